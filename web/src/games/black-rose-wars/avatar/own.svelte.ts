import { ask } from '../../../lib/api';
import { words } from '../../../lib/words.svelte';
import type { AskAutomaton, OwnTable, OwnTurn, TellTable } from '../../../wire';
import { isPosition, ITS_TURN, type Occasion, type OwnPosition } from './model';

const AT = '/api/games/black-rose-wars/automaton';
const KEPT_AS = 'mindrose.avatar';
const MOST_PAST = 30;
const SEEDS = 2 ** 31;

/** What is kept in the browser. */
interface Kept {
  position: OwnPosition;
  past: readonly OwnPosition[];
  asked: Asked | null;
  turn: OwnTurn | null;
}

/** What the Possessed was asked about: the same gives the same answer. */
interface Asked {
  occasion: Occasion;
  seed: number;
  choices: readonly number[];
}

/** Somebody's own table: how it stands, how it stood before, and what the Possessed does on it. */
export class OwnGame {
  position: OwnPosition | null = $state.raw(null);
  past: readonly OwnPosition[] = $state.raw([]);
  turn: OwnTurn | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  busy = $state(false);
  #asked: Asked | null = null;
  #language = '';

  /** The table that was kept, else a new one. */
  async start(): Promise<void> {
    const kept = read();
    if (kept === null) return this.begin(2, {});
    this.position = kept.position;
    this.past = kept.past;
    this.#asked = kept.asked;
    this.turn = kept.turn;
    this.#language = words.language;
  }

  /** A table after its set-up; some options can be others than usual. */
  begin(people: number, options: OwnPosition['options']): Promise<void> {
    return this.#try(async () => {
      const { position } = await ask<OwnTable>('GET', `${AT}/${words.language}?players=${people}`);
      if (isPosition(position)) this.change({ ...position, options: { ...position.options, ...options } });
    });
  }

  /** The table of a file. */
  open(text: string): Promise<void> {
    return this.#try(async () => {
      const { position } = await this.#check({ language: words.language, text });
      if (isPosition(position)) this.change(position);
    });
  }

  /** The present table as a file; '' if there cannot be such a table. */
  async text(): Promise<string> {
    let text = '';
    await this.#try(async () => {
      text = (await this.#check({ language: words.language, position: this.#sent() })).text;
    });
    return text;
  }

  /** The table stands otherwise: what was asked before is of another one. */
  change(position: OwnPosition): void {
    if (this.position !== null) this.past = [...this.past.slice(1 - MOST_PAST), this.position];
    this.#stands(position);
  }

  back(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.#stands(last);
  }

  /** What was asked about last, else its turn. */
  get occasion(): Occasion {
    return this.#asked?.occasion ?? ITS_TURN;
  }

  /** A moment of it; where no card is named, the server shuffles. */
  ask(occasion: Occasion): Promise<void> {
    return this.#turn({ occasion, seed: Math.floor(Math.random() * SEEDS), choices: [] });
  }

  /** What somebody decided, by its number from 1. */
  async choose(number: number): Promise<void> {
    if (this.#asked !== null) await this.#turn({ ...this.#asked, choices: [...this.#asked.choices, number] });
  }

  /** The same turn, told in the language that is spoken now. */
  async tellAgain(): Promise<void> {
    if (this.#asked !== null && this.turn !== null && this.#language !== words.language) await this.#turn(this.#asked);
  }

  /** The table after the turn is the table now. */
  goOn(): void {
    const position = this.turn?.table.position;
    if (isPosition(position)) this.change(position);
  }

  #turn(asked: Asked): Promise<void> {
    const { occasion, seed, choices } = asked;
    return this.#try(async () => {
      const sent: AskAutomaton = { language: words.language, position: this.#sent(), ...occasion, seed, choices: [...choices] };
      this.turn = await ask<OwnTurn>('POST', `${AT}/turn`, sent);
      this.#asked = asked;
      this.#language = words.language;
      this.#keep();
    });
  }

  #stands(position: OwnPosition): void {
    this.position = position;
    this.turn = null;
    this.problem = null;
    this.#asked = null;
    this.#keep();
  }

  #sent(): Record<string, unknown> {
    return { ...this.position };
  }

  #check(table: TellTable): Promise<OwnTable> {
    return ask<OwnTable>('POST', `${AT}/table`, table);
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  #keep(): void {
    if (this.position === null) return;
    const kept: Kept = { position: this.position, past: this.past, asked: this.#asked, turn: this.turn };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still shows the table.
    }
  }
}

/** People and old versions edit what is kept: what cannot be shown is as good as nothing. */
function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null') as Partial<Kept> | null;
    if (kept === null || !isPosition(kept.position)) return null;
    const past = Array.isArray(kept.past) ? kept.past.filter(isPosition) : [];
    const { asked = null, turn = null } = kept;
    const told = asked?.occasion === undefined ? { asked: null, turn: null } : { asked, turn };
    return { position: kept.position, past, ...told };
  } catch {
    return null;
  }
}
