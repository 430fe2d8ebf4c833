// What the things on the board mean now: an answer to the open question, or something that the turn can do to them.

import type { Offered } from '../../../boards/Thing.svelte';
import type { Play } from '../../../play/play.svelte';
import { placeless } from '../../../play/prompt';
import type { Choice } from '../../../wire';
import type { Reached } from '../speech/view';
import { viewOf } from './model';
import { pointed } from './pointed';

/** Things that the board shows: answers that point at one of them need no button. */
const PLACED = ['space', 'spot', 'sphere', 'site', 'slot', 'hand', 'aspiration'];
/** Answers with a place of their own. */
const HOUSED: readonly string[] = ['act', 'add_vibe', 'rotate', 'extra_action', 'absorb', 'use', 'vibe_card'];

export class Choosing {
  /** The card in hand that is about to be Invoked. */
  lifted: string | null = $state(null);
  /** The thing to which several things can be done, while they are offered. */
  opened: string | null = $state(null);

  constructor(readonly play: Play) {}

  private readonly choices = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.play.question?.choices ?? []) {
      const key = pointed(choice);
      if (key !== null && !HOUSED.includes(choice.verb)) found.set(key, [...(found.get(key) ?? []), choice]);
    }
    return found;
  });

  /** The answer that a thing means, null if it means none or several. */
  number(key: string): number | null {
    const found = this.choices.get(key) ?? [];
    return found.length === 1 ? (found[0]?.number ?? null) : null;
  }

  /** The answer to ask "why not" about, for a thing that cannot be chosen; null: there is none. */
  has(...families: string[]): boolean {
    return [...this.choices.keys()].some((key) => families.includes(key.split(':')[0] ?? ''));
  }

  /** The answers that are buttons, because nothing on the board stands for them. */
  get listed(): Choice[] {
    const { play } = this;
    return (play.question?.choices ?? []).filter((choice) => {
      if (placeless(choice, play.board) || HOUSED.includes(choice.verb)) return false;
      const key = pointed(choice) ?? '';
      return this.number(key) === null || !PLACED.includes(key.split(':')[0] ?? '') || !this.shown(key);
    });
  }

  /** A card that is not in the own hand has no place there. */
  private shown(key: string): boolean {
    const [family = '', id = ''] = key.split(':');
    const view = viewOf(this.play);
    if (family === 'hand') {
      const hand = view.seat === null ? undefined : view.seats[view.seat]?.hand;
      return hand !== undefined && !('count' in hand) && hand.some((written) => written.split(' ')[0] === id);
    }
    if (family === 'aspiration') return view.common.includes(id);
    return true;
  }

  /** What can be done to a thing, as the menu offers it. */
  at(key: string): Reached[] {
    if (this.play.question?.kind !== 'menu') return [];
    return viewOf(this.play).reckoning.reach.filter((one) => one.at === key && (one.card ?? null) === this.cardFor(one));
  }

  private cardFor({ action }: Reached): string | null {
    return action === 'invoke' ? this.lifted : null;
  }

  offered(key: string, name: string): Offered | null {
    void [key, name];
    return null;
  }

  lift(card: string): void {
    this.lifted = card;
  }

  /** Nothing is begun. */
  drop(): void {
    this.lifted = null;
    this.opened = null;
  }

  drafted(reached: Reached): boolean {
    void reached;
    return false;
  }

  begin(reached: Reached): void {
    void reached;
  }
}
