// Spans of time in words of the language that is spoken.

import { words } from '../lib/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "40 seconds", "3 minutes", "2 days". */
export function span(seconds: number): string {
  if (seconds < MINUTE) return units(seconds, 'second');
  if (seconds < HOUR) return units(seconds / MINUTE, 'minute');
  return seconds < DAY ? units(seconds / HOUR, 'hour') : units(seconds / DAY, 'day');
}

/** What is left on a clock: "0:42", "12:05", or a span where seconds do not matter. */
export function clock(seconds: number): string {
  if (seconds >= HOUR) return span(seconds);
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

function units(number: number, unit: string): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    Math.floor(number),
  );
}
