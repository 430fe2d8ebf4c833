import { describe, expect, test } from 'vitest';
import { bestPattern, forecast } from '../../../src/games/cerebria-cards/board/forecast';
import { optionsOf } from '../../../src/games/cerebria-cards/board/types';
import { PATTERNS } from '../../../src/games/cerebria-cards/speech/vocabulary';
import { GAME } from './fake.svelte';
import revelations from './revelations.json';

// Each was played by the rules in Python: the table just before an Impulse that no stack could replace, and what was scored.
describe('a forecast', () => {
  test.each(revelations.map((revelation, number) => [number, revelation] as const))('of Revelation %i comes true', (_, revelation) => {
    const { gains, winners } = forecast({ game: GAME, view: { winners: [], ...revelation.view } });
    const mood = revelation.view.mood as 'bliss' | 'gloom';
    const without = gains.map((gain) => {
      const collected = { bliss: gain.bliss, gloom: gain.gloom };
      collected[mood] -= gain.bonus;
      return [collected.bliss, collected.gloom];
    });
    expect(without).toEqual(revelation.collected);
    expect(gains.map(({ bonus }) => bonus)).toEqual(revelation.bonus.map(([number]) => number));
    const told = revelation.bonus.map(([, pattern = 0]) => PATTERNS[pattern]);
    const paid = gains.map(({ pattern }, seat) => (told[seat] === 'none' ? 'none' : pattern));
    expect(paid).toEqual(told);
    expect(winners).toEqual(revelation.won);
  });
});

test.each([
  [['red', 'red', 'red', 'red'], 'four_alike'],
  [['red', 'yellow', 'green', 'blue'], 'four_different'],
  [['red', 'red', 'red', 'blue'], 'three_alike'],
  [['red', 'red', 'blue', 'blue'], 'two_pairs'],
  [['red', 'red', 'blue', 'green'], 'three_different'],
  [['red', 'red', 'blue'], 'none'],
  [[], 'none'],
])('the vibes %j are %s', (vibes, pattern) => {
  expect(bestPattern(vibes, optionsOf({ game: GAME, view: { options: {} } }))).toBe(pattern);
});
