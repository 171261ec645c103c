import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Table } from '@runehold/runewars/layout';
import { bare } from '@runehold/runewars/positions/bare';
import type { Start } from '../lesson.ts';

/**
 * The practice board: Daqan (DA DB DC) in the east, Latari (LA LB LC) in the west, bare, in spring of the first year
 * with everybody about to choose an Order. The rest is arranged by the lesson.
 */
export const onPracticeBoard = (position: (t: Table) => void, options: ChosenOptions = {}): Start<Table> => ({
  seats: 2,
  options: { faction1: 'daqan', faction2: 'latari', ...options },
  until: 'prompt.choose-order',
  dealt: { season: ['season-envoys-of-spring'] },
  position: t => {
    bare(t);
    position(t);
  },
});
