import { union } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/procedure/locals';
import type { Marker } from '../../../board/board.ts';
import { completeMarkers, markerSpots } from '../../../board/markers.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { markerSpotDomain, spotCode, spotOf } from './spots.ts';
import {
  boardUnderway,
  countMarkers,
  layMarker,
  markerSpacing,
  sideOf,
  takeUpMarkers,
  takeUpTiles,
} from './underway.ts';

/** A spot for the next marker, or a marker that is taken back. */
export const markerDomain = union('marker', { lay: markerSpotDomain, takeBack: markerSpotDomain });

const codeOf = (marker: Marker): number => spotCode(marker[0], sideOf(marker));

const spotsNow = (t: Table): readonly Marker[] => markerSpots(boardUnderway(t), markerSpacing(t));

/** Spots for all markers that are missing, beginning with any one; none when those on the board block the rest. */
const completion = (t: Table, first: number): readonly Marker[] | undefined => {
  const spots = spotsNow(t);
  const start = spots.length === 0 ? 0 : first % spots.length;
  const turned = [...spots.slice(start), ...spots.slice(0, start)];
  return completeMarkers(boardUnderway(t), t.seats, turned, markerSpacing(t));
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
    .when(
      (_t, f) => f.impossible === 0,
      lay =>
        lay
          .ask('choice', {
            kind: 'one',
            seat: t => t.firstSeat,
            from: markerDomain,
            options: (t, _f, offer) => {
              const spots = spotsNow(t);
              for (const spot of spots) offer.add(markerDomain.code('lay', codeOf(spot)));
              if (spots.length > 0) return;
              for (const marker of boardUnderway(t).markers) {
                offer.add(markerDomain.code('takeBack', codeOf(marker)));
              }
            },
            absent: (t, _f, offer, reply) => {
              const [spot] = completion(t, t.serial) ?? [];
              reply.set([spot === undefined ? offer.codes[0] : markerDomain.code('lay', codeOf(spot))]);
            },
            prompt: t => say('prompt.lay-marker', { left: t.seats - countMarkers(t) }),
            rule: 'RW-BOARD-13',
          })
          .do((t, f) => {
            const spot = spotOf(markerDomain.valueOf(f.choice));
            if (markerDomain.partOf(f.choice) === 'lay') {
              layMarker(t, t.firstSeat, spot);
              return;
            }
            takeUpMarkers(t, [spot.at, spot.at]);
            t.emit(events['marker-taken-back'], t.firstSeat);
          }),
    ),
);
