import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { commanderFault } from './heroes/commanders/invariants.ts';
import { hasCity, strongholdOf } from './map/areas.ts';
import { ownUnitsIn, supplyOf } from './map/units.ts';

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** What is true at every ask: figures are conserved, and no area holds what cannot be together. (RW-COMP-03, 04, 12) */
export const invariants = (t: Table): void => {
  for (let area = 0; area < t.areas; area++) {
    const held = t.occupant.get(area) > 0;
    if (t.battleArea !== area + 1)
      must(ownUnitsIn(t, area) > 0 === held, `area ${area}: units without a colour`);
    must(!(hasCity(t, area) && strongholdOf(t, area) !== NONE), `area ${area}: a stronghold beside a city`);
    must(
      t.development.get(area) === 0 || t.stronghold.get(area) > 0,
      `area ${area}: an orphaned development`,
    );
  }
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.faction.get(seat) === 0) continue;
    for (let column = 0; column < t.ownColumns; column++) {
      must(supplyOf(t, seat, column) >= 0, `seat ${seat}: more figures of column ${column} than exist`);
    }
  }
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (t.faction.get(0) > 0)
      must(supplyOf(t, 0, column) >= 0, `more neutral figures of column ${column} than exist`);
  }
  if (t.commanderCards > 0) {
    const fault = commanderFault(t);
    must(fault === undefined, fault ?? '');
  }
};
