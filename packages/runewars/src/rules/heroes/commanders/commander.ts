import type { Seat } from '@runehold/kernel/layout/seats';
import { type Card, NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { COMMANDERS } from '../../../pools.ts';

const IN_USE = 1;

/** Whether heroes lead armies as commanders at this table. (BW-SETUP-02) */
export const hasCommanders = (t: Table): boolean => t.commanders === IN_USE;

/** The first place of a seat's commanders; the other is the next. */
export const firstPlaceOf = (seat: Seat): number => COMMANDERS * seat;

/** The place of a hero among those of all commanders, or `NONE`: at a table without them there are no places. */
export const placeOfCommander = (t: Table, hero: number): number => {
  for (let place = 0; place < t.commanderHero.length; place++)
    if (t.commanderHero.get(place) === hero + 1) return place;
  return NONE;
};

/** Whether a hero leads his player's armies. He is a hero all the same, and no unit. (BW-CMD-05) */
export const isCommander = (t: Table, hero: number): boolean => placeOfCommander(t, hero) !== NONE;

/** The Commander card beside a hero's card, or `NONE`. (BW-CMD-03) */
export const commanderCardOf = (t: Table, hero: number): Card => {
  const place = placeOfCommander(t, hero);
  return place === NONE ? NONE : t.commanderCard.at(place);
};

/** The commanders of a seat: none, one, or two with Lieutenant General. (BW-CMD-23, BW-CMD-55) */
export const commandersOf = (t: Table, seat: Seat): number[] => {
  const heroes: number[] = [];
  if (t.commanderHero.length === 0) return heroes;
  for (let place = firstPlaceOf(seat); place < firstPlaceOf(seat + 1); place++)
    if (t.commanderHero.get(place) > 0) heroes.push(t.commanderHero.get(place) - 1);
  return heroes;
};

/** How many heroes of a seat do not count toward the limit. (BW-CMD-10) */
export const countCommanders = (t: Table, seat: Seat): number => {
  let commanders = 0;
  if (t.commanderHero.length === 0) return commanders;
  for (let place = firstPlaceOf(seat); place < firstPlaceOf(seat + 1); place++)
    if (t.commanderHero.get(place) > 0) commanders++;
  return commanders;
};

/** The first place of a seat where no commander is, or `NONE`. */
export const freePlaceOf = (t: Table, seat: Seat): number => {
  for (let place = firstPlaceOf(seat); place < firstPlaceOf(seat + 1); place++)
    if (t.commanderHero.get(place) === 0) return place;
  return NONE;
};
