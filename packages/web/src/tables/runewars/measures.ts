import type { Viewer } from '@runehold/kernel/layout/seats';
import { areasOf, standingCount } from '@runehold/runewars/rules/view/areas';
import type { Look } from '@runehold/runewars/rules/view/look';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import type { Measure } from '../../table/art/scene.ts';
import { lookIn } from './sight.ts';

/** What a seat's armies would count for: every unit that stands counts one. (RW-TALLY-15) */
export const standingOf = (look: Look<Viewer>, seat: number): number =>
  areasOf(look, seat).reduce((sum, area) => sum + standingCount(look, area), 0);

/** What the charts of a replay show, as far as whoever looks knows it: all of it once the game is over. */
export const measures: readonly Measure[] = [
  {
    id: 'runes',
    name: speaker => speaker.say('rw.measure.runes'),
    of: (view, seat) => runesKnown(lookIn(view), seat).known,
  },
  {
    id: 'areas',
    name: speaker => speaker.say('rw.measure.areas'),
    of: (view, seat) => areasOf(lookIn(view), seat).length,
  },
  {
    id: 'strength',
    name: speaker => speaker.say('rw.measure.strength'),
    of: (view, seat) => standingOf(lookIn(view), seat),
  },
  {
    id: 'influence',
    name: speaker => speaker.say('rw.measure.influence'),
    of: (view, seat) => lookIn(view).t.influence.get(seat),
  },
];
