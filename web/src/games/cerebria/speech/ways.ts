import type { Difference, OptionWay, OptionWays, Plan } from '../../../speech/speaker';
import type { Voice } from '../../../lib/words.svelte';
import type { Content } from './content';
import type { CerebriaSpeaker } from './speaker';
import { EDITIONS, SEATS } from './vocabulary';

/** The messages that say what the values mean. */
const MEANINGS = { mode: 'ring-choosing-mode', edition: 'ring-choosing-edition' };
const MODES = ['basic', 'full'];
/** CB-20 The powers of Spirits that are not the same in both editions. */
const POWER_RULES: Readonly<Record<string, readonly string[]>> = {
  love: ['CB-20.4.1', 'CB-20.4.2'],
  hatred: ['CB-20.3.1'],
  empathy: ['CB-20.6.2'],
  harmony: ['CB-20.8.2'],
};
/** The messages that say other differences, and the rules behind them. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  'ring-choosing-differs-vibes': ['CB-3.9.1'],
  'ring-choosing-differs-brightness': ['CB-2.1.5'],
  'ring-choosing-differs-bonus': ['CB-15.1.5'],
  'ring-choosing-differs-intentions': ['CB-16.3.1', 'CB-16.4.1'],
  'ring-choosing-differs-points': ['CB-16.1.2', 'CB-16.1.3'],
  'ring-choosing-differs-demolish': ['CB-17.5.4'],
  'ring-choosing-differs-capstone': ['CB-19.1.5'],
  'ring-choosing-differs-boards': ['CB-21.1.1'],
  'ring-choosing-differs-shaper': ['CB-22.1.6', 'CB-1.2.13'],
};
/** CB-1.2.1, CB-1.2.2 What the basic game does not have cannot differ in it. */
const FULL_ONLY = ['ring-choosing-differs-intentions', 'ring-choosing-differs-points', 'ring-choosing-differs-boards'];
const WITH_SHAPER = 'ring-choosing-differs-shaper';

/** What of a speaker the ways are told with. */
type Teller = Pick<CerebriaSpeaker, 'optionValue' | 'spirit' | 'spiritText'>;

/** CB-1.1.1, CB-1.2 The basic game before the full one, and the two editions. */
export function waysOf(plan: Plan, content: Content, voice: Voice, teller: Teller): OptionWays[] {
  const { mode, edition } = plan.options;
  const few = plan.players < SEATS; // CB-1.2.13
  const barred = { basic: few && edition === 'first', first: few && mode === 'basic' };
  const way = (option: keyof typeof MEANINGS, value: string, isBarred: boolean): OptionWay => ({
    value,
    title: capital(teller.optionValue(option, value), voice.language),
    text: voice.say(MEANINGS[option], {}, value),
    why: isBarred ? voice.say('ring-choosing-no-shaper') : '',
  });
  return [
    { option: 'mode', note: '', ways: MODES.map((value) => way('mode', value, value === 'basic' && barred.basic)), differences: [] },
    {
      option: 'edition',
      note: '',
      ways: EDITIONS.map((value) => way('edition', value, value === 'first' && barred.first)),
      differences: differencesOf(mode === 'basic', few, content, voice, teller),
    },
  ];
}

function differencesOf(basic: boolean, few: boolean, content: Content, voice: Voice, teller: Teller): Difference[] {
  const told = Object.entries(DIFFERENCES)
    .filter(([id]) => !(basic && FULL_ONLY.includes(id)) && (few || id !== WITH_SHAPER))
    .map(([id, rules]) => ({ about: voice.say(id), rules, texts: textsBy((edition) => voice.say(id, {}, edition)) }));
  const powers = content.spirits
    .filter(({ id }) => !basic && id in POWER_RULES)
    .map(({ id }) => ({
      about: teller.spirit(id),
      rules: POWER_RULES[id] ?? [],
      texts: textsBy((edition) => teller.spiritText(id, { edition })),
    }));
  return [...told, ...powers];
}

function textsBy(text: (edition: string) => string): Record<string, string> {
  return Object.fromEntries(EDITIONS.map((edition) => [edition, text(edition)]));
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
