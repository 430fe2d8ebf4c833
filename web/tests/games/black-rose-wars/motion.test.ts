import { beforeAll, expect, test } from 'vitest';
import { stepsOf } from '../../../src/games/black-rose-wars/board/movements';
import { trails } from '../../../src/games/black-rose-wars/board/trails';
import type { BoardPlay } from '../../../src/games/black-rose-wars/board/types';
import type { BlackRoseSpeaker } from '../../../src/games/black-rose-wars/speech/speaker';
import { words } from '../../../src/lib/words.svelte';
import { speakerOf } from '../../../src/speech';
import { told } from '../../told';

const game = told('black-rose-wars');
const mage = (at: string, colour: string) => ({ mage: 'rikkart', colour, at, cubes: [] });
/** Two mages and the Avatar; the second one commands a Cadaver. */
const view = {
  active: 1,
  seats: [mage('P01', 'red'), mage('P02', 'blue')],
  avatar: { mage: 'arianna', at: 'P03', cubes: [] },
  lodge: { P01: { room: 'crypt' }, P02: { room: 'forge' }, P03: { room: 'garden' } },
  evocations: { 'cadaver-1': { at: 'P02', controller: 1, cubes: [] } },
};
const ROSE = 4;

let play: BoardPlay;
let room: (id: string) => number;
let cadaver: number;
beforeAll(async () => {
  await words.load('en');
  const speaker = (await speakerOf(game))(['Ann', 'Bob']) as BlackRoseSpeaker;
  play = { view, speaker } as unknown as BoardPlay;
  room = (id) => speaker.content.number('room', id);
  cadaver = speaker.names.kindOf('figure').words.indexOf('cadaver-1');
});

test('a figure walks as itself, and what it does then comes from where it has gone', () => {
  const steps = stepsOf(play, [
    { event: 'stepped', figure: 1, room: room('crypt') },
    { event: 'hit', participant: 1, figure: 0, number: 2, source: -1 },
  ]);
  const crypt = `room:${room('crypt')}`;
  expect(steps).toEqual([
    [{ from: 'figure:1', to: crypt, token: 'figure:1:blue', leaves: true }],
    [
      { from: crypt, to: 'figure:0', token: 'cube:blue' },
      { from: crypt, to: 'figure:0', token: 'cube:blue' },
    ],
  ]);
});

test('cubes are those of who does it, from the evocation that does it, and few enough to follow', () => {
  const [hit = []] = stepsOf(play, [{ event: 'hit', participant: 1, figure: ROSE, number: 9, source: cadaver }]);
  expect(hit).toHaveLength(4);
  expect(hit[0]).toEqual({ from: `figure:${cadaver}`, to: 'figure:4', token: 'cube:blue' });
  const [healed] = stepsOf(play, [{ event: 'healed', figure: 0, colour: ROSE }]);
  expect(healed).toEqual([{ from: 'figure:0', to: 'supply:rose', token: 'cube:black' }]);
});

test('what everybody gains is one step', () => {
  const gains = [0, 1, ROSE].map((participant) => ({ event: 'power', participant, change: 1, total: 3 }));
  expect(stepsOf(play, gains)).toEqual([[{ from: 'power:0' }, { from: 'power:1' }, { from: 'rose' }]]);
});

test('plans are laid card by card face down, and a spell that is cast turns up in its slot', () => {
  const { speaker } = play;
  const spell = (speaker as BlackRoseSpeaker).content.number('spell', 'torment');
  const steps = stepsOf(play, [
    { event: 'laid', seat: 1, slots: 0b101 },
    { event: 'cast', seat: 1, spell, side: 0, slot: 2 },
  ]);
  expect(steps).toEqual([
    [
      { from: 'hand:1', to: 'slot:1:0', card: null },
      { from: 'hand:1', to: 'slot:1:2', card: null },
    ],
    [{ from: 'slot:1:2', to: 'slot:1:2', card: 'torment' }],
  ]);
});

test('lines go from who acts to what it is done to, and none within the own room', () => {
  const [forge, garden] = [room('forge'), room('garden')];
  expect(
    trails(play, [
      { event: 'hit', participant: 1, figure: 0, number: 1, source: cadaver },
      { event: 'hit', participant: ROSE, figure: 1, number: 1, source: -1 },
      { event: 'instability', participant: 1, room: forge, number: 1 },
      { event: 'instability', participant: 1, room: garden, number: 1 },
      { event: 'stepped', figure: 0, room: garden },
    ]),
  ).toEqual([
    { seat: 1, from: `figure:${cadaver}`, to: 'figure:0' },
    { seat: -1, from: 'figure:4', to: 'figure:1' },
    { seat: 1, from: 'figure:1', to: `room:${garden}` },
    { seat: 1, from: 'figure:0', to: `room:${garden}` },
  ]);
});
