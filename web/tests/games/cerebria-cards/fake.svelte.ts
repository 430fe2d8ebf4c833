import { words } from '../../../src/lib/words.svelte';
import { speakerOf } from '../../../src/speech';
import type { Speaker, View } from '../../../src/speech/speaker';
import type { BoardPlay } from '../../../src/games/cerebria-cards/board/types';
import { assumed } from '../../../src/games/cerebria-cards/board/preview';
import { changed } from '../../../src/play/ahead';
import type { Choice, GameInfo, ParameterInfo, Question } from '../../../src/wire';
import type { Engine } from '../../engine';
import { told } from '../../told';
import cards from './cards.json';

const DEFAULTS: Readonly<Record<string, number | string | boolean>> = {
  columns: 3,
  stack_extra: 2,
  hand_start: 4,
  hand_keep: 4,
  mulligans_per_player: 1,
  mindset_cap: 4,
  actions_per_turn: 2,
  slots_mild: 1,
  slots_strong: 2,
  slots_base: 2,
  draw_count: 2,
  deprive_count: 2,
  supply_bliss: 40,
  supply_gloom: 40,
  bonus_three_different: 1,
  bonus_three_alike: 2,
  bonus_two_pairs: 2,
  bonus_four_different: 4,
  bonus_four_alike: 4,
  single_goal: 12,
  balance_goal: 7,
  balance_requires_equal: true,
  mixed_fusion: true,
  fused_vibe: 'top',
  drain_into_fused_absorb: false,
  targets_declared: 'before_counter',
  next_first_player: 'left_of_active',
  max_cycles: 30,
};

function parameter([name, standard]: [string, number | string | boolean]): ParameterInfo {
  return { name, default: standard, rule: '', low: 0, high: 0, words: [], unlimited: false, text: false };
}

export const GAME: GameInfo = {
  id: 'cerebria-cards',
  title: 'Cerebria: The Card Game',
  players_min: 2,
  players_max: 5,
  actions: 108,
  rules_version: '1',
  pack: '',
  content_hash: '',
  sides: [],
  parameters: Object.entries(DEFAULTS).map(parameter),
  levels: ['easy'],
  texts: [],
  lessons: 0,
  kinds: told('cerebria-cards').kinds,
  content: { cards },
};

const BLANK: Question = { kind: '', rule: '', forced: false, window: false, settled: false, series: 1, choices: [], barred: [] };

/** A table that only remembers what was done to it. */
export class FakePlay implements BoardPlay {
  readonly game = GAME;
  live = $state(true);
  seat: number | null = $state(0);
  view: View = $state.raw({});
  question: Question | null = $state.raw(null);
  selected: number | null = $state(null);
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  inspected: string | null = $state(null);
  scene: BoardPlay['scene'] = $state(null);
  ahead: BoardPlay['ahead'] = $state.raw(null);
  readonly anchors = new Map<string, Element>();
  readonly picked: number[] = [];
  readonly wondered: number[] = [];

  constructor(readonly speaker: Speaker) {}

  legal(answer: number): boolean {
    return this.live && this.choice(answer) !== undefined;
  }

  choice(answer: number): Choice | undefined {
    return this.question?.choices.find((choice) => choice.number === answer);
  }

  chosen(answer: number): boolean {
    return this.selected === answer;
  }

  pick(answer: number, copy = 0): void {
    void copy;
    this.picked.push(answer);
    if (this.legal(answer)) this.selected = answer;
  }

  why(answer: number): void {
    this.wondered.push(answer);
  }

  reason(): string | undefined {
    return undefined;
  }

  foresee(): void {}

  inspect(card: string | null): void {
    this.inspected = card;
  }
}

export interface Moment {
  seat: number | null;
  view: View;
  kind?: string;
  choices?: Choice[];
}

/** Looks ahead at an answer as a page does: the rules say what comes, and the board answers what it assumes. */
export async function lookAhead(play: FakePlay, engine: Engine, table: object, answer: number): Promise<void> {
  const answers = [answer];
  const kinds: string[] = [];
  for (;;) {
    const { view, ahead } = await engine.look(table, play.seat ?? 0, answers);
    const { question, stop } = ahead;
    const next = stop === 'open' && question !== null ? assumed(question) : null;
    if (question === null || next === null) {
      play.ahead = { ...ahead, answers, assumed: kinds, view: changed(view, ahead.differences) };
      return;
    }
    answers.push(next);
    kinds.push(question.kind);
  }
}

/** A table with Ann, Bob, Cleo, Dan and Eve at it, seen from a seat. */
export async function tableAt({ seat, view, kind, choices = [] }: Moment, language: 'en' | 'ru' | 'it' | 'zh' = 'en'): Promise<FakePlay> {
  await words.load(language);
  const speaker = (await speakerOf(GAME))(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']);
  const play = new FakePlay(speaker);
  play.seat = seat;
  play.view = view;
  play.question = kind === undefined ? null : { ...BLANK, kind, window: kind === 'counter', choices };
  return play;
}
