import { count } from '@runehold/kernel/procedure/locals';
import { gainTactics } from '../../cards/draw.ts';
import { locationAt } from '../../map/tokens.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence } from '../../table/resources.ts';
import { areaOf } from '../hero.ts';

/** What the place where a hero ends his action brings his player. (RW-EXPL-28 to 30; Temple, Hall of Kellos) */
export const reapPlace = procedure('reap-place', { seat: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      const location = locationAt(t, areaOf(t, f.hero));
      if (location?.kind === 'influence-for-action') gainInfluence(t, f.seat, location.amount);
    })
    .when(
      (t, f) => locationAt(t, areaOf(t, f.hero))?.kind === 'tactics-for-action',
      hall =>
        hall.call(
          () => gainTactics,
          (t, f, callee) => {
            const location = locationAt(t, areaOf(t, f.hero));
            callee.seat = f.seat;
            callee.amount = location?.kind === 'tactics-for-action' ? location.amount : 0;
          },
        ),
    ),
);
