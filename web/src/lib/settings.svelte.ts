import type { SeatInfo } from '../wire';
import { preferredLanguage, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'reduced' | 'off';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';
export type Pace = 'calm' | 'brisk' | 'instant';
export type Level = NonNullable<SeatInfo['level']>;
export type PassUntil = 'ask' | 'turn' | 'always';

const KEPT_AS = 'mindrose.settings';

/** What may be kept in the browser; each value is checked when it is read, because people and old versions edit it. */
const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['full', 'reduced', 'off'],
  textSize: ['small', 'normal', 'large', 'huge'],
  passing: ['ask', 'turn', 'always'],
  pace: ['calm', 'brisk', 'instant'],
  level: ['easy', 'medium', 'hard', 'expert'],
} as const;

/** What a person likes; kept in this browser and shown by attributes of <html> (see app.css). */
class Settings {
  language: Language = $state('en');
  theme: Theme = $state('auto');
  motion: Motion = $state('full');
  sound = $state(false);
  /** Vibes are drawn larger, with letters and patterns beside their shapes. */
  largeShapes = $state(false);
  textSize: TextSize = $state('normal');
  /** The first click on a choice previews it, the second one makes it. */
  confirm = $state(true);
  /** Whether windows that only offer to react ask each time, go by for the turn, or always go by. */
  passing: PassUntil = $state('ask');
  /** How long what others do stays on the screen before the next thing happens. */
  pace: Pace = $state('calm');
  /** How well the bots of a quick game play. */
  level: Level = $state('medium');
  /** The table as text and a list of choices. */
  textMode = $state(false);
  /** Whether the tutorial still is to be offered in large letters. */
  offerLesson = $state(true);

  constructor() {
    const kept = read();
    this.language = preferredLanguage(typeof kept.language === 'string' ? kept.language : null);
    this.theme = oneOf(CHOICES.theme, kept.theme) ?? 'auto';
    this.motion = oneOf(CHOICES.motion, kept.motion) ?? (prefersLessMotion() ? 'reduced' : 'full');
    this.textSize = oneOf(CHOICES.textSize, kept.textSize) ?? 'normal';
    this.passing = oneOf(CHOICES.passing, kept.passing) ?? 'ask';
    this.pace = oneOf(CHOICES.pace, kept.pace) ?? 'calm';
    this.level = oneOf(CHOICES.level, kept.level) ?? 'medium';
    this.sound = kept.sound === true;
    this.largeShapes = kept.largeShapes === true;
    this.confirm = kept.confirm !== false;
    this.textMode = kept.textMode === true;
    this.offerLesson = kept.offerLesson !== false;
    $effect.root(() => {
      $effect(() => this.show());
      $effect(() => this.keep());
      $effect(() => void words.load(this.language));
    });
  }

  /** The settings as attributes of <html>. */
  private show(): void {
    const page = document.documentElement;
    if (this.theme === 'auto') page.removeAttribute('data-theme');
    else page.setAttribute('data-theme', this.theme);
    page.setAttribute('data-motion', this.motion);
    page.setAttribute('data-shapes', this.largeShapes ? 'large' : 'normal');
    page.setAttribute('data-text', this.textSize);
    page.setAttribute('data-mode', this.textMode ? 'text' : 'visual');
  }

  private keep(): void {
    const { language, theme, motion, sound, largeShapes, textSize, confirm, passing, pace, level, textMode, offerLesson } = this;
    const kept = { language, theme, motion, sound, largeShapes, textSize, confirm, passing, pace, level, textMode, offerLesson };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing (private window, full store) still plays; the settings last as long as the page.
    }
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();
