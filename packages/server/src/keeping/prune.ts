import type { Care, Stale } from '../store/care.ts';

/** How much is looked at in one go: between two of them others have their turn. */
const BATCH = 200;

/** What pruning did, or would do. */
export type Pruned = {
  /** Tables that are gone, with everything in them. */
  removed: number;
  /** Tables that were put away. */
  abandoned: number;
  /** Guests who were forgotten. */
  guests: number;
};

/** Lets somebody have a table to themselves while it goes; false if it is in use. */
type Alone = (table: string, act: () => Promise<void>) => Promise<boolean>;

/** Removes or puts away what nobody plays any more, and forgets guests without a game. */
export const prune = async (
  care: Care,
  alone: Alone,
  isEnough: () => boolean = () => false,
): Promise<Pruned> => {
  const pruned: Pruned = { removed: 0, abandoned: 0, guests: 0 };
  const inUse = new Set<string>();
  const take = async ({ table, goes }: Stale): Promise<void> => {
    const isDone = await alone(table, () => (goes ? care.remove(table) : care.abandon(table)));
    if (!isDone) inUse.add(table);
    else if (goes) pruned.removed++;
    else pruned.abandoned++;
  };
  for (;;) {
    const stale = (await care.stale(BATCH + inUse.size)).filter(({ table }) => !inUse.has(table));
    for (const table of stale) {
      if (isEnough()) return pruned;
      await take(table);
    }
    if (stale.length < BATCH) break;
  }
  await care.forgetReports();
  for (;;) {
    const forgotten = await care.forgetStrangers(BATCH);
    pruned.guests += forgotten;
    if (forgotten < BATCH) return pruned;
  }
};

/** What pruning would do now. */
export const wouldPrune = async (care: Care): Promise<Pruned> => {
  const stale = await care.stale(Number.MAX_SAFE_INTEGER);
  const removed = stale.filter(({ goes }) => goes).length;
  return { removed, abandoned: stale.length - removed, guests: await care.strangers() };
};
