// What a window was told over its socket, and whether that was more than it may know.
import type { GameInfo, Moment, ServerMessage } from '../src/wire.ts';
import type { Page } from './house.ts';

/** A seat as moments show it: the own hand open, other hands counted, with the cards that everybody has seen taken. */
interface SeatView {
  hand: string[] | { count: number; known: string[] };
}

/** Keeps every moment that a page is told from now on. */
export function eavesdrop(page: Page): Moment[] {
  const heard: Moment[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/tables/')) return;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'moment') heard.push(message);
    });
  });
  return heard;
}

/** The cards of the page's own hand, by the last moment that it was told. */
export function ownHand(heard: readonly Moment[]): string[] {
  const last = heard.at(-1);
  const hand = last === undefined || last.seat === null ? [] : (seatsOf(last)[last.seat]?.hand ?? []);
  return Array.isArray(hand) ? hand : [];
}

/** Every card that a spectator was told without having seen where it came from. */
export function leaks(heard: readonly Moment[], cards: readonly Card[]): string[] {
  const found: string[] = [];
  const public_ = new Set<string>();
  for (const moment of heard) {
    if (moment.seat !== null || moment.question !== null) found.push(`moment ${moment.number} is a seat's`);
    for (const { event, card } of moment.events as unknown as Happening[]) {
      if (typeof card !== 'number') continue;
      if (event === 'drew' || event === 'saw') found.push(`event ${event} names ${cards[card]?.id ?? card}`);
      else public_.add(cards[card]?.id ?? '');
    }
    for (const { hand } of seatsOf(moment))
      if (Array.isArray(hand)) found.push(`an open hand: ${hand.join(', ')}`);
      else found.push(...hand.known.filter((id) => !public_.has(id)).map((id) => `a hidden card: ${id}`));
  }
  return found;
}

interface Happening {
  event: string;
  card?: number | null;
}

export interface Card {
  id: string;
  name: Record<string, string>;
}

export async function cardsOf(page: Page, game: string): Promise<Card[]> {
  const games = (await (await page.request.get('/api/games')).json()) as GameInfo[];
  return (games.find(({ id }) => id === game)?.content.cards ?? []) as Card[];
}

/** Which of the cards a spectator has never been told of at all. */
export function unheard(hand: readonly string[], heard: readonly Moment[]): string[] {
  const told = JSON.stringify(heard.map(({ view }) => view));
  return hand.filter((id) => !told.includes(`"${id}`) && !told.includes(`+${id}`));
}

/** Names by which cards are recognised; base cards of four vibes share one. */
export function namesOf(ids: readonly string[], cards: readonly Card[]): string[] {
  const names = cards.filter(({ id }) => ids.includes(id)).map(({ name }) => name.en ?? '');
  return names.filter((name) => cards.filter((card) => card.name.en === name).length === 1);
}

function seatsOf({ view }: Moment): SeatView[] {
  return view.seats as SeatView[];
}
