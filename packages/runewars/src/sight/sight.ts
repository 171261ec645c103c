import type { View } from '@runehold/kernel/layout/view';
import type { GameMap } from '../board/map.ts';
import type { PreparedContent } from '../content/numbers.ts';
import type { Edition } from '../content/types.ts';
import type { EditionDifferences } from '../content/types-box.ts';
import type { Place, RunewarsTable } from './table.ts';

/**
 * What everybody at the table can work out from what one viewer sees: this folder. The rules do the same sums with the
 * table itself, and the tests hold the two against each other.
 */

/** What a table is read from: what the viewer sees, the finished or growing map, and the numbers of the components. */
export type Sight = {
  readonly t: RunewarsTable;
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: View;
};

/** The name of a card that is seen in a numbered place. */
export const seenAt = (slot: Place | undefined): string | undefined =>
  typeof slot === 'string' ? slot : undefined;

/** Whether something lies in a numbered place, seen or not. */
export const isTaken = (slot: Place | undefined): boolean => slot !== null && slot !== undefined;

export const seatsIn = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

const editions: readonly Edition[] = ['revised', 'original'];

/** The differences between the editions that a view tells of. */
type Told = keyof EditionDifferences & keyof RunewarsTable;

/** The edition from which this table takes a difference. (RW-ORIG-20) */
export const editionOf = <K extends Told>(
  { t }: { readonly t: Pick<RunewarsTable, 'edition' | K> },
  difference: K,
): Edition => {
  const own: number = t[difference];
  return editions[own === 0 ? t.edition : own - 1];
};

/** The value of a difference between the editions at this table. (RW-ORIG-01, RW-ORIG-20) */
export const byEdition = <K extends Told>(sight: Sight, difference: K): EditionDifferences[K][Edition] =>
  sight.content.editions[difference][editionOf(sight, difference)];
