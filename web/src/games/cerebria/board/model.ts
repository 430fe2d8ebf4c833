// The table as the board's parts read it.

import type { Play } from '../../../play/play.svelte';
import type { Options } from '../../../speech/speaker';
import { oneOf } from '../../../speech/speaker';
import type { CerebriaSpeaker } from '../speech/speaker';
import type { CerebriaView, SeatView } from '../speech/view';
import { ACTIONS, type Faction, PRICES } from '../speech/vocabulary';

export const SPIRIT_ACTIONS: readonly string[] = ACTIONS.slice(0, 5);
export const REALM_ACTIONS: readonly string[] = ACTIONS.slice(5);
/** CB-14.1.4 to CB-14.1.6 */
export const ABILITY_PRICES: Readonly<Record<string, number>> = PRICES;
export const AMBITION_ABILITIES: readonly string[] = Object.keys(PRICES);

export function viewOf(play: Pick<Play, 'view'>): CerebriaView {
  return play.view as unknown as CerebriaView;
}

/** The view as it would be after what is chosen or pointed at, else after what a partner plans; null where nothing would happen yet. */
export function viewAhead(play: Pick<Play, 'ahead'> & Partial<Pick<Play, 'hints'>>): CerebriaView | null {
  const { ahead } = play;
  if (ahead === null || ahead === undefined) return planned(play);
  return ahead.events.length === 0 ? null : (ahead.view as unknown as CerebriaView);
}

/** The view as a partner plans it. */
export function planned({ hints = [] }: Partial<Pick<Play, 'hints'>>): CerebriaView | null {
  const plan = hints.findLast((hint) => hint.plan !== null && hint.plan.events.length > 0)?.plan ?? null;
  return plan === null ? null : (plan.view as unknown as CerebriaView);
}

export function speakerOf(play: Pick<Play, 'speaker'>): CerebriaSpeaker {
  return play.speaker as CerebriaSpeaker;
}

export function optionsOf(play: Pick<Play, 'table'>): Options {
  return play.table.options;
}

/** The seat whose things lie at the bottom: the own one, or the first for those who watch. */
export function bottomSeat(play: Pick<Play, 'view'>): number {
  return viewOf(play).seat ?? 0;
}

export function seatOf(view: CerebriaView, seat: number): SeatView | undefined {
  return view.seats[seat];
}

/** The Realms, clockwise. */
export function realmsOf(view: CerebriaView): string[] {
  return Object.keys(view.control).filter((_, place) => place % 2 === 0);
}

/** The Spirit spaces, clockwise: a Realm, then the Frontier after it. */
export function spotsOf(view: CerebriaView): string[] {
  return Object.keys(view.control);
}

/** The Emotion spaces, clockwise: two of a Realm, then the Frontier's. */
export function spacesOf(view: CerebriaView): string[] {
  return spotsOf(view).flatMap((place, number) => (number % 2 === 0 ? [`${place}-1`, `${place}-2`] : [place]));
}

/** An Emotion in play. */
export interface Standing {
  card: string;
  essence: number;
  token: number;
  /** Whose deck it is from. */
  owner: number | null;
  intensity: number;
}

/** `valor 2 token 1 by 0 marks cradle-1 1` */
export function standingOn(view: CerebriaView, space: string): Standing | null {
  const written = view.spaces[space];
  if (written === undefined) return null;
  const [card = '', essence = '0'] = written.split(' ');
  const token = / token (\d+)/u.exec(written)?.[1] ?? '0';
  const owner = / by (\d)/u.exec(written)?.[1];
  return {
    card,
    essence: Number(essence),
    token: Number(token),
    owner: owner === undefined ? null : Number(owner),
    intensity: view.intensity[space] ?? 0,
  };
}

/** CB-11 A Fortress: whose it is, and of which size. */
export function fortressIn(view: CerebriaView, realm: string): { faction: Faction; size: string } | null {
  const [faction, size] = (view.sites[realm] ?? '').split(' ');
  return faction === undefined || size === undefined ? null : { faction: faction as Faction, size };
}

/** The cards of a hand, as far as the viewer knows them, and how many it does not know. */
export function handOf({ hand }: SeatView): { cards: string[]; unknown: number } {
  const cards = ('count' in hand ? hand.known : hand).map((written) => written.split(' ')[0] ?? '');
  return { cards, unknown: 'count' in hand ? hand.count - hand.known.length : 0 };
}

/** CB-4.2.1 The Realm at which a Sphere lies. */
export function realmOfSphere(view: CerebriaView, sphere: string): number {
  const spheres = Object.keys(view.origin);
  return (spheres.indexOf(oneOf(spheres, sphere)) + view.offset) % spheres.length;
}

export function toned(faction: Faction | null | undefined): string {
  return faction ?? 'nobody';
}
