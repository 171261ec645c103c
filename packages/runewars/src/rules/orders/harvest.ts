import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaSet, nextArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { DEVELOPMENTS, resourceIds } from '../../pools.ts';
import { events, say } from '../../words.ts';
import { harvestCards } from '../cards/tactics/moments/build-again.ts';
import { areas } from '../map/offer-areas.ts';
import { ownAreas } from '../map/own-areas.ts';
import { yieldOf } from '../map/tokens.ts';
import { procedure } from '../rules.ts';
import { raiseDials } from '../table/raise-dials.ts';
import { setDial } from '../table/resources.ts';
import { titleEffect } from '../table/title-owner.ts';
import { chooseDevelopment } from './capital/choose-development.ts';
import { secondAt, turnDevelopments } from './capital/developments.ts';
import { buyDevelopmentCard } from './development-cards/buy.ts';
import { buildDevelopment, mayBuild } from './developments/build.ts';
import { mayUse } from './developments/in-harvest.ts';
import { harvestRuleOf, harvestRules } from './developments/registry.ts';
import { type Bonus, type Primary, resolved } from './order.ts';

const own = areaSet();

/** What the areas that a seat controls yield of each resource; developments do not count. (RW-O4-01, 03, 04) */
export const productionsOf = (t: Table, seat: Seat): readonly number[] => {
  const sums = [0, 0, 0];
  ownAreas(t, seat, own);
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area)) {
    for (let resource = 0; resource < sums.length; resource++) sums[resource] += yieldOf(t, area, resource);
  }
  return sums;
};

/** Where a harvest would turn the dials. (RW-O4-01, RW-O4-02, RW-DIAL-02) */
export const harvestOf = (t: Table, seat: Seat): readonly number[] =>
  productionsOf(t, seat).map(sum => Math.min(t.content.limits.dial, sum));

export const productionOf = (t: Table, seat: Seat, resource: number): number => {
  ownAreas(t, seat, own);
  let sum = 0;
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area)) sum += yieldOf(t, area, resource);
  return sum;
};

/** What a Title adds to one dial. (BW-TITLE-02, BW-TITLE-05) */
const furtherRaise = (t: Table, seat: Seat): number =>
  titleEffect(t, seat, 'raise-after-harvest')?.amount ?? 0;

/** Harvest: sets every dial to what the controlled areas produce, up or down. (RW-O4-01, RW-O4-02) */
export const setsDials: Primary<'set-dials'> = {
  clause: [
    'set every dial to what the areas you control produce',
    'ustaw każdy licznik na tyle, ile produkują obszary pod twoją kontrolą',
  ],
  rule: procedure('harvest', resolved, steps =>
    steps
      .do((t, f) => {
        const sums = productionsOf(t, f.seat);
        for (let resource = 0; resource < resourceIds.length; resource++) {
          setDial(t, f.seat, resource, sums[resource]);
        }
      })
      .when(
        (t, f) => furtherRaise(t, f.seat) > 0,
        more => more.call(() => raiseDials, { seat: 'seat', one: (t, f) => furtherRaise(t, f.seat) }),
      ),
  ),
  bot: {
    worth: ({ look: { t, me } }) =>
      harvestOf(t, me).reduce(
        (sum, to, resource) => sum + 0.7 * (to - t.dial.get(me, resource)),
        0.7 * furtherRaise(t, me),
      ),
  },
};

/** Harvest's bonus: uses all developments in any order, then builds one. (RW-O4-05 to 11) */
export const usesDevelopments: Bonus<'use-developments'> = {
  clause: [
    'use all your developments, then you may build 1 development',
    'użyj wszystkich swoich ulepszeń, a następnie możesz zbudować 1 ulepszenie',
  ],
  rule: procedure('use-developments', { seat: count, area: count, used: listOf(DEVELOPMENTS) }, steps =>
    steps
      .repeatUntil({ area: PASS }, using =>
        using
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => mayUse(t, area, f.seat, f.used)),
            optional: true,
            pass: stopping,
            prompt: () => say('prompt.use-development'),
            rule: 'RW-O4-05',
          })
          .unless({ area: PASS }, used =>
            used
              .when(
                (t, f) => secondAt(t, f.area) > 0 && !f.used.has(f.area),
                two => two.call(() => chooseDevelopment, { seat: 'seat', area: 'area' }),
              )
              .do((t, f) => {
                f.used.push(f.area);
                t.emit(events['development-used'], f.seat, t.development.get(f.area) - 1, f.area);
              })
              // A damaged stronghold does not matter. (RW-DEV-02 to 05, RW-DEV-18)
              .dispatch(
                () => harvestRules,
                (t, f) => harvestRuleOf(t)[t.development.get(f.area) - 1],
                { seat: 'seat', area: 'area' },
              )
              .do((t, f) => {
                if (secondAt(t, f.area) > 0) turnDevelopments(t, f.area);
              }),
          ),
      )
      // A token that is built first changes nothing that a card needs, and what a card gives may serve the token. (BW-DEVC-03, 08)
      .call(() => buyDevelopmentCard, { seat: 'seat' })
      .call(() => buildDevelopment, { seat: 'seat' })
      .call(() => harvestCards, { seat: 'seat' }),
  ),
  bot: { worth: ({ look: { t, me } }) => (mayBuild(t, me) ? 0.8 : 0) },
};
