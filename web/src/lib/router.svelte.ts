import { tick, type Component } from 'svelte';

/** A page's properties are the named parts of its address. */
export type Place = Record<string, string>;
type Page = Component<Place>;
type Load = () => Promise<{ default: unknown }>;

interface Route {
  name: PageName;
  /** The message that is the page's title. */
  title: string;
  pattern: RegExp;
  load: Load;
  /** A board fills the window: no footer, no margin. */
  board?: boolean;
}

export type PageName = 'lobby' | 'new' | 'table' | 'games' | 'record' | 'rules' | 'settings' | 'account' | 'learn' | 'avatar' | 'missing';

const ROUTES: readonly Route[] = [
  { name: 'lobby', title: 'web-title-lobby', pattern: /^\/$/, load: () => import('../pages/Lobby.svelte') },
  { name: 'new', title: 'web-title-new', pattern: /^\/new\/(?<game>[\w-]+)$/, load: () => import('../pages/NewTable.svelte') },
  {
    name: 'table',
    title: 'web-title-table',
    pattern: /^\/table\/(?<id>[\w-]+)$/,
    load: () => import('../pages/TablePage.svelte'),
    board: true,
  },
  { name: 'games', title: 'web-title-games', pattern: /^\/games$/, load: () => import('../pages/MyGames.svelte') },
  {
    name: 'record',
    title: 'web-title-record',
    pattern: /^\/record\/(?<id>[\w-]+)$/,
    load: () => import('../pages/RecordPage.svelte'),
    board: true,
  },
  { name: 'rules', title: 'web-title-rules', pattern: /^\/rules(?:\/(?<game>[\w-]+))?$/, load: () => import('../pages/RulesPage.svelte') },
  { name: 'settings', title: 'web-title-settings', pattern: /^\/settings$/, load: () => import('../pages/SettingsPage.svelte') },
  { name: 'account', title: 'web-title-account', pattern: /^\/account$/, load: () => import('../pages/AccountPage.svelte') },
  { name: 'learn', title: 'web-title-learn', pattern: /^\/learn$/, load: () => import('../pages/TutorialPage.svelte'), board: true },
  {
    name: 'avatar',
    title: 'web-title-avatar',
    pattern: /^\/avatar(?:\/(?<game>[\w-]+))?$/,
    load: () => import('../pages/AutomatonPage.svelte'),
  },
  { name: 'missing', title: 'web-title-missing', pattern: /^/, load: () => import('../pages/MissingPage.svelte') },
];

/** Which page is shown. The old page stays until the new one has come, so that nothing flashes. */
class Router {
  name: PageName = $state('lobby');
  board = $state(false);
  page: Page | null = $state.raw(null);
  place: Place = $state.raw({});
  /** What comes after ? in the address. */
  query: URLSearchParams = $state.raw(new URLSearchParams());
  /** What comes after # in the address. */
  anchor = $state('');
  /** The page could not be loaded: the server is away, or has a newer client. */
  failed = $state(false);
  /** The message that is the page's title. */
  titled = $state('web-title-lobby');
  /** A page's own title, where that is too general; forgotten when the page changes. */
  title = $state('');
  /** Grows with every new page, so that a page is made anew even where only its place differs. */
  visit = $state(0);

  #address = '';

  /** Shows the page of the present address, and follows links and the browser's buttons from now on. */
  start(): () => void {
    const follow = (): void => void this.#show(true);
    const click = (event: MouseEvent): void => this.#click(event);
    window.addEventListener('popstate', follow);
    document.addEventListener('click', click);
    void this.#show(false);
    return () => {
      window.removeEventListener('popstate', follow);
      document.removeEventListener('click', click);
    };
  }

  /** Goes to an address of ours; `replace` leaves no way back to the present one. */
  go(address: string, replace = false): Promise<void> {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    return this.#show(true);
  }

  /** Loads the present page once more, after a failure. */
  again(): Promise<void> {
    this.#address = '';
    return this.#show(true);
  }

  async #show(moved: boolean): Promise<void> {
    const address = location.pathname + location.search;
    this.anchor = decodeURIComponent(location.hash.slice(1));
    if (address === this.#address) return this.#settle(false);
    this.#address = address;
    const route = ROUTES.find(({ pattern }) => pattern.test(location.pathname));
    if (route === undefined) return;
    const place = { ...route.pattern.exec(location.pathname)?.groups };
    const page = await route.load().catch(() => null);
    if (this.#address !== address) return; // somebody went on before it had come
    this.failed = page === null;
    this.title = '';
    this.name = route.name;
    this.titled = route.title;
    this.board = route.board === true && page !== null;
    this.place = withoutGaps(place);
    this.query = new URLSearchParams(location.search);
    this.page = page === null ? null : (page.default as Page);
    this.visit += 1;
    await tick();
    this.#settle(moved);
  }

  /** Screen readers go on at the new page's heading; the eye at its top, or at what the address names. */
  #settle(moved: boolean): void {
    const named = this.anchor === '' ? null : document.getElementById(this.anchor);
    if (named !== null) named.scrollIntoView();
    else if (moved) window.scrollTo(0, 0);
    if (!moved) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#') === true) return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  }
}

/** Groups that an address leaves out are undefined; a page gets only what is there. */
function withoutGaps(place: Record<string, string | undefined>): Place {
  const found: Place = {};
  for (const [name, value] of Object.entries(place)) if (value !== undefined) found[name] = decodeURIComponent(value);
  return found;
}

export const router = new Router();
