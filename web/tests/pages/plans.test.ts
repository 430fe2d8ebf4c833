// What is offered of a half-filled plan, and what the rules take: the page answers at once, and must not know other rules than they.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../src/lib/words.svelte';
import { Setup, type Value } from '../../src/pages/parts/setup.svelte';
import { type Options, type Speaker, speakerOf } from '../../src/speech';
import { told } from '../told';

/** Why the rules refuse each plan; '' where they take it. */
const RULES = `
import json, sys, mindrose
from mindrose.kernel.errors import BadOption
from mindrose.games.cerebria.options import check_plan
from mindrose.games.cerebria.setup import check_presets
from mindrose.games.black_rose_wars.options import check
cerebria, black_rose = mindrose.load("cerebria"), mindrose.load("black-rose-wars")

def refused(game, players, options):
    try:
        if game == "cerebria":
            options = cerebria.checked_options(options)
            check_plan(players, options)
            check_presets(players, cerebria.pack("default"), options)
        else:
            check(black_rose.checked_options(options), players)
    except BadOption as told:
        return str(told)
    return ""

json.dump([refused(*plan) for plan in json.load(sys.stdin)], sys.stdout)
`;
const repository = resolve(import.meta.dirname, '../../..');

type Plan = readonly [game: string, players: number, options: Options];

function refusals(plans: readonly Plan[]): string[] {
  const told = execFileSync(`${repository}/.venv/bin/python`, ['-c', RULES], {
    cwd: repository,
    encoding: 'utf8',
    input: JSON.stringify(plans),
    maxBuffer: 1 << 26,
  });
  return JSON.parse(told) as string[];
}

/** Every way to take one of each row together. */
function together(...rows: Options[][]): Options[] {
  return rows.reduce<Options[]>((found, row) => found.flatMap((one) => row.map((more) => ({ ...one, ...more }))), [{}]);
}

const PLANS: Readonly<Record<string, { players: number[]; options: Options[]; decks: string[] }>> = {
  cerebria: {
    players: [2, 3, 4],
    options: together(
      [{}, { mode: 'basic' }, { edition: 'first' }],
      [{}, { shaper: 'bliss' }, { first: 'bliss' }, { spirit_0: 'delight', spirit_side: 'b' }, { spirit_1: 'hatred', deck_1: 'starter' }],
    ),
    decks: ['choose', 'starter', 'nothing-like-it'], // `spirit` is offered by the deck's own name
  },
  'black-rose-wars': {
    players: [1, 2, 3, 4],
    options: together([{}, { avatar: 'plays' }, { avatar: 'absent' }], [{}, { difficulty: 'master' }]),
    decks: [],
  },
};

/** Something that could be said next. */
interface Step {
  name: string;
  value: Value;
  /** It is offered; false: it is not, though others are; null: the option says nothing. */
  offered: boolean | null;
  /** What comes of it. */
  plan: Plan;
  /** Why the rules refuse that. */
  refused: string;
}

describe.each(Object.keys(PLANS))('%s', (id) => {
  const game = told(id);
  const { players, options, decks } = PLANS[id] as (typeof PLANS)[string];
  let speaker: Speaker;
  let plans: Plan[];
  let steps: Step[];
  /** The options that depend on others. */
  let bound: string[];
  beforeAll(async () => {
    await words.load('en');
    speaker = (await speakerOf(game))() as Speaker;
    const all = players.flatMap((number) => options.map((some): Plan => [id, number, some]));
    const refused = refusals(all);
    plans = all.filter((_, place) => refused[place] === '');
    const depends = (name: string): boolean => plans.some((plan) => speaker.optionChoices?.(name, filled(plan).plan) !== undefined);
    bound = game.parameters.map(({ name }) => name).filter(depends);
    const asked = plans.flatMap(next);
    const why = refusals(asked.map(({ plan }) => plan));
    steps = asked.map((step, place) => ({ ...step, refused: why[place] ?? '' }));
  }, 60_000);

  /** A plan as somebody has filled it in so far. */
  function filled([, number, some]: Plan): Setup {
    const setup = new Setup(game, false);
    setup.resize(number);
    Object.assign(setup.options, some);
    return setup;
  }

  /** All that could be said next of these options. */
  function next(plan: Plan): Omit<Step, 'refused'>[] {
    const now = filled(plan).plan;
    return game.parameters.flatMap(({ name, words: values }) => {
      const choices = speaker.optionChoices?.(name, now);
      if (!bound.includes(name)) return [];
      const known = name.startsWith('deck_') ? decks : values;
      return [...new Set([...known, ...(choices ?? [])])].map((value) => {
        const setup = filled(plan);
        const offered =
          choices?.length === 0 ? null : choices?.includes(value) !== false && speaker.optionFits?.(name, value, now) !== false;
        setup.options[name] = value;
        if (offered === true) setup.fit(speaker);
        return { name, value, offered, plan: [id, plan[1], setup.request().options ?? {}] as const };
      });
    });
  }

  test('the rules take whatever is offered', () => {
    const offered = steps.filter((step) => step.offered === true);
    expect(offered.length).toBeGreaterThan(20);
    expect(offered.filter(({ refused }) => refused !== '')).toEqual([]);
  });

  test('nothing is withheld that the rules would take', () => {
    const withheld = steps.filter((step) => step.offered === false);
    expect(withheld.length).toBeGreaterThan(0);
    expect(withheld.filter(({ refused }) => refused === '')).toEqual([]);
  });

  test('a way that is barred is one that is not offered', () => {
    for (const plan of plans) {
      const { plan: now } = filled(plan);
      for (const { option, ways } of speaker.optionWays?.(now) ?? [])
        for (const { value, why } of ways)
          expect([option, value, why !== ''], JSON.stringify(plan)).toEqual([
            option,
            value,
            speaker.optionFits?.(option, value, now) === false,
          ]);
    }
  });
});
