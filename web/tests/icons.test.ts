import { expect, test } from 'vitest';
import list from '../src/icons.list.json';
import { credits, icons } from '../src/icons';
import { literals, sources } from './sources';

test('every icon of the list is shown somewhere', () => {
  const used = literals([...sources().values()].join('\n'));
  expect(list.filter((icon) => !used.has(icon))).toEqual([]);
});

test('only the icons of the list are in the bundle, with the credits that their licence asks for', () => {
  expect(Object.keys(icons).sort()).toEqual([...new Set(list)].sort());
  expect(credits).toMatchObject({ license: 'CC BY 3.0', author: 'GameIcons' });
});
