import { expect, test } from 'vitest';
import lists from '../src/icons.list.json';
import * as board from '../src/games/cerebria-cards/icons';
import { credits, icons } from '../src/icons';
import { literals, sources } from './sources';

test('every icon of the lists is shown somewhere', () => {
  const used = literals([...sources().values()].join('\n'));
  expect([...lists.frame, ...lists['cerebria-cards']].filter((icon) => !used.has(icon))).toEqual([]);
});

test('only the icons of the lists are in the bundle, with the credits that their licence asks for', () => {
  expect(Object.keys(icons)).toEqual(lists.frame);
  expect(Object.keys(board.icons)).toEqual(lists['cerebria-cards']);
  expect(credits).toMatchObject({ license: 'CC BY 3.0', author: 'GameIcons' });
});
