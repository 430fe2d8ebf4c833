// Black Rose Wars as sections: the lodge, everybody's power and the Black Rose, every mage.

import { type BoardSection, type Fact, linesOf, type Thing } from '../../../boards/generic/sections';
import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import type { Section } from '../../../play/text';
import { inRow } from '../../../speech/people';
import { offered } from '../choosing/reading';
import type { BlackRoseSpeaker } from '../speech/speaker';
import type { BlackRoseView, EvocationView, Participant, RoomView, SeatView, SpellView } from '../speech/view';
import { BLACK_CUBES, CUBES, PHASES, type Phase, ROSE, type Slot, SLOTS, type Tint, TOKENS } from '../speech/vocabulary';
import { ROWS } from './geometry';
import { forecast, reach, runs } from './outlook';
import { weighings } from './weighing';

/** A mage's colour has a shape too, for screens and eyes without colours. */
const SHAPES: Readonly<Record<string, string>> = { red: '▲', blue: '●', green: '■', purple: '◆' };
const TONES: Readonly<Partial<Record<Tint, Thing['tone']>>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
};
const BLACK = '✿';
const UNCHOSEN = '○';
const FREE = '·';
const RESTORED = '✦';
const USED = '✧';
const DONE = '■';
const OPEN = '□';
const MANY = '×';
const NOTHING: Thing = { text: '–', soft: true };
const SEEN_BY = ' seen by ';
const BACKS: Readonly<Record<string, string>> = { personal: 'personal_spell', forgotten: 'forgotten_spell' };

export function sections(play: Play): BoardSection[] {
  const teller = new Teller(play);
  return [
    ...runs(play),
    ...teller.held(),
    teller.lodge(),
    teller.rose(),
    ...teller.avatar(),
    ...teller.order().map((seat) => teller.mage(seat)),
  ];
}

/** The same in sentences. */
export function read(play: Play): Section[] {
  return [...offered(play), ...sections(play).map((section) => ({ heading: section.heading, lines: linesOf(section) }))];
}

class Teller {
  private readonly view: BlackRoseView;
  private readonly speaker: BlackRoseSpeaker;

  constructor(private readonly play: Play) {
    this.view = play.view as unknown as BlackRoseView;
    this.speaker = play.speaker as BlackRoseSpeaker;
  }

  /** The own seat first, then in the order of the seats. */
  order(): number[] {
    const { players, seat } = this.view;
    return Array.from({ length: players }, (_, step) => ((seat ?? 0) + step) % players);
  }

  // The lodge

  lodge(): BoardSection {
    const bricks = ROWS.map((row) =>
      row.flatMap((place) => {
        const room = this.view.lodge[place];
        return room === undefined ? [] : [[this.room(room), this.colour(room), ...this.figures(place)]];
      }),
    );
    return { heading: this.headline(), wide: true, bricks, facts: [...this.cells(), ...reach(this.play)] };
  }

  /** Round and phase, and whose activation it is. */
  private headline(): string {
    const { phase, round, active } = this.view;
    if (phase === null) return words.say('table-text-table');
    const parts = [this.speaker.part('terminal-round', { number: round }), this.speaker.phase(phase)];
    return [...parts, ...(active === null ? [] : [active === 'rose' ? this.speaker.word('possessed') : this.speaker.player(active)])].join(
      ' · ',
    );
  }

  /** A room with the cubes on its slots; a restored one with its activation token. */
  private room({ room, cubes, restored, used }: RoomView): Thing {
    const { colour, slots } = this.speaker.content.room(room);
    const tone = TONES[colour];
    return {
      text: this.speaker.room(room),
      key: `room:${this.speaker.content.number('room', room)}`,
      card: room,
      sign: restored ? (used ? USED : RESTORED) : this.panel(cubes, slots),
      about: restored ? this.speaker.part('terminal-sign', { sign: used ? 'used' : 'restored' }) : this.counted(cubes, slots),
      ...(tone === undefined ? {} : { tone }),
    };
  }

  private colour({ room }: RoomView): Thing {
    return { text: this.speaker.roomColour(this.speaker.content.room(room).colour), soft: true };
  }

