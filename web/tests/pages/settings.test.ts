import { beforeEach, expect, test, vi } from 'vitest';

type Settings = (typeof import('../../src/lib/settings.svelte'))['settings'];

/** Effects have run; flushSync would flush another copy of Svelte, because modules are loaded anew. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The settings as a page finds them that is loaded now. */
async function load(): Promise<Settings> {
  vi.resetModules();
  const { settings } = await import('../../src/lib/settings.svelte');
  await settled();
  return settings;
}

const page = document.documentElement;

beforeEach(() => localStorage.clear());

test('a first visit follows the system, without sound, with a second click', async () => {
  const settings = await load();
  expect(settings).toMatchObject({ theme: 'auto', motion: 'full', sound: false, confirm: true, passing: 'ask', textMode: false });
  expect(page.hasAttribute('data-theme')).toBe(false);
});

test('a change shows at once and is there after a reload', async () => {
  const settings = await load();
  settings.theme = 'light';
  settings.motion = 'off';
  settings.largeShapes = true;
  settings.textSize = 'huge';
  settings.textMode = true;
  await settled();
  expect({ ...page.dataset }).toMatchObject({ theme: 'light', motion: 'off', shapes: 'large', text: 'huge', mode: 'text' });
  expect(await load()).toMatchObject({ theme: 'light', motion: 'off', largeShapes: true, textSize: 'huge', textMode: true });
});

test('what somebody has spoilt in the store is not believed', async () => {
  localStorage.setItem('mindrose.settings', '{"theme": "pink", "language": "tlh", "confirm": 0, "sound": "loud"}');
  expect(await load()).toMatchObject({ theme: 'auto', language: 'en', confirm: true, sound: false });
  localStorage.setItem('mindrose.settings', 'nonsense');
  expect(await load()).toMatchObject({ theme: 'auto' });
});

test('a system that asks for less motion gets less, unless the person says otherwise', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const settings = await load();
  expect(settings.motion).toBe('reduced');
  settings.motion = 'full';
  await settled();
  expect((await load()).motion).toBe('full');
  vi.restoreAllMocks();
});
