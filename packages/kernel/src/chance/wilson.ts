/** A share with the interval that holds the true one in 95 of 100 such measurements. */
export type Interval = { readonly rate: number; readonly low: number; readonly high: number };

const Z = 1.959963984540054;

/** The Wilson score interval: honest for few games and for shares near 0 and 1, where the usual one is not. */
export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const zz = (Z * Z) / games;
  const middle = (rate + zz / 2) / (1 + zz);
  const half = (Z / (1 + zz)) * Math.sqrt((rate * (1 - rate)) / games + zz / (4 * games));
  // Rounding must not push the ends beyond what a share can be.
  return {
    rate,
    low: wins === 0 ? 0 : Math.max(0, middle - half),
    high: wins === games ? 1 : Math.min(1, middle + half),
  };
};
