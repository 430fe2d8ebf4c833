// What the things on the board mean now: an answer to the open question, or something that the turn can do to them.

import { type Cargo, Carrier } from '../../../boards/carrying.svelte';
import type { Offered } from '../../../boards/Thing.svelte';
import type { Play } from '../../../play/play.svelte';
import { placeless } from '../../../play/prompt';
import type { Choice } from '../../../wire';
import type { Reached } from '../speech/view';
import { speakerOf, standingOn, viewOf } from './model';
import { pointed } from './pointed';
import { deed, offerText, thingName } from './telling';

/** Things that the board shows: answers that point at one of them need no button. */
const PLACED = ['space', 'spot', 'sphere', 'site', 'slot', 'hand', 'aspiration'];
/** Answers with a place of their own. */
const HOUSED: readonly string[] = ['act', 'add_vibe', 'rotate', 'extra_action', 'absorb', 'use', 'vibe_card'];

/** Questions inside a command whose answers change little of what comes of it. */
const FOLLOWING: readonly string[] = ['reveal', 'amount', 'intensify_amount', 'feed'];

/** What the families of things are for. */
const PURPOSES: Readonly<Record<string, string>> = { hand: 'invoke', spot: 'move', site: 'fortify', sphere: 'absorb' };

/** The own Spirit, when it is carried. */
export const SPIRIT = 'spirit';

/** The boards that are on the screen, for the words around them. */
const KNOWN = new WeakMap<Play, Choosing>();

export function choosingOf(play: Play): Choosing | null {
  return KNOWN.get(play) ?? null;
}

export class Choosing {
  /** The card in hand that is about to be Invoked. */
  lifted: string | null = $state(null);
  /** The thing to which several things can be done, while they are offered. */
  opened: string | null = $state(null);

  /** What is carried with the pointer. */
  readonly carrier = new Carrier();

  /** More is looked ahead at than was chosen. */
  private beyond = false;

  constructor(readonly play: Play) {
    KNOWN.set(play, this);
  }

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

  /** Some answer points at a thing of these families. */
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

  // Beginning with the thing

  /** Nothing while an answer is on its way, or movements are shown. */
  private readonly reach = $derived.by(() => {
    const { play } = this;
    const [any] = play.question?.choices ?? [];
    const open = any !== undefined && play.legal(any.number) && play.question?.kind === 'menu' && play.seat !== null;
    return open ? viewOf(play).reckoning.reach : [];
  });

  /** An action can be aimed at something. */
  can(action: string): boolean {
    return this.reach.some((one) => one.action === action);
  }

  /** There is a space that a card in hand can enter. */
  private enters(card: string): boolean {
    return this.reach.some((one) => one.card === card);
  }

  /** What can be done to a thing, with the lifted card where one is needed. */
  at(key: string): Reached[] {
    return this.reach.filter((one) => one.at === key && (one.card === undefined || one.card === this.lifted));
  }

  /** What choosing a thing begins, null if nothing can be done to it. */
  offered(key: string, name: string): Offered | null {
    const [family = '', id = ''] = key.split(':');
    if (family === 'hand') return this.liftable(id, name);
    const [only, ...more] = this.at(key);
    if (only === undefined) return null;
    if (more.length === 0) return this.meant(only, name);
    const actions = [only, ...more].map(({ action }) => deed(this.play, { action })).join(', ');
    const toggle = (): void => {
      this.opened = this.opened === key ? null : key;
    };
    const label = speakerOf(this.play).part('ring-several', { thing: name, actions });
    return { label, answers: [], selected: this.opened === key, pick: toggle };
  }

  /** A card in hand is lifted, and then laid on a space. */
  private liftable(card: string, name: string): Offered | null {
    if (!this.enters(card)) return null;
    const label = speakerOf(this.play).part('ring-lift', { thing: name });
    const toggle = (): void => this.lift(this.lifted === card ? null : card);
    return { label, answers: [], selected: this.lifted === card, pick: toggle };
  }

