// The Card Game as sentences: everything that its board shows.

import { words } from '../../../lib/words.svelte';
import { inRow } from '../../../speech/people';
import type { CardSpeaker } from '../speech/speaker';
import type { CardView, SeatView } from '../speech/view';
import type { Play } from '../../../play/play.svelte';
import type { Section } from '../../../play/text/index';

export function read(play: Play): Section[] {
  const teller = new Teller(play);
  return [...teller.own(), teller.market(), ...teller.opponents(), teller.standings(), teller.rest()];
}

class Teller {
  private readonly view: CardView;
  private readonly speaker: CardSpeaker;
  private readonly seat: number | null;

  constructor(private readonly play: Play) {
    this.view = play.view as unknown as CardView;
    this.speaker = play.speaker as CardSpeaker;
    this.seat = play.seat;
  }

  /** Your hand and your mindset; nothing for those who watch. */
  own(): Section[] {
    const own = this.seat === null ? undefined : this.view.seats[this.seat];
    if (own === undefined) return [];
    const hand = Array.isArray(own.hand) ? own.hand.map((card: string) => this.card(card)) : [];
    return [
      { heading: words.say('table-text-hand', { number: hand.length }), lines: orNothing(hand) },
      { heading: words.say('table-text-mindset'), lines: orNothing(this.mindset(own)) },
    ];
  }

  market(): Section {
    const lines = this.view.impulses.map((card, column) => {
      const place = { column: column + 1, number: this.view.stacks[column] ?? 0 };
      return card === null
        ? words.say('table-text-column-empty', place)
        : words.say('table-text-column', { ...place, card: this.card(card) });
    });
    return { heading: words.say('table-text-market'), lines };
  }

  /** In the order of play, from the left neighbour on. */
  opponents(): Section[] {
    const { players } = this.view;
    const first = this.seat === null ? 0 : this.seat + 1;
    const others = Array.from({ length: this.seat === null ? players : players - 1 }, (_, step) => (first + step) % players);
    return others.map((seat) => this.opponent(seat));
  }

  private opponent(seat: number): Section {
    const own = this.view.seats[seat] as SeatView;
    const { count, known } = 'count' in own.hand ? own.hand : { count: own.hand.length, known: own.hand };
    const lines = [words.say('table-text-cards', { number: count })];
    if (known.length > 0) lines.push(words.say('table-text-known', { cards: this.cards(known) }));
    return { heading: this.speaker.player(seat), lines: [...lines, ...orNothing(this.mindset(own))] };
  }

  standings(): Section {
    const lines = this.view.seats.map(({ scored }, seat) => {
      const bliss = words.say('table-text-fact', { name: this.speaker.word('bliss'), value: scored.bliss });
      const gloom = words.say('table-text-fact', { name: this.speaker.word('gloom'), value: scored.gloom });
      return words.say('table-text-fact', { name: this.speaker.player(seat), value: inRow(words, [bliss, gloom]) });
    });
    return { heading: words.say('table-standings'), lines: [...lines, this.goals()] };
  }

  private goals(): string {
    const equal = this.option('balance_requires_equal') > 0 ? 'yes' : 'no';
    return words.say('table-text-goals', { single: this.option('single_goal'), each: this.option('balance_goal'), equal });
  }

  /** What belongs to nobody. */
  rest(): Section {
    const { view, speaker } = this;
    const facts: [string, string | number][] = [
      ['cycle', view.cycle],
      ['mood', speaker.word(view.mood)],
      ['active_player', speaker.player(view.active)],
      ['action', view.actions],
      ['supply', this.supply()],
      ['main_deck', view.deck],
      ['discard_pile', view.discard.length === 0 ? words.say('table-text-nothing') : this.cards(view.discard)],
    ];
    const lines = facts.map(([word, value]) => words.say('table-text-fact', { name: speaker.word(word), value }));
    return { heading: words.say('table-text-table'), lines };
  }

  private supply(): string {
    const kinds = Object.entries(this.view.supply).map(([polarity, left]) => {
      const value = left ?? words.say('value-unlimited');
      return words.say('table-text-fact', { name: this.speaker.word(polarity), value });
    });
    return inRow(words, kinds);
  }

  private cards(cards: readonly string[]): string {
    return inRow(
      words,
      cards.map((card) => this.speaker.card(card)),
    );
  }

  private mindset(seat: SeatView): string[] {
    return seat.mindset.filter((emotion) => emotion !== null).map((emotion) => this.emotion(emotion));
  }

  /** An emotion with its fragments, and what is printed on its top card. */
  private emotion(text: string): string {
    const [top = ''] = text.split(/[+ ]/);
    return words.say('table-text-card', { card: this.speaker.emotion(text), text: this.printed(top) });
  }

  private card(card: string): string {
    return words.say('table-text-card', { card: this.speaker.card(card), text: this.printed(card) });
  }

  private printed(card: string): string {
    const lines = this.speaker.cardText(card, this.play.table.options).split(/\s*\n\s*/u);
    return lines.reduce((above, text) => words.say('table-text-card', { card: above, text }));
  }

  private option(name: string): number {
    const usual = this.play.game.parameters.find((parameter) => parameter.name === name)?.default;
    return Number(this.view.options[name] ?? usual ?? 0);
  }
}

function orNothing(lines: string[]): string[] {
  return lines.length === 0 ? [words.say('table-text-nothing')] : lines;
}
