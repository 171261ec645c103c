import type { Row, Topic } from './result.ts';

/** Batches that differ by more than this say more of the machine than of the work. */
const RESTLESS = 0.06;

const MOST_TAKES = 4;

const isJudged = ({ target, spread }: Row): boolean => target !== undefined && spread !== undefined;

/** The widest spread among the rows that have a target. */
const restlessness = (topics: readonly Topic[]): number =>
  Math.max(0, ...topics.flatMap(({ rows }) => rows.filter(isJudged).map(({ spread }) => spread ?? 0)));

const withTakes = (topics: readonly Topic[], takes: number): readonly Topic[] =>
  topics.map(({ title, rows }) => ({
    title,
    rows: rows.map(row => (isJudged(row) ? { ...row, takes } : row)),
  }));

/**
 * Measures, and again as long as the machine is restless. The take with the least spread counts, whatever it says: what
 * is looked at is how the batches agree among themselves, never whether a target is met.
 */
export const calmest = async (
  measure: () => Promise<readonly Topic[]>,
  mostTakes = MOST_TAKES,
): Promise<readonly Topic[]> => {
  let best = await measure();
  let takes = 1;
  for (; takes < mostTakes && restlessness(best) > RESTLESS; takes++) {
    const again = await measure();
    if (restlessness(again) < restlessness(best)) best = again;
  }
  return takes === 1 ? best : withTakes(best, takes);
};
