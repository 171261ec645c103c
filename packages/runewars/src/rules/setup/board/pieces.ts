import type { Seat } from '@runehold/kernel/layout/seats';
import type { Placed } from '../../../board/piece.ts';
import type { MapPiece } from '../../../content/types-map.ts';
import { pieces, type Table, TILES } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { layPiece } from '../../map/map-of.ts';
import { factionOf } from '../../table/seats.ts';

/** The home realm of a seat as a piece. */
export const realmOf = (t: Table, seat: Seat): MapPiece => pieces[TILES + factionOf(t, seat)];

/** Lays a tile for the player who holds it. */
export const layTile = (t: Table, placed: Placed): void => {
  const tile = pieces.indexOf(placed.piece);
  const { at, rotation } = placed;
  layPiece(t, tile, placed);
  t.emit(events['tile-laid'], t.tileOf.get(tile) - 1, tile + 1, at.q, at.r, rotation);
};

/** Lays the home realm of a seat. */
export const layHome = (t: Table, seat: Seat, placed: Placed): void => {
  const { at, rotation } = placed;
  layPiece(t, TILES + factionOf(t, seat), placed);
  t.emit(events['home-laid'], seat, at.q, at.r, rotation);
};
