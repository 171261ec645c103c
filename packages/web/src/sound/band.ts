import { perform } from './perform.ts';
import { lengthOf, scores } from './scores.ts';
import type { Sound } from './sound.ts';

/** How long after the last sound the device is let go, in milliseconds. */
const REST = 4000;

let context: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Plays a sound now, or so many seconds later. */
export const strike = async (sound: Sound, loudness: number, later: number): Promise<void> => {
  context ??= new AudioContext();
  const playing = context;
  clearTimeout(rest);
  if (playing.state !== 'running') await playing.resume();
  perform(playing, scores[sound], loudness, playing.currentTime + later + 0.01);
  clearTimeout(rest);
  rest = setTimeout(() => void playing.suspend(), (later + lengthOf(sound)) * 1000 + REST);
};
