// Written by tools/wire.py from src/mindrose/server/wire.py; do not edit.

export interface ParameterInfo {
  name: string;
  default: number | string | boolean | null;
  rule: string;
  low: number;
  high: number;
  words: string[];
  unlimited: boolean;
  text: boolean;
}

export interface KindInfo {
  name: string;
  words: string[];
  said: string;
}

export interface GameInfo {
  id: string;
  title: string;
  players_min: number;
  players_max: number;
  actions: number;
  rules_version: string;
  pack: string;
  content_hash: string;
  sides: number[][];
  parameters: ParameterInfo[];
  levels: ('easy' | 'expert' | 'hard' | 'medium')[];
  texts: string[];
  lessons: number;
  kinds: Record<string, KindInfo>;
  content: Record<string, unknown>;
}

export interface PackInfo {
  name: string;
  version: string;
  title: string;
  holds: string[];
  mistakes: string[];
}

export interface RuleInfo {
  number: string;
  text: string;
  gist: string;
}

export interface RulesPage {
  game: string;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

export interface SummaryPart {
  title: string;
  lines: string[];
}

export interface Summary {
  game: string;
  parts: SummaryPart[];
}

export interface LessonAnswer {
  verb: string;
  points: Record<string, number | string>;
}

export interface LessonStep {
  say: string;
  rules: string[];
  points: Record<string, number | string>;
  answers: LessonAnswer[];
}

export interface Lesson {
  id: string;
  steps: LessonStep[];
}

export interface TellTable {
  language: string;
  position?: Record<string, unknown> | null;
  text?: string;
}

export interface AskAutomaton {
  language: string;
  position?: Record<string, unknown> | null;
  text?: string;
  when?: string;
  card?: string;
  by?: string;
  how?: string;
  damage?: number;
  choices?: number[];
  seed?: number;
}

export interface OwnTable {
  position: Record<string, unknown>;
  text: string;
}

export interface OwnLine {
  kind: 'card' | 'choice' | 'news' | 'print' | 'question' | 'reason';
  text: string;
}

export interface OwnTurn {
  cards: string[];
  lines: OwnLine[];
  who: string;
  answers: string[];
  table: OwnTable;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export interface NewName {
  name: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface Blocked {
  id: string;
  name: string;
}

export interface NewBlock {
  player: string;
}

export interface Program {
  id: string;
  name: string;
  token: string | null;
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: 'easy' | 'expert' | 'hard' | 'medium' | null;
  player: string | null;
  connected: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, number | string | boolean | null>;
  seats: SeatInfo[];
  you: number[];
  back: number[];
  host: string;
  yours: boolean;
  public: boolean;
  pace: 'live' | 'slow';
  limit: number | null;
  state: 'open' | 'over' | 'playing';
  created: number;
  moved: number;
  asked: number[];
  commitment: string;
  seed: string | null;
  resumed: boolean;
  outcome: Record<string, unknown> | null;
  next: string | null;
}

export interface NewSeat {
  kind: 'bot' | 'open' | 'person';
  level?: 'easy' | 'expert' | 'hard' | 'medium' | null;
  name?: string;
}

export interface Promise {
  mark: string;
  commitment: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number | string | boolean | null>;
  public?: boolean;
  pace?: 'live' | 'slow';
  limit?: number | null;
  record?: Record<string, unknown> | null;
  promise?: string;
  salt?: string;
}

export interface Join {
  seat?: number | null;
  name?: string;
  salt?: string;
}

export interface Resign {
  seat?: number | null;
}

export interface Rematch {
  promise?: string;
  salt?: string;
}

export interface ChangeSeat {
  kind: 'bot' | 'open';
  level?: 'easy' | 'expert' | 'hard' | 'medium' | null;
}

export interface Step {
  number: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  seat: number | null;
  choice: Choice | null;
}

export interface Steps {
  count: number;
  first: number;
  steps: Step[];
}

export interface Problem {
  code: string;
  message: string;
  about: Record<string, number | string | boolean | null>;
}

export interface Choice {
  number: number;
  verb: string;
  points: Record<string, number | string>;
  caution: string;
}

export interface Barred {
  number: number;
  verb: string;
  points: Record<string, number | string>;
  code: string;
  rule: string;
  about: Record<string, number | string>;
}

export interface Question {
  kind: string;
  rule: string;
  forced: boolean;
  window: boolean;
  settled: boolean;
  series: number;
  choices: Choice[];
  barred: Barred[];
}

export interface Waiting {
  seat: number;
  since: number;
  until: number | null;
}

export interface Takeback {
  seat: number;
  agreed: number[];
}

export interface Moment {
  type: 'moment';
  seat: number | null;
  number: number;
  told: number;
  view: Record<string, unknown>;
  question: Question | null;
  events: Record<string, unknown>[];
  waiting: Waiting[];
  now: number;
  undo: boolean;
  withdraw: boolean;
  takeback: Takeback | null;
  passing: 'always' | 'ask' | 'spell' | 'turn';
  outcome: Record<string, unknown> | null;
}

export interface TableNews {
  type: 'table';
  table: TableInfo;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  player: string | null;
}

export interface ChatNews {
  type: 'chat';
  lines: ChatLine[];
}

export interface Accepted {
  type: 'accepted';
  id: string;
  taken: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  rule: string;
  about: Record<string, number | string>;
  message: string;
}

export interface Reason {
  type: 'reason';
  id: string;
  answer: number;
  code: string;
  rule: string;
  about: Record<string, number | string>;
}

export interface Difference {
  at: (number | string)[];
  to: unknown;
  gone: boolean;
}

export interface Previewed {
  type: 'previewed';
  id: string;
  number: number;
  taken: number;
  stop: 'chance' | 'hidden' | 'long' | 'open' | 'other' | 'over' | 'refused';
  differences: Difference[];
  events: Record<string, unknown>[];
  question: Question | null;
  code: string;
  rule: string;
  about: Record<string, number | string>;
}

export interface Pointed {
  type: 'pointed';
  seat: number;
  thing: string;
  differences: Difference[];
  events: Record<string, unknown>[];
}

export interface Nudged {
  type: 'nudged';
  seat: number;
}

export interface Gone {
  type: 'gone';
  table: string;
}

export interface Answer {
  type: 'answer';
  id: string;
  number: number;
  answer: number;
}

export interface Answers {
  type: 'answers';
  id: string;
  number: number;
  answers: number[];
}

export interface Preview {
  type: 'preview';
  id: string;
  number: number;
  answers: number[];
}

export interface Undo {
  type: 'undo';
  id: string;
  number: number;
}

export interface Withdraw {
  type: 'withdraw';
  id: string;
  number: number;
}

export interface Agree {
  type: 'agree';
  id: string;
  agree: boolean;
}

export interface Why {
  type: 'why';
  id: string;
  answer: number;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
}

export interface Passing {
  type: 'passing';
  id: string;
  until: 'always' | 'ask' | 'spell' | 'turn';
}

export interface Look {
  type: 'look';
  id: string;
  seat: number;
}

export interface Point {
  type: 'point';
  id: string;
  thing: string;
  number?: number;
  answers?: number[];
}

export interface Nudge {
  type: 'nudge';
  id: string;
  seat: number;
}

export interface Lobby {
  type: 'lobby';
  tables: TableInfo[];
}

export interface Asked {
  type: 'asked';
  table: string;
  moment: Moment;
}

export interface Reply {
  type: 'answer';
  id: string;
  table: string;
  number: number;
  answer: number;
  seat?: number | null;
}

export type ServerMessage = Moment | TableNews | ChatNews | Accepted | Refused | Reason | Previewed | Pointed | Nudged | Gone;

export type ClientMessage = Answer | Answers | Preview | Undo | Withdraw | Agree | Why | Say | Passing | Look | Nudge | Point;

export type StreamMessage = Lobby | TableNews | Asked | Accepted | Refused | Gone;
