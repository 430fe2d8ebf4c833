import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/lib/words.svelte';
import { aboutOf, offerOf } from '../../../src/games/black-rose-wars/choosing/reading';
import type { BlackRoseSpeaker } from '../../../src/games/black-rose-wars/speech/speaker';
import { type Options, speakerOf } from '../../../src/speech';
import type { Choice } from '../../../src/wire';
import { told } from '../../told';

const game = told('black-rose-wars');
const usual: Options = Object.fromEntries(game.parameters.map(({ name, default: value }) => [name, value]));
let speaker: BlackRoseSpeaker;

beforeAll(async () => {
  await words.load('en');
  speaker = (await speakerOf(game))() as BlackRoseSpeaker;
});

function plan(players: number, options: Options = {}): { players: number; options: Options } {
  return { players, options: { ...usual, ...options } };
}

describe('the Avatar where a table is made', () => {
  test('is no choice for somebody who is alone, but how hard it is', () => {
    const [avatar, difficulty] = speaker.optionWays(plan(1));
    expect(avatar).toMatchObject({ option: 'avatar', ways: [] });
    expect(avatar?.note).toMatch(/^Alone you play against the Avatar/u);
    expect(difficulty?.ways.map(({ value }) => value)).toEqual(['apprentice', 'master']);
  });

  test('tells how hard it is measured to be, as the option does', () => {
    const texts = speaker.optionWays(plan(1))[1]?.ways.map(({ text }) => text) ?? [];
    const measured = texts.map((text) => / (\d+) of 200/u.exec(text)?.[1]);
    expect(measured.every((number) => number !== undefined && speaker.optionText('difficulty').includes(number))).toBe(true);
  });

  test('may play with two or three, and its difficulty is asked only then', () => {
    expect(speaker.optionWays(plan(2)).map(({ option }) => option)).toEqual(['avatar']);
    expect(speaker.optionWays(plan(3, { avatar: 'plays' })).map(({ option }) => option)).toEqual(['avatar', 'difficulty']);
    expect(speaker.optionChoices('difficulty', plan(2))).toEqual([]);
    expect(speaker.optionFits('difficulty', 'master', plan(2))).toBe(false);
    expect(speaker.optionFits('difficulty', 'master', plan(2, { avatar: 'plays' }))).toBe(true);
  });

  test('says why it does not play with four', () => {
    const [avatar] = speaker.optionWays(plan(4));
    expect(avatar?.ways.map(({ value, why }) => [value, why !== ''])).toEqual([
      ['alone', false],
      ['plays', true],
    ]);
    expect(speaker.optionFits('avatar', 'plays', plan(4))).toBe(false);
    expect(speaker.optionFits('avatar', 'absent', plan(1))).toBe(false);
  });
});

describe('what mages choose', () => {
  test('is told in a sentence', () => {
    const choices: Pick<Choice, 'verb' | 'points'>[] = [
      { verb: 'mage', points: { mage: 0 } },
      { verb: 'school', points: { school: 1 } },
      { verb: 'list', points: { list: 3 } },
    ];
    const [mage, school, list] = choices.map((choice) => offerOf(choice, speaker));
    expect(mage).toEqual({ kind: 'mage', id: 'rikkart', school: '' });
    expect(list).toEqual({ kind: 'list', id: 'auromancer', school: 'alchemy' });
    const told = [mage, school, list].map((offer) => (offer == null ? '' : aboutOf(speaker, offer)));
    expect(told[0]).toBe('Health 11, strength 2, speed 2; holds 7 cards and 2 quests');
    expect(told[1]).toMatch(/Nigredo/u);
    expect(told[2]).toMatch(/^Soul Transfer, Liquid Fire, /u);
    expect(speaker.content.personalOf('rikkart')).toBe('cube-of-lamentations');
    expect(offerOf({ verb: 'colour', points: { colour: 0 } }, speaker)).toBeNull();
  });
});
