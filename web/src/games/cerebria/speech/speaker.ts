import type { Arguments, Voice, Words } from '../../../lib/words.svelte';
import { GameSpeaker } from '../../../speech/game';
import { NO, NONE } from '../../../speech/names';
import { inRow } from '../../../speech/people';
import {
  oneOf,
  type OptionGroups,
  type OptionWays,
  type Options,
  type Outcome,
  type Plan,
  type Spoken,
  type Value,
  type View,
} from '../../../speech/speaker';
import { Content, type Row } from './content';
import { CerebriaNames } from './names';
import { choicesOf, CHOOSE, factionOf, fitsPlan, isShaper } from './plan';
import type { Powers } from '../../../speech/powers.svelte';
import { CerebriaSituation } from './situation';
import type { CerebriaView } from './view';
import { waysOf } from './ways';
import { ABILITIES, ACTIONS, type Faction, FACTIONS, type Vibe, VIBES, WHEEL_SPACES } from './vocabulary';

const UNSAID: Words = { number: 0, card: '', card_known: NO, spirit: '', spirit_known: NO };
const SOURCES: readonly string[] = ['name', 'track', 'threshold', 'power'];
/** The option whose missing value means chance, not no limit. */
const AT_RANDOM = 'sphere_offset';
const COMING = '…';
const SEATS = [0, 1, 2, 3];
const GROUPS: OptionGroups = {
  seats: SEATS.flatMap((seat) => [`spirit_${seat}`, `deck_${seat}`]),
  rare: [
    'pack',
    'sphere_offset',
    'spirit_order',
    'bonus_needs_frontier',
    'delight_counts',
    'hatred_discount',
    'embrace_from',
    'swap_sharing',
    'love_demolish',
    'attune_new',
    'darkness_outburst',
    'malice_reach',
    'hand_limit',
    'foreign_turn_intentions',
    'repeat_intentions',
    'vibe_tokens',
  ],
};

/** Puts Cerebria into words. */
export class CerebriaSpeaker extends GameSpeaker {
  readonly names: CerebriaNames;
  protected override readonly unsaid = { choice: { card_known: NO, upgrade: '', upgrade_known: NO, discards: 0 }, refusal: UNSAID };
  readonly content: Content;

  constructor(
    spoken: Spoken,
    voice: Voice,
    private readonly powers: Powers,
    players: readonly string[] = [],
  ) {
    super(spoken, voice);
    this.content = new Content(spoken.content);
    this.names = new CerebriaNames(voice, spoken.kinds, this.content, players);
  }

  protected situation(seat: number, view: View): Words {
    const offer = (card: string, asked: string): string => this.powers.offer(card, asked, this.voice.language) ?? COMING;
    return new CerebriaSituation(this.names, this.defaults, seat, view as unknown as CerebriaView, offer).arguments();
  }

  /** CB-19.2.6, CB-19.2.7 The winning faction and both totals, which the last view tells; both factions after a draw. */
  protected won({ winners, reason, points }: Outcome, view: View): string {
    const sides = (view as unknown as CerebriaView).seats.map(({ faction }) => faction);
    const won = FACTIONS.filter((faction) => winners.some((seat) => sides[seat] === faction));
    const total = (own: boolean): number => points[sides.findIndex((side) => (side === won[0]) === own)]?.[0] ?? 0;
    return this.voice.say('outcome', {
      faction: won.length === 1 ? (won[0] ?? NONE) : NONE,
      names: this.names.people.listed(winners),
      points: total(true),
      others: total(false),
      reason,
    });
  }

  // Naming

  spirit(spirit: number | string): string {
    return this.names.named('spirit', spirit);
  }

  realm(realm: number | string): string {
    return this.names.named('realm', realm);
  }

  sphere(sphere: number | string): string {
    return this.names.named('sphere', sphere);
  }

  aspiration(aspiration: number | string): string {
    return this.names.named('aspiration', aspiration);
  }

  /** Where names stand in a row. */
  shortAspiration(aspiration: string): string {
    return this.voice.say('aspiration-short', { aspiration, name: this.aspiration(aspiration) });
  }

  aspirationId(aspiration: number | string): string {
    return this.content.thing('aspiration', aspiration).id;
  }

  deck(deck: number | string): string {
    return this.names.named('deck', deck);
  }

  /** A place by its name in views: `valley`, `valley-1`, `valley-cradle`. */
  place(place: string): string {
    return this.names.place(place);
  }

  faction(faction: number | string): string {
    return this.word(oneOf(FACTIONS, faction));
  }

  vibe(vibe: number | string): string {
    return this.word(`vibe_${oneOf(VIBES, vibe)}`);
  }

  action(action: number | string): string {
    return this.said('action', oneOf(ACTIONS, action), {});
  }

  ability(ability: number | string): string {
    return this.said('ability', oneOf(ABILITIES, ability), {});
  }

  upgrade(upgrade: number | string): string {
    return this.names.upgrade(upgrade);
  }

