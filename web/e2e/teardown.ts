import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The games of a run are not kept; what went wrong in a server meanwhile is, although no page may have noticed. */
export default function teardown(): void {
  const { E2E_FOLDER: folder } = process.env;
  if (folder === undefined) return;
  const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
  const log = logs.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  rmSync(folder, { recursive: true, force: true });
  if (log.includes('Traceback')) throw new Error(`a server has failed:\n${log}`);
}
