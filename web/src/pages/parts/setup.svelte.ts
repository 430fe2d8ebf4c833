import type { GameInfo, NewSeat, NewTable, ParameterInfo } from '../../wire';
import type { Level } from './phrases';

export type Value = number | string | boolean | null;
/** Who is to sit on a seat: I, a bot of a level, whoever comes, or somebody at this screen. */
export type Sitter = 'me' | 'open' | 'here' | Level;
export interface PlannedSeat {
  sitter: Sitter;
  name: string;
}

const DAY = 86_400;
/** Seconds for a decision that are offered, by pace. */
export const LIMITS = {
  live: [null, 30, 60, 120, 300],
  slow: [null, DAY, 3 * DAY, 7 * DAY],
} as const satisfies Record<NonNullable<NewTable['pace']>, readonly (number | null)[]>;

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

  /** With friends: one seat waits for somebody; else bots sit on all seats but mine. */
  constructor(game: GameInfo, friends: boolean) {
    this.game = game;
    const players = Math.min(Math.max(friends ? 2 : 3, game.players_min), game.players_max);
    this.seats = [{ sitter: 'me', name: '' }];
    this.resize(players);
    if (friends && this.seats[1] !== undefined) this.seats[1].sitter = 'open';
    this.reset();
  }

  /** Bots of a middling level where the game has one. */
  get usualLevel(): Level {
    return this.game.levels.includes('medium') ? 'medium' : (this.game.levels[0] ?? 'medium');
  }

  resize(players: number): void {
    while (this.seats.length > players) this.seats.pop();
    while (this.seats.length < players) this.seats.push({ sitter: this.usualLevel, name: '' });
  }

  setPace(pace: 'live' | 'slow'): void {
    this.pace = pace;
    if (!LIMITS[pace].some((offered) => offered === this.limit)) this.limit = null;
  }

  reset(): void {
    this.options = Object.fromEntries(this.game.parameters.map((parameter) => [parameter.name, parameter.default]));
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
