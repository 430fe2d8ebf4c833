// What lies on the board and what follows from it, in a few words: for labels, and for those who read the table as text.

import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import { inRow } from '../../../speech/people';
import type { Both, CerebriaView, Gain, Reached } from '../speech/view';
import { CAPSTONE_POINTS, type Faction, FACTIONS, MAJOR_POINTS, MINOR_POINTS } from '../speech/vocabulary';
import { realmOfSphere, realmsOf, speakerOf, standingOn, viewOf } from './model';

type Speaking = Pick<Play, 'view' | 'speaker'>;

const NOBODY: Both = { bliss: 0, gloom: 0 };
const WORTH: Readonly<Record<Gain, number>> = { none: 0, minor: MINOR_POINTS, major: MAJOR_POINTS, capstone: CAPSTONE_POINTS };
/** What powers in force change that is not paid. */
const UNPAID: readonly string[] = ['intensity', 'cap'];

/** "Bliss 5 : 3 Gloom" */
export function bothOf(play: Speaking, { bliss, gloom }: Both = NOBODY): string {
  const speaker = speakerOf(play);
  return `${speaker.faction('bliss')} ${bliss} : ${gloom} ${speaker.faction('gloom')}`;
}

/** CB-5.2, CB-5.3 "Valley of Motives: Bliss controls it, 5 to 3" */
export function controlled(play: Speaking, place: string): string {
  const { control, reckoning } = viewOf(play);
  const { bliss, gloom } = reckoning.sums[place] ?? NOBODY;
  return speakerOf(play).part('ring-control', { place: speakerOf(play).place(place), faction: control[place] ?? 'none', bliss, gloom });
}

/** CB-4.2, CB-15 A Sphere: what is left in it, its bonus, and what the next Absorb takes. */
export function sphereLabel(play: Speaking, sphere: string, realm: number): string {
  const view = viewOf(play);
  const speaker = speakerOf(play);
  return speaker.part('ring-sphere', {
    sphere: speaker.sphere(sphere),
    realm: speaker.realm(realm),
    wp: view.origin[sphere] ?? 0,
    bonus: speaker.bonusText(sphere),
    taken: view.reckoning.absorbed[sphere] ?? 0,
    empties: isEmptied(view, sphere) ? 'yes' : 'no',
  });
}

/** The next Absorb would empty a Sphere. */
export function isEmptied({ reckoning, origin }: CerebriaView, sphere: string): boolean {
  const taken = reckoning.absorbed[sphere] ?? 0;
  return taken > 0 && taken >= (origin[sphere] ?? 0);
}

/** CB-17 The Revelations that an Absorb would bring, each with the Fortress that would join the Identity. */
export function chances(play: Speaking): string[] {
  const view = viewOf(play);
  const speaker = speakerOf(play);
  const emptied = Object.keys(view.reckoning.absorbed).filter((sphere) => isEmptied(view, sphere));
  return emptied.map((sphere) => {
    const realm = realmsOf(view)[realmOfSphere(view, sphere)] ?? '';
    return speaker.part('ring-empties', { sphere: speaker.sphere(sphere), joins: view.reckoning.joins[realm] ?? 'none' });
  });
}

/** CB-18 "Attitude: The faction that controls more Realms. Bliss 2, Gloom 1" */
export function tally(play: Pick<Play, 'speaker'>, aspiration: string, { reckoning }: CerebriaView): string {
  const speaker = speakerOf(play);
  const { bliss, gloom } = reckoning.strengths[aspiration] ?? NOBODY;
  return speaker.part('ring-tally', {
    aspiration: speaker.aspiration(aspiration),
    about: speaker.aspirationText(aspiration),
    bliss,
    gloom,
  });
}

/** What on the board an Aspiration counts; nothing where that is nothing. */
export function countedText(play: Speaking, aspiration: string): string[] {
  const things = viewOf(play).reckoning.counted[aspiration] ?? [];
  if (things.length === 0) return [];
  const names = things.map((thing) => thingName(play, thing));
  return [speakerOf(play).part('ring-counted', { things: inRow(words, names) })];
}

/** The factions whose Hidden Aspiration the viewer does not know. */
export function unseenOf({ factions }: CerebriaView): Faction[] {
  return FACTIONS.filter((faction) => factions[faction].hidden.seen.length === 0 && factions[faction].hidden.left.length > 0);
}

/** A faction would fulfil an Aspiration now. */
export function wins({ reckoning }: CerebriaView, faction: Faction, aspiration: string): boolean {
  return reckoning.fulfilled[aspiration] === faction;
}

/** How many of the Hidden Aspirations that a faction can have it would fulfil now: "would win 2 of 5 left". */
export function outlook(play: Pick<Play, 'speaker'>, faction: Faction, view: CerebriaView): string {
  const { left } = view.factions[faction].hidden;
  const won = left.filter((aspiration) => wins(view, faction, aspiration));
  return speakerOf(play).part('ring-would-win', { number: won.length, of: left.length });
}

/** CB-17.2 What a Revelation would bring a faction: "Minor +3 or Major +5"; nothing without a Common Aspiration. */
export function gains(play: Pick<Play, 'speaker'>, faction: Faction, { reckoning }: CerebriaView): string {
  const found = reckoning.revelation[faction];
  if (found === undefined) return '';
  const speaker = speakerOf(play);
  const said = (gain: Gain): string => speaker.part('ring-gain', { size: gain, worth: WORTH[gain] });
  const [least, most] = found;
  return least === most ? said(least) : speaker.part('ring-gain-or', { least: said(least), most: said(most) });
}

/** A power in force, by the Emotion it is on: what it changes, and by how much. */
export interface Force {
  space: string;
  card: string;
  kind: string;
  number: number;
}

export function forcesOf(view: CerebriaView): Force[] {
  return Object.entries(view.reckoning.forces).flatMap(([space, found]) => {
    const standing = standingOn(view, space);
    return standing === null ? [] : found.map((force) => ({ space, card: standing.card, ...force }));
  });
}

/** "Quell: +1 WP"; what only shields has no number. */
export function forceText(play: Pick<Play, 'speaker'>, { kind, number }: Pick<Force, 'kind' | 'number'>): string {
  const speaker = speakerOf(play);
  const what = speaker.part('ring-force', { force: kind });
  if (kind === 'shield') return what;
  const amount = UNPAID.includes(kind) ? signed(number) : speaker.part('wp', { wp: signed(number) });
  return words.say('table-text-fact', { name: what, value: amount });
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${Math.abs(number)}`;
}

/** A thing of the board by its key; a space by the Emotion that stands there. */
export function thingName(play: Speaking, key: string): string {
  const speaker = speakerOf(play);
  const [family = '', id = ''] = key.split(':');
  if (family === 'sphere') return speaker.sphere(id);
  const standing = family === 'space' ? standingOn(viewOf(play), id) : null;
  return standing === null ? speaker.place(id) : speaker.card(standing.card);
}

/** What is done to a thing, with which card: "Invoke, Courage". */
export function deed(play: Pick<Play, 'speaker'>, { action, card }: Pick<Reached, 'action' | 'card'>): string {
  const speaker = speakerOf(play);
  const called = action === 'absorb' ? speaker.ability(action) : speaker.action(action);
  return card === undefined ? called : inRow(words, [called, speaker.card(card)]);
}

/** "Move: Cradle of Senses (1 WP)" */
export function offerText(play: Pick<Play, 'speaker'>, reached: Reached, thing: string): string {
  const { wp, ambition } = reached;
  return speakerOf(play).part('ring-offer', { action: deed(play, reached), thing, wp, ambition });
}
