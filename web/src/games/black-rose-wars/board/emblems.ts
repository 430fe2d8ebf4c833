import type { IconName } from '../icons';
import type { Element, Type } from '../speech/vocabulary';

export const TYPE_ICONS: Readonly<Record<Type, IconName>> = {
  combat: 'crossed-swords',
  conjunction: 'linked-rings',
  defence: 'checked-shield',
  trap: 'box-trap',
};

export const ELEMENT_ICONS: Readonly<Record<Element, IconName>> = {
  fire: 'flame',
  water: 'drop',
  air: 'air-zigzag',
  earth: 'minerals',
  profane: 'pentacle',
  sacred: 'holy-symbol',
  magic: 'star-swirl',
  all: 'star-formation',
};

export const ACTION_ICONS: Readonly<Record<string, IconName>> = {
  explore: 'boot-prints',
  fight: 'fist',
  command: 'rally-the-troops',
  cast: 'magic-swirl',
  inertia: 'walk',
  end: 'hourglass',
};

/** What the back of a spell shows. */
const BACK_ICONS: Readonly<Record<string, IconName>> = {
  agony: 'broken-heart',
  alchemy: 'round-bottom-flask',
  hexcraft: 'cursed-star',
  shamanism: 'eagle-head',
  technomancy: 'gears',
  nightmare: 'evil-moon',
  personal: 'person',
  forgotten: 'black-book',
};

const ROOM_ICONS: Readonly<Record<string, readonly [picture: IconName, effect: IconName]>> = {
  hall: ['flower-star', 'black-book'],
  throne: ['stone-throne', 'queen-crown'],
  crypt: ['tombstone', 'evil-hand'],
  cemetery: ['graveyard', 'evil-hand'],
  altar: ['sword-altar', 'evil-hand'],
  summoner: ['pentacle', 'crossed-swords'],
  laboratory: ['vial', 'crossed-swords'],
  arena: ['arena', 'crossed-swords'],
  observatory: ['polar-star', 'papers'],
  bibliotheca: ['bookshelf', 'papers'],
  sanctuary: ['greek-temple', 'papers'],
  garden: ['solid-leaf', 'cubes'],
  forge: ['anvil', 'cubes'],
  treasure: ['chest', 'cubes'],
  abyss: ['nested-eclipses', 'inner-self'],
  oracle: ['crystal-ball', 'inner-self'],
  mirrors: ['mirror-mirror', 'inner-self'],
  armory: ['shield-bash', 'white-book'],
  pleasure: ['wine-glass', 'white-book'],
};

const FIGURE_ICONS: Readonly<Record<string, IconName>> = {
  rikkart: 'cultist',
  'baron-doria': 'bat',
  arianna: 'chess-queen',
  gramigna: 'double-face-mask',
  succubus: 'bat-mask',
  nigredo: 'metal-golem-head',
  cadaver: 'evil-hand',
  colossus: 'rock-golem',
  umbra: 'ghost',
  totem: 'snake-totem',
  'enigmatic-totem': 'eagle-head',
  'ancestral-totem': 'totem-head',
  albedo: 'angel-outfit',
};

const HEX_ICONS: Readonly<Record<string, IconName>> = {
  vulnerability: 'broken-shield',
  slowness: 'time-trap',
  silence: 'silence',
  frailty: 'broken-bone',
  oblivion: 'broken-heart-zone',
  debt: 'two-coins',
};

