import type { Voice } from '../lib/words.svelte';
import type { Choice, GameInfo } from '../wire';

export type Value = number | string | boolean | null;
export type Options = Readonly<Record<string, Value>>;
export type View = Readonly<Record<string, unknown>>;
/** An event as the server tells it to a seat: its name, and numbers that are null where the seat may not know them. */
export type GameEvent = Readonly<Record<string, unknown>>;

/** What the server says of an answer that is not legal. */
export interface Refusal {
  code: string;
  rule: string;
  about: Readonly<Record<string, number | string>>;
}

/** How a game ended. */
export interface Outcome {
  winners: readonly number[];
  reason: string;
  rule: string;
  points: readonly (readonly number[])[];
  /** The seat that gave up, where that ended the game. */
  resigned?: number;
  /** The points of those who took part without being a seat, by what the game calls them. */
  beside?: Readonly<Record<string, number>>;
}

/** What a speaker has to know of a game. */
export type Spoken = Pick<GameInfo, 'id' | 'title' | 'players_min' | 'players_max' | 'parameters' | 'pack' | 'kinds' | 'content'>;

/** Something on the table that a line of the log names, from the line's character `start` to before `end`. */
export type Mention = { start: number; end: number } & Mentioned;
export type Mentioned =
  | { kind: 'seat'; seat: number }
  | { kind: 'card'; card: string }
  | { kind: 'column'; column: number }
  | { kind: 'thing'; thing: string }
  | { kind: 'place'; seat: number; place: number; card: string };

/** A line of the log, and what it names, in the order of the text. */
export interface Line {
  text: string;
  mentions: Mention[];
}

/** Puts a game into words, in the language that `words` speaks; a text that is said again after a switch is another. */
export interface Speaker {
  readonly game: string;
  /** The label of an answer, as the seat that may give it reads it. */
  choice(choice: Pick<Choice, 'verb' | 'points'>, kind: string, seat: number): string;
  /** Why somebody is asked once more before an answer is given. */
  caution(caution: string): string;
  /** What is asked of a seat, from its own view. */
  question(kind: string, seat: number, view: View): string;
  /** What the others read meanwhile. */
  waiting(kind: string, seat: number): string;
  /** Why an answer is not legal, by which rule, and what can be done instead. */
  refusal(refusal: Refusal): string;
  /** A line of the log. */
  event(event: GameEvent): string;
  /** The same line, with what it names. */
  eventParts(event: GameEvent): Line;
  /** How the game ended; the view is the last one. */
  outcome(outcome: Outcome, view: View): string;
  /** A player's name, or "Player 2". */
  player(seat: number): string;
  /** A card by its id or its number. */
  card(card: number | string): string;
  /** What a card does, at a table with these options. */
  cardText(card: number | string, options?: Options): string;
  /** An option's name, what it means, and one of its values. */
  option(name: string): string;
  optionText(name: string): string;
  optionValue(name: string, value: Value): string;
  /** Which options belong together, where a game has many; those named nowhere are shown first. */
  readonly optionGroups?: OptionGroups;
  /** The values by name that go with the rest of a plan: undefined where all do, none where the option says nothing. */
  optionChoices?(name: string, plan: Plan): string[] | undefined;
  /** Whether a value goes with the rest of a plan. */
  optionFits?(name: string, value: Value, plan: Plan): boolean;
  /** Options that make another game of it: they stand before all others, with what each of their values means. */
  optionWays?(plan: Plan): readonly OptionWays[];
  /** What the side of a seat is called, for a game with sides; '' if that is not known yet. */
  side?(seat: number, plan: Plan): string;
}

/** A table that is being planned: how many play, and every option. */
export interface Plan {
  players: number;
  options: Options;
}

/** The values of an option side by side. */
export interface OptionWays {
  option: string;
  ways: readonly OptionWay[];
  /** Why there is nothing to choose, or what else is to know; '' for nothing. */
  note: string;
  differences: readonly Difference[];
}

export interface OptionWay {
  value: string;
  title: string;
  /** What it means, in a sentence or two. */
  text: string;
  /** Why it does not go with the rest of the plan; '' where it does. */
  why: string;
}

/** Something in which the ways differ. */
export interface Difference {
  about: string;
  /** How it is, by the values of the option. */
  texts: Readonly<Record<string, string>>;
  rules: readonly string[];
}

/** What seats start with, and what is seldom changed. */
export type OptionGroups = Readonly<Record<'seats' | 'rare', readonly string[]>>;

/** Makes a speaker for a table whose seats have these names; '' is a player without a name. */
export type SpeakerMaker = (names?: readonly string[]) => Speaker;

/** Makes the speakers of one game, in whatever language its voice speaks. */
export type Speakers = (game: Spoken, voice: Voice) => SpeakerMaker;

/** A piece of a line: plain text, or the name of something. */
export interface Piece {
  text: string;
  mention: Mention | null;
}

/** A line cut where it names something, so that each piece can be shown in its own way. */
export function pieces(line: Line): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const mention of line.mentions) {
    if (mention.start > at) found.push({ text: line.text.slice(at, mention.start), mention: null });
    found.push({ text: line.text.slice(mention.start, mention.end), mention });
    at = mention.end;
  }
  if (at < line.text.length) found.push({ text: line.text.slice(at), mention: null });
  return found;
}

/** A word of a vocabulary, given as itself or by its number. */
export function oneOf(vocabulary: readonly string[], word: number | string): string {
  const found = typeof word === 'number' ? vocabulary[word] : vocabulary.find((known) => known === word);
  if (found === undefined) throw new Error(`${word} is none of: ${vocabulary.join(', ')}`);
  return found;
}

/** A name of the game as messages write it. */
export function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}
