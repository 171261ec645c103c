import type { Speaker } from '../text/speaker.ts';
import './words.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the language spoken here. */
export const since = (at: number, speaker: Speaker): string => {
  const past = Date.now() - at;
  const step = steps.find(([, length]) => past >= length);
  if (step === undefined) return speaker.say('hall.just-now');
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(speaker.language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(past / length),
    unit,
  );
};
