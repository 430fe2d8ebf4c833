import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preferredLanguage, words } from '../src/lib/words.svelte';
import Saying from './Saying.svelte';

beforeEach(() => words.load('en'));

describe('the language to begin with', () => {
  afterEach(() => vi.restoreAllMocks());

  function browserSpeaks(...languages: string[]): void {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  }

  test('is the one that was chosen', () => {
    browserSpeaks('it');
    expect(preferredLanguage('zh')).toBe('zh');
  });

  test.each([
    [['ru-RU', 'en'], 'ru'],
    [['de-DE', 'it-CH', 'en'], 'it'],
    [['zh-Hans-CN'], 'zh'],
    [['de'], 'en'],
    [[], 'en'],
  ])('of a browser that speaks %j is %s', (languages, language) => {
    browserSpeaks(...languages);
    expect(preferredLanguage()).toBe(language);
    expect(preferredLanguage('tlh')).toBe(language);
  });
});

describe('words', () => {
  test('are said anew when the language is switched', async () => {
    render(Saying, { id: 'player', args: { number: 2 } });
    expect(screen.getByText('Player 2')).toBeInTheDocument();
    await words.load('ru');
    expect(await screen.findByText('Игрок 2')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ru');
  });

  test('of several calls the last one counts', async () => {
    await Promise.all([words.load('ru'), words.load('zh'), words.load('it')]);
    expect(words.ready).toBe(true);
    expect(words.language).toBe('it');
    expect(words.say('player', { number: 1 })).toBe('Giocatore 1');
  });

  test('that are missing, or lack an argument, are loud', () => {
    expect(() => words.say('no-such-text')).toThrow('cannot say no-such-text in en');
    expect(() => words.say('player')).toThrow('number');
    expect(() => words.say('player', { number: 1 }, 'about')).toThrow('player.about');
    expect(words.has('no-such-text')).toBe(false);
    expect(words.has('player')).toBe(true);
    expect(words.has('player', 'about')).toBe(false);
  });

  test('are their ids at worst for those who play', () => {
    vi.stubEnv('DEV', false);
    expect(words.say('no-such-text')).toBe('no-such-text');
    expect(words.say('player')).toBe('player');
    vi.unstubAllEnvs();
  });

  test('of a game come with its file, follow the language, and are not said by the pages', async () => {
    const game = await words.game('cerebria-cards');
    expect(game.say('word-bliss')).toBe('Bliss');
    expect(game.say('player', { number: 1 })).toBe('Player 1');
    expect(words.has('word-bliss')).toBe(false);
    await words.load('it');
    expect(game.language).toBe('it');
    expect(game.say('player', { number: 1 })).toBe('Giocatore 1');
  });

  test('of a game wait for a language that is on its way', async () => {
    const switching = words.load('zh');
    const game = await words.game('cerebria-cards');
    await switching;
    expect(game.language).toBe('zh');
    expect(game.say('player', { number: 1 })).toBe('玩家1');
  });
});
