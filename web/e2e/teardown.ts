import { rmSync } from 'node:fs';

/** The games of a run are not kept. */
export default function teardown(): void {
  const { E2E_FOLDER: folder } = process.env;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
