import { yieldsIn } from '@runehold/runewars/rules/view/areas';
import { type LandToken, landTokenIn, printedYields } from '@runehold/runewars/rules/view/land';
import type { Sight } from '../sight.ts';

/** One resource that an area yields, or would if no token of the land lay there. */
export type Roundel = { readonly resource: number; readonly key: string; readonly face?: LandToken['face'] };

export const roundelsOf = (yields: readonly number[], face?: LandToken['face']): Roundel[] =>
  yields.flatMap((amount, resource) =>
    Array.from({ length: amount }, (_, n) => ({
      resource,
      key: `${face ?? ''}${resource}/${n}`,
      ...(face !== undefined && { face }),
    })),
  );

/** What an area yields now; what a token of the land covers is struck out, and will be there again. (BW-DESO-05, BW-CRYO-08) */
export const roundelsIn = (sight: Sight, area: number): readonly Roundel[] => {
  const face = landTokenIn(sight, area)?.face;
  const covered = face === undefined ? [] : roundelsOf(printedYields(sight, area), face);
  return [...covered, ...roundelsOf(yieldsIn(sight, area))];
};
