import type { Voice, Words } from '../lib/words.svelte';

/** What the players at a table are called, as plain arguments of messages. */
export class People {
  constructor(
    private readonly voice: Voice,
    private readonly players: readonly string[],
  ) {}

  player(seat: number): string {
    return this.players[seat] || this.voice.say('player', { number: seat + 1 });
  }

  /** The name, or the bare number of a player without one: what may follow "the player". */
  tag(seat: number): string {
    return this.players[seat] || String(seat + 1);
  }

  /** Several players: "Ann, Bob and Cleo". */
  listed(seats: readonly number[]): string {
    return listed(
      this.voice,
      seats.map((seat) => this.player(seat)),
    );
  }

  arguments(name: string, seat: unknown): Words {
    const known = typeof seat === 'number' && seat >= 0;
    return { [name]: known ? this.player(seat) : '', [`${name}_tag`]: known ? this.tag(seat) : '' };
  }
}

/** Several things in a row, the last one with an "and". */
export function listed(voice: Voice, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : voice.say('names-last', { first: inRow(voice, texts.slice(0, -1)), next: last });
}

/** Several things in a row: "Haste, Determination". */
export function inRow(voice: Voice, texts: readonly string[]): string {
  const [start = '', ...others] = texts;
  return others.reduce((first, next) => voice.say('list-more', { first, next }), start);
}