  /** A part of sentences that boards say by itself: `wp`, `fragment`. */
  part(name: string, args: Arguments): string {
    return this.voice.say(name, args);
  }

  // What boards ask

  /** A Realm by its name, a Frontier by the short names of its Realms: "Valley–Cradle". */
  shortPlace(place: string): string {
    return this.names.shortPlace(place);
  }

  isRealm(place: string): boolean {
    return this.content.ids('realm').includes(place);
  }

  /** CB-4.2.1 The Sphere at a Realm while the Origin is turned so far; none at a Frontier. */
  sphereAt(place: string, offset: number): string | null {
    const spheres = this.content.ids('sphere');
    const realm = this.content.ids('realm').indexOf(place);
    return realm < 0 ? null : (spheres[(realm - offset + spheres.length) % spheres.length] ?? null);
  }

  /** CB-5.4.3 The action that costs less for the faction that controls a Realm. */
  realmAction(place: string): string {
    const realm = this.content.realms.find(({ id }) => id === place);
    return realm === undefined ? '' : `${this.action(realm.action)} −${this.part('wp', { wp: 1 })}`;
  }

  /** CB-13.1.1 The action of a Realm, and what it costs before anything changes that. */
  actionOf(realm: string): { action: string; cost: number } {
    const { action = NONE, cost = 0 } = this.content.realms.find(({ id }) => id === realm) ?? {};
    return { action, cost };
  }

  /** "Valley" */
  shortRealm(realm: string): string {
    return this.names.shortRealm(realm);
  }

  /** CB-16.2.2 The bonuses of the Intention wheel by their spaces. */
  get wheel(): Readonly<Record<string, string>> {
    return this.content.wheel;
  }

  bonusOf(sphere: string): string {
    return this.content.spheres.find(({ id }) => id === sphere)?.bonus ?? NONE;
  }

  /** CB-7.4.1 What the upgrades of a Spirit's row add to its price, as they are printed: `haste` costs `+1w`. */
  surcharges(spirit: string, action: string, options?: Options): Record<string, string> {
    return Object.fromEntries(
      this.rowOf(spirit, action, options).map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')]),
    );
  }

  /** CB-16.2.2 The next space of the Intention wheel with a bonus, and which; a second lap is like the first. */
  nextBonus(points: number): { at: number; bonus: string } | null {
    const steps = Array.from({ length: WHEEL_SPACES }, (_, step) => points + step + 1);
    const at = steps.find((space) => space % WHEEL_SPACES in this.content.wheel);
    return at === undefined ? null : { at, bonus: this.content.wheel[at % WHEEL_SPACES] ?? NONE };
  }

  /** The id of an Emotion that a running program knows by its number. */
  cardId(card: number): string {
    return this.names.emotion(card).id;
  }

  factionOf(card: string): Faction {
    return this.names.emotion(card).faction;
  }

  factionOfSpirit(spirit: string): Faction {
    return this.content.spirits.find(({ id }) => id === spirit)?.faction ?? 'bliss';
  }

  /** CB-5.1.1 How much Essence an Emotion can hold. */
  slotsOf(card: string): number {
    return this.names.emotion(card).track.length;
  }

  /** CB-5.1.2 The Intensity that each Essence gives, from the first slot on. */
  trackOf(card: string): readonly number[] {
    return this.names.emotion(card).track;
  }

  kindOf(card: string): 'moderate' | 'strong' | 'starting' {
    return this.content.place(this.names.type(card)).kind;
  }

  /** CB-12.1.1 What it is Empowered to, null for one that is not. */
  strongOf(card: string): string | null {
    const { kind, counterpart } = this.content.place(this.names.type(card));
    return kind === 'moderate' ? (counterpart?.id ?? null) : null;
  }

  thresholdOf(card: string): number {
    return this.names.emotion(card).threshold ?? 0;
  }

  vibeOf(card: string): Vibe | null {
    return this.content.place(this.names.type(card)).vibe;
  }

  // Explaining

  actionText(action: number | string): string {
    return this.said('action', oneOf(ACTIONS, action), {}, 'about');
  }

  abilityText(ability: number | string): string {
    return this.said('ability', oneOf(ABILITIES, ability), {}, 'about');
  }

  /** What an upgrade on the row of an action does, in the edition of a table with these options. */
  upgradeText(upgrade: string, action: number | string, options?: Options): string {
    const told = { row: oneOf(ACTIONS, action), edition: this.edition(options) };
    return this.said('upgrade', upgrade, told, 'about');
  }

  /** CB-20 The power of a Spirit. */
  spiritText(spirit: string, options?: Options): string {
    return this.said('spirit-power', spirit, { edition: this.edition(options) });
  }

  /** CB-18.2 What fulfils an Aspiration. */
  aspirationText(aspiration: number | string): string {
    return this.said('aspiration', this.content.thing('aspiration', aspiration).id, {});
  }

