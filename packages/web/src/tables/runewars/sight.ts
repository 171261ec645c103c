import type { Viewer } from '@runehold/kernel/layout/seats';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { WireView } from '@runehold/protocol/parts/view';
import type { GameMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Faction as RunewarsFaction } from '@runehold/runewars/content/types-map';
import { factionIds } from '@runehold/runewars/pools';
import { type Look, lookOf } from '@runehold/runewars/rules/view/look';
import type { Faction } from '../../kit/factions.ts';
import { mapFrom } from './land/map-from.ts';

/** What is drawn from: what the viewer knows, the view as it came over the wire, and the map from its best side. */
export type Sight = Look<Viewer> & {
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: WireView;
};

export const sightOf = (view: WireView, { game }: Pick<GamePack, 'game'>): Sight => {
  const look = lookOf(view, game);
  return { ...look, map: mapFrom(look), content: look.t.content, view };
};

/** Whose colours a seat plays; neutral until it has taken a faction. */
export const factionAt = ({ table }: WireView, seat: number): Faction => {
  const number = (table['faction'] as readonly number[])[seat];
  return number === 0 ? 'neutral' : (factionIds[number - 1] as RunewarsFaction);
};

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): number => (typeof view.viewer === 'number' ? view.viewer : 0);
