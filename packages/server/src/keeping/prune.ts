import type { Care, Stale } from '../store/care.ts';

/** How much is looked at in one go: between two of them others have their turn. */
const BATCH = 200;

/** What pruning did, or would do. */
export type Pruned = {
  /** Tables that are gone, with everything in them. */
  removed: number;
  /** Tables that were put away. */
  abandoned: number;
  /** Games whose logs went to the archives. */
  archived: number;
  /** Guests who were forgotten. */
  guests: number;
};

/** Lets somebody have a table to themselves while it goes; false if it is in use. */
type Alone = (table: string, act: () => Promise<void>) => Promise<boolean>;

/**
 * Removes or puts away what nobody plays any more, and forgets guests without a game; those with games who have not been
 * here for a year, too, where somebody is given who takes their names off. What goes wrong with one of them keeps no
 * other from its turn, and is told when all have had theirs.
 */
export const prune = async (
  care: Care,
  alone: Alone,
  isEnough: () => boolean = () => false,
  forget?: (person: string) => Promise<void>,
): Promise<Pruned> => {
  const wrong: string[] = [];
  const note = (about: string, error: unknown): void => void wrong.push(`${about}: ${String(error)}`);
  const pruned = await pruneAll(
    care,
    (table, act) =>
      alone(table, act).catch(error => {
        note(`table ${table}`, error);
        return false;
      }),
    isEnough,
    forget && (person => forget(person).catch(error => note('a guest', error))),
  );
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return pruned;
};

const pruneAll = async (
  care: Care,
  alone: Alone,
  isEnough: () => boolean,
  forget: ((person: string) => Promise<void>) | undefined,
): Promise<Pruned> => {
  const pruned: Pruned = { removed: 0, abandoned: 0, archived: 0, guests: 0 };
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
  await archiveAll(care, alone, pruned, isEnough);
  while (await care.forgetOld(BATCH)) if (isEnough()) return pruned;
  for (const person of forget ? await care.idle(BATCH) : []) {
    if (isEnough()) return pruned;
    await forget?.(person);
    pruned.guests++;
  }
  for (;;) {
    const forgotten = await care.forgetStrangers(BATCH);
    pruned.guests += forgotten;
    if (forgotten < BATCH) return pruned;
  }
};

/** Puts games that are over, or put away, into the archives. */
const archiveAll = async (
  care: Care,
  alone: Alone,
  pruned: Pruned,
  isEnough: () => boolean,
): Promise<void> => {
  const left = new Set<string>();
  for (;;) {
    const finished = (await care.finished(BATCH + left.size)).filter(table => !left.has(table));
    for (const table of finished) {
      if (isEnough()) return;
      let isArchived = false;
      await alone(table, async () => {
        isArchived = await care.archive(table);
      });
      if (isArchived) pruned.archived++;
      else left.add(table);
    }
    if (finished.length < BATCH) return;
  }
};

/** What pruning would do now. */
export const wouldPrune = async (care: Care): Promise<Pruned> => {
  const stale = await care.stale(Number.MAX_SAFE_INTEGER);
  const removed = stale.filter(({ goes }) => goes).length;
  const { length: archived } = await care.finished(Number.MAX_SAFE_INTEGER);
  return { removed, abandoned: stale.length - removed, archived, guests: await care.strangers() };
};
