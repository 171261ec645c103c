import type { TableSummary } from '@runehold/protocol/hall/tables';

/** How a game came out for oneself. */
export type Result = 'won' | 'all' | 'lost' | 'nobody';

export const resultOf = ({ places, mine }: Pick<TableSummary, 'places' | 'mine'>): Result => {
  const winners = places.filter(place => place === 1).length;
  if (winners === 0) return 'nobody';
  if (winners > 1 && winners === places.length) return 'all';
  return mine.some(seat => places[seat] === 1) ? 'won' : 'lost';
};
