import { describe, expect, test } from 'vitest';
import { Content } from '../../../src/games/black-rose-wars/speech/content';
import { told } from '../../told';

const game = told('black-rose-wars');
const content = new Content(game.content);

describe('the cards of the Avatar', () => {
  test('events of the Avatar come behind the others, as their numbers do', () => {
    const { words } = game.kinds.event_card ?? { words: [] };
    expect(content.events.map(({ id }) => id)).toEqual(words);
    expect(content.event('av3-05')).toMatchObject({ phase: 'cleanup', name: { it: 'La Rosa Scatenata' } });
  });

  test('orders are called by their names', () => {
    expect(content.thing('order', 0).name.en).toBe('Stalk');
    expect(content.number('order', 'or3-10')).toBe(29);
  });

  test('a running part or reaction is known by its order', () => {
    expect(content.source('or1-10-2')).toEqual({ kind: 'order', id: 'or1-10' });
    expect(content.source('or1-04-reaction')).toEqual({ kind: 'order', id: 'or1-04' });
  });
});
