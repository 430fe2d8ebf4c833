import type { Problem } from '../wire';
import { Refusal, Unreachable } from './api';
import { words, type Argument } from './words.svelte';

/** The message of every code with which the server refuses. */
const MESSAGES: Readonly<Record<string, string>> = {
  E_NO_PLAYER: 'problem-no-player',
  E_NAME: 'problem-name',
  E_LOGIN_TAKEN: 'problem-login-taken',
  E_LOGIN_WRONG: 'problem-login-wrong',
  E_HAS_ACCOUNT: 'problem-has-account',
  E_NO_TABLE: 'problem-no-table',
  E_NO_GAME: 'problem-no-game',
  E_OPTION: 'problem-option',
  E_PLAYERS: 'problem-players',
  E_LEVEL: 'problem-level',
  E_SEAT_TAKEN: 'problem-seat-taken',
  E_SEAT_UNKNOWN: 'problem-seat-unknown',
  E_NOT_HOST: 'problem-not-host',
  E_NOT_SEATED: 'problem-not-seated',
  E_STARTED: 'problem-started',
  E_NOT_STARTED: 'problem-not-started',
  E_OVER: 'problem-over',
  E_MANY_SIDES: 'problem-many-sides',
  E_TEAMMATE: 'problem-teammate',
  E_BEGUN: 'problem-begun',
  E_WHICH_SEAT: 'problem-which-seat',
  E_NOT_OVER: 'problem-not-over',
  E_OPEN_SEATS: 'problem-open-seats',
  E_ALREADY_SEATED: 'problem-already-seated',
  E_RECORD: 'problem-record',
  E_POSITION: 'problem-position',
  E_RATE: 'problem-rate',
  E_TOO_LARGE: 'problem-too-large',
  E_MALFORMED: 'problem-malformed',
  E_ORIGIN: 'problem-origin',
  E_HOST: 'problem-host',
  E_GONE: 'problem-gone',
  E_ASKED: 'problem-asked',
  E_BLOCKED: 'problem-blocked',
  E_STORAGE: 'problem-storage',
  E_STALE: 'problem-stale',
  E_NO_UNDO: 'problem-no-undo',
  E_UNDOS: 'problem-undos',
  E_PROMISE: 'problem-promise',
  E_NO_DRAFT: 'problem-no-draft',
  E_NO_TAKEBACK: 'problem-no-takeback',
  E_NO_PROGRAM: 'problem-no-program',
  E_TOO_MANY: 'problem-too-many',
  E_INTERNAL: 'problem-internal',
  E_NOT_FOUND: 'problem-not-found',
};

/** The messages where a pack of cards is at fault. */
const OF_PACKS: Readonly<Record<string, string>> = { E_OPTION: 'problem-pack', E_RECORD: 'problem-record-pack' };

/** What went wrong as a sentence in the language spoken now, with what can be done about it. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) return refused(error.problem);
  if (error instanceof Unreachable) return words.say('web-offline');
  return words.say('web-broken');
}

/** A code that a newer server uses is said in the server's own English. */
export function refused({ code, message, about }: Problem): string {
  const id = ('pack' in about ? OF_PACKS[code] : undefined) ?? MESSAGES[code];
  return id === undefined ? message : words.say(id, argumentsOf(about));
}

function argumentsOf(about: Problem['about']): Record<string, Argument> {
  const facts = Object.entries(about).filter(([, value]) => value !== null);
  return Object.fromEntries(facts.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}