  private figures(place: string): Thing[] {
    const mages = this.view.seats.flatMap(({ at }, seat) => (at === place ? [this.figure(seat)] : []));
    const avatar = this.view.avatar?.at === place ? [this.possessed()] : [];
    const evocations = Object.entries(this.view.evocations).filter(([, { at }]) => at === place);
    return [...mages, ...avatar, ...evocations.map(([name, { controller }]) => this.evocation(name, controller))];
  }

  private figure(seat: number): Thing {
    const colour = this.view.seats[seat]?.colour ?? null;
    return {
      text: `${this.shape(seat)} ${this.speaker.player(seat)}`,
      key: `figure:${seat}`,
      icon: 'meeple',
      ...(colour === null ? {} : { tone: colour }),
    };
  }

  private possessed(): Thing {
    return { text: `${BLACK} ${this.speaker.word('possessed')}`, key: `figure:${ROSE}`, icon: 'meeple' };
  }

  private evocation(name: string, controller: Participant): Thing {
    const number = this.speaker.names.kindOf('figure').words.indexOf(name);
    return { text: `${this.shape(controller)} ${this.speaker.figure(name)}`, key: `figure:${number}`, card: kindOf(name) };
  }

  /** BR-17.2 Who is in a cell, and where it leads. */
  private cells(): Fact[] {
    const { seats: mages, avatar, players } = this.view;
    const layout = this.speaker.content.layouts.find(({ seats }) => seats === players + (avatar === undefined ? 0 : 1));
    const all = [
      ...mages.map((mage, seat) => ({ ...mage, figure: this.figure(seat) })),
      ...(avatar === undefined ? [] : [{ ...avatar, figure: this.possessed() }]),
    ];
    return all.flatMap(({ at, cell, figure }) => {
      if (at !== 'cell' || cell === null) return [];
      const exits = (layout?.cells[cell - 1]?.exits ?? []).map((place) => this.speaker.room(this.view.lodge[place]?.room ?? ''));
      return [{ name: `${this.heading('cell')} ${cell}`, things: [figure, { text: `→ ${inRow(words, exits)}`, soft: true }] }];
    });
  }

  // What belongs to nobody

  rose(): BoardSection {
    const { rose, events, library, forgotten, quests, moon } = this.view;
    const marks = this.speaker.moons(this.view.options);
    const supply = { text: this.speaker.part('terminal-cubes', { number: `${rose.supply}/${BLACK_CUBES}` }), soft: true };
    const decks = (numbers: readonly number[]): Thing => ({
      text: this.speaker.part('terminal-decks', { numbers: numbers.join('/') }),
      soft: true,
    });
    const schools = Object.entries(library).map(([school, { deck }]) => ({ text: this.speaker.school(school), about: String(deck) }));
    return {
      heading: this.heading('black_rose'),
      wide: true,
      facts: [
        {
          name: this.heading('power_board'),
          things: [...this.standings(), { text: this.speaker.part('terminal-moons', { moon, ...marks }), soft: true }],
        },
        ...forecast(this.play),
        { name: this.heading('black_rose'), things: [supply, ...this.trophies(rose.trophies), ...this.commanded('rose')] },
        { name: this.heading('event'), things: [...events.slots.map((event) => this.event(event)), decks(events.decks)] },
        { name: this.heading('library'), things: [...schools, { text: this.speaker.word('forgotten_spell'), about: String(forgotten) }] },
        { name: this.heading('quest'), things: [decks(quests.decks)] },
      ],
    };
  }

