import type { Summary } from '../wire';
import { api } from './api';

/** The game on one page in a language; null where nobody has written that, or it cannot be had now. */
export async function summaryOf(game: string, language: string): Promise<Summary | null> {
  return api.summary(game, language).catch(() => null);
}
