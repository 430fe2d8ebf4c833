// Few and soft tones, made by the browser itself; nothing sounds unless a person has switched sound on.

import { settings } from './settings.svelte';

export type Sound = 'move' | 'harm' | 'mend' | 'turn' | 'nudge' | 'end';

interface Tone {
  pitch: number; // hertz
  after: number; // seconds
  lasts: number; // seconds
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [{ pitch: 330, after: 0, lasts: 0.12 }],
  harm: [
    { pitch: 196, after: 0, lasts: 0.16 },
    { pitch: 147, after: 0.09, lasts: 0.22 },
  ],
  mend: [
    { pitch: 440, after: 0, lasts: 0.16 },
    { pitch: 659, after: 0.1, lasts: 0.3 },
  ],
  turn: [
    { pitch: 392, after: 0, lasts: 0.2 },
    { pitch: 523, after: 0.12, lasts: 0.3 },
  ],
  nudge: [
    { pitch: 523, after: 0, lasts: 0.15 },
    { pitch: 523, after: 0.2, lasts: 0.25 },
  ],
  end: [
    { pitch: 392, after: 0, lasts: 0.3 },
    { pitch: 494, after: 0.15, lasts: 0.3 },
    { pitch: 587, after: 0.3, lasts: 0.6 },
  ],
};
const LOUDNESS = 0.06;
const ATTACK = 0.02;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[name]) strike(context, tone);
}

function strike(audio: AudioContext, { pitch, after, lasts }: Tone): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS / 100, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