  /** BR-28 The Avatar, and why it did what it did for its last order; nothing where it does not play. */
  avatar(): BoardSection[] {
    const { avatar, values } = this.view;
    const own = values['rose'];
    if (avatar === undefined || own === undefined) return [];
    const { cubes, hexes, obeyed, limit, order, back, memories, decks } = avatar;
    const { strength, speed, health } = own;
    const counts = this.speaker.part('terminal-decks', { numbers: decks.map(({ length }) => length).join('/') });
    const facts: Fact[] = [
      {
        name: this.heading('life_panel'),
        things: [
          { text: `${cubes.length}/${health}`, sign: this.panel(cubes, health), about: this.counted(cubes, health) },
          { text: this.speaker.part('terminal-values', { strength, speed, health }), soft: true },
        ],
      },
      {
        name: this.speaker.part('terminal-orders', { number: `${obeyed}/${limit}` }),
        things: [
          ...(order === null ? [] : [this.ordered(order), ...this.printed(order)]),
          ...this.weighed(),
          ...(back === null ? [] : [{ text: this.speaker.part('terminal-top-order', { back }), soft: true }]),
          { text: counts, soft: true },
        ],
      },
      { name: `${this.heading('memories')} ${memories.length}`, things: memories.map((one) => this.ordered(one)) },
      {
        name: this.heading('hex'),
        things: Object.entries(hexes).map(([hex, done]) =>
          this.marked(this.speaker.hex(hex), hex, done, this.speaker.content.hex(hex).slots),
        ),
      },
    ];
    const mage = avatar.mage === null ? '' : ` · ${this.speaker.mage(avatar.mage)}`;
    return [{ heading: `${BLACK} ${this.speaker.word('possessed')}${mage}`, facts: facts.filter(({ things }) => things.length > 0) }];
  }

  private ordered(order: string): Thing {
    return { text: this.speaker.named('order', order), card: order };
  }

  private printed(order: string): Thing[] {
    return this.speaker
      .cardText(order)
      .split('\n')
      .slice(1)
      .map((text) => ({ text }));
  }

  /** BR-30.1.2 What was chosen for the last order, and what was passed over, with what decided. */
  private weighed(): Thing[] {
    return weighings(this.view, this.speaker).map(({ chosen, text }) => (chosen ? { text } : { text, soft: true }));
  }

  /** BR-9.1 Everybody on the power track, the first one first. */
  private standings(): Thing[] {
    const mages = this.view.seats.map(({ power }, seat): [number, Participant] => [power, seat]);
    const all: [number, Participant][] = [...mages, [this.view.rose.power, 'rose']];
    return all.sort(([one], [other]) => other - one).map(([power, who]) => ({ text: this.name(who), about: String(power) }));
  }

  private event(event: string | null): Thing {
    if (event === null) return NOTHING;
    const { phase } = this.speaker.content.event(event);
    const during = PHASES.includes(phase as Phase) ? { about: this.speaker.phase(phase) } : {};
    return { text: this.speaker.named('event', event), card: event, ...during };
  }

  // The mages

  /** The own hand and board; nothing for those who watch. */
  held(): BoardSection[] {
    const { seat } = this.view;
    const own = seat === null ? undefined : this.view.seats[seat];
    if (seat === null || own === undefined) return [];
    return [{ heading: this.heading('hand'), hand: true, facts: [this.hand(seat, own), ...this.board(own, true)] }];
  }

  mage(seat: number): BoardSection {
    const own = this.view.seats[seat] as SeatView;
    const mine = seat === this.view.seat;
    const mage = own.mage === null ? '' : ` · ${this.speaker.mage(own.mage)}`;
    const crown = seat === this.view.crown ? ` · ♛ ${this.speaker.word('crown')}` : '';
    const facts =
      own.at === null
        ? []
        : [...this.means(seat, own), ...(mine ? [] : [...this.board(own, false), this.hand(seat, own)]), ...this.rest(seat, own)];
    return { heading: `${this.shape(seat)} ${this.speaker.player(seat)}${mage}${crown}`, seat, facts };
  }

  private means(seat: number, { power, cubes, tokens, supply, trophies }: SeatView): Fact[] {
    const values = this.view.values[`mage-${seat}`];
    if (values === undefined) return [];
    const { strength, speed, health } = values;
    const damage = { text: `${cubes.length}/${health}`, sign: this.panel(cubes, health), about: this.counted(cubes, health) };
    const left = { text: this.speaker.part('terminal-cubes', { number: `${supply}/${CUBES}` }), soft: true };
    return [
      { name: this.heading('power_point'), things: [{ text: String(power) }, ...this.trophies(trophies)] },
      {
        name: this.heading('life_panel'),
        things: [damage, { text: this.speaker.part('terminal-values', { strength, speed, health }), soft: true }],
      },
      { name: this.heading('physical_action_token'), things: [{ text: `${tokens}/${TOKENS}` }, left] },
    ];
  }

