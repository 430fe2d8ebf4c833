// Cerebria as sections: the ring of Realms and Frontiers, both factions, what is striven for, every seat.

import type { IconName } from '../../../icons';
import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import { offered } from '../choosing/reading';
import type { CerebriaSpeaker } from '../speech/speaker';
import type { CerebriaView, FactionView, SeatView } from '../speech/view';
import { NO, YES } from '../../../speech/names';
import { ACTIONS, CAPSTONE_POINTS, DECK_SIZE, type Faction, FACTIONS, MAJOR_POINTS, MINOR_POINTS, type Vibe } from '../speech/vocabulary';
import type { Section } from '../../../play/text';
import { type BoardSection, type Fact, linesOf, type Thing } from '../../../boards/generic/sections';
import { inRow } from '../../../speech/people';
import { reckonings } from './reckonings';
import { bothOf, countedText, forceText } from './telling';

const ROWS = ACTIONS.slice(0, 5);
const SHAPES: Readonly<Record<Vibe, IconName>> = { red: 'flame', yellow: 'sun', green: 'linden-leaf', blue: 'drop' };
const WORTH = { minor: MINOR_POINTS, major: MAJOR_POINTS, capstone: CAPSTONE_POINTS };
const WILD = '✱';
const MANY = '×';
const FULL = '■';
const EMPTY = '□';
const BLANK: Thing = { text: '–', soft: true, blank: true };

export function sections(play: Play): BoardSection[] {
  const teller = new Teller(play);
  const seats = teller.order().map((seat) => teller.seat(seat));
  const own = seats.filter(({ wide }) => wide);
  const others = seats.filter(({ wide }) => !wide);
  const table = [teller.factions(), teller.aspirations(), ...reckonings(play), ...teller.intentions()];
  return [...teller.held(), teller.ring(), ...own, ...table, ...others];
}

/** The same in sentences. */
export function read(play: Play): Section[] {
  return [...offered(play), ...sections(play).map((section) => ({ heading: section.heading, lines: linesOf(section) }))];
}

class Teller {
  private readonly view: CerebriaView;
  private readonly speaker: CerebriaSpeaker;

  constructor(private readonly play: Play) {
    this.view = play.view as unknown as CerebriaView;
    this.speaker = play.speaker as CerebriaSpeaker;
  }

  /** The own seat first, then in the order of the seats. */
  order(): number[] {
    const { players } = this.view;
    return Array.from({ length: players }, (_, step) => ((this.view.seat ?? 0) + step) % players);
  }

  // The board

  /** The Realms clockwise, each with the Frontier after it. */
  ring(): BoardSection {
    const words = ['realm', 'control', 'emotion', 'spirit', 'fortress', 'sphere'].map((word) => this.heading(word));
    const [realm = '', control = '', emotion = '', ...rest] = words;
    const columns = [realm, control, this.joined([emotion, `${FULL} ${this.heading('essence')}`, this.heading('intensity')]), ...rest];
    const rows = Object.keys(this.view.control).map((place) => [
      [this.place(place)],
      this.control(place),
      this.emotions(place),
      this.spirits(place),
      this.site(place),
      this.sphere(place),
    ]);
    return { heading: this.headline(), wide: true, facts: [], grid: { columns, bare: [1, 2, 3], rows } };
  }

  /** Whose turn it is, as the log says it. */
  private headline(): string {
    const { turn, active, stack } = this.view;
    if (!stack.some(({ program }) => program === 'turn')) return words.say('table-text-table');
    return this.speaker.event({ event: 'turn', number: turn, seat: active }).replace(/[.。]$/u, '');
  }

  /** A Realm with the action that it makes cheaper; a Frontier has none. */
  private place(place: string): Thing {
    const named = { text: this.speaker.shortPlace(place), key: `spot:${place}` };
    return this.speaker.isRealm(place) ? { ...named, about: this.speaker.realmAction(place) } : { ...named, soft: true };
  }

  private control(place: string): Thing[] {
    const owner = this.view.control[place];
    const sums = bothOf(this.play, this.view.reckoning.sums[place]);
    return owner == null ? [{ text: sums, soft: true }] : [{ text: this.speaker.faction(owner), about: sums, tone: owner }];
  }

