import type { WireView } from '@runehold/protocol/parts/view';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { game } from '@runehold/runewars/game';
import type { RunewarsTable } from '@runehold/runewars/sight/table';
import type { Measure } from '../../table/art.ts';
import { mapFrom } from './map-from.ts';
import { areasOf, runesOf, unitsOf } from './numbers.ts';
import type { Sight } from './sight.ts';

const sightIn = (view: WireView): Sight => {
  const t = view.table as unknown as RunewarsTable;
  return { t, map: mapFrom(t.laid), content: game.content as PreparedContent, view };
};

/** What the charts of a replay show: what is public, whoever looks. */
export const measures: readonly Measure[] = [
  {
    id: 'runes',
    name: speaker => speaker.say('rw.measure.runes'),
    of: (view, seat) => runesOf(sightIn(view), seat).up,
  },
  {
    id: 'areas',
    name: speaker => speaker.say('rw.measure.areas'),
    of: (view, seat) => areasOf(sightIn(view), seat).length,
  },
  {
    id: 'units',
    name: speaker => speaker.say('rw.measure.units'),
    of: (view, seat) => unitsOf(sightIn(view), seat),
  },
  {
    id: 'influence',
    name: speaker => speaker.say('rw.measure.influence'),
    of: (view, seat) => sightIn(view).t.influence[seat],
  },
];
