import type { Evidence } from '@runehold/testkit/proof';
import type { Duplicate } from './duplicate.ts';

/** What so many random battles show; the first on which the two do not agree ends them. */
export const evidenceOf = (table: Duplicate, seed: number, count: number): Evidence => {
  let [done, decisions] = [0, 0];
  try {
    for (; done < count; done++) decisions += table.fight(done % 4 === 0);
    return { done, problems: [], counted: { decisions } };
  } catch (error) {
    return { done, problems: [`battle ${done} of seed ${seed}: ${(error as Error).message}`] };
  }
};
