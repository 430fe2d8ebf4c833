import type { Credentials, Me } from '../wire';
import { api } from './api';
import { stream } from './stream.svelte';
import { words } from './words.svelte';

/** Who the server takes this browser for. */
class Myself {
  who: Me | null = $state.raw(null);
  /** Whether the server has been asked yet: before that nobody knows. */
  known = $state(false);

  get name(): string {
    return this.who?.name ?? '';
  }

  get hasAccount(): boolean {
    return this.who?.login != null;
  }

  async load(): Promise<void> {
    this.#is(await api.me());
  }

  /** Becomes a guest of this name, or takes the name. */
  async call(name: string): Promise<void> {
    this.#is(await api.nameMe(name));
  }

  /** Whoever sits down needs a name; those who gave none are guests. */
  async introduce(name = ''): Promise<void> {
    const wanted = name.trim();
    if (wanted !== '' && wanted !== this.name) await this.call(wanted);
    else if (this.who === null) await this.call(words.say('web-guest'));
  }

  async makeAccount(credentials: Credentials): Promise<void> {
    await this.introduce();
    this.#is(await api.makeAccount(credentials));
  }

  async logIn(credentials: Credentials): Promise<void> {
    this.#is(await api.logIn(credentials));
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.#is(null);
  }

  #is(who: Me | null): void {
    const another = !this.known || this.who?.id !== who?.id;
    this.who = who;
    this.known = true;
    if (another) stream.restart(who !== null);
  }
}

export const me = new Myself();
