import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { isFriendly } from '../../map/areas.ts';
import { typeOf } from '../../map/columns.ts';
import { occupantOf, routedIn, standUnits } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { areaOf, isStanding, nextOwnHeroIn, standHero } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const hasRoutedHero = (t: Table, seat: Seat, area: number): boolean => {
  for (let hero = nextOwnHeroIn(t, seat, area); hero >= 0; hero = nextOwnHeroIn(t, seat, area, hero + 1)) {
    if (!isStanding(t, hero)) return true;
  }
  return false;
};

/** Stands every unit of an area. */
export const standAllIn = (t: Table, area: number): void => {
  for (let column = 0; column < t.columns; column++) {
    const routed = t.routed.get(area, column);
    if (routed === 0) continue;
    standUnits(t, area, column, routed);
    t.emit(events['units-stood'], typeOf(t, Math.max(0, occupantOf(t, area)), column), routed, area);
  }
};

/** Staff of Light: all units and heroes of the player's in the area stand. */
const raise = procedure('reward-staff', used, steps =>
  steps.do((t, f) => {
    const area = areaOf(t, f.hero);
    if (isFriendly(t, area, f.seat)) standAllIn(t, area);
    for (let hero = 0; hero < t.heroes; hero++) {
      if (nextOwnHeroIn(t, f.seat, area, hero) === hero) standHero(t, hero);
    }
  }),
);

/** All of the player's units and heroes. */
export const standsFigures: Reward<'stand-figures'> = {
  clause: [
    'stand all your units and heroes in this hero’s area',
    'postaw wszystkie swoje jednostki i wszystkich bohaterów na obszarze tego bohatera',
  ],
  inTurn: {
    may: (t, seat, hero) => {
      const area = areaOf(t, hero);
      return (isFriendly(t, area, seat) && routedIn(t, area) > 0) || hasRoutedHero(t, seat, area);
    },
    effect: raise,
  },
};
