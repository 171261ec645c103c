import { editionDifferences } from '../../boxes/base/counts.ts';
import type { EditionDifferences } from '../../content/types-box.ts';
import { layout, type Table } from '../../layout.ts';
import { perContent } from './per-content.ts';

type Difference = keyof EditionDifferences;

const differences = Object.keys(editionDifferences) as readonly Difference[];
const numberOf = Object.fromEntries(differences.map((difference, i) => [difference, i]));

/** Where each difference lies in the state: 0 as the edition has it, 1 revised, 2 original. */
const cells = differences.map(difference => layout.plan.find(({ name }) => name === difference)?.base ?? -1);
const values = perContent(({ editions }) =>
  differences.map(difference => [editions[difference].revised, editions[difference].original]),
);

/** The value of a difference between the editions at this table: the edition's, unless it is switched by itself. (RW-ORIG-01, RW-ORIG-20) */
export const byEdition = <K extends Difference>(
  t: Table,
  difference: K,
): EditionDifferences[K]['revised' | 'original'] => {
  const number = numberOf[difference];
  const own = t.state[cells[number]];
  return values(t)[number][own === 0 ? t.edition : own - 1] as EditionDifferences[K]['revised' | 'original'];
};
