import type { EditionDifferences } from '../../content/counts.ts';
import type { Table } from '../../layout.ts';

const editions = ['revised', 'original'] as const;

/** The value of a difference between the editions at this table: the edition's, unless it is switched by itself. (RW-ORIG-01, RW-ORIG-20) */
export const byEdition = <K extends keyof EditionDifferences>(
  t: Table,
  difference: K,
): EditionDifferences[K]['revised' | 'original'] => {
  const own = t[difference];
  return t.content.editions[difference][editions[own === 0 ? t.edition : own - 1]];
};
