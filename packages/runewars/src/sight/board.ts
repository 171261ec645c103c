import type { Board, Marker } from '../board/board.ts';
import { neighbour, type Rotation } from '../board/hex.ts';
import type { Placed } from '../board/piece.ts';
import { homePieces, pieces, tilePieces } from '../layout.ts';
import type { RunewarsTable } from './table.ts';

const placed = (laid: RunewarsTable['laid'], among: readonly number[]): Placed[] =>
  among
    .flatMap(piece => laid.slice(piece, piece + 1).map(row => [pieces[piece], row] as const))
    .map(([piece, [order, q, r, rotation]]) => ({ order, q, r, rotation, piece }))
    .filter(({ order }) => order > 0)
    .sort((a, b) => a.order - b.order)
    .map(({ piece, q, r, rotation }) => ({ piece, at: { q, r }, rotation: rotation as Rotation }));

/** The pieces and markers that lie on the table, the first laid first. */
export const boardOf = ({ laid, marker }: Pick<RunewarsTable, 'laid' | 'marker'>): Board => ({
  tiles: placed(laid, tilePieces),
  markers: marker
    .filter(([there]) => there > 0)
    .map(([, q, r, side]): Marker => [{ q, r }, neighbour({ q, r }, side)]),
  homes: placed(laid, homePieces),
});
