import type { Game } from '@runehold/kernel/procedure/game';
import type { WireView } from '@runehold/protocol/parts/view';
import { game } from '@runehold/rune-age/game';
import { incomeOf, strengthOwned } from '@runehold/rune-age/rules/view/numbers';
import { type Sight, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { Measure } from '../../table/art/scene.ts';

/** A view as it is read under the rules as they are printed. */
export const sightIn = (view: WireView): Sight => sightOf(view, { game: game as Game });

/** What the charts of a replay show. */
export const measures: readonly Measure[] = [
  {
    id: 'damage',
    name: speaker => speaker.say('ra.measure.damage'),
    of: (view, seat) => sightIn(view).t.damage.get(seat),
  },
  {
    id: 'influence',
    name: speaker => speaker.say('ra.measure.influence'),
    of: (view, seat) => incomeOf(sightIn(view), seat),
  },
  {
    id: 'strength',
    name: speaker => speaker.say('ra.measure.strength'),
    of: (view, seat) => strengthOwned(sightIn(view), seat),
  },
];
