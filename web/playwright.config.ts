import { defineConfig } from '@playwright/test';
import { browser } from './browser.ts';

const port = 8123;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  reporter: 'line',
  webServer: {
    command: `../.venv/bin/mindrose serve --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...(await browser()), args: flags },
  },
});
