// What anything on the board is and does, with the rule behind it: for those who point at it.

import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import { type Faction, FACTIONS } from '../speech/vocabulary';
import { ABILITY_PRICES, fortressIn, handOf, optionsOf, realmOfSphere, realmsOf, speakerOf, viewAhead, viewOf } from './model';
import { bothOf, controlled } from './telling';

export interface About {
  title: string;
  lines: string[];
  rule: string;
}

type Tell = (play: Play, id: string, more: string) => About;

/** Things by their families: `sphere:humility`, `upgrade:move:haste`. */
const TOLD: Readonly<Record<string, Tell>> = {
  action,
  upgrade,
  seat,
  spirit,
  aspiration,
  hidden,
  gain,
  sphere,
  place,
  space,
  site,
  wheel,
  standing,
  identity,
};

/** Null for a card, which is shown as such. */
export function aboutOf(play: Play, thing: string): About | null {
  const [family = '', id = '', more = ''] = thing.split(':');
  return TOLD[family]?.(play, id, more) ?? null;
}

export function called(play: Play, thing: string): string {
  return aboutOf(play, thing)?.title ?? speakerOf(play).card(thing);
}

const ACTION_RULES: Readonly<Record<string, string>> = {
  move: 'CB-8.1.1',
  invoke: 'CB-9.1.1',
  quell: 'CB-10.1.1',
  fortify: 'CB-11.1.1',
  empower: 'CB-12.1.1',
  gain_willpower: 'CB-13.2.1',
  draw_emotions: 'CB-13.3.1',
  move_emotion: 'CB-13.4.1',
  intensify: 'CB-13.5.1',
  harvest: 'CB-13.6.1',
  add_vibe: 'CB-14.1.4',
  rotate: 'CB-14.1.5',
  extra_action: 'CB-14.1.6',
  absorb: 'CB-15.1.1',
};

function action(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const ability = id === 'absorb' || id in ABILITY_PRICES;
  const barred = (play.question?.barred ?? []).find(({ verb, points }) => verb === id || points.action === id);
  const reason = barred === undefined ? undefined : play.reason(barred.number);
  return {
    title: ability ? speaker.ability(id) : speaker.action(id),
    lines: [ability ? speaker.abilityText(id) : speaker.actionText(id), ...(reason === undefined ? [] : [reason])],
    rule: barred?.rule ?? ACTION_RULES[id] ?? '',
  };
}

function upgrade(play: Play, row: string, id: string): About {
  const speaker = speakerOf(play);
  const lines = [`${speaker.action(row)} · ${speaker.word('upgrade')}`, speaker.upgradeText(id, row, optionsOf(play))];
  return { title: speaker.upgrade(id), lines, rule: 'CB-7.1.3' };
}

function spirit(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const text = optionsOf(play).mode === 'basic' ? [] : [speaker.spiritText(id, optionsOf(play))];
  return { title: speaker.spirit(id), lines: [speaker.faction(speaker.factionOfSpirit(id)), ...text], rule: 'CB-20' };
}

/** CB-24.1.3 What everybody may know of somebody: means, cards, and the Vibes on each action. */
function seat(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const own = viewOf(play).seats[Number(id)];
  if (own === undefined) return { title: '', lines: [], rule: '' };
  const { cards, unknown } = handOf(own);
  const { wp, essence, deck } = own;
  const means = speaker.part('ring-means', { wp, essence, hand: cards.length + unknown, deck: deck.length });
  const upgrades = own.spirit === null ? {} : speaker.upgrades(own.spirit, optionsOf(play));
  const rows = Object.entries(own.vibes).flatMap(([row, vibes]) => {
    const used = (upgrades[row] ?? []).filter((_, slot) => vibes[slot + 1] != null).map((upgrade) => speaker.upgrade(upgrade));
    return vibes.some((vibe) => vibe !== null) ? [[speaker.action(row), ...used].join(' · ')] : [];
  });
  const told = own.spirit === null ? [] : spirit(play, own.spirit).lines;
  const title = own.spirit === null ? speaker.player(Number(id)) : `${speaker.spirit(own.spirit)} · ${speaker.player(Number(id))}`;
  return { title, lines: [...told, means, ...rows], rule: 'CB-24.1.3' };
}

/** What a faction's Hidden Aspiration can still be, for those who do not know it. */
function hidden(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const faction = FACTIONS.find((one) => one === id) ?? 'bliss';
  const left = viewOf(play).factions[faction].hidden.left.map((one) => `${speaker.aspiration(one)}: ${speaker.aspirationText(one)}`);
  return { title: speaker.part('ring-hidden-of', { faction }), lines: left, rule: 'CB-18.1.1' };
}

