// Who can give up a game for their side, and what that means.

import type { GameInfo, TableInfo } from '../../wire';

/** The side of every seat, with so many players. */
export function sidesOf({ sides, players_min: least }: GameInfo, players: number): readonly number[] {
  return sides[players - least] ?? [];
}

/** The seat that can resign and those who win by it (nobody where one plays alone), or the message that says why none can. */
export type Resigning = { seat: number; winners: number[] } | { why: 'web-resign-many' | 'web-resign-teammate' | 'web-resign-which' };

/** `seat` is whose turn at a shared screen it is to speak; null where that is not known. */
export function resigning(table: TableInfo, game: GameInfo, seat: number | null): Resigning {
  const sides = sidesOf(game, table.players);
  const own = new Set(table.you.map((mine) => sides[mine]));
  if (sides.length === 0 || new Set(sides).size > 2) return { why: 'web-resign-many' };
  const giver = own.size === 1 ? table.you[0] : (seat ?? undefined);
  if (giver === undefined) return { why: 'web-resign-which' };
  const side = sides[giver];
  const others = table.seats.some(({ kind }, mate) => kind === 'person' && sides[mate] === side && !table.you.includes(mate));
  if (others) return { why: 'web-resign-teammate' };
  return { seat: giver, winners: sides.flatMap((other, winner) => (other === side ? [] : [winner])) };
}