  /** The Emotions on the spaces of a Realm or Frontier; an empty space is shown where something can be put on it. */
  private emotions(place: string): Thing[] {
    const spaces = this.speaker.isRealm(place) ? [`${place}-1`, `${place}-2`] : [place];
    return spaces.map((space) => {
      const written = this.view.spaces[space];
      return written === undefined ? { ...BLANK, key: `space:${space}` } : this.emotion(space, written);
    });
  }

  private emotion(space: string, written: string): Thing {
    const [card = '', essence = '0'] = written.split(' ');
    const intensity = words.say('table-text-fact', { name: this.heading('intensity'), value: this.view.intensity[space] ?? 0 });
    const about = [this.speaker.part('terminal-essence', { number: Number(essence) }), intensity, ...this.state(space)].join(' · ');
    const empty = Math.max(0, this.speaker.slotsOf(card) - Number(essence));
    const sign = `${FULL.repeat(Number(essence))}${EMPTY.repeat(empty)} ${this.view.intensity[space] ?? 0}`;
    return { text: this.speaker.card(card), sign, about, card, key: `space:${space}`, tone: this.speaker.factionOf(card) };
  }

  /** What can be done with an Emotion, what its power does now, and where it does not count. */
  private state(space: string): string[] {
    const { ripe, forces, blocked } = this.view.reckoning;
    const realms = blocked.flatMap(([frontier, realm]) => (frontier === space ? [this.speaker.realm(realm)] : []));
    return [
      ...(ripe.includes(space) ? [this.speaker.part('ring-ripe', {})] : []),
      ...(forces[space] ?? []).map((force) => forceText(this.play, force)),
      ...realms.map((realm) => this.speaker.part('ring-blocked', { realm })),
    ];
  }

  private spirits(place: string): Thing[] {
    return this.view.seats.flatMap(({ at, spirit, faction }, seat) =>
      at === place && spirit !== null ? [{ text: this.speaker.spirit(spirit), about: this.speaker.player(seat), ...toned(faction) }] : [],
    );
  }

  /** CB-11 A Realm's Fortress site. */
  private site(place: string): Thing[] {
    if (!this.speaker.isRealm(place)) return [];
    const [faction = '', size = ''] = (this.view.sites[place] ?? '').split(' ');
    const key = `site:${place}`;
    if (size === '') return [{ ...BLANK, key }];
    return [{ text: words.say('table-fragment', { size }), key, tone: faction as Faction }];
  }

  /** CB-4.2.1 The Sphere at a Realm, and what is left in it. */
  private sphere(place: string): Thing[] {
    const sphere = this.speaker.sphereAt(place, this.view.offset);
    if (sphere === null) return [];
    const left = this.speaker.part('wp', { wp: this.view.origin[sphere] ?? 0 });
    return [
      { text: this.speaker.sphere(sphere), sign: left, about: `${left} · ${this.speaker.bonusText(sphere)}`, key: `sphere:${sphere}` },
    ];
  }

  // The factions

  factions(): BoardSection {
    const shown = ['faction', 'points', 'ambition', 'identity'].map((word) => this.heading(word));
    const columns = [...shown, this.speaker.part('terminal-supply', {}), this.heading('hidden_aspiration')];
    const rows = FACTIONS.map((faction) => {
      const own = this.view.factions[faction];
      return [
        [{ text: this.speaker.faction(faction), tone: faction }],
        [{ text: this.sum(faction) }],
        [{ text: String(own.ambition) }],
        this.identity(faction),
        this.fragments({ minor: own.minors, major: own.majors, capstone: own.capstone }),
        this.hidden(own),
      ];
    });
    const rule = { text: this.speaker.part('terminal-worth', WORTH), soft: true };
    return {
      heading: this.heading('faction'),
      wide: true,
      facts: [{ name: this.heading('points'), things: [rule] }],
      grid: { columns, rows },
    };
  }

  /** CB-19.2.4 What a faction would have if the game ended now: "7 + 6 = 13". */
  private sum(faction: Faction): string {
    const { fragments, total } = this.view.reckoning.totals[faction];
    return `${this.view.factions[faction].points} + ${fragments} = ${total}`;
  }

