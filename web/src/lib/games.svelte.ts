import type { GameInfo, TableInfo } from '../wire';
import { api } from './api';

/** The games of this server; asked for once. */
class Games {
  list: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;
  readonly #packed = new Map<string, Promise<GameInfo>>();

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

  /** The game of a table, with the cards of the pack that its options name. */
  async of({ game, options }: Pick<TableInfo, 'game' | 'options'>): Promise<GameInfo> {
    await this.load();
    const usual = this.find(game);
    if (usual === undefined) throw new Error(`the server does not say what ${game} is`);
    const { pack } = options;
    return typeof pack !== 'string' || pack === usual.pack ? usual : this.#with(usual.id, pack);
  }

  #with(game: string, pack: string): Promise<GameInfo> {
    const key = `${game} ${pack}`;
    const asked = this.#packed.get(key) ?? api.game(game, pack);
    this.#packed.set(key, asked);
    asked.catch(() => this.#packed.delete(key)); // the next table with it asks again
    return asked;
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