const SPELL_ICONS: Readonly<Record<string, IconName>> = {
  'shared-torture': 'opposite-hearts',
  'grim-torment': 'heart-stake',
  'cross-and-delight': 'evil-minion',
  torment: 'star-shuriken',
  'visceral-fire': 'burning-skull',
  'peak-of-agony': 'heart-beats',
  'pain-mark': 'bleeding-eye',
  'master-of-pleasure': 'lips',
  'liquefy-the-pain': 'dripping-star',
  submission: 'cage',
  'ineluctable-pain': 'barbed-spear',
  'heart-of-ice': 'mineral-heart',
  'azoth-bomb': 'burning-dot',
  'viatorium-spagyricum': 'round-potion',
  deflagrate: 'burn',
  'athanor-eruption': 'volcano',
  marbling: 'stone-bust',
  'stone-phoenix': 'feathered-wing',
  'soul-transfer': 'card-exchange',
  'liquid-fire': 'fire-gem',
  'fountain-of-the-three': 'fountain',
  'purifying-aludel': 'standing-potion',
  albify: 'beveled-star',
  'silver-of-the-sages': 'star-medal',
  'brain-worm': 'sand-snake',
  'baneful-curse': 'half-dead',
  'evil-eye': 'warlock-eye',
  'withering-word': 'shouting',
  'choir-of-whispers': 'stars-stack',
  'knot-of-hair': 'tree-roots',
  'crooked-path': 'maze',
  'mirror-of-malice': 'shattered-glass',
  'toll-of-envy': 'two-coins',
  'grave-doll': 'centaur-heart',
  'feast-of-curses': 'cooking-pot',
  'broken-tongue': 'snake-tongue',
  'raise-totem': 'tower-flag',
  'ancestor-call': 'totem-head',
  'storm-lance': 'lightning-storm',
  stampede: 'bull',
  'bone-rattle': 'crossed-bones',
  'serpent-pit': 'snake-spiral',
  'spirit-walk': 'footsteps',
  'blood-moon-dance': 'moon-claws',
  earthsong: 'earth-spit',
  'thunder-drum': 'sound-waves',
  'herb-smoke': 'smoking-pipe',
  'vengeful-ancestors': 'spears',
  'merciless-flame': 'falling-star',
  'assemble-colossus': 'mecha-head',
  'workshop-rite': 'wrench',
  'remote-order': 'flying-flag',
  'arc-projector': 'lightning-flame',
  'mine-field': 'land-mine',
  deflector: 'shield-reflect',
  'demolition-charge': 'anvil-impact',
  'steam-veil': 'steam',
  'siege-protocol': 'siege-tower',
  'scrap-servant': 'robot-helmet',
  overdrive: 'speedometer',
  persecution: 'hunter-eyes',
  'night-terror': 'evil-eyes',
  'kiss-of-the-succubus': 'heart-drop',
  'sleepless-hours': 'sands-of-time',
  'waking-dream': 'night-vision',
  'devouring-dark': 'shark-jaws',
  'bed-of-shadows': 'tired-eye',
  'lucid-guard': 'egg-eye',
  'parasite-thought': 'head-shot',
  'collective-nightmare': 'moon-bats',
  'strangling-vision': 'slipknot',
  'sandmans-tithe': 'night-sleep',
  'cube-of-lamentations': 'cube',
  'barons-levy': 'spock-hand',
  'waltz-of-veils': 'domino-mask',
  blight: 'thorny-tentacle',
  'arcane-barrage': 'energy-arrow',
  'killer-fog': 'poison-cloud',
  'supreme-fireball': 'flamer',
  'gate-of-petals': 'triple-gate',
  'echo-of-the-first-master': 'sound-on',
  'black-covenant': 'quill-ink',
  'mantle-of-midnight': 'wing-cloak',
  'rosebound-legion': 'knight-banner',
  'garden-of-nails': 'barbed-nails',
};

const UNKNOWN: IconName = 'star-swirl';

/** The picture of a spell; one that somebody has added shows what its main side is. */
export function spellIcon(id: string, type: Type): IconName {
  return SPELL_ICONS[id] ?? TYPE_ICONS[type];
}

export function backIcon(back: string | null): IconName {
  return BACK_ICONS[back ?? ''] ?? UNKNOWN;
}

export function roomIcons(id: string): readonly [picture: IconName, effect: IconName] {
  return ROOM_ICONS[id] ?? [UNKNOWN, UNKNOWN];
}

/** A mage, or an evocation by its kind. */
export function figureIcon(id: string | null): IconName {
  return FIGURE_ICONS[id ?? ''] ?? 'person';
}

export function hexIcon(id: string): IconName {
  return HEX_ICONS[id] ?? 'cursed-star';
}
