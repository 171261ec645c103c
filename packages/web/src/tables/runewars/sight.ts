import type { GamePack } from '@runehold/kernel/pack';
import type { WireView } from '@runehold/protocol/parts/view';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Faction as RunewarsFaction } from '@runehold/runewars/content/types-map';
import { factionIds } from '@runehold/runewars/layout';
import type { Sight as TableSight } from '@runehold/runewars/sight/sight';
import type { RunewarsTable } from '@runehold/runewars/sight/table';
import type { Faction } from '../../kit/factions.ts';
import { mapFrom } from './land/map-from.ts';

/** What is drawn from: what the viewer sees, as it came over the wire, and the map as it is seen from its best side. */
export type Sight = TableSight & { readonly view: WireView };

export const sightOf = (view: WireView, pack: GamePack): Sight => {
  const t = view.table as unknown as RunewarsTable;
  return { t, map: mapFrom(t.laid, isBuilt({ t })), content: pack.game.content as PreparedContent, view };
};

/** Whether the board is finished: nothing of it moves any more. (RW-BOARD-34) */
export const isBuilt = ({ t }: Pick<Sight, 't'>): boolean => t.boardKey.some(word => word !== 0);

/** Whose colours a seat plays; neutral until it has taken a faction. */
export const factionAt = ({ table }: WireView, seat: number): Faction => {
  const number = (table['faction'] as readonly number[])[seat];
  return number === 0 ? 'neutral' : (factionIds[number - 1] as RunewarsFaction);
};

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): number => (typeof view.viewer === 'number' ? view.viewer : 0);
