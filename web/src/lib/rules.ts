import type { RulesPage } from '../wire';
import { api, Refusal } from './api';

/** The rules of a game, chapter by chapter, with their gists in a language; none where the server has no page of them. */
export async function rulesOf(game: string, language: string): Promise<RulesPage> {
  try {
    return await api.rules(game, language);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'E_NOT_FOUND') return { game, chapters: [] };
    throw error;
  }
}
