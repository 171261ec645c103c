/** What a number must reach. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** One measured number. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Distance between the quartiles of the batches, as a part of the median. */
  readonly spread?: number;
  /** How often it was measured, if the machine was restless at first: this is the calmest take. */
  readonly takes?: number;
  /** The same thing done otherwise, in the same run; the ratio says how many times better ours is. */
  readonly peer?: { readonly name: string; readonly value: number; readonly ratio: number };
  readonly target?: Target;
};

/** The rows of one subject. */
export type Topic = { readonly title: string; readonly rows: readonly Row[] };

/** By how much a row misses its target, as a factor; undefined if it meets it or has none. */
export const missedBy = ({ value, target }: Row): number | undefined => {
  if (target === undefined) return undefined;
  const factor = 'atLeast' in target ? target.atLeast / value : value / target.atMost;
  return factor > 1 ? factor : undefined;
};
