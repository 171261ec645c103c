import type { Seat } from '@runehold/kernel/layout/seats';
import type { Board, Marker } from '../../../board/board.ts';
import { directions, keyOf, neighbour } from '../../../board/hex.ts';
import type { MapPiece } from '../../../content/types-map.ts';
import type { Table } from '../../../layout.ts';
import { homePieces, pieces, tilePieces } from '../../../pools.ts';
import { events } from '../../../words.ts';
import { boardOf, isLaid, layPiece, takeUpPiece } from '../../map/map-of.ts';
import { byEdition } from '../../table/edition.ts';
import { factionOf } from '../../table/seats.ts';
import type { Spot } from './spots.ts';

const THERE = 0;
const Q = 1;
const R = 2;
const SIDE = 3;

/** The pieces and setup markers on the table while it is built. */
export const boardUnderway = (t: Table): Board => {
  const markers: Marker[] = [];
  for (let row = 0; row < t.marker.rows; row++) {
    if (t.marker.get(row, THERE) === 0) continue;
    const hex = { q: t.marker.get(row, Q), r: t.marker.get(row, R) };
    markers.push([hex, neighbour(hex, t.marker.get(row, SIDE))]);
  }
  return { ...boardOf(t), markers };
};

export const countMarkers = (t: Table): number => {
  let count = 0;
  for (let row = 0; row < t.marker.rows; row++) count += t.marker.get(row, THERE);
  return count;
};

const countLaid = (t: Table, among: readonly number[]): number =>
  among.reduce((count, piece) => (isLaid(t, piece) ? count + 1 : count), 0);

export const countTiles = (t: Table): number => countLaid(t, tilePieces);
export const countHomes = (t: Table): number => countLaid(t, homePieces);

/** Whether a tile lies on the table. */
export const isTileLaid = (t: Table, tile: number): boolean => isLaid(t, tilePieces[tile]);

/** A tile as a piece. */
export const tilePiece = (tile: number): MapPiece => pieces[tilePieces[tile]];

/** The tiles that a seat was dealt, by their numbers. */
export const tilesOf = (t: Table, seat: Seat): number[] =>
  tilePieces.flatMap((_, tile) => (tile < t.tiles && t.tileOf.get(tile) === seat + 1 ? [tile] : []));

export const markerSpacing = (t: Table): number => byEdition.areasBetweenMarkers(t);

/** The home realm of a seat as a piece. */
export const realmOf = (t: Table, seat: Seat): MapPiece => pieces[homePieces[factionOf(t, seat)]];

/** Lays a tile for the player who holds it. */
export const layTile = (t: Table, tile: number, { at, rotation }: Spot): void => {
  layPiece(t, tilePieces[tile], { piece: tilePiece(tile), at, rotation });
  t.emit(events['tile-laid'], t.tileOf.get(tile) - 1, Number(tilePiece(tile).id), at.q, at.r, rotation);
};

/** Lays the home realm of a seat. */
export const layHome = (t: Table, seat: Seat, { at, rotation }: Spot): void => {
  const piece = realmOf(t, seat);
  layPiece(t, pieces.indexOf(piece), { piece, at, rotation });
  t.emit(events['home-laid'], seat, at.q, at.r, rotation);
};

/** The direction in which the second hex of a marker lies from the first. */
export const sideOf = ([first, second]: Marker): number =>
  directions.findIndex((_, side) => keyOf(neighbour(first, side)) === keyOf(second));

export const layMarker = (t: Table, seat: Seat, { at, rotation }: Spot): void => {
  let row = 0;
  while (t.marker.get(row, THERE) > 0) row++;
  t.marker.set(row, THERE, 1);
  t.marker.set(row, Q, at.q);
  t.marker.set(row, R, at.r);
  t.marker.set(row, SIDE, rotation);
  t.emit(events['marker-laid'], seat, at.q, at.r, rotation);
};

/** Takes a marker up, or all of them. */
export const takeUpMarkers = (t: Table, marker?: Marker): void => {
  for (let row = 0; row < t.marker.rows; row++) {
    const isIt =
      marker === undefined || (t.marker.get(row, Q) === marker[0].q && t.marker.get(row, R) === marker[0].r);
    if (!isIt) continue;
    for (let column = THERE; column <= SIDE; column++) t.marker.set(row, column, 0);
  }
};

/** Tiles go back to their players, and what lies around them goes too. (RW-BOARD-11, RW-BOARD-18) */
export const takeUpTiles = (t: Table): void => {
  takeUpMarkers(t);
  for (let tile = 0; tile < t.tiles; tile++) takeUpPiece(t, tilePieces[tile]);
};

/** Markers, setup runes and home realms leave the board; runes go back to the pile. (RW-BOARD-25, RW-BOARD-29) */
export const takeUpMarkersRunesHomes = (t: Table): void => {
  takeUpMarkers(t);
  for (const piece of homePieces) if (isLaid(t, piece)) takeUpPiece(t, piece);
  for (let area = 0; area < t.areas; area++) {
    if (t.rune.at(area) < 0) continue;
    t.runePile.put(t.rune.takeAt(area));
    t.runeKnown.set(area, 0);
  }
};
