import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { nextOwnHeroIn } from '../../heroes/hero.ts';
import { anyWith, countWith, hasCity, strongholdOf } from '../../map/areas.ts';
import { ownsCity } from '../../map/cities.ts';
import { yieldOf } from '../../map/tokens.ts';
import { productionOf, productionsOf } from '../../orders/harvest.ts';
import { factionOf, seatOfFaction } from '../../table/seats.ts';
import type { Condition } from './condition.ts';

const hasOwnHero = (t: Table, area: number, seat: Seat): boolean => nextOwnHeroIn(t, seat, area) !== NONE;

/** Heroes in so many areas with a city, whoever controls them; a city that gives nothing now is one. (BOW-38) */
export const heroesInCities: Condition<'heroes-in-cities', { least: number }> = {
  clause: [
    'you control a city, and your heroes are in at least {least, plural, one {# area} other {# different areas}} with a city, whoever controls it',
    'kontrolujesz miasto, a twoi bohaterowie są na co najmniej {least, plural, one {# obszarze} few {# różnych obszarach} many {# różnych obszarach} other {# obszaru}} z miastem, niezależnie od tego, kto je kontroluje',
  ],
  have: (t, seat) => countWith(t, t.city, hasOwnHero, seat),
  isFree: (t, seat) => anyWith(t, t.city, ownsCity, seat),
  isHopeless: (t, _seat, { least }) => t.city.total < least,
  bot: { areaWorth: ({ t }, area) => (hasCity(t, area) ? 2 : 0) },
};

/** The resource of which the areas of a seat give least comes to so much. */
const leastProduced = (t: Table, seat: Seat): number => Math.min(...productionsOf(t, seat));

/** What the areas give; dials and developments do not matter. */
export const production: Condition<'production', { least: number }> = {
  clause: [
    'the areas you control produce at least {least} of each resource',
    'obszary pod twoją kontrolą produkują co najmniej po {least} każdego z surowców',
  ],
  have: leastProduced,
  bot: {
    areaWorth: ({ t, me }, area, { least }) => {
      let worth = 0;
      for (let resource = 0; resource < resourceIds.length; resource++)
        if (productionOf(t, me, resource) < least) worth += 0.8 * yieldOf(t, area, resource);
      return worth;
    },
  },
};

const isAbroad = (t: Table, area: number, seat: Seat): boolean =>
  t.content.homeOf[area] !== factionOf(t, seat);

const isStrongholdAbroad = (t: Table, area: number, seat: Seat): boolean =>
  strongholdOf(t, area) === seat && isAbroad(t, area, seat);

/** Damaged or not. */
export const strongholdsAbroad: Condition<'strongholds-abroad', { least: number }> = {
  clause: [
    'you have at least {least, count, thing.stronghold} outside your home realm',
    'masz co najmniej {least, count, thing.stronghold:acc} poza swoim królestwem',
  ],
  have: (t, seat) => countWith(t, t.stronghold, isStrongholdAbroad, seat),
  bot: {
    areaWorth: ({ t, me }, area) => (isAbroad(t, area, me) && strongholdOf(t, area) !== me ? 0.8 : 0),
  },
};

/** In the home realm of another player, eliminated or not. */
const isOtherHome = (t: Table, area: number, seat: Seat): boolean => {
  const realm = t.content.homeOf[area];
  return realm >= 0 && isAbroad(t, area, seat) && seatOfFaction(t, realm) !== NONE;
};

const isStrongholdInOtherHome = (t: Table, area: number, seat: Seat): boolean =>
  strongholdOf(t, area) === seat && isOtherHome(t, area, seat);

export const strongholdInEnemyHome: Condition<'stronghold-in-enemy-home', { least: number }> = {
  clause: [
    'you have at least {least, count, thing.stronghold} in other players’ home realms',
    'masz co najmniej {least, count, thing.stronghold:acc} w królestwach innych graczy',
  ],
  have: (t, seat) => countWith(t, t.stronghold, isStrongholdInOtherHome, seat),
  bot: { areaWorth: ({ t, me }, area) => (isOtherHome(t, area, me) ? 3 : 0) },
};
