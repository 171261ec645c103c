import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { thaw } from '../map/blight.ts';
import { typeOf } from '../map/columns.ts';
import { occupantOf, routedIn, standUnits } from '../map/units.ts';
import { takeAllFromPlay } from '../orders/in-play.ts';
import { procedure } from '../rules.ts';

/** Every routed figure stands, whoever's it is; damage stays. (RW-SPRING-03, RW-SPRING-04) */
const standAll = (t: Table): void => {
  for (let area = 0; area < t.areas; area++) {
    if (routedIn(t, area) === 0) continue;
    for (let column = 0; column < t.columns; column++) {
      const routed = t.routed.get(area, column);
      if (routed === 0) continue;
      standUnits(t, area, column, routed);
      t.emit(events['units-stood'], typeOf(t, Math.max(0, occupantOf(t, area)), column), routed, area);
    }
  }
  for (let hero = 0; hero < t.heroes; hero++) {
    if (t.heroRouted.get(hero) === 1) t.emit(events['hero-stood'], hero);
    t.heroRouted.set(hero, 0);
  }
};

/** Activation tokens and Orders come back, all figures stand, and ice melts. (RW-SPRING-01 to 03, BW-CRYO-13, BW-CRYO-14) */
export const spring = procedure('spring', {}, steps =>
  steps.do(t => {
    for (let area = 0; area < t.areas; area++) t.activation.set(area, 0);
    for (let seat = 0; seat < t.seats; seat++) {
      takeAllFromPlay(t, seat);
    }
    t.emit(events['orders-returned']);
    standAll(t);
    thaw(t);
  }),
);
