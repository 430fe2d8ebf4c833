// A shuffle that nobody chose: the server promises a seed by its hash, and this browser stirs a number into it.

import type { TableInfo } from '../wire';

const KEPT_AS = 'mindrose.salts';
const MOST_KEPT = 100;

/** What this browser knows of a table from before its first card was dealt. */
interface Stirred {
  table: string;
  commitment: string;
  salt: string;
}

/** A number that nobody can guess. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function remember(stirred: Stirred): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...kept().filter(({ table }) => table !== stirred.table), stirred].slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing can still play; only the check at the end is left out.
  }
}

/** Whether the seed of a finished game is what was promised, with the own number in it; null where that is not known here. */
export async function isFair({ id, seed }: Pick<TableInfo, 'id' | 'seed'>): Promise<boolean | null> {
  const own = kept().find(({ table }) => table === id);
  if (own === undefined || seed === null || !isSecureContext) return null; // only there a browser can hash
  const [promised = '', ...numbers] = seed.split(':');
  const stirred = own.salt === '' || numbers.some((number) => number.endsWith(`=${own.salt}`));
  return stirred && (await commitmentOf(promised)) === own.commitment;
}

async function commitmentOf(seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`mindrose seed ${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function kept(): Stirred[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? found.filter(isStirred) : [];
  } catch {
    return [];
  }
}

function isStirred(found: unknown): found is Stirred {
  return typeof found === 'object' && found !== null && 'table' in found && 'commitment' in found && 'salt' in found;
}
