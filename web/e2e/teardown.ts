import { readFileSync, rmSync } from 'node:fs';

/** The games of a run are not kept; what went wrong in the server meanwhile is, although no page may have noticed. */
export default function teardown(): void {
  const { E2E_FOLDER: folder } = process.env;
  if (folder === undefined) return;
  const log = readFileSync(`${folder}/log`, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  if (log.includes('Traceback')) throw new Error(`the server has failed:\n${log}`);
}
