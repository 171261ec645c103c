import type { WireView } from '@runehold/protocol/parts/view';
import type { Race } from '@runehold/rune-age/content/types';
import { races } from '@runehold/rune-age/pools';

/** The race of a seat. */
export const raceAt = (view: WireView, seat: number): Race =>
  races[(view.table['race'] as readonly number[])[seat]];
