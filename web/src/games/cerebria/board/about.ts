// What anything on the board is and does, with the rule behind it: for those who point at it.

import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import { type Faction, FACTIONS } from '../speech/vocabulary';
import { ABILITY_PRICES, fortressIn, optionsOf, realmOfSphere, realmsOf, speakerOf, viewAhead, viewOf } from './model';

export interface About {
  title: string;
  lines: string[];
  rule: string;
}

type Tell = (play: Play, id: string, more: string) => About;

/** Things by their families: `sphere:humility`, `upgrade:move:haste`. */
const TOLD: Readonly<Record<string, Tell>> = { action, upgrade, spirit, aspiration, sphere, place, site, wheel, standing, identity };

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

function aspiration(play: Play, id: string): About {
  const speaker = speakerOf(play);
  const { bliss = 0, gloom = 0 } = viewOf(play).reckoning.strengths[id] ?? {};
  const now = `${speaker.faction('bliss')} ${bliss} : ${gloom} ${speaker.faction('gloom')}`;
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
  const { bliss = 0, gloom = 0 } = view.reckoning.sums[id] ?? {};
  const control = speaker.part('ring-control', { place: speaker.place(id), faction: view.control[id] ?? 'none', bliss, gloom });
  const realm = speaker.isRealm(id);
  const counts = speaker.part(realm ? 'ring-realm-counts' : 'ring-frontier-counts', {});
  const action = realm ? [speaker.actionText(speaker.actionOf(id).action)] : [];
  return { title: speaker.place(id), lines: [control, counts, ...action], rule: realm ? 'CB-5.3.1' : 'CB-5.2.1' };
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
