import { cardsOf } from '@runehold/kernel/ask/domain';
import { no } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { areaCount, areaSet, nextArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { runePool } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { areas, denyOtherAreas } from '../map/offer-areas.ts';
import { ownAreas } from '../map/own-areas.ts';
import { isControlled } from '../map/verdicts.ts';
import { procedure } from '../rules.ts';
import { settle } from '../table/settle.ts';
import { hasRune, knowersOf, layRune, liftRune } from './tokens.ts';

const runeDomain = cardsOf(runePool);

const own = areaSet();

/** Whether the seat controls two areas, one of them with a token. (RW-O8-09, RW-O8-12) */
export const mayMoveRunes = (t: Table, seat: Seat): boolean => {
  if (areaCount(ownAreas(t, seat, own)) < 2) return false;
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area)) if (hasRune(t, area)) return true;
  return false;
};

const takeTokens = (t: Table, first: number, second: number, into: number[]): void => {
  into.push(t.rune.at(first));
  if (hasRune(t, second)) into.push(t.rune.at(second));
};

/**
 * Lays the tokens of the two areas facedown as the answer says, told in the order of the areas. Two tokens are mixed,
 * and only their player knows them; of a single one everybody saw where it went. (RW-O8-08 to 11, RW-INFO-07, 08)
 */
const layTokens = (t: Table, seat: Seat, first: number, second: number, places: LocalList): void => {
  const mixed = hasRune(t, second);
  const knowers = seatBit(seat) | (mixed ? 0 : knowersOf(t, first));
  const toFirst = places.at(0) === first;
  const face = liftRune(t, first);
  const other = mixed ? liftRune(t, second) : face;
  t.emit(events['runes-mixed'], seat, first, second);
  for (let area = 0; area < t.areas; area++) {
    if (area === first && (mixed || toFirst)) layRune(t, seat, area, toFirst ? face : other, knowers);
    if (area === second && (mixed || !toFirst)) layRune(t, seat, area, toFirst ? other : face, knowers);
  }
  places.clear();
};

/** Takes up the tokens of two controlled areas and puts them back, one in an area at most. (RW-O8-08) */
export const moveRunes = procedure(
  'move-runes',
  { seat: count, first: count, second: count, places: listOf(2) },
  steps =>
    steps
      .ask('first', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, f, area) =>
          hasRune(t, area) ? isControlled(t, area, f.seat) : no(reasons['no-rune-there']),
        ),
        prompt: () => say('prompt.mix-first'),
        rule: 'RW-O8-12',
      })
      .ask('second', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, f, area) =>
          area === f.first ? no(reasons['area-chosen']) : isControlled(t, area, f.seat),
        ),
        prompt: (_t, f) => say('prompt.mix-second', { area: f.first }),
        rule: 'RW-O8-08',
      })
      .ask('places', {
        kind: 'arrange',
        seat: 'seat',
        items: runeDomain,
        take: (t, f, items) => takeTokens(t, f.first, f.second, items),
        from: areaDomain,
        options: (t, f, offer) => {
          offer.add(f.first);
          offer.add(f.second);
          denyOtherAreas(t, offer, reasons['area-not-chosen']);
        },
        hidden: true,
        prompt: (_t, f) => say('prompt.mix-runes', { area: f.first, other: f.second }),
        rule: 'RW-O8-08',
      })
      .do((t, f) => {
        layTokens(t, f.seat, f.first, f.second, f.places);
        settle(t);
      }),
);
