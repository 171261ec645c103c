import type { Offer } from '@runehold/kernel/ask/offer';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { routedTroop, standingTroop, troopDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { FIGURES } from '../../pools.ts';
import { events, say } from '../../words.ts';
import { controller } from '../map/areas.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { takeUnits, unitsIn } from '../map/units.ts';
import { procedure } from '../rules.ts';

/** Offers the units of an area, standing and routed, as many as there are. */
export const offerTroops = (t: Table, area: number, seat: Seat, offer: Offer): void => {
  for (let column = 0; column < t.columns; column++) {
    const standing = t.standing.get(area, column);
    const routed = t.routed.get(area, column);
    const type = typeOf(t, seat, column);
    if (standing > 0) offer.add(standingTroop(type), standing);
    if (routed > 0) offer.add(routedTroop(type), routed);
  }
};

/** Offers the standing units of an area by their types. */
export const offerStanding = (t: Table, area: number, seat: Seat, offer: Offer): void => {
  for (let column = 0; column < t.columns; column++) {
    const standing = t.standing.get(area, column);
    if (standing > 0) offer.add(typeOf(t, seat, column), standing);
  }
};

/** Destroys one unit of an area: the figure goes back to its supply. (RW-COMP-25) */
export const destroyTroop = (t: Table, area: number, troop: number): void => {
  const type = troopDomain.valueOf(troop);
  takeUnits(t, area, columnOf(t, type), 1, troopDomain.partOf(troop) === 'routed');
  t.emit(events['units-destroyed'], type, 1, area);
};

const limitLocals = { seat: count, area: count, limit: count, surplus: count, losses: listOf(FIGURES) };

/** Hands the usual limit of an area to `keepToLimit`. (RW-CAP-01) */
export const usualLimit = (t: Table, seat: Seat, area: number, callee: Frame<typeof limitLocals>): void => {
  callee.seat = seat;
  callee.area = area;
  callee.limit = t.content.limits.unitsPerArea;
};

/** Asks who goes. Only winter sets a lower limit than the usual one: then it is food that they lack. (RW-WINTER-01) */
const askLosses = (t: Table, { surplus, area, limit }: Frame<typeof limitLocals>) =>
  limit < t.content.limits.unitsPerArea
    ? say('prompt.winter-limit', { count: surplus, area, food: limit })
    : say('prompt.unit-limit', { count: surplus, area });

/**
 * A player who has more units in an area than the limit destroys units of his choice there, old or new, own or
 * allied. Nothing happens in areas that he does not control. (RW-CAP-02, RW-COMP-22, RW-COMP-23)
 */
export const keepToLimit = procedure('unit-limit', limitLocals, steps =>
  steps
    .do((t, f) => {
      const own = f.seat !== NONE && controller(t, f.area) === f.seat;
      f.surplus = own ? unitsIn(t, f.area) - f.limit : 0;
    })
    .when(
      (_t, f) => f.surplus > 0,
      over =>
        over
          .ask('losses', {
            kind: 'some',
            seat: 'seat',
            from: troopDomain,
            options: (t, f, offer) => offerTroops(t, f.area, f.seat, offer),
            min: (_t, f) => f.surplus,
            max: (_t, f) => f.surplus,
            prompt: askLosses,
            about: (_t, f) => ({ area: f.area }),
            rule: 'RW-CAP-02',
          })
          .do((t, f) => {
            for (let i = 0; i < f.losses.length; i++) destroyTroop(t, f.area, f.losses.at(i));
          }),
    ),
);
