import type { GameInfo } from '../wire';
import { api } from './api';

/** The games of this server; asked for once. */
class Games {
  list: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** What a game is called; its id until the server has said. */
  title(game: string): string {
    return this.find(game)?.title ?? game;
  }

  find(game: string): GameInfo | undefined {
    return this.list.find(({ id }) => id === game);
  }

  async #ask(): Promise<void> {
    try {
      this.list = await api.games();
    } catch (error) {
      this.#asked = null; // the next page that needs them asks again
      throw error;
    }
  }
}

export const games = new Games();
