import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { commanderFault } from './heroes/commanders/invariants.ts';
import { hasCapital, hasCity, homeOwner, isOnBoard, strongholdOf } from './map/areas.ts';
import { hasPeasant, ownerOfPeasants, peasantsOf, peasantsOnBoard } from './map/peasants.ts';
import { ownUnitsIn, supplyOf } from './map/units.ts';
import { strongholdsLeft } from './orders/strongholds.ts';

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Peasants stand on the board, among their owner's pieces or none, and there are no more than he has bought. (BW-PEAS-01, 04, 05, 13) */
const peasantsAreInOrder = (t: Table): void => {
  if (t.peasantTokens === 0) return;
  const owner = ownerOfPeasants(t);
  for (let area = 0; area < t.areas; area++) {
    if (!hasPeasant(t, area)) continue;
    must(isOnBoard(t, area), `area ${area}: a peasant beside the board`);
    must(peasantsOnBoard(t) <= peasantsOf(t, owner), `area ${area}: a peasant too many`);
    must(t.battleArea !== area + 1, `area ${area}: a peasant in a battle`);
    for (const other of [t.occupant.get(area) - 1, strongholdOf(t, area)])
      must(other === NONE || other === owner, `area ${area}: a peasant among enemies`);
  }
};

/** A capital is a stronghold in its owner's home realm, and without one there is no second development. (BW-CAP-07, BW-CAP-11) */
const mustHoldCapital = (t: Table, seat: Seat): void => {
  const area = t.capital.get(seat) - 1;
  if (!hasCapital(t, seat))
    must(t.capitalDevelopment.get(seat) === 0, `seat ${seat}: an orphaned development`);
  else must(strongholdOf(t, area) === seat && homeOwner(t, area) === seat, `seat ${seat}: a capital abroad`);
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
    must(strongholdsLeft(t, seat) >= 0, `seat ${seat}: more strongholds than exist`);
    if (t.developmentDeck > 0) mustHoldCapital(t, seat);
    for (let column = 0; column < t.ownColumns; column++) {
      must(supplyOf(t, seat, column) >= 0, `seat ${seat}: more figures of column ${column} than exist`);
    }
  }
  peasantsAreInOrder(t);
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (t.faction.get(0) > 0)
      must(supplyOf(t, 0, column) >= 0, `more neutral figures of column ${column} than exist`);
  }
  if (t.commanderCards > 0) {
    const fault = commanderFault(t);
    must(fault === undefined, fault ?? '');
  }
};
