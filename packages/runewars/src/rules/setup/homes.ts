import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain, unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { resourceIds, unitIds } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { columnOf } from '../map/columns.ts';
import { offerAreas } from '../map/offer-areas.ts';
import { putUnits } from '../map/units.ts';
import { placeStronghold } from '../orders/strongholds.ts';
import { chooseRecruits, copyTypes, MOST_UNITS } from '../orders/substitutes.ts';
import { procedure } from '../rules.ts';
import { gainsOfDial, setDial } from '../table/resources.ts';
import { factionOf } from '../table/seats.ts';
import { fromFirstPlayer } from './orders.ts';

/** Step 5: every dial to its red number. (RW-SETUP-11) */
export const setDials = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    const dials = t.content.dials[t.content.factions[factionOf(t, seat)].id];
    for (const [resource, id] of resourceIds.entries()) setDial(t, seat, resource, dials[id].start);
  }
};

/** The three areas of a seat's home realm, each for so many things. */
export const offerHome = (t: Table, seat: Seat, offer: Offer, limit = 1): void => {
  const home = factionOf(t, seat);
  offerAreas(
    t,
    offer,
    area => yesIf(t.content.area[area].home === home, reasons['not-your-home']),
    undefined,
    limit,
  );
};

/** The units of all three dials together. (RW-SETUP-14, RW-SETUP-15) */
const startingUnits = (t: Table, seat: Seat, into: LocalList): void => {
  into.clear();
  for (let resource = 0; resource < resourceIds.length; resource++) {
    for (const gain of gainsOfDial(t, seat, resource)) {
      if (gain.kind === 'unit') into.push(unitIds.indexOf(gain.unit));
    }
  }
};

/** By type, as they are asked about and told of. */
const sorted = (types: LocalList): number[] =>
  Array.from({ length: types.length }, (_, i) => types.at(i)).sort((a, b) => a - b);

/** Units of one type that go to one area are told together. */
const placeUnits = (t: Table, seat: Seat, types: LocalList, places: LocalList): void => {
  const units = sorted(types);
  for (let area = 0; area < t.areas; area++) {
    for (let i = 0; i < units.length; ) {
      const type = units[i];
      let amount = 0;
      for (; i < units.length && units[i] === type; i++) if (places.at(i) === area) amount++;
      if (amount === 0) continue;
      putUnits(t, area, seat, columnOf(t, type), amount);
      t.emit(events['units-placed'], type, amount, area);
    }
  }
};

/** Step 6: a stronghold and all units of the dials, one player after the other. (RW-SETUP-12 to 15) */
export const settleHomes = procedure(
  'settle-homes',
  { seat: count, area: count, types: listOf(MOST_UNITS), places: listOf(MOST_UNITS) },
  steps =>
    steps.eachSeat('seat', fromFirstPlayer(), each =>
      each
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) => offerHome(t, f.seat, offer),
          prompt: () => say('prompt.first-stronghold'),
          rule: 'RW-SETUP-12',
        })
        .do((t, f) => {
          placeStronghold(t, f.seat, f.area, false);
          startingUnits(t, f.seat, f.types);
        })
        .call(
          () => chooseRecruits,
          (_t, f, callee) => {
            callee.seat = f.seat;
            copyTypes(f.types, callee.types);
          },
          (_t, f, callee) => copyTypes(callee.types, f.types),
        )
        .ask('places', {
          kind: 'arrange',
          seat: 'seat',
          items: unitDomain,
          take: (_t, f, items) => void items.push(...sorted(f.types)),
          from: areaDomain,
          options: (t, f, offer) => offerHome(t, f.seat, offer, t.content.limits.unitsPerArea),
          prompt: () => say('prompt.starting-units'),
          rule: 'RW-SETUP-14',
        })
        .do((t, f) => placeUnits(t, f.seat, f.types, f.places)),
    ),
);
