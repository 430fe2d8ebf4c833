// The pictures of Emotions, as all games that have them show them: an icon on a ground that follows from the name.

import type { IconName } from './icons';

export type Polarity = 'bliss' | 'gloom';
export type Vibe = 'red' | 'yellow' | 'green' | 'blue';

/** What stands for any Emotion of a polarity. */
export const BASE_ICONS: Readonly<Record<Polarity, IconName>> = { bliss: 'striped-sun', gloom: 'spiky-eclipse' };

const EMOTION_ICONS: Readonly<Record<string, IconName>> = {
  adoration: 'prayer',
  affection: 'hearts',
  anger: 'punch',
  animosity: 'wolf-howl',
  benevolence: 'watering-can',
  bitterness: 'lemon',
  boredom: 'sleepy',
  cheerfulness: 'balloons',
  comfort: 'coffee-cup',
  confidence: 'strong',
  courage: 'lion',
  craving: 'wine-glass',
  desire: 'falling-star',
  despair: 'broken-heart',
  dignity: 'crown',
  disgust: 'vomiting',
  dislike: 'thumb-down',
  doubt: 'maze',
  embarrassment: 'ostrich',
  envy: 'cobra',
  euphoria: 'celebration-fire',
  excitement: 'firework-rocket',
  faith: 'holy-symbol',
  fear: 'ghost',
  freedom: 'swallow',
  generosity: 'present',
  greed: 'gold-stack',
  guilt: 'prisoner',
  hope: 'lighthouse',
  hostility: 'spears',
  indifference: 'stone-bust',
  innocence: 'butterfly',
  insecurity: 'tightrope',
  intimacy: 'lips',
  isolation: 'cage',
  jealousy: 'heart-stake',
  kindness: 'candle-light',
  lethargy: 'night-sleep',
  loathing: 'skull-crossed-bones',
  loneliness: 'willow-tree',
  longing: 'sailboat',
  malevolence: 'evil-eyes',
  mistrust: 'padlock',
  narcissism: 'mirror-mirror',
  optimism: 'sunrise',
  panic: 'lightning-storm',
  passion: 'flamer',
  pessimism: 'broken-bottle',
  purity: 'snowflake-1',
  rage: 'volcano',
  remorse: 'tear-tracks',
  safety: 'umbrella',
  satisfaction: 'honeypot',
  'self-esteem': 'self-love',
  'self-respect': 'greek-temple',
  selfishness: 'grab',
  selflessness: 'heart-plus',
  serenity: 'swan',
  shame: 'hood',
  sociability: 'three-friends',
  suspicion: 'magnifying-glass',
  tranquility: 'lotus',
  trust: 'linked-rings',
  valor: 'winged-sword',
};

/** What a picture is made from. */
export interface Pictured {
  id: string;
  polarity: Polarity;
  /** A Base Emotion of a game may have none. */
  vibe: Vibe | null;
  kind: string;
}

/** A card's picture; one that somebody has added has none of its own. */
export function emblemIcon({ id }: Pick<Pictured, 'id'>): IconName | undefined {
  return EMOTION_ICONS[id];
}

/** The ground of a card's picture in a square of 100: a path, drawn as lines or filled. */
export interface Ground {
  path: string;
  filled: boolean;
}

type Draw = (turn: number, count: number) => Ground;

// Bliss is round, Gloom is cut, also in its pictures.
const GROUNDS: Readonly<Record<Polarity, readonly Draw[]>> = {
  bliss: [rays, rings, petals, waves, bubbles],
  gloom: [shards, lattice, prisms, zigzags, splinters],
};

/** The ground of a card, always the same one for the same name. */
export function ground({ id, polarity }: Pick<Pictured, 'id' | 'polarity'>): Ground {
  const seed = hash(id);
  const draws = GROUNDS[polarity];
  const draw = draws[seed % draws.length] ?? rings;
  return draw((seed >>> 4) % 360, 6 + ((seed >>> 12) % 5));
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value >>> 3;
}

function at(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(50 + radius * Math.cos(radians)).toFixed(1)} ${(50 + radius * Math.sin(radians)).toFixed(1)}`;
}

function around(count: number, piece: (angle: number, number: number) => string, turn: number): string {
  return Array.from({ length: count }, (_, i) => piece(turn + (360 / count) * i, i)).join('');
}

function circle(centre: string, radius: number): string {
  const [x = '50', y = '50'] = centre.split(' ');
  return `M${Number(x) - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function rays(turn: number, count: number): Ground {
  const half = 90 / count;
  return { path: around(count + 4, (angle) => `M50 50L${at(angle - half, 90)}L${at(angle + half, 90)}Z`, turn), filled: true };
}

function rings(turn: number, count: number): Ground {
  return { path: Array.from({ length: count }, (_, i) => circle(at(turn, 22), 8 + i * 11)).join(''), filled: false };
}

function petals(turn: number, count: number): Ground {
  const petal = (angle: number): string => `M50 50Q${at(angle - 24, 46)} ${at(angle, 64)}Q${at(angle + 24, 46)} 50 50Z`;
  return { path: around(count, petal, turn), filled: true };
}

function waves(turn: number, count: number): Ground {
  const step = 100 / count;
  const shift = turn % 20;
  const wave = (_: unknown, i: number): string => `M${-20 - shift} ${(i + 0.5) * step}q15 -12 30 0t30 0t30 0t30 0t30 0`;
  return { path: Array.from({ length: count }, wave).join(''), filled: false };
}

function bubbles(turn: number, count: number): Ground {
  return { path: around(count + 3, (angle, i) => circle(at(angle * 3.7, 24 + ((i * 17) % 30)), 4 + ((i * 5) % 9)), turn), filled: true };
}

function shards(turn: number, count: number): Ground {
  return {
    path: around(count, (angle, i) => `M${at(angle, 78)}L${at(angle + 16, 78)}L${at(angle + 8, 18 + ((i * 7) % 16))}Z`, turn),
    filled: true,
  };
}

function lattice(turn: number, count: number): Ground {
  const step = 160 / count;
  const slope = 30 + (turn % 50);
  const line = (_: unknown, i: number): string => `M${-30 + i * step} 0l${slope} 100M${130 - i * step} 0l${-slope} 100`;
  return { path: Array.from({ length: count }, line).join(''), filled: false };
}

function prisms(turn: number, count: number): Ground {
  const corners = 3 + (count % 4);
  const polygon = (radius: number): string =>
    around(corners, (angle, i) => `${i === 0 ? 'M' : 'L'}${at(angle, radius)}`, turn + radius) + 'Z';
  return { path: [22, 34, 46, 58, 70].map(polygon).join(''), filled: false };
}

function zigzags(turn: number, count: number): Ground {
  const step = 100 / count;
  const shift = turn % 16;
  const line = (_: unknown, i: number): string => `M${-10 - shift} ${(i + 0.7) * step}${'l10 -9l10 9'.repeat(7)}`;
  return { path: Array.from({ length: count }, line).join(''), filled: false };
}

function splinters(turn: number, count: number): Ground {
  const splinter = (angle: number, i: number): string => {
    const near = 26 + ((i * 13) % 18);
    return `M${at(angle, near)}L${at(angle + 7, near + 14)}L${at(angle, near + 34)}L${at(angle - 7, near + 14)}Z`;
  };
  return { path: around(count + 2, splinter, turn), filled: true };
}
