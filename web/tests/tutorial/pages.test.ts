import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { lessonsOf } from '../../src/lib/messages';
import { type Arguments, type Voice, words } from '../../src/lib/words.svelte';
import { GuidedPlay } from '../../src/pages/tutorial/guide.svelte';
import GuidePanel from '../../src/pages/tutorial/GuidePanel.svelte';
import LessonList from '../../src/pages/tutorial/LessonList.svelte';
import { progress } from '../../src/pages/tutorial/progress.svelte';
import { speakerOf } from '../../src/speech';
import type { Lesson } from '../../src/wire';
import { choice, FakeSocket, game, openFake, moment, question, table } from '../play/fake';
import { read, wait } from './steps';

const LESSONS: Lesson[] = [
  { id: 'fusion', steps: [] },
  { id: 'victory', steps: [] },
];

async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id }) => id);
}

let voice: Voice;

beforeEach(async () => {
  settings.language = 'en';
  settings.confirm = true;
  await words.load('en');
  voice = await words.game(lessonsOf('cerebria-cards'));
});

describe('the list of lessons', () => {
  const show = (lessons = LESSONS): unknown => render(LessonList, { game, lessons, voice, busy: false, onplay: vi.fn() });

  it('says which game it is for', () => {
    show();
    expect(screen.getByRole('region', { name: 'Coins' })).toContainElement(screen.getByRole('list', { name: 'Lessons' }));
  });

  it('leads to the rules of a game without lessons', () => {
    show([]);
    expect(screen.getByRole('region', { name: 'Coins' })).toHaveTextContent('No lessons yet.');
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/coins');
  });

  it('says what there is to learn, and remembers what has been learned', async () => {
    show();
    expect(screen.getByText('No lesson done yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start: Lesson 1: Fusion' })).toHaveAttribute('href', '/learn?game=coins&lesson=fusion');
    progress.add('coins', 'fusion');
    await tick();
    expect(screen.getByText('1 of 2 lessons done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play again: Lesson 1: Fusion' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fusion, Done' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('mindrose.lessons') ?? '')).toEqual({ coins: ['fusion'] });
    expect(await violations()).toEqual([]);
  });

  it('follows the language', async () => {
    show();
    await words.load('it');
    await tick();
    expect(screen.getByRole('heading', { name: 'Vincere' })).toBeVisible();
  });
});

describe('the guide', () => {
  const lesson: Lesson = {
    id: 'victory',
    steps: [wait('tutorial-fusion-evoke', { verb: 'evoke', points: { card: 'panic' } }), read('tutorial-victory-goals')],
  };
  const cards = [{ id: 'panic' }];
  const onrule = vi.fn();
  /** What the lessons of the Card Game say, with a hint for the first step. */
  const voiced = {
    say: (id: string, args?: Arguments, attribute = '') => (attribute === 'hint' ? 'Panic comes first.' : voice.say(id, args)),
    has: (_: string, attribute?: string) => attribute === 'hint',
  };
  let connection: Connection;
  let play: GuidedPlay;

  beforeEach(async () => {
    FakeSocket.opened.length = 0;
    connection = new Connection('t1', openFake);
    const speaker = { ...(await speakerOf(game))(), card: () => 'Panic', choice: () => 'Evoke Panic' };
    play = new GuidedPlay(lesson, { ...game, content: { cards } }, table(), await loadBoard('coins'), () => speaker, connection);
    connection.open();
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear(moment({ number: 1, question: question('main', choice(7, 'evoke', { card: 'panic' }), choice(0, 'end')) }));
    await vi.waitFor(() => expect(play.moment.number).toBe(1));
    render(GuidePanel, {
      play,
      voice: { ...voiced, language: 'en' },
      title: 'Winning',
      next: { title: 'More', address: '/learn?lesson=more' },
      onrestart: vi.fn(),
      onplay: vi.fn(),
      onrule,
    });
  });

  afterEach(() => connection.close());

  it('says what to do, shows it, and says kindly what else to try', async () => {
    expect(screen.getByRole('status')).toHaveTextContent('evoke Panic');
    expect(screen.getByText('To do: Evoke Panic')).toBeVisible();
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    expect(await violations()).toEqual([]);
    play.pick(0);
    await tick();
    expect(screen.getByText('Panic comes first.')).toBeVisible();
    expect(screen.getByText('That is possible too. But here, try this: Evoke Panic.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(play.selected).toBe(7);
    expect(screen.getByText('Choose it again, or press “Confirm”.')).toBeVisible();
  });

  it('names the rules behind a step', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'CC-1.1' }));
    expect(onrule).toHaveBeenCalledWith('CC-1.1');
  });

  it('goes on to the end and offers the next lesson', async () => {
    play.pick(7);
    play.commit();
    FakeSocket.last.accept();
    FakeSocket.last.hear(moment({ number: 2, view: {}, question: question('main', choice(0, 'end')) }));
    await vi.waitFor(() => expect(play.moment.number).toBe(2));
    play.follow();
    await tick();
    expect(screen.getByRole('status')).toHaveTextContent('There are two ways.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Well done! This lesson is over.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next lesson: More' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });
});
