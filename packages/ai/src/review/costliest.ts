import type { Seat } from '@runehold/kernel/layout/seats';
import type { Foresight } from '@runehold/kernel/pack/foresight';
import type { SeatView } from '../agent.ts';
import { Mean } from './mean.ts';
import type { Costly } from './review.ts';
import { askShown, type Measured, type Other, type Weighing } from './verdict.ts';

/** A decision that is weighed. */
export type Open = {
  readonly entry: number;
  readonly seat: Seat;
  readonly weighing: Weighing;
  measured?: Measured;
};

/** Decisions of a seat that are measured, and told of. */
const MEASURED = 4;
const TOLD = 3;

/** By how many standard errors a cost must stand out to be told, and how much it must be. */
const SURE = 1;
const LEAST = 0.02;

/** How much an error takes from what seems to be lost, when suspects are chosen: less is believed of what was tried less. */
const DOUBT = 8;

const seems = ({ gain }: Other): number => gain.mean / (1 + DOUBT * gain.error);

/** The decisions of a seat that look costliest, to be measured against the answer that looks best at each. */
export const suspectsOf = (all: readonly Open[], seat: Seat): readonly Open[] => {
  const found = all.flatMap(one => {
    if (one.seat !== seat || one.weighing.own.count === 0) return [];
    const best = one.weighing.others.reduce((top, other) => (seems(other) > seems(top) ? other : top));
    return best.gain.mean > 0 ? [{ one, best }] : [];
  });
  found.sort((a, b) => seems(b.best) - seems(a.best) || a.one.entry - b.one.entry);
  return found.slice(0, MEASURED).map(({ one, best }) => {
    one.measured = { other: best, given: new Mean(), better: new Mean(), cost: new Mean() };
    return one;
  });
};

/** The costliest of those that were measured, told as they are read. */
export const costliestOf = (
  all: readonly Open[],
  seat: Seat,
  foresight: Foresight,
  viewAt: (entry: number) => SeatView,
): Costly[] =>
  all
    .flatMap(({ entry, weighing: { reply: given }, measured, ...one }): Costly[] => {
      if (one.seat !== seat || measured === undefined || measured.cost.count < 2) return [];
      const { cost, other } = measured;
      if (cost.mean < Math.max(LEAST, SURE * cost.error)) return [];
      const view = viewAt(entry);
      const plan = foresight.plan?.(view);
      const { reply: better, reason } = other.ranked;
      return [
        {
          entry,
          seat,
          ask: askShown(view, given, better),
          given,
          better,
          reason,
          ...(plan && { plan }),
          chances: { given: measured.given.mean, better: measured.better.mean },
          cost: cost.mean,
          error: cost.error,
          tried: cost.count,
        },
      ];
    })
    .sort((a, b) => b.cost - a.cost || a.entry - b.entry)
    .slice(0, TOLD);
