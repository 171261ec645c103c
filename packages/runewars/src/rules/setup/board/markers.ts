import { count } from '@runehold/kernel/layout/locals';
import type { Marker } from '../../../board/board.ts';
import { completeMarkers, markerCandidates, markerMayLie, markerSpots } from '../../../board/markers.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { markerDomain } from './spots.ts';
import {
  boardUnderway,
  countMarkers,
  layMarker,
  markerSpacing,
  sideOf,
  takeUpMarkers,
  takeUpTiles,
} from './underway.ts';

const FIRST_MARKER = 0;

const codeOf = (marker: Marker): number => markerDomain.codeOf(marker[0], sideOf(marker));

/** Spots for all markers that are missing, beginning with any one; none when those on the board block the rest. */
const completion = (t: Table, first: number): readonly Marker[] | undefined => {
  const board = boardUnderway(t);
  const spots = markerSpots(board, markerSpacing(t));
  const start = spots.length === 0 ? 0 : first % spots.length;
  const turned = [...spots.slice(start), ...spots.slice(0, start)];
  return completeMarkers(board, t.seats, turned, markerSpacing(t));
};

/** Whether the markers on the board leave no arrangement of all: then one of them may be taken back. (RW-BOARD-19) */
const areInTheWay = (t: Table): boolean => countMarkers(t) > 0 && completion(t, 0) === undefined;

const takeBackMarker = (t: Table, marker: number): void => {
  takeUpMarkers(t, boardUnderway(t).markers[marker]);
  t.emit(events['marker-taken-back'], t.firstSeat);
};

/**
 * Step 4, one marker of the first player's: at the edge of the board, far enough from the others. A player who has left
 * no room moves a marker; only where no arrangement exists the tiles go back. (RW-BOARD-13 to 19)
 */
export const layOneMarker = procedure('lay-marker', { choice: count, impossible: count }, steps =>
  steps
    .do((t, f) => {
      f.impossible = countMarkers(t) === 0 && completion(t, 0) === undefined ? 1 : 0;
      if (f.impossible === 0) return;
      takeUpTiles(t);
      t.emit(events['tiles-taken-back']);
    })
    .when({ impossible: 0 }, lay =>
      lay
        .ask('choice', {
          kind: 'one',
          seat: t => t.firstSeat,
          from: markerDomain,
          options: (t, _f, offer) => {
            const board = boardUnderway(t);
            for (const spot of markerCandidates(board)) {
              offer.consider(codeOf(spot), markerMayLie(board, spot, markerSpacing(t)));
            }
            if (!areInTheWay(t)) return;
            for (let marker = 0; marker < countMarkers(t); marker++) offer.add(marker);
          },
          // Towards an arrangement of all markers; one by one those in its way go back.
          absent: (t, _f, _offer, reply) => {
            const [spot] = completion(t, t.serial) ?? [];
            reply.one(spot === undefined ? FIRST_MARKER : codeOf(spot));
          },
          prompt: t => say('prompt.lay-marker', { left: t.seats - countMarkers(t) }),
          rule: 'RW-BOARD-13',
        })
        .do((t, f) => {
          if (markerDomain.isTakenBack(f.choice)) takeBackMarker(t, f.choice);
          else layMarker(t, t.firstSeat, markerDomain.spotOf(f.choice));
        }),
    ),
);
