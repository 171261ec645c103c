import { cardsOf } from '@runehold/kernel/ask/domain';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { areasOn } from '../../../board/board.ts';
import { runeAreas, runeMayLie } from '../../../board/markers.ts';
import { areaDomain } from '../../../domains.ts';
import { areaIds, DRAGON, FALSE_RUNE, runePool, type Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { boardUnderway, takeUpMarkersRunesHomes } from './underway.ts';

export const runeDomain = cardsOf(runePool);

/** The most tokens that one player lays in setup, in either edition. */
export const MOST_RUNES = 4;

/** The tokens that each player lays, dragon runes first. (RW-BOARD-20, RW-ORIG-07) */
export const startingRunes = (t: Table, into: number[]): void => {
  const { dragon, false: others } = byEdition(t, 'startingRunes');
  for (let n = 0; n < dragon; n++) into.push(DRAGON);
  for (let n = 0; n < others; n++) into.push(FALSE_RUNE);
};

/** How many tokens each player lays on the map before the home realms come; none in the original edition. (RW-ORIG-05) */
export const runesOnMap = (t: Table): number => {
  const runes = byEdition(t, 'startingRunes');
  return runes.place === 'map' ? runes.dragon + runes.false : 0;
};

/** Lays a rune token of the pile facedown; who lays it knows it. (RW-BOARD-20, RW-INFO-07) */
export const layRune = (t: Table, seat: Seat, area: number, rune: Card): void => {
  t.runePile.take(rune);
  t.rune.putAt(area, rune);
  t.runeUp.set(area, 0);
  t.runeKnown.set(area, seatBit(seat));
  t.emitTo(seatBit(seat), events['rune-laid'], seat, area, rune);
};
