import { useSettings } from '../settings/settings.ts';
import type { Sound, Volume } from './sound.ts';

const loudness: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.16, medium: 0.38, loud: 0.8 };

/** A sound that could not be played by then, in milliseconds, would speak of something else. */
const TOO_LATE = 700;

/** Browsers, and people, want no sound from a page that nobody has touched yet. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** Plays a sound as loud as it is set, now or so many seconds later. What makes it is fetched for the first one. */
export const playSound = async (sound: Sound, later = 0): Promise<void> => {
  const { volume } = useSettings.getState();
  if (volume === 'off' || !isTouched() || !('AudioContext' in globalThis)) return;
  const asked = performance.now();
  try {
    const { strike } = await import('./band.ts');
    if (performance.now() - asked < TOO_LATE) await strike(sound, loudness[volume], later);
  } catch {
    // A machine without a loudspeaker plays on in silence.
  }
};
