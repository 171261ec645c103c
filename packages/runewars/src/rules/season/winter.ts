import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaSet, nextArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { winterCards } from '../cards/tactics/moments/keep-unit-limit.ts';
import { ownAreas } from '../map/own-areas.ts';
import { unitsIn } from '../map/units.ts';
import { keepToLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';
import { ends, seasonEffect } from '../table/lasting.ts';
import { FOOD } from '../table/resources.ts';
import { inPlayOrder, isAlive } from '../table/seats.ts';

/** What a player may keep in each area: as much as his food dial shows. (RW-WINTER-01, RW-WINTER-04) */
export const winterLimit = (t: Table, seat: Seat): number => {
  const food = t.dial.get(seat, FOOD);
  const cold = t.bitterCold === 1 ? seasonEffect(t, 'lower-unit-limit') : undefined;
  return cold !== undefined && food >= cold.foodFrom ? food - cold.by : food;
};

const own = areaSet();

/** The next area in which the player has more than he may keep, from one on; `t.areas` if there is none. */
const nextCrowded = (t: Table, seat: Seat, from: number, spared: number): number => {
  const limit = winterLimit(t, seat);
  ownAreas(t, seat, own);
  for (let area = nextArea(own, from - 1); area >= 0; area = nextArea(own, area))
    if (area !== spared && unitsIn(t, area) > limit) return area;
  return t.areas;
};

/** Armies starve to the food dial, area by area; then water freezes for the rest of the season. (RW-WINTER-01 to 09) */
export const winter = procedure('winter', { seat: count, area: count, spared: count }, steps =>
  steps
    .eachSeat('seat', inPlayOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.seat) && nextCrowded(t, f.seat, 0, -1) < t.areas,
        starves =>
          starves
            .call(
              () => winterCards,
              { seat: 'seat', limit: (t, f) => winterLimit(t, f.seat) },
              (t, f, callee) => {
                f.spared = callee.spared;
                f.area = nextCrowded(t, f.seat, 0, f.spared);
              },
            )
            .repeatWhile(
              (t, f) => f.area < t.areas,
              area =>
                area
                  .call(() => keepToLimit, {
                    seat: 'seat',
                    area: 'area',
                    limit: (t, f) => winterLimit(t, f.seat),
                  })
                  .do((t, f) => {
                    f.area = nextCrowded(t, f.seat, f.area + 1, f.spared);
                  }),
            ),
      ),
    )
    .do(t => {
      ends.winter(t);
      t.waterOpen = 1;
      t.emit(events['water-frozen']);
    }),
);
