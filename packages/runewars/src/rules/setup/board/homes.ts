import { count } from '@runehold/kernel/layout/locals';
import { homeMayLie, homePlacements, homeSpots } from '../../../board/homes.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { pieceSpotDomain, spotCode, spotOf } from './spots.ts';
import {
  boardUnderway,
  countHomes,
  layHome,
  realmOf,
  takeUpMarkers,
  takeUpMarkersRunesHomes,
} from './underway.ts';

const replaceMarker = (t: Table, seat: number, code: number): void => {
  const way = homePlacements(boardUnderway(t), realmOf(t, seat)).find(
    ({ home }) => spotCode(home.at, home.rotation) === code,
  );
  if (way === undefined) throw new Error('a home realm was offered that fits nowhere');
  takeUpMarkers(t, way.marker);
  layHome(t, seat, spotOf(code));
};

/**
 * Step 6, one home realm, the first player's last: it takes the place of any marker. If it would fit nowhere without
 * touching another home realm, steps 4 to 6 begin again. (RW-BOARD-26 to 30)
 */
export const layOwnHome = procedure('lay-home', { seat: count, spot: count, fits: count }, steps =>
  steps
    .do((t, f) => {
      f.seat = (t.firstSeat + 1 + countHomes(t)) % t.seats;
      f.fits = homePlacements(boardUnderway(t), realmOf(t, f.seat)).length > 0 ? 1 : 0;
      if (f.fits === 1) return;
      takeUpMarkersRunesHomes(t);
      t.emit(events['markers-taken-back']);
    })
    .when({ fits: 1 }, lay =>
      lay
        .ask('spot', {
          kind: 'one',
          seat: 'seat',
          from: pieceSpotDomain,
          options: (t, f, offer) => {
            const board = boardUnderway(t);
            for (const spot of homeSpots(board, realmOf(t, f.seat))) {
              const { at, rotation } = spot.home;
              const code = spotCode(at, rotation);
              if (!offer.has(code)) offer.consider(code, homeMayLie(board, spot));
            }
          },
          // Not always the same spot, so that players who are away do not repeat what left no room.
          absent: (t, _f, offer, reply) => {
            reply.one(offer.codes[t.serial % offer.length]);
          },
          prompt: () => say('prompt.lay-home'),
          rule: 'RW-BOARD-26',
        })
        .do((t, f) => replaceMarker(t, f.seat, f.spot)),
    ),
);
