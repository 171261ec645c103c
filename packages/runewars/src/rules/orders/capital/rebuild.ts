import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { type AreaTest, anyArea, hasCapital, homeOwner } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { capitalOf } from '../../table/capital-card.ts';
import { isSite } from '../building-site.ts';
import { canPay, pay } from '../costs.ts';
import { isBought, placeCapital } from './capital.ts';
import { capitalReasons, sayOfCapital } from './words.ts';

/** Where a stronghold could be built, in the owner's home realm alone. (BW-CAP-11) */
const isCapitalSite = (t: Table, area: number, seat: Seat): Verdict =>
  homeOwner(t, area) === seat ? isSite(t, area, seat) : no(capitalReasons['capital-at-home']);

const mayStand: AreaTest = (t, area, seat) => isCapitalSite(t, area, seat) === YES;

/** A capital that was lost may be built in place of a stronghold, now or at any later building. (BW-CAP-12, BW-CAP-13, BW-CAP-15) */
export const mayRebuild = (t: Table, seat: Seat): Verdict => {
  if (!isBought(t, seat)) return no(capitalReasons['capital-not-bought']);
  if (hasCapital(t, seat)) return no(capitalReasons['capital-stands']);
  if (!canPay(t, seat, capitalOf(t, seat).rebuild)) return no(capitalReasons['capital-too-dear']);
  return anyArea(t, mayStand, seat) ? YES : no(capitalReasons['no-capital-site']);
};

export const rebuildCapital = procedure('rebuild-capital', { seat: count, site: count }, steps =>
  steps
    .ask('site', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => isCapitalSite(t, area, f.seat)),
      prompt: () => sayOfCapital('prompt.capital-site'),
      rule: 'BW-CAP-12',
    })
    .do((t, f) => {
      pay(t, f.seat, capitalOf(t, f.seat).rebuild);
      placeCapital(t, f.seat, f.site);
    }),
);
