import type { GamePack } from '@runehold/kernel/pack';
import type { WireView } from '@runehold/protocol/parts/view';
import type { GameMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Faction as RunewarsFaction } from '@runehold/runewars/content/types-map';
import { factionIds } from '@runehold/runewars/layout';
import type { Place, RunewarsTable } from '@runehold/runewars/sight/table';
import type { Faction } from '../../kit/factions.ts';
import { mapFrom } from './map-from.ts';

/** What is drawn from: what the viewer sees, the finished or growing map, and the numbers of the components. */
export type Sight = {
  readonly t: RunewarsTable;
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: WireView;
};

export const sightOf = (view: WireView, pack: GamePack): Sight => {
  const t = view.table as unknown as RunewarsTable;
  return { t, map: mapFrom(t.laid), content: pack.game.content as PreparedContent, view };
};

/** The name of a card that is seen in a numbered place. */
export const seenAt = (slot: Place | undefined): string | undefined =>
  typeof slot === 'string' ? slot : undefined;

/** Whether something lies in a numbered place, seen or not. */
export const isTaken = (slot: Place | undefined): boolean => slot !== null && slot !== undefined;

/** Whose colours a seat plays; neutral until it has taken a faction. */
export const factionAt = ({ table }: WireView, seat: number): Faction => {
  const number = (table['faction'] as readonly number[])[seat];
  return number === 0 ? 'neutral' : (factionIds[number - 1] as RunewarsFaction);
};

export const seatsIn = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): number => (typeof view.viewer === 'number' ? view.viewer : 0);

export const isBattle = ({ t }: Sight): boolean => t.battleArea > 0;
export const isDuel = ({ t }: Sight): boolean => t.duelist[0] > 0;
