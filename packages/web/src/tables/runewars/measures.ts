import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Game } from '@runehold/kernel/procedure/game';
import type { WireView } from '@runehold/protocol/parts/view';
import { game } from '@runehold/runewars/game';
import { areasOf, standingCount } from '@runehold/runewars/rules/view/areas';
import { type Look, lookOf } from '@runehold/runewars/rules/view/look';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import type { Measure } from '../../table/art/art.ts';

const lookIn = (view: WireView): Look<Viewer> => lookOf(view, game as Game);

/** What a seat's armies would count for: every unit that stands counts one. (RW-TALLY-15) */
const standingOf = (look: Look<Viewer>, seat: number): number =>
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
