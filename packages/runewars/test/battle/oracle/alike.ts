const MOST_KEYS = 3000;
const counts = new Int16Array(MOST_KEYS);

/** Whether two lists hold the same keys equally often. */
export const alike = (some: readonly number[], others: readonly number[]): boolean => {
  if (some.length !== others.length) return false;
  for (const key of some) counts[key]++;
  for (const key of others) counts[key]--;
  const equal = some.every(key => counts[key] === 0);
  for (const key of some) counts[key] = 0;
  for (const key of others) counts[key] = 0;
  return equal;
};

/** A disagreement between the engine and the oracle. */
export const differ = (what: string, engine: unknown, oracle: unknown): never => {
  throw new Error(
    `${what}: the rules say ${JSON.stringify(engine)}, the oracle says ${JSON.stringify(oracle)}`,
  );
};

export const same = (what: string, engine: unknown, oracle: unknown): void => {
  if (JSON.stringify(engine) !== JSON.stringify(oracle)) differ(what, engine, oracle);
};

/** The same for names, in whatever order. */
export const sameNames = (what: string, engine: readonly string[], oracle: readonly string[]): void => {
  const byName = (a: string, b: string): number => (a < b ? -1 : 1);
  same(what, engine.toSorted(byName), oracle.toSorted(byName));
};
