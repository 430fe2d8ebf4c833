import type { Happening } from '../../../lib/connection.svelte';
import { type Faction, FACTIONS } from '../speech/vocabulary';

/** CB-17.2.2 A test of an Aspiration: whose it is (null: the Common one), what both had, and who fulfilled it. */
export interface Tested {
  aspiration: number;
  owner: Faction | null;
  had: Readonly<Record<Faction, number>>;
  fulfiller: Faction | null;
}

export interface Revelation {
  tests: Tested[];
  /** CB-17.2.5 to CB-17.5.8 What came of it, in the order in which it happened. */
  outcome: Happening[];
}

/** What the tests say already. */
const TOLD: readonly unknown[] = ['showed', 'tested'];

/** The Revelation that begins with an event of the story, as far as it has gone. */
export function revelationAt(story: readonly Happening[], from: number): Revelation {
  const later = story.slice(from + 1);
  const end = later.findIndex(({ event }) => event === 'refilled');
  const events = end < 0 ? later : later.slice(0, end + 1);
  return {
    tests: events
      .filter(({ event }) => event === 'tested')
      .map(({ aspiration, bliss, gloom, faction, fulfiller }) => ({
        aspiration: Number(aspiration),
        owner: FACTIONS[Number(faction)] ?? null,
        had: { bliss: Number(bliss), gloom: Number(gloom) },
        fulfiller: FACTIONS[Number(fulfiller)] ?? null,
      })),
    outcome: events.filter(({ event }) => !TOLD.includes(event)),
  };
}

/** CB-17.2.5 to CB-17.2.7 How many Aspirations each faction has fulfilled. */
export function gainsOf(tests: readonly Tested[]): Record<Faction, number> {
  const fulfilled = (faction: Faction): number => tests.filter(({ fulfiller }) => fulfiller === faction).length;
  return { bliss: fulfilled('bliss'), gloom: fulfilled('gloom') };
}