  /** CB-15.2 What a Sphere gives. */
  bonusText(sphere: string): string {
    return this.said('bonus', this.content.spheres.find(({ id }) => id === sphere)?.bonus ?? NONE, {});
  }

  /** CB-16.3, CB-16.4 The Intentions of the side in use; none in the basic game. */
  intentions(options?: Options): { deed: string; number: number; points: number }[] {
    if (this.chosen('mode', options) === 'basic') return [];
    const [edition, side] = [this.edition(options), this.chosen('intention_side', options)];
    return this.content.intentions
      .filter((one) => one.edition === edition && one.side === side)
      .map(({ deed, number = 0, points = 0 }) => ({ deed, number, points }));
  }

  /** The same in words, with their points where these are printed. */
  intentionTexts(options?: Options): string[] {
    return this.intentions(options).map(({ deed, number, points }) =>
      this.part('intention-worth', { intention: this.said('intention', deed, { number }), points }),
    );
  }

  /** CB-3.5.1 The cards of a deck. */
  deckText(deck: string): string {
    const cards = Object.entries(this.content.deck(deck).cards);
    return inRow(
      this.voice,
      cards.map(([card, copies]) => `${this.card(card)} ×${copies}`),
    );
  }

  /** The upgrades on the rows of a Spirit's board, by action. */
  upgrades(spirit: string, options?: Options): Record<string, string[]> {
    const rows = ACTIONS.map((action) => [action, this.rowOf(spirit, action, options).map((text) => text.split(' ')[0] ?? '')] as const);
    return Object.fromEntries(rows);
  }

  /** A row of a Spirit's board, as it is printed. */
  private rowOf(spirit: string, action: string, options?: Options): readonly string[] {
    const side = this.chosen('spirit_side', options);
    const fits = (row: Row): boolean => row.action === action && [this.edition(options), 'both'].includes(row.edition);
    const found =
      this.content.rows.find((row) => fits(row) && side === 'b' && row.side === 'b' && row.spirit === spirit) ??
      this.content.rows.find((row) => fits(row) && row.side === 'a');
    return found?.upgrades ?? [];
  }

  /** Everything printed on an Emotion but its name, and where each part comes from. */
  cardText(card: number | string, options?: Options): string {
    const emotion = this.names.emotion(card);
    const { kind, vibe, counterpart } = this.content.place(this.names.type(card));
    return this.voice.say('card-text', {
      kind,
      faction: emotion.faction,
      colour: vibe ?? NONE,
      track: emotion.track.join('-'),
      threshold: emotion.threshold ?? 0,
      counterpart: counterpart === null ? '' : counterpart.name[this.voice.language],
      power: this.power(card, options) || NONE,
      ...Object.fromEntries(SOURCES.map((name) => [`${name}_source`, emotion.source[name] ?? NONE])),
    });
  }

  /** What an Emotion does, in whole sentences, and what is carried out by hand; nothing for one without a power. */
  power(card: number | string, options?: Options): string {
    const { id, power, power_first: first, text } = this.names.emotion(card);
    const edition = this.edition(options);
    if (((edition === 'first' ? first : undefined) ?? power ?? []).length === 0 && text === undefined) return '';
    return this.powers.of(id, edition, this.voice.language) ?? COMING;
  }

  // Options

  override optionValue(name: string, value: Value): string {
    if (value === CHOOSE) return this.voice.say('value-choose');
    if (value === null && name === AT_RANDOM) return this.said('option', name, {}, NONE);
    if (typeof value !== 'string') return super.optionValue(name, value);
    if (name.startsWith('spirit_') && this.content.ids('spirit').includes(value)) return this.spirit(value);
    return name === 'pack' || name.startsWith('deck_') ? this.namedValue(name, value) : super.optionValue(name, value);
  }

  readonly optionGroups = GROUPS;

  optionChoices(name: string, plan: Plan): string[] | undefined {
    return choicesOf(name, plan, this.content);
  }

  optionWays(plan: Plan): OptionWays[] {
    return waysOf(plan, this.content, this.voice, this);
  }

  optionFits(name: string, value: Value, plan: Plan): boolean {
    return fitsPlan(name, value, plan, this.content);
  }

  /** CB-22.1.2 The faction of a seat, and whether a Shaper sits there. */
  side(seat: number, plan: Plan): string {
    const faction = factionOf(seat, plan, this.content);
    const named = faction === null ? [] : [this.faction(faction)];
    return [...named, ...(isShaper(seat, plan.players) ? [this.word('shaper')] : [])].join(' · ');
  }

  /** A pack or a deck by its name; what is no name (a list of cards, a folder) as it was written. */
  private namedValue(name: string, value: string): string {
    if (name === 'pack') return value === this.spoken.pack ? this.content.pack.name[this.voice.language] : value;
    const found = [value, `${value}-${FACTIONS[0]}`].find((id) => this.content.ids('deck').includes(id));
    return found === undefined ? value : this.deck(found);
  }

  private edition(options: Options | undefined): string {
    return String(this.chosen('edition', options));
  }
}
