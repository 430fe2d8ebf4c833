import type { GameInfo, NewSeat, NewTable, ParameterInfo } from '../../wire';
import type { Plan, Speaker } from '../../speech';
import type { Level } from './phrases';
import { sidesOf } from './resigning';

export type Value = number | string | boolean | null;
/** Who is to sit on a seat: I, a bot of a level, whoever comes, or somebody at this screen. */
export type Sitter = 'me' | 'open' | 'here' | Level;
export interface PlannedSeat {
  sitter: Sitter;
  name: string;
}

/** The option that names the pack of cards; it is chosen from a list of its own. */
export const PACK = 'pack';

const DAY = 86_400;
/** Seconds for a decision that are offered, by pace. */
export const LIMITS = {
  live: [null, 30, 60, 120, 300],
  slow: [null, DAY, 3 * DAY, 7 * DAY],
} as const satisfies Record<NonNullable<NewTable['pace']>, readonly (number | null)[]>;

const MANY = 3;

/** Seats of one side win together. */
export function hasTeams({ sides }: GameInfo): boolean {
  return sides.some((seats) => new Set(seats).size < seats.length);
}

/** How many usually play: all where there are teams, so that nobody is alone; else a few. */
export function usualPlayers(game: GameInfo, few = MANY): number {
  return hasTeams(game) ? game.players_max : Math.min(Math.max(few, game.players_min), game.players_max);
}

/** Bots of the wanted level where the game has it. */
export function usualLevel({ levels }: GameInfo, wanted: Level = 'medium'): Level {
  return levels.includes(wanted) ? wanted : (levels[0] ?? 'medium');
}

/** A table that is being planned. */
export class Setup {
  readonly game: GameInfo;
  seats: PlannedSeat[] = $state([]);
  public = $state(false);
  pace: 'live' | 'slow' = $state('live');
  limit: number | null = $state(null);
  options: Record<string, Value> = $state({});
  readonly changed: string[] = $derived.by(() => this.game.parameters.filter((it) => this.isChanged(it)).map(({ name }) => name));
  readonly hasOpenSeats: boolean = $derived(this.seats.some(({ sitter }) => sitter === 'open'));
  readonly plan: Plan = $derived({ players: this.seats.length, options: { ...this.options } });

  /** With friends: one seat waits for somebody; else bots sit on all seats but mine. */
  constructor(game: GameInfo, friends: boolean) {
    this.game = game;
    this.seats = [{ sitter: 'me', name: '' }];
    this.resize(usualPlayers(game, friends ? 2 : MANY));
    if (friends && this.seats[1] !== undefined) this.seats[1].sitter = 'open';
    this.reset();
  }

  resize(players: number): void {
    while (this.seats.length > players) this.seats.pop();
    while (this.seats.length < players) this.seats.push({ sitter: usualLevel(this.game), name: '' });
  }

  setPace(pace: 'live' | 'slow'): void {
    this.pace = pace;
    if (!LIMITS[pace].some((offered) => offered === this.limit)) this.limit = null;
  }

  /** The usual rules, but for the options that are kept. */
  reset(kept: readonly string[] = []): void {
    const usual = this.game.parameters.map(({ name, default: value }) => [
      name,
      kept.includes(name) ? (this.options[name] ?? value) : value,
    ]);
    this.options = Object.fromEntries(usual) as Record<string, Value>;
  }

  /** Seats of the same side as this one, from the first on; none where everybody plays alone. */
  mates(seat: number): number[] {
    const sides = sidesOf(this.game, this.seats.length);
    return sides.flatMap((side, other) => (other !== seat && side === sides[seat] ? [other] : []));
  }

  /** What no longer goes with the rest of the plan is as usual again. */
  fit(speaker: Speaker): void {
    for (const { name, default: usual } of this.game.parameters) {
      const value = this.options[name] ?? null;
      if (value !== usual && speaker.optionFits?.(name, value, this.plan) === false) this.options[name] = usual;
    }
  }

  isChanged(parameter: ParameterInfo): boolean {
    return this.options[parameter.name] !== parameter.default;
  }

  /** What the server is asked for; only options that differ are named, so that a record stays short. */
  request(): NewTable {
    const options = Object.fromEntries(this.changed.map((name) => [name, this.options[name] ?? null]));
    return {
      game: this.game.id,
      seats: this.seats.map(seatOf),
      options,
      public: this.public,
      pace: this.pace,
      limit: this.limit,
    };
  }
}

function seatOf({ sitter, name }: PlannedSeat): NewSeat {
  if (sitter === 'me') return { kind: 'person' };
  if (sitter === 'here') return { kind: 'person', name: name.trim() };
  return sitter === 'open' ? { kind: 'open' } : { kind: 'bot', level: sitter };
}
