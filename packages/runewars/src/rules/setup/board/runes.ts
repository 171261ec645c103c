import { cardsOf } from '@runehold/kernel/ask/domain';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import { areasOn } from '../../../board/board.ts';
import { runeAreas, runeMayLie } from '../../../board/markers.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { areaIds, DRAGON, FALSE_RUNE, runePool } from '../../../pools.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { boardUnderway, takeUpMarkersRunesHomes } from './underway.ts';

export const runeDomain = cardsOf(runePool);

/** The most tokens that one player lays in setup, in either edition. */
export const MOST_RUNES = 4;

/** The tokens that each player lays, dragon runes first. (RW-BOARD-20, RW-ORIG-07) */
export const startingRunes = (t: Table, into: number[]): void => {
  const { dragon, false: others } = byEdition.startingRunes(t);
  for (let n = 0; n < dragon; n++) into.push(DRAGON);
  for (let n = 0; n < others; n++) into.push(FALSE_RUNE);
};

/** How many tokens each player lays on the map before the home realms come; none in the original edition. (RW-ORIG-05) */
export const runesOnMap = (t: Table): number => {
  const runes = byEdition.startingRunes(t);
  return runes.place === 'map' ? runes.dragon + runes.false : 0;
};

/** Lays a rune token of the pile facedown; who lays it knows it. (RW-BOARD-20, RW-INFO-07) */
const layRune = (t: Table, seat: Seat, area: number, rune: Card): void => {
  t.runePile.take(rune);
  t.rune.putAt(area, rune);
  t.runeUp.set(area, 0);
  t.runeKnown.set(area, seatBit(seat));
  t.emitTo(seatBit(seat), events['rune-laid'], seat, area, rune);
};

type Places = { readonly length: number; at(index: number): number };

/** Lays a player's tokens; those who watch learn where from the order of areas, which is which from nothing. */
export const layRunes = (t: Table, seat: Seat, places: Places): void => {
  const runes: number[] = [];
  startingRunes(t, runes);
  for (let area = 0; area < t.areas; area++) {
    for (let i = 0; i < places.length; i++) if (places.at(i) === area) layRune(t, seat, area, runes[i]);
  }
};

const idsWithRunes = (t: Table): string[] =>
  areaIds.slice(0, t.areas).filter((_, area) => t.rune.at(area) !== NONE);

/**
 * Step 5, the tokens of one player, counterclockwise from the first: facedown, away from markers, one to an area. If
 * there is no room, steps 4 and 5 begin again. (RW-BOARD-20 to 25)
 */
export const layOwnRunes = procedure(
  'lay-runes',
  { seat: count, places: listOf(MOST_RUNES), fits: count },
  steps =>
    steps
      .do((t, f) => {
        const laid = t.rune.total / runesOnMap(t);
        f.seat = (t.firstSeat + t.seats - laid) % t.seats;
        f.fits = runeAreas(boardUnderway(t), idsWithRunes(t)).length >= runesOnMap(t) ? 1 : 0;
        if (f.fits === 1) return;
        takeUpMarkersRunesHomes(t);
        t.emit(events['markers-taken-back']);
      })
      .when({ fits: 1 }, lay =>
        lay
          .ask('places', {
            kind: 'arrange',
            seat: 'seat',
            items: runeDomain,
            take: (t, _f, items) => startingRunes(t, items),
            from: areaDomain,
            options: (t, _f, offer) => {
              const board = boardUnderway(t);
              const taken = idsWithRunes(t);
              for (const area of areasOn(board)) {
                offer.consider(areaIds.indexOf(area.area.id), runeMayLie(board, area, taken));
              }
            },
            hidden: true,
            prompt: () => say('prompt.lay-runes'),
            rule: 'RW-BOARD-20',
          })
          .do((t, f) => {
            layRunes(t, f.seat, f.places);
            f.places.clear();
          }),
      ),
);
