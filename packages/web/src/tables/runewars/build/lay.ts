import type { AskView } from '@runehold/kernel/view/describe';
import { gridDistance, type Hex, neighbour, type Rotation } from '@runehold/runewars/board/hex';
import { orient } from '@runehold/runewars/board/piece';
import type { MapPiece } from '@runehold/runewars/content/types-map';
import { homePieces, pieces, tilePieces } from '@runehold/runewars/pools';
import { aboutOf } from '../addresses.ts';
import type { Sight } from '../sight.ts';

/** Something that comes to lie on hexes of the table: a tile or home realm, or a setup marker. */
export type Lay = { readonly kind: 'piece'; readonly piece: MapPiece } | { readonly kind: 'marker' };

const marker: Lay = { kind: 'marker' };
const middle: Hex = { q: 0, r: 0 };

/** What an ask wants laid that is about no tile, by its prompt. */
const lays: Readonly<Record<string, (ask: AskView, sight: Sight) => Lay>> = {
  'prompt.lay-home': ({ seat }, { t }) => ({
    kind: 'piece',
    piece: pieces[homePieces[t.faction.get(seat) - 1]],
  }),
  'prompt.lay-marker': () => marker,
};

export const layOf = (ask: AskView | undefined, sight: Sight): Lay | undefined => {
  const { tile } = aboutOf(ask);
  if (tile !== undefined) return { kind: 'piece', piece: pieces[tilePieces[tile]] };
  return ask !== undefined && Object.hasOwn(lays, ask.prompt.key)
    ? lays[ask.prompt.key](ask, sight)
    : undefined;
};

/** In how many ways it can be turned: a marker looks the same from both ends. */
export const waysOf = ({ kind }: Lay): number => (kind === 'piece' ? 6 : 3);

/** The hexes it covers when its own (0, 0) lies on (0, 0). */
export const cellsOf = (lay: Lay, turns: number): readonly Hex[] =>
  lay.kind === 'piece'
    ? orient(lay.piece, turns as Rotation).map(({ hex }) => hex)
    : [middle, neighbour(middle, turns)];

/** Which of its hexes is the one that it is held by: the one in its midst, however it is turned. */
const gripIndex = (lay: Lay): number => {
  const cells = cellsOf(lay, 0);
  const spread = cells.map(cell => cells.reduce((sum, other) => sum + gridDistance(cell, other), 0));
  return spread.indexOf(Math.min(...spread));
};

/** The hex that it is held by, from its (0, 0). */
export const gripOf = (lay: Lay, turns: number): Hex => cellsOf(lay, turns)[gripIndex(lay)];
