import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaCount, areaSet, hasArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { hasExploration, locationAt } from '../map/tokens.ts';
import { procedure } from '../rules.ts';
import { loseInfluence } from '../table/resources.ts';
import { portalAreas } from './travel.ts';

const found = areaSet();

/** What it costs to use the Portals; 0 while no two of them are faceup. (RW-EXPL-21, RW-EXPL-23) */
const portalPrice = (t: Table): number => {
  if (!hasExploration(t) || areaCount(portalAreas(t, found)) < 2) return 0;
  let first = 0;
  while (first < t.areas && !hasArea(found, first)) first++;
  const location = locationAt(t, first);
  return location?.kind === 'join-areas' ? location.influence : 0;
};

/** Whether there are Portals that the seat can pay for. */
export const mayOpenPortals = (t: Table, seat: Seat): boolean => {
  const price = portalPrice(t);
  return price > 0 && t.influence.get(seat) >= price;
};

/**
 * Lets a player pay once to join the areas with Portals for everything that he moves now, whoever controls them.
 * They stay open until he has moved. (RW-EXPL-21 to 24)
 */
export const openPortals = procedure('portals', { seat: count, pays: count }, steps =>
  steps
    .ask('pays', {
      kind: 'yes',
      seat: 'seat',
      prompt: t => say('prompt.portals', { price: portalPrice(t) }),
      rule: 'RW-EXPL-21',
    })
    .do((t, f) => {
      if (f.pays === 0) return;
      t.emit(events['portals-opened'], f.seat);
      loseInfluence(t, f.seat, portalPrice(t));
      t.portalsOpen = 1;
    }),
);