  private meant(reached: Reached, name: string): Offered {
    return {
      label: offerText(this.play, reached, name),
      answers: reached.answers,
      selected: this.drafted(reached),
      pick: () => this.begin(reached, name),
    };
  }

  /** What a thing is there for and cannot be done at all now, as the answer that says why; null: nothing, or it can. */
  barred(key: string): number | null {
    const { question } = this.play;
    const action = question?.kind === 'menu' && this.play.live ? this.purpose(key) : null;
    const barred = (question?.barred ?? []).find(({ verb, points }) => verb === action || points.action === action);
    return barred?.number ?? null;
  }

  /** What a thing is for first of all; an own Emotion is for several things. */
  private purpose(key: string): string | null {
    const [family = '', id = ''] = key.split(':');
    if (family !== 'space') return PURPOSES[family] ?? null;
    const standing = standingOn(viewOf(this.play), id);
    const own = this.play.seat === null ? null : viewOf(this.play).seats[this.play.seat]?.faction;
    return standing !== null && speakerOf(this.play).factionOf(standing.card) !== own ? 'quell' : null;
  }

  /** A space that the card in hand can enter. */
  takes(key: string): boolean {
    return this.lifted !== null && this.at(key).some(({ card }) => card === this.lifted);
  }

  /** Something is in hand or chosen: what else could be done is of less interest. */
  get busy(): boolean {
    return this.lifted !== null || this.play.selected !== null;
  }

  lift(card: string | null): void {
    if (this.play.drafted !== null) this.play.cancel();
    this.opened = null;
    this.lifted = card;
  }

  /**
   * A command may leave something to be asked before it happens: which card is shown, how much is taken. Its ghost is that
   * of the last such answer, which is the most where amounts are asked.
   */
  foreseeOn(): void {
    const { ahead, drafted } = this.play;
    if (drafted === null) {
      if (this.beyond) this.play.foresee([]);
      this.beyond = false;
      return;
    }
    const last = ahead?.question?.choices.at(-1);
    if (ahead == null || last === undefined || ahead.stop !== 'open' || ahead.events.length > 0) return;
    if (!FOLLOWING.includes(ahead.question?.kind ?? '') || !ahead.answers.join().startsWith(drafted.answers.join())) return;
    this.beyond = true;
    this.play.foresee([...ahead.answers, last.number]);
  }

  /** Nothing is begun. */
  drop(): void {
    this.lifted = null;
    this.opened = null;
  }

  // Carrying

  /** A card of the own hand, `hand:courage`, is carried to a space that it can enter. */
  card(thing: string): Cargo {
    const card = thing.replace('hand:', '');
    const there = (place: string): Reached | undefined => this.reach.find((one) => one.card === card && one.at === place);
    return this.cargo(this.enters(card) ? thing : null, there, card);
  }

  /** The own Spirit can move. */
  walks(seat: number): boolean {
    return seat === viewOf(this.play).seat && this.can('move');
  }

  /** The own Spirit is carried to where it can move. */
  spirit(seat: number): Cargo {
    const there = (place: string): Reached | undefined => this.reach.find((one) => one.action === 'move' && one.at === place);
    return this.cargo(this.walks(seat) ? SPIRIT : null, there, null);
  }

  private cargo(thing: string | null, there: (place: string) => Reached | undefined, card: string | null): Cargo {
    return {
      carrier: this.carrier,
      thing,
      takes: (place) => there(place) !== undefined,
      lift: () => {
        this.play.inspect(null);
        this.lift(card);
      },
      land: (place) => {
        const reached = there(place);
        if (reached !== undefined) this.begin(reached, thingName(this.play, place));
      },
      drop: () => this.drop(),
    };
  }

  drafted({ answers }: Reached): boolean {
    return this.play.drafted?.answers.join() === answers.join();
  }

  begin(reached: Reached, name: string): void {
    this.opened = null;
    if (reached.card === undefined) this.lifted = null;
    if (this.beyond) this.play.foresee([]);
    this.beyond = false;
    this.play.draft({ answers: reached.answers, label: offerText(this.play, reached, name) });
  }
}
