import type { PersonSums } from '@runehold/protocol/hall/sums';

/** Of fewer games nothing can be said. */
const ENOUGH = 5;

/** So many in a hundred of their games somebody sees to the end who is to be relied on. */
export const RELIABLE = 80;

/** How many in a hundred of their games with others somebody sees to the end; all, where that cannot be said yet. */
export const reliabilityOf = ({ finished, of }: PersonSums['reliability']): number =>
  of < ENOUGH ? 100 : Math.round((100 * finished) / of);
