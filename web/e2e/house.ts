// Who comes to the house, with which browser; and what no page may do: complain, break the policy, ask another host.
import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';

export { expect };
export type { Page };

export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 360, height: 740 };

/** What the visitor likes; the names are those of the client's own settings. */
export interface Likes {
  language?: 'en' | 'ru' | 'it' | 'zh';
  theme?: 'light' | 'dark';
  motion?: 'full' | 'reduced' | 'off';
  confirm?: boolean;
  passing?: 'ask' | 'turn' | 'always';
  pace?: 'calm' | 'brisk' | 'instant';
  textMode?: boolean;
  offerLesson?: boolean;
}

export interface Visitor {
  likes?: Likes;
  phone?: boolean;
  /** The window, where it is neither the desktop's nor the phone's. */
  window?: { width: number; height: number };
}

/** Opens a browser of its own, with cookies of its own. */
export type Visit = (visitor?: Visitor) => Promise<Page>;

/** What the pages of a browser ask for. */
interface Traffic {
  begun: number;
  open: Set<Request>;
}

const traffic = new WeakMap<BrowserContext, Traffic>();

/** What a browser says by itself when it has been cut off on purpose. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/;

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ likes = {}, phone = false, window = phone ? PHONE : DESKTOP } = {}) => {
      const context = await browser.newContext({
        baseURL,
        viewport: window,
        hasTouch: phone,
        isMobile: phone,
        locale: likes.language ?? 'en',
        colorScheme: likes.theme ?? 'light',
      });
      contexts.push(context);
      await context.addInitScript(keep, JSON.stringify({ language: 'en', motion: 'off', pace: 'instant', ...likes }));
      listen(context, new URL(baseURL ?? '').host, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
});

/** Waits until all that a page has asked for has come and is drawn, and the page, with nothing left to do, asks for nothing more. */
export async function settled(page: Page): Promise<void> {
  const asked = traffic.get(page.context());
  if (asked === undefined) throw new Error('nobody has watched what this page asks for');
  await expect(async () => {
    const before = asked.begun;
    await page.evaluate(idle);
    expect([asked.begun, asked.open.size]).toEqual([before, 0]);
  }).toPass({ intervals: [0, 20, 50, 100], timeout: 30_000 });
}

/** Runs in the page. */
async function idle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
}

/** Settings that somebody has chosen before; later choices on the page stay. */
function keep(settings: string): void {
  if (location.origin === 'null') return; // the empty page keeps nothing
  localStorage.setItem('mindrose.settings', localStorage.getItem('mindrose.settings') ?? settings);
}

function listen(context: BrowserContext, host: string, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} (${message.location().url} on ${message.page()?.url() ?? 'no page'})`;
    if (['error', 'warning'].includes(message.type()) && !CUT_OFF.test(text)) complaints.push(text);
  });
  const asked: Traffic = { begun: 0, open: new Set() };
  traffic.set(context, asked);
  context.on('requestfinished', (request) => asked.open.delete(request));
  context.on('requestfailed', (request) => asked.open.delete(request));
  context.on('request', (request) => {
    asked.begun += 1;
    asked.open.add(request);
    const address = new URL(request.url());
    if (!['data:', 'blob:'].includes(address.protocol) && address.host !== host) complaints.push(`another host: ${request.url()}`);
  });
}
