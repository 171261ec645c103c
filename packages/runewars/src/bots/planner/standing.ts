import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Table } from '../../layout.ts';
import { areasOf, isCity, yieldIn } from '../../rules/view/areas.ts';
import { heroesOf } from '../../rules/view/heroes.ts';
import { rewardsOf, seasonsLeft, strongholdsOf } from '../../rules/view/realm.ts';
import { dragonRunesOf } from '../../rules/view/runes.ts';
import { forcesOf } from '../../rules/view/units.ts';
import { usualTastes } from './mind.ts';

/** How far a seat has come on a table that was played out, where everything may be looked at. */
const standing = (t: Table, seat: Seat): number => {
  const look = { t, me: seat };
  const left = Math.min(1, (1 + seasonsLeft(look)) / 8);
  let land = 0;
  for (const area of areasOf(look, seat))
    land += usualTastes.resource * yieldIn(look, area) + (isCity(look, area) ? usualTastes.city : 0);
  return (
    usualTastes.rune * dragonRunesOf(look, seat) +
    usualTastes.reward * rewardsOf(look).others +
    0.3 * t.influence.get(seat) +
    left *
      (0.5 * forcesOf(look, seat) +
        0.5 * land +
        usualTastes.hero * heroesOf(look, seat).length +
        0.4 * t.tactics.at(seat).total +
        strongholdsOf(look, seat).length)
  );
};

/** How much a lead tells: little in the first year, nearly all in the last. */
const spreadOf = (t: Table): number => 7 + 0.5 * seasonsLeft({ t, me: 0 });

/** How it stands for every seat, from 0 for lost to 1 for won: the shares of wins that such leads have. */
export const valuesOf = (table: TableCore, into: Float64Array): void => {
  const t = table as Table;
  into.fill(0);
  if (t.over) {
    for (let seat = 0; seat < t.seats; seat++) into[seat] = t.placeOf(seat) === 1 ? 1 : 0;
    return;
  }
  const spread = spreadOf(t);
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < t.seats; seat++) {
    into[seat] = t.alive.get(seat) === 1 ? standing(t, seat) / spread : -100;
    top = Math.max(top, into[seat]);
  }
  let sum = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    into[seat] = Math.exp(into[seat] - top);
    sum += into[seat];
  }
  for (let seat = 0; seat < t.seats; seat++) into[seat] /= sum;
};
