import type { Voice } from '../../../lib/words.svelte';
import type { OptionWays, Plan } from '../../../speech/speaker';
import { DIFFICULTIES, type Difficulty, MOST_PEOPLE } from './vocabulary';

const ALONE = 'alone';
const PLAYS = 'plays';
const ABSENT = 'absent';
const TITLES: Readonly<Record<Difficulty, string>> = { apprentice: 'lodge-choosing-apprentice', master: 'lodge-choosing-master' };

/** BR-28.1.1 Whether the Avatar plays in a plan. */
export function hasAvatar({ players, options }: Plan): boolean {
  return options.avatar === PLAYS || (options.avatar === ALONE && players === 1);
}

/** The values of an option that go with the rest of a plan: undefined where all do, none where the option says nothing. */
export function choicesOf(name: string, plan: Plan): string[] | undefined {
  if (name === 'avatar') return plan.players === 1 ? [ALONE, PLAYS] : plan.players > MOST_PEOPLE ? [ALONE, ABSENT] : undefined;
  return name === 'difficulty' && !hasAvatar(plan) ? [] : undefined;
}

/** BR-28.1.1, BR-28.1.6 With the Avatar or without it, and how hard it is; nobody who is alone has that choice. */
export function waysOf(plan: Plan, voice: Voice): OptionWays[] {
  const alone = plan.players === 1;
  const full = plan.players > MOST_PEOPLE;
  const told = (value: string, title: string, why = ''): OptionWays['ways'][number] => ({
    value,
    title: voice.say(title),
    text: voice.say(title, {}, 'about'),
    why,
  });
  const avatar = {
    option: 'avatar',
    note: alone ? voice.say('lodge-choosing-alone') : '',
    ways: alone
      ? []
      : [
          told(plan.options.avatar === ABSENT ? ABSENT : ALONE, 'lodge-choosing-without-avatar'),
          told(PLAYS, 'lodge-choosing-with-avatar', full ? voice.say('lodge-choosing-no-figure') : ''),
        ],
    differences: [],
  };
  const difficulty = {
    option: 'difficulty',
    note: voice.say('lodge-choosing-measured'),
    ways: DIFFICULTIES.map((value) => told(value, TITLES[value])),
    differences: [],
  };
  return hasAvatar(plan) ? [avatar, difficulty] : [avatar];
}
