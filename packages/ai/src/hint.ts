import type { Advice } from '@runehold/kernel/pack/advice';
import type { Foresight } from '@runehold/kernel/pack/foresight';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Budget, SeatView } from './agent.ts';
import type { Candidate } from './candidate.ts';
import { Searcher } from './search.ts';

type Hint = Extract<Advice, { readonly kind: 'hint' }>;

/** The best of what was not chosen: another answer, and tried often enough to say something of it. */
const nextBest = (candidates: readonly Candidate[], best: Candidate): Candidate | undefined => {
  const chosen = String(best.ranked.reply);
  let next: Candidate | undefined;
  for (const candidate of candidates) {
    if (candidate.tried === 0 || String(candidate.ranked.reply) === chosen) continue;
    if (next === undefined || candidate.gain > next.gain) next = candidate;
  }
  return next;
};

/** Advises people by looking ahead: what to answer, what for, how that fares, and what the next best would cost. */
export const hintsFrom = (
  foresight: Foresight,
): ((view: SeatView, ask: Asked, budget: Budget, seed: number) => Hint) => {
  const searcher = new Searcher(foresight);
  return (view, ask, budget, seed) => {
    const { candidates, best } = searcher.think(view, ask, budget, seed);
    const { reply, reason } = best.ranked;
    const plan = foresight.plan?.(view);
    const next = nextBest(candidates, best);
    return {
      kind: 'hint',
      reply,
      reason,
      ahead: {
        ...(plan && { plan }),
        tried: best.tried,
        chance: best.chance,
        // Both were tried with the same luck, so that the gains of the two can be compared, and their shares hardly.
        ...(next && { next: { reply: next.ranked.reply, cost: Math.max(0, best.gain - next.gain) } }),
      },
    };
  };
};
