import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { handPlacements, tileMayLie, tilePlacements, tileSpots } from '../../../board/place.ts';
import type { MapPiece } from '../../../content/types-map.ts';
import type { Table } from '../../../layout.ts';
import { events, reasons, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { pieceSpotDomain, spotCode, spotOf, tileDomain } from './spots.ts';
import {
  boardUnderway,
  countTiles,
  isTileLaid,
  layTile,
  takeUpTiles,
  tilePiece,
  tilesOf,
} from './underway.ts';

/** The tiles that a seat has yet to lay. */
const handOf = (t: Table, seat: Seat): MapPiece[] =>
  tilesOf(t, seat)
    .filter(tile => !isTileLaid(t, tile))
    .map(tilePiece);

const mayLay = (t: Table, seat: Seat, tile: number): Verdict => {
  if (t.tileOf.get(tile) !== seat + 1) return no(reasons['tile-of-another']);
  if (isTileLaid(t, tile)) return no(reasons['tile-laid']);
  return tilePlacements(boardUnderway(t), tilePiece(tile)).length > 0
    ? YES
    : no(reasons['tile-fits-nowhere']);
};

/**
 * Step 3, one tile: round the table from the first player, everybody lays one of his tiles. Who has none that fits
 * sends all tiles back. (RW-BOARD-04 to 12)
 */
export const layOneTile = procedure(
  'lay-tile',
  { seat: count, tile: count, spot: count, fits: count },
  steps =>
    steps
      .do((t, f) => {
        f.seat = (t.firstSeat + countTiles(t)) % t.seats;
        f.fits = handPlacements(boardUnderway(t), handOf(t, f.seat)).length > 0 ? 1 : 0;
        if (f.fits === 1) return;
        takeUpTiles(t);
        t.emit(events['tiles-taken-back']);
      })
      .when({ fits: 1 }, lay =>
        lay
          .ask('tile', {
            kind: 'one',
            seat: 'seat',
            from: tileDomain,
            where: (t, f, tile) => mayLay(t, f.seat, tile),
            prompt: () => say('prompt.choose-tile'),
            rule: 'RW-BOARD-05',
          })
          .ask('spot', {
            kind: 'one',
            seat: 'seat',
            from: pieceSpotDomain,
            options: (t, f, offer) => {
              const board = boardUnderway(t);
              for (const placed of tileSpots(board, tilePiece(f.tile))) {
                offer.consider(spotCode(placed.at, placed.rotation), tileMayLie(board, placed));
              }
            },
            // Not always the same spot, so that players who are away do not repeat a board that has no room for markers.
            absent: (t, _f, offer, reply) => {
              reply.set([offer.codes[t.serial % offer.length]]);
            },
            prompt: (_t, f) => say('prompt.lay-tile', { tile: f.tile + 1 }),
            about: (_t, f) => ({ tile: f.tile }),
            rule: 'RW-BOARD-06',
          })
          .do((t, f) => layTile(t, f.tile, spotOf(f.spot))),
      ),
);
