import { wilson } from '@runehold/kernel/chance/wilson';
import type { Likelihood, OddsQuestion, Outcome } from '@runehold/kernel/pack/odds';
import type { Message } from '@runehold/kernel/text/message';
import type { Table } from '../../../layout.ts';
import type { Look } from '../look.ts';
import type { WinChance } from '../odds.ts';
import { answers, type Policy, playUntil, redealt } from '../trial.ts';

/** How often something is tried out: enough that the interval is at most four points wide to either side. */
const SAMPLES = 600;
/** After so many it is asked whether anybody still waits. */
const SLICE = 50;

/** How something is tried out: what is answered first, who decides after that, and when it is over. */
export type Course = {
  readonly chosen?: readonly number[];
  readonly policy: Policy;
  isOver(t: Table): boolean;
};

/** Does something again and again, each time with its own luck, and answers how often. */
export const sample = ({ seed, isWanted }: OddsQuestion, each: (seed: number) => void): number => {
  let samples = 0;
  for (; samples < SAMPLES; samples++) {
    if (samples % SLICE === 0 && !isWanted()) return 0;
    each(Math.imul(seed, 7919) + samples);
  }
  return samples;
};

/**
 * Tries something out on tables that the seat could not tell from its own, and answers how often. An answer that the
 * table does not take is not tried out at all.
 */
export const tryOut = (
  look: Look,
  question: OddsQuestion,
  { chosen, policy, isOver }: Course,
  note: (t: Table) => void,
): number => {
  const first = redealt(look, question.seed);
  if (chosen !== undefined && !answers(first, look.me, chosen)) return 0;
  return sample(question, seed => {
    const trial = redealt(look, seed);
    if (chosen !== undefined) answers(trial, look.me, chosen);
    note(playUntil(trial, policy, isOver));
  });
};

export const outcome = (label: Message, chance: Likelihood, tone: Outcome['tone']): Outcome => ({
  label,
  chance: { rate: chance.rate, low: chance.low, high: chance.high },
  tone,
});

/** An outcome that came so often among samples. */
export const countedAs = (label: Message, times: number, samples: number, tone: Outcome['tone']): Outcome =>
  outcome(label, wilson(times, samples), tone);

/** A chance that is known, as outcomes have it. */
export const chanceOf = ({ win, low, high }: WinChance): Likelihood => ({ rate: win, low, high });

/** A chance that was computed of others, which rounding may have pushed beyond what a chance can be. */
export const certainly = (computed: number): Likelihood => {
  const rate = Math.min(1, Math.max(0, computed));
  return { rate, low: rate, high: rate };
};

/** An average as messages say it: whole ones and tenths. */
export const average = (sum: number, samples: number): { whole: number; tenth: number } => {
  const tenths = Math.round((10 * Math.max(0, sum)) / samples);
  return { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
};
