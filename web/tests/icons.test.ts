import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { credits } from '../src/icons';
import { literals, sources } from './sources';

const src = resolve(import.meta.dirname, '../src');
const lists = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('icons.list.json'));

describe.each(lists)('the icons of %s', (path) => {
  const wanted = JSON.parse(readFileSync(resolve(src, path), 'utf8')) as string[];

  test('are all shown somewhere', () => {
    const used = literals([...sources().values()].join('\n'));
    expect(wanted.filter((icon) => !used.has(icon))).toEqual([]);
  });

  test('and no others are in the bundle', async () => {
    const { icons } = (await import(resolve(src, path.replace('.list.json', '.ts')))) as { icons: object };
    expect(Object.keys(icons)).toEqual(wanted);
  });
});

test('the credits are those that the licence of the icons asks for', () => {
  expect(credits).toMatchObject({ license: 'CC BY 3.0', author: 'GameIcons' });
});
