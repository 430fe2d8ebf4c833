const KEPT_AS = 'mindrose.lessons';

/** Which lessons of each game have been played to their end in this browser. */
class Progress {
  private done: Readonly<Record<string, readonly string[]>> = $state.raw(read());

  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = { ...this.done, [game]: [...(this.done[game] ?? []), lesson] };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.done));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

/** What was kept, as far as it can be understood: people and old versions edit it. */
function read(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    const games = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(games.map(([game, lessons]) => [game, Array.isArray(lessons) ? lessons.map(String) : []]));
  } catch {
    return {};
  }
}

export const progress = new Progress();

/** Where a lesson of a game is played. */
export function addressOf(game: string, lesson: string): string {
  return `/learn?game=${encodeURIComponent(game)}&lesson=${encodeURIComponent(lesson)}`;
}
