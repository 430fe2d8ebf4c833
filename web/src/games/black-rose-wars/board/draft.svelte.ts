// BR-12.1.2 A plan on the table: cards are laid in any order, turned and taken back; all of it is given together.

import { type Cargo, Carrier } from '../../../boards/carrying.svelte';
import type { Side, Slot } from '../speech/vocabulary';
import { PASS_ANSWER, SIDE_ANSWER, SIDES, SLOTS, SPELL_ANSWER } from '../speech/vocabulary';
import type { SpellView } from '../speech/view';
import { type BoardPlay, bottomSeat, knownCards, speakerOf, viewOf } from './types';

/** A card of the hand, by its place there, on a slot. */
interface Laid {
  card: number;
  side: Side;
}

export class Draft {
  /** The card that is held, by its place in the hand. */
  held: number | null = $state(null);
  /** The card that is carried with the pointer, by its place in the hand. */
  readonly carrier = new Carrier();
  private laid: Readonly<Partial<Record<Slot, Laid>>> = $state.raw({});
  private turned: ReadonlySet<number> = $state.raw(new Set());

  constructor(private readonly play: () => BoardPlay) {}

  /** Cards are laid freely as long as it is asked for a plan; text and other pages answer slot by slot. */
  get open(): boolean {
    return this.play().live && this.play().question?.kind === 'plan';
  }

  /** It has been given, and lies as it is until the server has taken it. */
  get given(): boolean {
    return this.play().sending !== null;
  }

  private get hand(): string[] {
    const view = viewOf(this.play());
    const own = view.seats[bottomSeat(view)];
    return own === undefined ? [] : knownCards(own);
  }

  /** The slot that is asked about first: what is before it is settled. */
  private get first(): number {
    const choice = this.play().question?.choices.find(({ points }) => 'slot' in points);
    return Number(choice?.points.slot ?? 0);
  }

  /** What was settled before, what was laid since, and what lies there from earlier rounds. */
  slots(): Readonly<Partial<Record<Slot, SpellView>>> {
    const view = viewOf(this.play());
    const own = view.seats[bottomSeat(view)];
    const drafted = Object.entries(this.laid).map(([slot, { card, side }]) => [slot, { spell: this.hand[card] ?? '', side }] as const);
    return { ...own?.board, ...own?.plan, ...Object.fromEntries(drafted) };
  }

  isFree(slot: Slot): boolean {
    return SLOTS.indexOf(slot) >= this.first && this.slots()[slot] === undefined;
  }

  /** Where a card of the hand lies. */
  slotOf(card: number): Slot | null {
    return SLOTS.find((slot) => this.laid[slot]?.card === card) ?? null;
  }

  get heldSpell(): string | null {
    return this.held === null ? null : (this.hand[this.held] ?? null);
  }

  sideOf(card: number): Side {
    return this.turned.has(card) ? 'reverse' : 'main';
  }

  hold(card: number): void {
    if (!this.given) this.held = this.held === card || this.slotOf(card) !== null ? null : card;
  }

  /** A card that lies on no slot is carried to a free one; meanwhile it is held, so that those are seen. */
  cargo(card: number): Cargo {
    return {
      carrier: this.carrier,
      thing: this.given || this.slotOf(card) !== null ? null : String(card),
      takes: (slot) => this.isFree(slot as Slot),
      lift: () => {
        this.play().inspect(null);
        this.held = card;
      },
      land: (slot) => this.lay(slot as Slot, card),
      drop: () => (this.held = null),
    };
  }

  /** Holds the card that an answer is about. */
  holdFor(answer: number): void {
    const spell = this.play().choice(answer)?.points.spell;
    if (spell === undefined) return;
    const { id } = speakerOf(this.play()).content.spell(Number(spell));
    const card = this.hand.findIndex((one, place) => one === id && this.slotOf(place) === null);
    if (card >= 0 && !this.given) this.held = card;
  }

  /** BR-11.1.2 The other side becomes the upright one. */
  turn(card = this.held): void {
    if (card === null || this.given) return;
    const turned = new Set(this.turned);
    if (!turned.delete(card)) turned.add(card);
    this.turned = turned;
    const slot = this.slotOf(card);
    if (slot !== null) this.laid = { ...this.laid, [slot]: { card, side: this.sideOf(card) } };
    this.consider();
  }

  lay(slot: Slot, card = this.held): void {
    if (card === null || this.given || !this.isFree(slot)) return;
    this.laid = { ...this.without(card), [slot]: { card, side: this.sideOf(card) } };
    this.held = null;
    this.consider();
  }

  takeBack(slot: Slot): void {
    const laid = this.laid[slot];
    if (laid === undefined || this.given) return;
    this.laid = this.without(laid.card);
    this.consider();
  }

  clear(): void {
    if (this.given) return;
    this.laid = {};
    this.held = null;
    this.consider();
  }

  get number(): number {
    return Object.keys(this.laid).length;
  }

  private without(card: number): Partial<Record<Slot, Laid>> {
    return Object.fromEntries(Object.entries(this.laid).filter(([, laid]) => laid.card !== card));
  }

  /** Slot by slot, as it is asked. */
  private answers(): number[] {
    const { content } = speakerOf(this.play());
    const view = viewOf(this.play());
    const before = view.seats[bottomSeat(view)]?.board ?? {};
    return SLOTS.slice(this.first)
      .filter((slot) => before[slot] === undefined)
      .flatMap((slot) => {
        const laid = this.laid[slot];
        if (laid === undefined) return [PASS_ANSWER];
        return [SPELL_ANSWER + content.number('spell', this.hand[laid.card] ?? ''), SIDE_ANSWER + SIDES.indexOf(laid.side)];
      });
  }

  /** Lets the server try the plan. */
  private consider(): void {
    this.play().foresee(this.number === 0 ? [] : this.answers());
  }

  /** All that is to be given: slots that are left empty need not be asked about any more. */
  private get whole(): number[] | null {
    const { ahead } = this.play();
    const answers = this.answers();
    if (ahead === null || ahead.answers.join() !== answers.join()) return null;
    const rest = answers.slice(ahead.taken);
    const complete = ahead.question?.kind !== 'plan' && ahead.question?.kind !== 'side';
    return complete && rest.every((answer) => answer === PASS_ANSWER) ? answers.slice(0, ahead.taken) : null;
  }

  /** BR-12.1.3 The plan can be given as it is. */
  get fits(): boolean {
    return this.open && !this.given && this.number > 0 && this.whole !== null;
  }

  ready(): void {
    const { whole } = this;
    if (whole === null || this.given) return;
    this.held = null;
    this.play().answerAll(whole);
  }

  /** Another hand, another plan. */
  forget(): void {
    this.laid = {};
    this.turned = new Set();
    this.held = null;
  }
}
