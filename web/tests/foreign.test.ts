// A game that came to the server by registration alone: the client has no face for it, and the server has its texts or has none.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games';
import { api } from '../src/lib/api';
import { games } from '../src/lib/games.svelte';
import { words } from '../src/lib/words.svelte';
import { glossary } from '../src/pages/parts/glossary';
import { winners } from '../src/pages/parts/phrases';
import { speakerOf, type Speaker } from '../src/speech';
import type { GameInfo } from '../src/wire';
import { game, table } from './play/fake';
import { literals, sources } from './sources';

const TEXTS: Readonly<Record<string, string>> = {
  en: `
choice-bid = Bid { $card }
question-bid = Bid for the { $prize } in round { $round }.
waiting-bid = { $player } is bidding.
event-bid = { $player } bids { $card_known ->
    [yes] { $card }
   *[no] something
}{ $number_known ->
    [yes] {""} for { $number }
   *[no] {""}
}.
refusal-spent = That card is spent ({ $rule }).
outcome = { $names } wins for { $reason }: { $scores }
option-prizes = Order of the prizes
    .about = How the prizes come up.
    .shuffled = shuffled
word-prize = Prize
`,
  it: `
choice-bid = Offri { $card }
word-prize = Premio
`,
};

const CARDS = { cards: ['ace', 'two', 'three'] };
const option = {
  name: 'prizes',
  default: 'shuffled',
  rule: 'GS-1',
  low: 0,
  high: 0,
  words: ['shuffled', 'rising'],
  unlimited: false,
  text: false,
};

async function speak(of: Partial<GameInfo>): Promise<Speaker> {
  const told: GameInfo = { ...game, content: CARDS, parameters: [option], ...of };
  games.list = [told];
  return (await speakerOf(told))(['Ann', 'Bob']);
}

beforeEach(async () => {
  vi.spyOn(api, 'texts').mockImplementation((_game, language) => Promise.resolve(TEXTS[language] ?? ''));
  await words.load('en');
});
afterEach(() => {
  games.list = [];
  vi.restoreAllMocks();
});

describe('a game whose texts the server has', () => {
  let speaker: Speaker;
  beforeEach(async () => {
    speaker = await speak({ id: 'auction', texts: ['en', 'it'] });
  });

  test('is put into its own words, with players and cards by their names and all else as it is', () => {
    expect(speaker.choice({ verb: 'bid', points: { card: 1 } }, 'bid', 0)).toBe('Bid two');
    expect(speaker.question('bid', 0, { prize: 'king', round: 2, seat: 0, seats: [] })).toBe('Bid for the king in round 2.');
    expect(speaker.waiting('bid', 1)).toBe('Bob is bidding.');
    expect(speaker.event({ event: 'bid', seat: 1, card: 2, number: 3 })).toBe('Bob bids three for 3.');
    expect(speaker.event({ event: 'bid', seat: 1, card: null, number: null })).toBe('Bob bids something.');
    expect(speaker.refusal({ code: 'E_SPENT', rule: 'GS-2', about: {} })).toBe('That card is spent (GS-2).');
    expect(speaker.outcome({ winners: [1], reason: 'points', rule: '', points: [[3], [5]] }, {})).toBe(
      'Bob wins for points: Ann 3 and Bob 5',
    );
    expect([speaker.option('prizes'), speaker.optionText('prizes')]).toEqual(['Order of the prizes', 'How the prizes come up.']);
    expect(speaker.optionValue('prizes', 'shuffled')).toBe('shuffled');
    expect(speaker.eventParts({ event: 'bid', seat: 1, card: 2, number: 3 }).mentions.map(({ kind }) => kind)).toEqual(['seat', 'card']);
  });

  test('says in plain words what it has no texts for', () => {
    expect(speaker.choice({ verb: 'pass', points: {} }, 'bid', 0)).toBe('Pass');
    expect(speaker.event({ event: 'new_round', round: 2 })).toBe('New round: round 2');
    expect(speaker.optionValue('prizes', 'rising')).toBe('rising');
  });

  test('says in English, with a mark, what another language lacks', async () => {
    await words.load('it');
    expect(speaker.choice({ verb: 'bid', points: { card: 1 } }, 'bid', 0)).toBe('Offri two');
    expect(speaker.waiting('bid', 1)).toBe('Bob is bidding.ᵉⁿ');
    expect(speaker.player(3)).toBe('Giocatore 4');
  });

  test('has a glossary', async () => {
    expect(await glossary('auction', 'it')).toEqual([{ english: 'Prize', own: 'Premio' }]);
  });
});

test('of a game without texts nothing is asked for', async () => {
  const speaker = await speak({ id: 'silent', texts: [] });
  expect(speaker.choice({ verb: 'bid', points: { card: 1 } }, 'bid', 0)).toBe('Bid: two');
  expect(api.texts).not.toHaveBeenCalled();
});

test('an end that nobody at the table won is said everywhere', async () => {
  const outcome = { winners: [], reason: 'automaton', rule: '', points: [[3], [5]] };
  const said = 'Nobody at the table wins. Points: Ann 3 and Bob 5.';
  expect((await speak({ id: 'silent', texts: [] })).outcome(outcome, {})).toBe(said);
  expect((await speak({ id: 'auction', texts: ['en'] })).outcome(outcome, {})).toBe(said);
  expect(winners(table({ state: 'over', outcome }))).toBe('Nobody won');
});

test('games are named in their own folders only', () => {
  const elsewhere = [...sources()].filter(([path]) => !path.startsWith('games/'));
  expect(elsewhere.filter(([, source]) => GAMES.some((id) => literals(source).has(id))).map(([path]) => path)).toEqual([]);
});