  /** BR-12.1.2 The four slots; while a plan is made, what is planned. */
  private board(own: SeatView, mine: boolean): Fact[] {
    const laid = own.plan ?? own.board;
    if (mine) return SLOTS.map((slot, number) => ({ name: this.speaker.slot(slot), things: [this.laid(laid[slot], `slot:${number}`)] }));
    const filled = SLOTS.filter((slot) => laid[slot] !== undefined);
    return [{ name: this.heading('mage_board'), things: filled.map((slot) => this.titled(slot, this.laid(laid[slot]))) }];
  }

  private titled(slot: Slot, thing: Thing): Thing {
    return { ...thing, text: words.say('table-text-fact', { name: this.speaker.slot(slot), value: thing.text }) };
  }

  private laid(spell: SpellView | undefined, key?: string): Thing {
    const keyed = key === undefined ? {} : { key };
    if (spell === undefined) return { ...NOTHING, ...keyed };
    const status = spell.status === undefined ? [] : [this.speaker.status(spell.status)];
    if (spell.spell !== undefined && spell.side !== undefined) {
      const about = inRow(words, [this.speaker.word(`${spell.side}_effect`), ...status]);
      return { text: this.speaker.spell(spell.spell), about, card: spell.spell, ...keyed };
    }
    const token = spell.token === undefined ? [] : [this.speaker.word(`${spell.token}_token`)];
    return { text: this.back(spell.back ?? null), about: inRow(words, [...token, ...status]) };
  }

  /** DC-S6 A card that lies face down: its school, or that it is personal or forgotten. */
  private back(back: string | null): string {
    if (back === null) return '?';
    const word = BACKS[back];
    return `? ${word === undefined ? this.speaker.school(back) : this.speaker.word(word)}`;
  }

  /** BR-2.4 The own cards by their names; of others' those that one knows, and the backs of the rest. */
  private hand(seat: number, own: SeatView): Fact {
    const hand = inHand(own);
    const limit = this.view.values[`mage-${seat}`]?.hand;
    const count = 'count' in hand ? hand.count : hand.length;
    const name = `${this.heading('hand')} ${count}${limit === undefined ? '' : `/${limit}`}`;
    if (!('count' in hand)) return { name, things: this.spells(hand, true) };
    const known = this.spells(hand.known, false);
    const unseen = hand.backs === undefined ? { '': hand.count - hand.known.length } : hand.backs;
    const backs = Object.entries(unseen).filter(([, number]) => number > 0);
    return {
      name,
      things: [...known, ...backs.map(([back, number]) => ({ text: this.back(back === '' ? null : back), soft: true, ...times(number) }))],
    };
  }

  private spells(cards: readonly string[], mine: boolean): Thing[] {
    const bare = cards.map((card) => card.split(SEEN_BY)[0] ?? '');
    return [...new Set(bare)].map((spell) => ({
      text: this.speaker.spell(spell),
      card: spell,
      ...times(bare.filter((one) => one === spell).length),
      ...(mine ? { key: `hand:${this.speaker.content.number('spell', spell)}` } : {}),
    }));
  }

  private rest(seat: number, { grimoire, memories, studied, hexes, quests, unseen_quests: unseen }: SeatView): Fact[] {
    const looked = 'count' in studied ? [] : this.spells(studied, true);
    const facts: Fact[] = [
      { name: this.heading('study_phase'), things: looked },
      { name: this.heading('grimoire'), things: [{ text: String(grimoire.cards.length) }] },
      { name: `${this.heading('memories')} ${memories.length}`, things: this.spells(memories, false) },
      {
        name: this.heading('hex'),
        things: Object.entries(hexes).map(([hex, done]) =>
          this.marked(this.speaker.hex(hex), hex, done, this.speaker.content.hex(hex).slots),
        ),
      },
      { name: this.heading('evocation'), things: this.commanded(seat) },
      {
        name: this.heading('quest'),
        things: [...Object.keys(quests).map((quest) => this.quest(quest, quests)), ...unseen.map((moon) => this.hidden(moon))],
      },
    ];
    return facts.filter(({ things }) => things.length > 0);
  }