  /** CB-19.2.1 to CB-19.2.3 The Fragments in the Identity, and what they are worth. */
  private identity(faction: Faction): Thing[] {
    const { fragments } = this.view.reckoning.totals[faction];
    return fragments === 0 ? [] : [...this.fragments(this.view.factions[faction].identity), { text: `+${fragments}`, soft: true }];
  }

  private fragments(numbers: Readonly<Record<string, number>>): Thing[] {
    return Object.entries(numbers)
      .filter(([, number]) => number > 0)
      .map(([size, number]) => ({ text: words.say('table-fragment', { size }), about: `${MANY}${number}` }));
  }

  private hidden({ hidden }: FactionView): Thing[] {
    if (hidden.seen.length > 0) return hidden.seen.map((aspiration) => this.aspiration(aspiration));
    return hidden.left.length === 0 ? [] : [{ text: '?', soft: true }];
  }

  /** CB-3.6.1 The Common Aspirations, the current one first, each with what both have for it and where. */
  aspirations(): BoardSection {
    const facts = this.view.common.map((aspiration, place): Fact => {
      const { text, key } = this.aspiration(aspiration);
      const about = inRow(words, [bothOf(this.play, this.view.reckoning.strengths[aspiration]), ...countedText(this.play, aspiration)]);
      return {
        name: text,
        things: [{ text: this.speaker.aspirationText(aspiration), about, soft: place > 0, ...(key === undefined ? {} : { key }) }],
      };
    });
    return { heading: this.heading('common_aspiration'), wide: true, facts };
  }

  /** CB-16 What scores points in a turn, and where each faction's marker stands on the wheel; nothing in the basic game. */
  intentions(): BoardSection[] {
    const texts = this.speaker.intentionTexts(this.view.options);
    if (texts.length === 0) return [];
    const further = this.view.options.edition === 'first' ? [] : [{ text: words.say('table-intentions-worth'), soft: true }];
    const scoring = { name: this.heading('intention'), things: [...texts.map((text) => ({ text })), ...further] };
    const markers = FACTIONS.map((faction) => ({ name: this.speaker.faction(faction), things: this.marker(faction) }));
    return [{ heading: this.heading('intention_wheel'), wide: true, facts: [scoring, ...markers] }];
  }

  private marker(faction: Faction): Thing[] {
    const { points } = this.view.factions[faction];
    const next = this.speaker.nextBonus(points);
    const bonus = next === null ? [] : [{ text: words.say('table-wheel-next', { space: next.at, bonus: next.bonus }), soft: true }];
    return [{ text: String(points), tone: faction }, ...bonus];
  }

  private aspiration(aspiration: string): Thing {
    return { text: this.speaker.aspiration(aspiration), key: `aspiration:${aspiration}` };
  }

  // The seats

  /** The own hand and means, before them the deck that is put together; nothing for those who watch. */
  held(): BoardSection[] {
    const { seat } = this.view;
    const own = seat === null ? undefined : this.view.seats[seat];
    if (seat === null || own === undefined) return [];
    const ambition = own.faction === null ? [] : [this.number('ambition', this.view.factions[own.faction].ambition)];
    const building = this.list(seat);
    const facts = building.length > 0 ? building : [...this.means(own, seat), ...ambition, this.standings()];
    return [{ heading: this.heading('hand'), hand: true, facts }];
  }

  /** What lies before a seat; the own Spirit board has the width of the table. */
  seat(seat: number): BoardSection {
    const own = this.view.seats[seat] as SeatView;
    const mine = seat === this.view.seat;
    const spirit = own.spirit === null ? '' : ` · ${this.speaker.spirit(own.spirit)}`;
    return {
      heading: `${this.speaker.player(seat)}${spirit}`,
      seat,
      wide: mine,
      ...toned(own.faction),
      facts: [
        ...(mine ? [] : this.means(own, seat)),
        { name: this.heading('deck'), things: this.deck(own) },
        ...ROWS.map((action) => ({ name: this.speaker.action(action), things: this.row(own, seat, action) })),
      ],
    };
  }

