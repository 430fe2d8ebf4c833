// What can be chosen next in a plan that is half filled in. The rules judge it on the server when the table is made;
// tests/pages/plans.test.ts compares what is offered here with what they take.

import type { Plan, Value } from '../../../speech/speaker';
import type { Content } from './content';
import { type Faction, FACTIONS, SEATS, SHAPER, WITH_SHAPER } from './vocabulary';

/** The value of an option that leaves the choice to the table. */
export const CHOOSE = 'choose';

/**
 * CB-22.1.1, CB-22.1.2 The faction of a seat; null while the Shaper of the first edition may take either, for all that is set
 * besides one option.
 */
export function factionOf(seat: number, plan: Plan, content: Content, besides = ''): Faction | null {
  const { players, options } = plan;
  if (players !== WITH_SHAPER) return FACTIONS[seat % FACTIONS.length] ?? null;
  if (options.edition !== 'first') return FACTIONS.find((faction) => (faction === options.shaper) === (seat === SHAPER)) ?? null;
  const [only, ...more] = shapersOf({ players, options: { ...options, [besides]: null } }, content);
  return only === undefined || more.length > 0 ? null : sideOf(seat, only);
}

/** CB-22.1.2 The faction of a seat at a table with a Shaper. */
function sideOf(seat: number, shaper: Faction): Faction {
  return seat === SHAPER ? shaper : (FACTIONS.find((faction) => faction !== shaper) ?? shaper);
}

/** CB-22.1.6 The factions that a Shaper of the first edition can still take: what is set must go with one. */
function shapersOf({ options }: Plan, content: Content): Faction[] {
  const of = (name: string): string => String(options[name] ?? CHOOSE);
  return FACTIONS.filter(
    (shaper) =>
      options.first !== shaper &&
      Array.from({ length: WITH_SHAPER }, (_, seat) => seat).every((seat) => {
        const side = sideOf(seat, shaper);
        const spirit = content.spirits.find(({ id }) => id === of(`spirit_${seat}`));
        return (spirit === undefined || spirit.faction === side) && plays(side, of(`deck_${seat}`), content);
      }),
  );
}

/** CB-3.5.1 A deck by its name, or as a list of cards, that nothing keeps from being of a faction. */
function plays(faction: Faction, deck: string, content: Content): boolean {
  const named = content.decks.filter(({ id }) => bare(id) === deck || id === deck);
  if (named.length > 0) return named.some((one) => one.faction === faction);
  const written = deck.split(/[^a-z-]+/u);
  return content.emotions.every((one) => one.faction === faction || !written.includes(one.id));
}

/** The seats that play alone. */
export function isShaper(seat: number, players: number): boolean {
  return players < WITH_SHAPER || (players === WITH_SHAPER && seat === SHAPER);
}

/** The values of an option that go with the rest of a plan: undefined where all do, none where the option says nothing. */
export function choicesOf(name: string, plan: Plan, content: Content): string[] | undefined {
  const [, kind, seat] = /^(spirit|deck)_(\d)$/u.exec(name) ?? [];
  if (seat !== undefined) return ofSeat(kind === 'spirit' ? spirits : decks, Number(seat), plan, content, name);
  const { players, options } = plan;
  const basic = options.mode === 'basic';
  const first = options.edition === 'first';
  switch (name) {
    case 'edition': // CB-1.2.13
      return basic && players < SEATS ? ['revised'] : undefined;
    case 'mode':
      return first && players < SEATS ? ['full'] : undefined;
    case 'intention_side': // CB-1.2.1
      return basic ? [] : undefined;
    case 'spirit_side':
      return basic ? [] : undefined;
    case 'shaper': // CB-22.1.6
      return players === WITH_SHAPER && !first ? undefined : [];
    case 'first': {
      // CB-22.2.2 One of the two goes first.
      if (players !== WITH_SHAPER) return undefined;
      const shaper = factionOf(SHAPER, plan, content, name);
      return ['random', ...FACTIONS.filter((faction) => faction !== shaper)];
    }
    default:
      return undefined;
  }
}

/** A deck that is no name is a list of cards, of one's own faction, which the server checks. */
export function fitsPlan(name: string, value: Value, plan: Plan, content: Content): boolean {
  const offered = choicesOf(name, plan, content);
  if (offered === undefined || offered.includes(String(value))) return true;
  if (offered.length === 0 || !name.startsWith('deck_') || content.decks.some(({ id }) => bare(id) === value || id === value)) return false;
  const own = factionOf(Number(name.slice('deck_'.length)), plan, content, name);
  return own === null || plays(own, String(value), content);
}

type Offer = (seat: number, faction: Faction | null, plan: Plan, content: Content) => string[];

function ofSeat(offer: Offer, seat: number, plan: Plan, content: Content, name: string): string[] {
  return seat < plan.players ? [CHOOSE, ...offer(seat, factionOf(seat, plan, content, name), plan, content)] : [];
}

/** CB-3.4.1 The Spirits of the faction that nobody else has. */
const spirits: Offer = (seat, faction, { players, options }, content) => {
  const others = Array.from({ length: players }, (_, other) => (other === seat ? null : options[`spirit_${other}`]));
  return content.spirits.filter((one) => one.faction === (faction ?? one.faction) && !others.includes(one.id)).map(({ id }) => id);
};

/** CB-3.5.1 The decks of the faction, the one that was made for the Spirit first; without their factions in their names. */
const decks: Offer = (seat, faction, { options }, content) => {
  const own = content.decks.filter((deck) => deck.faction === (faction ?? deck.faction));
  const made = own.filter(({ spirit }) => spirit !== undefined && spirit === options[`spirit_${seat}`]);
  return [...new Set([...made, ...own].map(({ id }) => bare(id)))];
};

/** A deck that each side has its own of is called the same on both. */
export function bare(deck: string): string {
  return deck.replace(/-(?:bliss|gloom)$/u, '');
}
