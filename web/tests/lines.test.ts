import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { words } from '../src/lib/words.svelte';
import { pieces, speakerOf, type GameEvent, type Line, type Speaker, type Spoken } from '../src/speech';
import type { Card } from '../src/games/cerebria-cards/speech/cards';
import { game } from './play/fake';
import { told } from './told';

function card(id: string, name: string, kind: Card['kind'] = 'mild'): Card {
  const names = { en: name, ru: `${name}-ru`, it: `${name}-it`, zh: `${name}-zh` };
  return {
    id,
    name: names,
    polarity: 'bliss',
    kind,
    vibe: 'red',
    copies: 1,
    source: 'test',
    ...(kind === 'base' ? {} : { ability: 'drain' }),
  };
}

const CARD_GAME: Spoken = {
  id: 'cerebria-cards',
  title: 'Cerebria: The Card Game',
  pack: '',
  players_min: 2,
  players_max: 5,
  parameters: [],
  kinds: told('cerebria-cards').kinds,
  content: { cards: [card('valor', 'Valor'), card('hope', 'Hope'), card('brightness-r', 'Brightness', 'base')] },
};

/** What a line names, as it is written there. */
function named(line: Line): unknown[] {
  return pieces(line).flatMap(({ text, mention }) => {
    if (mention === null) return [];
    const { start, end, ...thing } = mention;
    expect(line.text.slice(start, end)).toBe(text);
    return [{ text, ...thing }];
  });
}

describe('a line of the Card Game names', () => {
  let speaker: Speaker;
  beforeAll(async () => {
    speaker = (await speakerOf(CARD_GAME))(['Ann', 'Bob']);
  });
  beforeEach(() => words.load('en'));

  const line = (event: GameEvent): Line => speaker.eventParts(event);

  test('players, cards and columns', () => {
    const event = { event: 'impulse', seat: 1, column: 2, card: 1 };
    expect(line(event).text).toBe('Bob takes Hope from column 3.');
    expect(named(line(event))).toEqual([
      { text: 'Bob', kind: 'seat', seat: 1 },
      { text: 'Hope', kind: 'card', card: 'hope' },
      { text: '3', kind: 'column', column: 2 },
    ]);
  });

  test('places in mindsets', () => {
    const event = { event: 'drained', source: 6, card: 0, receiver: 1, own: 2, number: 1 };
    expect(named(line(event))).toEqual([
      { text: 'Bob', kind: 'seat', seat: 1 },
      { text: 'Valor', kind: 'place', seat: 1, place: 2, card: 'valor' },
      { text: 'Ann', kind: 'seat', seat: 0 },
      { text: 'Brightness (red)', kind: 'place', seat: 0, place: 1, card: 'brightness-r' },
    ]);
  });

  test('both emotions of a target, of which only the other side’s place is told', () => {
    const event = { event: 'aimed', seat: 1, place: 0, card: 0, column: -1, own: 1 };
    expect(named(line(event))).toEqual([
      { text: 'Bob', kind: 'seat', seat: 1 },
      { text: 'Valor', kind: 'place', seat: 1, place: 0, card: 'valor' },
      { text: 'Hope', kind: 'card', card: 'hope' },
    ]);
  });

  test('nothing that is hidden', () => {
    expect(named(line({ event: 'drew', seat: 0, card: null }))).toEqual([{ text: 'Ann', kind: 'seat', seat: 0 }]);
  });

  test.each(['ru', 'it', 'zh'] as const)('the same things in %s', async (language) => {
    const event = { event: 'impulse', seat: 1, column: 2, card: 1 };
    await words.load(language);
    const things = named(line(event)).map((thing) => (thing as { text: string }).text);
    expect(things.sort()).toEqual(['3', 'Bob', `Hope-${language}`].sort());
  });

  test('whatever people are called', async () => {
    const odd = (await speakerOf(CARD_GAME))(['A\uE001\uE100b {x} \uE000', '']);
    expect(odd.eventParts({ event: 'turn', seat: 0 }).text).toBe('It is Ab {x} ’s turn.');
    expect(named(odd.eventParts({ event: 'turn', seat: 1 }))).toEqual([{ text: 'Player 2', kind: 'seat', seat: 1 }]);
  });
});

describe('a game without texts', () => {
  const HEARTS: Spoken = {
    id: 'hearts',
    title: 'Hearts',
    pack: '',
    players_min: 4,
    players_max: 4,
    parameters: [{ name: 'jd_bonus', default: false, rule: 'HE-3.1', low: 0, high: 0, words: [], unlimited: false, text: false }],
    kinds: game.kinds,
    content: { cards: ['clubs-2', 'clubs-3'] },
  };
  let speaker: Speaker;
  beforeAll(async () => {
    speaker = (await speakerOf(HEARTS))(['Ann', 'Bob', 'Cleo', 'Dan']);
  });
  beforeEach(() => words.load('en'));

  test('is put into plain words', () => {
    expect(speaker.choice({ verb: 'play', points: { card: 'clubs-2' } }, 'trick', 0)).toBe('Play: clubs 2');
    expect(speaker.choice({ verb: 'walk_to', points: { seat: 2, room: 3 } }, 'walk', 0)).toBe('Walk to: Cleo, room 3');
    expect(speaker.choice({ verb: 'pass', points: {} }, 'trick', 0)).toBe('Pass');
    expect(speaker.question('trick', 0, {})).toBe('It is your move: trick.');
    expect(speaker.waiting('pass_cards', 1)).toBe('Bob is to decide: pass cards.');
    expect(speaker.event({ event: 'played', seat: 1, card: 1 })).toBe('Bob – played: clubs 3');
    expect(speaker.event({ event: 'passed', seat: 1, card: null })).toBe('Bob – passed');
    expect(speaker.event({ event: 'new_trick' })).toBe('New trick');
    expect(named(speaker.eventParts({ event: 'played', seat: 1, card: 1 }))).toEqual([{ text: 'Bob', kind: 'seat', seat: 1 }]);
    expect(speaker.option('jd_bonus')).toBe('Jd bonus');
    expect(speaker.optionText('jd_bonus')).toBe('See rule HE-3.1.');
    expect(speaker.optionValue('jd_bonus', false)).toBe('no');
    expect(speaker.cardText('clubs-2')).toBe('');
  });

  test('says who won, and how', () => {
    const points = [[3], [26], [0], [0]];
    const outcome = { winners: [2], reason: 'fewest_points', rule: 'HE-3.5', points };
    expect(speaker.outcome(outcome, {})).toBe('Cleo wins. Points: Ann 3, Bob 26, Cleo 0 and Dan 0.');
    expect(speaker.outcome({ ...outcome, winners: [2, 3] }, {})).toContain('Cleo and Dan share the victory.');
  });

  test('refuses in sentences', () => {
    expect(speaker.refusal({ code: 'E_NOT_ACTIVE', rule: 'HE-2.2', about: {} })).toContain('wait until you are asked');
    expect(speaker.refusal({ code: 'E_NUMBER', rule: '', about: { answer: 'x', last: 51 } })).toContain('from 0 to 51');
    expect(speaker.refusal({ code: 'E_FOLLOW_SUIT', rule: 'HE-2.3', about: { card: 'clubs-2' } })).toBe(
      'This cannot be chosen now: follow suit (HE-2.3). Choose one of the answers offered.',
    );
    expect(speaker.refusal({ code: 'E_NOT_ACTIVE', rule: '', about: {} })).toContain('not active');
  });
});