  private marked(text: string, card: string, done: number, slots: number): Thing {
    return slots === 0 ? { text, card } : { text, card, sign: DONE.repeat(done) + OPEN.repeat(slots - done), about: `${done}/${slots}` };
  }

  /** BR-8.1.1 A quest with its progress and what it is worth. */
  private quest(quest: string, quests: SeatView['quests']): Thing {
    const { slots, power } = this.speaker.content.quest(quest);
    const { state = 'active', cubes = 0 } = quests[quest] ?? {};
    const worth = this.speaker.part('power', { number: power });
    const text = this.speaker.part('terminal-quest', { quest: this.speaker.quest(quest), state, power: worth });
    const key = `quest:${this.speaker.content.number('quest', quest)}`;
    return { ...this.marked(text, quest, cubes, state === 'active' ? slots : 0), key };
  }

  private hidden(moon: number): Thing {
    return { text: this.speaker.part('terminal-hidden-quest', { moon }), soft: true };
  }

  // Whose things are

  /** BR-22.3 What somebody commands: where it is, its values, its damage and its upgrades. */
  private commanded(who: Participant): Thing[] {
    return Object.entries(this.view.evocations).flatMap(([name, entry]) => (entry.controller === who ? [this.described(name, entry)] : []));
  }

  private described(name: string, { at, cubes, upgrades, controller }: EvocationView): Thing {
    const { strength = 0, speed = 0, health = 0 } = this.view.values[name] ?? {};
    const place = this.view.lodge[at];
    const about = [
      ...(place === undefined ? [] : [this.speaker.room(place.room)]),
      this.speaker.part('terminal-values', { strength, speed, health }),
      ...upgrades.map((upgrade) => this.speaker.upgrade(upgrade)),
      this.panel(cubes, health),
    ];
    return { text: this.evocation(name, controller).text, card: kindOf(name), about: inRow(words, about) };
  }

  private trophies(owners: readonly Participant[]): Thing[] {
    if (owners.length === 0) return [];
    return [{ text: this.speaker.part('terminal-trophies', { number: owners.length }), about: this.counted(owners, 0) }];
  }

  private shape(who: Participant): string {
    return who === 'rose' ? BLACK : (SHAPES[this.view.seats[who]?.colour ?? ''] ?? UNCHOSEN);
  }

  private name(who: Participant): string {
    return `${this.shape(who)} ${who === 'rose' ? this.speaker.word('black_rose') : this.speaker.figure(who)}`;
  }

  /** Cubes on so many slots: `✿✿▲···`. */
  private panel(cubes: readonly Participant[], slots: number): string {
    return cubes.map((owner) => this.shape(owner)).join('') + FREE.repeat(Math.max(0, slots - cubes.length));
  }

  /** The same in words: "3/6, Black Rose 2, Ann 1". */
  private counted(cubes: readonly Participant[], slots: number): string {
    const owners = [...new Set(cubes)].map((owner) => `${this.name(owner)} ${cubes.filter((one) => one === owner).length}`);
    return inRow(words, [...(slots === 0 ? [] : [`${cubes.length}/${slots}`]), ...owners]);
  }

  /** A word of the glossary as a heading. */
  private heading(word: string): string {
    const text = this.speaker.word(word);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  }
}

/** BR-12.1.2 What is planned lies on the board already. */
function inHand({ hand, plan = {} }: SeatView): SeatView['hand'] {
  if ('count' in hand) return hand;
  const planned = SLOTS.flatMap((slot) => plan[slot]?.spell ?? []);
  return hand.filter((card) => {
    const place = planned.indexOf(card.split(SEEN_BY)[0] ?? '');
    if (place >= 0) planned.splice(place, 1);
    return place < 0;
  });
}

/** The kind of an evocation by its name in views: `cadaver-2` is a `cadaver`. */
function kindOf(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

function times(number: number): { about?: string } {
  return number > 1 ? { about: `${MANY}${number}` } : {};
}
