import '@testing-library/jest-dom/vitest';

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
