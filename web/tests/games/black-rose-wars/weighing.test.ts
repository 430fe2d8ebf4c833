import { expect, test } from 'vitest';
import { weighings } from '../../../src/games/black-rose-wars/board/weighing';
import type { BlackRoseSpeaker } from '../../../src/games/black-rose-wars/speech/speaker';
import type { BlackRoseView, Weighed } from '../../../src/games/black-rose-wars/speech/view';

const speaker = { event: (event: unknown) => JSON.stringify(event) } as unknown as BlackRoseSpeaker;

function told(...weighed: Weighed[]): unknown[] {
  const lodge = { P01: { room: 'crypt' }, P02: { room: 'abyss' }, P03: { room: 'hall' } };
  const view = { lodge, avatar: { weighed } } as unknown as BlackRoseView;
  return weighings(view, speaker).map(({ text }): unknown => JSON.parse(text));
}

const room = (place: string, criterion: string, chosen = false): Weighed => ({ room: place, priority: 'p3', criterion, chosen });
const figure = (name: string, criterion: string, chosen = false): Weighed => ({ figure: name, priority: 'p1', criterion, chosen });

test('rooms that one criterion passed over are one sentence, and the one that was chosen is another', () => {
  expect(told(room('P01', 'mages'), room('P02', 'mages'), room('P03', 'mages', true))).toEqual([
    { event: 'passed_over_room', rooms: ['crypt', 'abyss'], priority: 'p3', criterion: 'mages' },
    { event: 'preferred_room', room: 'hall', priority: 'p3', criterion: 'mages' },
  ]);
});

test('what other criteria passed over stays apart, and so does what was weighed later', () => {
  const weighed = [figure('mage-0', 'damage'), figure('rose', 'nearest'), figure('mage-1', 'nearest', true)];
  expect(told(...weighed, figure('mage-0', 'nearest'))).toEqual([
    { event: 'passed_over', figures: ['mage-0'], priority: 'p1', criterion: 'damage' },
    { event: 'passed_over', figures: ['rose'], priority: 'p1', criterion: 'nearest' },
    { event: 'preferred', figure: 'mage-1', priority: 'p1', criterion: 'nearest' },
    { event: 'passed_over', figures: ['mage-0'], priority: 'p1', criterion: 'nearest' },
  ]);
});
