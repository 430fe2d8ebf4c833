import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Revelation from '../../../src/games/cerebria/board/Revelation.svelte';
import { leads } from '../../../src/games/cerebria/board';
import { words } from '../../../src/lib/words.svelte';
import type { Play } from '../../../src/play/play.svelte';
import { logOf } from '../../../src/play/story';
import { type Speaker, speakerOf } from '../../../src/speech';
import { told } from '../../told';

const UNITY = 3;
const STORY = [
  { event: 'turn', seat: 0, number: 4 },
  { event: 'ability', seat: 0, ability: 3 },
  { event: 'absorbed', seat: 0, sphere: 0, number: 2 },
  { event: 'revelation', seat: 0, sphere: 0 },
  { event: 'showed', faction: 0, aspiration: 1 },
  { event: 'tested', aspiration: UNITY, bliss: 2, gloom: 3, faction: -1, fulfiller: 1 },
  { event: 'tested', aspiration: 1, bliss: 4, gloom: 1, faction: 0, fulfiller: 0 },
  { event: 'fragment', faction: 0, size: 0 },
  { event: 'refilled', sphere: 0 },
  { event: 'ended', seat: 0 },
  { event: 'ambition', faction: 0, number: 1 },
];

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled; // nothing scrolls here

let speaker: Speaker;
beforeAll(async () => {
  await words.load('en');
  speaker = (await speakerOf(told('cerebria')))(['Ann', 'Bob']);
});

test('a Revelation is a scene: whose the Aspirations are, what they ask for, who fulfilled them, and what came of it', () => {
  render(Revelation, { play: { speaker, log: STORY, anchors: new Map() } as unknown as Play, from: 3 });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '');
  expect(items[0]).toMatch(/^Hidden Aspiration · Bliss Openness Control more Frontiers.*Bliss 4, Gloom 1 ?✓ fulfilled$/);
  expect(items[1]).toMatch(/^Common Aspiration Unity Have the longer unbroken row.*Bliss 2, Gloom 3 ?✓ Gloom fulfils it$/);
  expect(items.slice(2)).toEqual(['Bliss adds a Minor Fragment to the Identity.', 'Commitment is full again.']);
  expect(screen.getByText(/one Aspiration: a Minor Fragment/, { selector: '.bliss' })).toBeInTheDocument();
});

test('what is compared is brought into sight', async () => {
  render(Revelation, { play: { speaker, log: STORY, anchors: new Map() } as unknown as Play, from: 3 });
  await vi.waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(screen.getAllByRole('listitem')[0]));
});

test('the log sets in what follows from an action, and the end of the turn begins anew', () => {
  const [turn] = logOf(STORY, speaker, leads);
  expect(turn?.lines.filter(({ follows }) => !follows).map(({ text }) => text)).toEqual([
    'Ann uses Absorb.',
    'Revelation! Ann has emptied Commitment.',
    'Ann ends the turn.',
  ]);
});
