import '@testing-library/jest-dom/vitest';
import { afterAll, vi } from 'vitest';

// jsdom has no matchMedia; svelte/motion asks it for prefers-reduced-motion when it is imported.
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// Nor does it lay anything out: what watches its own size never hears of it.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Files of tests follow one another in one window: each has all modules anew, and leaves nothing behind.
const { setTimeout: later } = globalThis;
const timers = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
  const timer = later(...given);
  timers.add(timer);
  return timer;
}) as typeof setTimeout;
const prototypes = [Element.prototype, HTMLCanvasElement.prototype].map((one) => [one, Object.getOwnPropertyDescriptors(one)] as const);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  timers.forEach(clearTimeout);
  globalThis.setTimeout = later;
  for (const [prototype, own] of prototypes) {
    for (const name of Object.keys(prototype)) if (!(name in own)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, own);
  }
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});