/** What a Revelation would bring a faction. */
function gain(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const faction = FACTIONS.find((one) => one === id) ?? 'bliss';
  const lines = [0, 1, 2].map((number) => speaker.part('ring-scene-gain', { number }));
  return { title: `${speaker.part('ring-revelation-now', {})} · ${speaker.faction(faction)}`, lines, rule: 'CB-17.2.5' };
}

function aspiration(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const now = bothOf(play, viewOf(play).reckoning.strengths[id]);
  return { title: speaker.aspiration(id), lines: [speaker.aspirationText(id), now], rule: 'CB-18.1.1' };
}

function sphere(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const view = viewOf(play);
  const realm = speaker.realm(realmsOf(view)[realmOfSphere(view, id)] ?? '');
  const wp = speaker.part('wp', { wp: view.origin[id] ?? 0 });
  return {
    title: speaker.sphere(id),
    lines: [`${realm} · ${wp}`, speaker.bonusText(id), speaker.abilityText('absorb')],
    rule: 'CB-15.1.2',
  };
}

/** A Realm or a Frontier: who controls it, and by how much. */
function place(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const view = viewOf(play);
  const realm = speaker.isRealm(id);
  const counts = speaker.part(realm ? 'ring-realm-counts' : 'ring-frontier-counts', {});
  const action = realm ? [speaker.actionText(speaker.actionOf(id).action)] : [];
  const there = view.seats.flatMap(({ at, spirit }, seat) =>
    at === id && spirit !== null ? [`${speaker.spirit(spirit)} · ${speaker.player(seat)}`] : [],
  );
  return { title: speaker.place(id), lines: [controlled(play, id), counts, ...action, ...there], rule: realm ? 'CB-5.3.1' : 'CB-5.2.1' };
}

/** A free Emotion space: what it counts for. */
function space(play: Play, id: string): About {
  const around = place(play, id.replace(/-\d$/u, ''));
  return { ...around, title: speakerOf(play).part('ring-empty-space', { space: speakerOf(play).place(id) }) };
}

function site(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const fortress = fortressIn(viewOf(play), id);
  const title = `${speaker.word('fortress_site')} · ${speaker.realm(id)}`;
  const there =
    fortress === null
      ? []
      : [speaker.part('ring-fortress', { realm: speaker.realm(id), faction: speaker.faction(fortress.faction), size: fortress.size })];
  return { title, lines: [...there, speaker.actionText('fortify')], rule: 'CB-11.1.1' };
}

/** CB-16 What scores, and where the next bonus lies for each faction. */
function wheel(play: Play): About {
  const speaker = speakerOf(play);
  return {
    title: speaker.word('intention_wheel'),
    lines: [...speaker.intentionTexts(optionsOf(play)), ...progress(play)],
    rule: 'CB-16.1.1',
  };
}

/** How far both factions have come on the Intention wheel. */
export function progress(play: Pick<Play, 'view' | 'ahead' | 'speaker'>): string[] {
  const speaker = speakerOf(play);
  const shown = viewAhead(play) ?? viewOf(play);
  return FACTIONS.map((faction) => {
    const { points } = shown.factions[faction];
    const next = speaker.nextBonus(points);
    const bonus = next === null ? '' : ` · ${words.say('table-wheel-next', { space: next.at, bonus: next.bonus })}`;
    return `${speaker.faction(faction)} ${points}${bonus}`;
  });
}

function standing(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const faction = FACTIONS.find((one) => one === id) ?? 'bliss';
  return { title: `${speaker.part('ring-standing', {})} · ${speaker.faction(faction)}`, lines: [total(play, faction)], rule: 'CB-19.2.4' };
}

/** What a faction would have if the game ended now, and what is left to it. */
export function total(play: Pick<Play, 'view' | 'ahead' | 'speaker'>, faction: Faction): string {
  const shown = viewAhead(play) ?? viewOf(play);
  const { points, ambition, minors, majors, capstone } = shown.factions[faction];
  return speakerOf(play).part('ring-total', { faction, ...shown.reckoning.totals[faction], points, ambition, minors, majors, capstone });
}

function identity(play: Play): About {
  const speaker = speakerOf(play);
  return { title: speaker.word('identity'), lines: FACTIONS.map((faction) => total(play, faction)), rule: 'CB-17.2.5' };
}
