import type { Plan, Value } from '../../../speech/speaker';
import type { Content } from './content';
import { type Faction, FACTIONS, SEATS, SHAPER, WITH_SHAPER } from './vocabulary';

/** The value of an option that leaves the choice to the table. */
export const CHOOSE = 'choose';

/** CB-22.1.1, CB-22.1.2 The faction of a seat; null while the Shaper of the first edition has still to choose it. */
export function factionOf(seat: number, { players, options }: Plan): Faction | null {
  if (players !== WITH_SHAPER) return FACTIONS[seat % FACTIONS.length] ?? null;
  if (options.edition === 'first') return null;
  return FACTIONS.find((faction) => (faction === options.shaper) === (seat === SHAPER)) ?? null;
}

/** The seats that play alone. */
export function isShaper(seat: number, players: number): boolean {
  return players < WITH_SHAPER || (players === WITH_SHAPER && seat === SHAPER);
}

/** The values of an option that go with the rest of a plan: undefined where all do, none where the option says nothing. */
export function choicesOf(name: string, plan: Plan, content: Content): string[] | undefined {
  const [, kind, seat] = /^(spirit|deck)_(\d)$/u.exec(name) ?? [];
  if (seat !== undefined) return ofSeat(kind === 'spirit' ? spirits : decks, Number(seat), plan, content);
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
    case 'first': // CB-22.2.2
      return players === WITH_SHAPER && !first ? ['random', ...FACTIONS.filter((faction) => faction !== options.shaper)] : undefined;
    default:
      return undefined;
  }
}

/** A deck that is no name is a list of cards, of one's own faction, which the server checks. */
export function fitsPlan(name: string, value: Value, plan: Plan, content: Content): boolean {
  const offered = choicesOf(name, plan, content);
  if (offered === undefined || offered.includes(String(value))) return true;
  if (offered.length === 0 || !name.startsWith('deck_') || content.decks.some(({ id }) => bare(id) === value || id === value)) return false;
  const own = factionOf(Number(name.slice('deck_'.length)), plan);
  const written = String(value).split(/[^a-z-]+/u);
  return own === null || content.emotions.every(({ id, faction }) => faction === own || !written.includes(id));
}

type Offer = (seat: number, faction: Faction | null, plan: Plan, content: Content) => string[];

function ofSeat(offer: Offer, seat: number, plan: Plan, content: Content): string[] {
  return seat < plan.players ? [CHOOSE, ...offer(seat, factionOf(seat, plan), plan, content)] : [];
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
