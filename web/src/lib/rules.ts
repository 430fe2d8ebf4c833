import type { RulesPage } from '../wire';
import { api, Refusal } from './api';

/** The rules of a game, chapter by chapter; none where the server has no page of them. */
export async function rulesOf(game: string): Promise<RulesPage> {
  try {
    return await api.rules(game);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'E_NOT_FOUND') return { game, chapters: [] };
    throw error;
  }
}