  /** CB-3.5.2 The cards that have been put together so far for a deck of one's own. */
  private list(seat: number): Fact[] {
    const frame = this.view.stack.find(({ program, seat: builder }) => program === 'own_deck' && builder === seat);
    if (frame === undefined) return [];
    const picked = Array.from({ length: DECK_SIZE }, (_, number) => Number(frame[`card_${number + 1}`] ?? -1)).filter((card) => card >= 0);
    const things = [...new Set(picked)].map((card): Thing => {
      const copies = picked.filter((one) => one === card).length;
      return { ...this.card(this.speaker.cardId(card), -1), ...(copies > 1 ? { about: `${MANY}${copies}` } : {}) };
    });
    return [{ name: this.heading('deck'), things }];
  }

  /** How far both factions are, with what their Fragments are worth. */
  private standings(): Fact {
    const points = FACTIONS.map((faction) => {
      const { fragments, total } = this.view.reckoning.totals[faction];
      const { points: scored } = this.view.factions[faction];
      return { text: `${this.speaker.faction(faction)} ${total}`, about: `= ${scored} + ${fragments}`, tone: faction };
    });
    return { name: this.heading('points'), things: points };
  }

  private number(word: string, number: number): Fact {
    return { name: this.heading(word), things: [{ text: String(number) }] };
  }

  private means(own: SeatView, seat: number): Fact[] {
    return [
      { name: this.heading('hand'), things: this.hand(own, seat) },
      this.number('willpower', own.wp),
      this.number('essence', own.essence),
    ];
  }

  /** CB-24.1.1 Own and teammate's cards; of an opponent's those that everybody has seen. */
  private hand({ hand }: SeatView, seat: number): Thing[] {
    const cards = 'count' in hand ? hand.known : hand;
    const things = cards.map((card) => this.card(card, seat));
    const unseen = 'count' in hand ? hand.count - hand.known.length : 0;
    return unseen === 0 ? things : [...things, { text: `? ${MANY}${unseen}`, soft: true }];
  }

  private card(written: string, seat: number): Thing {
    const card = written.split(' ')[0] ?? '';
    const vibe = this.speaker.vibeOf(card);
    const shape = vibe === null ? {} : { icon: SHAPES[vibe], tone: vibe };
    return { text: this.speaker.card(card), card, ...shape, ...(seat === this.view.seat ? { key: `hand:${card}` } : {}) };
  }

  /** CB-3.5.8 How many cards are left, and the top one, which lies face up. */
  private deck({ deck }: SeatView): Thing[] {
    const [top] = deck;
    const left = { text: String(deck.length) };
    return top == null ? [left] : [left, this.card(top, -1)];
  }

  /** CB-7.1.1 A row of the Spirit board: the unlock slot and the upgrades; of others' rows only what is unlocked. */
  private row({ vibes, spirit }: SeatView, seat: number, action: string): Thing[] {
    const upgrades = spirit === null ? [] : (this.speaker.upgrades(spirit, this.view.options)[action] ?? []);
    const mine = seat === this.view.seat;
    return (vibes[action] ?? []).flatMap((colour, slot): Thing[] => {
      const upgrade = upgrades[slot - 1];
      const named =
        upgrade === undefined ? { upgrade: '', upgrade_known: NO } : { upgrade: this.speaker.upgrade(upgrade), upgrade_known: YES };
      const text = this.speaker.part('slot', { slot, ...named });
      const key = mine ? { key: `slot:${action}:${slot}` } : {};
      if (colour === null) return mine ? [{ text, soft: true, ...key }] : [];
      return [{ text, ...key, ...(colour === 'wild' ? { about: WILD } : { icon: SHAPES[colour as Vibe], tone: colour as Vibe }) }];
    });
  }

  private joined(texts: readonly string[]): string {
    return texts.join(' · ');
  }

  /** A word of the glossary as a heading. */
  private heading(word: string): string {
    const text = this.speaker.word(word);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  }
}

function toned(faction: Faction | null): { tone?: Faction } {
  return faction === null ? {} : { tone: faction };
}
