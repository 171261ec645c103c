import { type Editions, NoEdition } from '@runehold/shelf/editions';
import type { RulesCount, TableRules } from '../store/table-rules.ts';

/** Rules that tables go by: the present ones, earlier ones that are kept, or some that are not here. */
export type RulesInUse = RulesCount & { readonly standing: 'present' | 'kept' | 'missing' };

const standingOf = async (
  editions: Editions,
  game: string,
  rules: string,
): Promise<RulesInUse['standing']> => {
  if ((await editions.present(game))?.engine.rules === rules) return 'present';
  try {
    await editions.find(game, rules);
    return 'kept';
  } catch (error) {
    if (!(error instanceof NoEdition)) throw error;
    return 'missing';
  }
};

/** Which rules the tables of a database go by, and whether they are here. */
export const rulesInUse = async (rules: TableRules, editions: Editions): Promise<RulesInUse[]> => {
  const found: RulesInUse[] = [];
  for (const count of await rules.counts())
    found.push({ ...count, standing: await standingOf(editions, count.game, count.rules) });
  return found;
};
