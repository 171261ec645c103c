import type { Planted } from './planted.ts';
import { Story } from './story.ts';

/** What many seeds have come to. */
export type Many = {
  readonly problems: readonly string[];
  readonly counted: Readonly<Record<string, number>>;
};

/** How a seed is told again, by itself. */
const again = (seed: number): string =>
  `npx tsx --conditions runehold:source packages/server/test/simulation/again.ts ${seed}`;

/** Tells the stories of some seeds, one after the other. */
export const tellMany = async (seeds: Iterable<number>, planted?: Planted): Promise<Many> => {
  const problems: string[] = [];
  const sums: Record<string, number> = {};
  for (const seed of seeds) {
    const { broken, counted } = await new Story(seed, planted).tell();
    if (broken.length > 0) problems.push(`${again(seed)}: ${broken.join('; ')}`);
    for (const [what, count] of Object.entries(counted)) sums[what] = (sums[what] ?? 0) + count;
  }
  return { problems, counted: sums };
};

/** What is found first of a fault that is planted, by so many seeds at most; undefined if nothing is. */
export const firstProblem = async (
  planted: Planted,
  most: number,
  first = 1,
): Promise<string | undefined> => {
  for (let seed = first; seed < first + most; seed++) {
    const { problems } = await tellMany([seed], planted);
    if (problems.length > 0) return problems[0];
  }
  return undefined;
};
