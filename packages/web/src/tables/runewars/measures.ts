import type { WireView } from '@runehold/protocol/parts/view';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { game } from '@runehold/runewars/game';
import { areasOf, headCount } from '@runehold/runewars/sight/areas';
import { runesOf } from '@runehold/runewars/sight/runes';
import type { RunewarsTable } from '@runehold/runewars/sight/table';
import type { Measure } from '../../table/art/art.ts';
import { mapFrom } from './land/map-from.ts';
import type { Sight } from './sight.ts';

const sightIn = (view: WireView): Sight => {
  const t = view.table as unknown as RunewarsTable;
  return { t, map: mapFrom(t.laid), content: game.content as PreparedContent, view };
};

/** What a seat's armies would count for: every unit that stands counts one. (RW-TALLY-15) */
const standingOf = (sight: Sight, seat: number): number =>
  areasOf(sight, seat).reduce((sum, area) => sum + headCount(sight, area).standing, 0);

/** What the charts of a replay show, as far as whoever looks knows it: all of it once the game is over. */
export const measures: readonly Measure[] = [
  {
    id: 'runes',
    name: speaker => speaker.say('rw.measure.runes'),
    of: (view, seat) => runesOf(sightIn(view), seat).known,
  },
  {
    id: 'areas',
    name: speaker => speaker.say('rw.measure.areas'),
    of: (view, seat) => areasOf(sightIn(view), seat).length,
  },
  {
    id: 'strength',
    name: speaker => speaker.say('rw.measure.strength'),
    of: (view, seat) => standingOf(sightIn(view), seat),
  },
  {
    id: 'influence',
    name: speaker => speaker.say('rw.measure.influence'),
    of: (view, seat) => sightIn(view).t.influence[seat],
  },
];
