import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browser } from './browser.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// This file is read again by every worker: what is chosen here, once, is handed on in the environment.
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'mindrose-e2e-'));
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_ELSEWHERE_PORT ??= String(await freePort());
const { E2E_FOLDER: folder, E2E_PORT: port, E2E_ELSEWHERE_PORT: elsewhere } = process.env;

export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/teardown.ts',
  testIgnore: process.env.SCREENSHOTS === '1' ? [] : ['screenshots.spec.ts'],
  reporter: 'line',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  webServer: [
    server(port, 'games', hasty(port, 'games')),
    // A house with a game from elsewhere; the lobby of the other one shows those that everybody has.
    server(elsewhere, 'elsewhere', `mindrose serve --port ${elsewhere} --database ${folder}/elsewhere.sqlite`, {
      MINDROSE_GAMES: join(import.meta.dirname, '..', 'examples', 'goofspiel'),
    }),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    launchOptions: { ...(await browser()), args: FLAGS },
  },
});

/** A house in which a bot that could react, or could not, takes no longer over it than has to be for both to look alike. */
function hasty(at: string, name: string): string {
  const serve = [
    'from mindrose.server import config, serve',
    `serve.serve(config.Config(database='${folder}/${name}.sqlite', pause=(0.02, 0.06)), '127.0.0.1', ${at}, print)`,
  ];
  return `python -c "${serve.join('; ')}"`;
}

function server(at: string, name: string, command: string, more: Record<string, string> = {}) {
  const log = `${folder}/${name}.log`;
  return {
    // What the server writes is read when all is over (teardown.ts), and at once if it does not even start.
    command: `../.venv/bin/${command} 2>${log} || (cat ${log} >&2; exit 1)`,
    url: `http://127.0.0.1:${at}/api/games`,
    timeout: 60_000,
    // A suite asks for more than a person does.
    env: {
      MINDROSE_REQUESTS: '100000',
      MINDROSE_COSTLY: '100000',
      MINDROSE_LOGINS: '1000',
      MINDROSE_SHARE: '1000',
      MINDROSE_CONSULTATIONS: '1000',
      MINDROSE_PACKS: `${folder}/packs`,
      ...more,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
  };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const number = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => found(number));
    });
  });
}
