import { count } from '@runehold/kernel/layout/locals';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import { abilityRules } from './abilities/registry.ts';
import { abilityNow, chooseAbility } from './cards/improved.ts';
import { typeOn } from './sides.ts';

/**
 * A side resolves its special icons one at a time, each as far as it goes, whatever has become of the units that drew
 * them. (RW-ROUND-15 to 18, RW-ROUND-30)
 */
export const resolveSpecials = procedure(
  'special-ability',
  { side: count, column: count, figures: count, icons: count, unit: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.icons > 0,
      resolving =>
        resolving
          .do((t, f) => {
            f.icons--;
            f.unit = typeOn(t, f.side, f.column);
            t.emit(events['special-used'], f.side, f.unit);
          })
          .when(
            t => t.developmentDeck > 0,
            improved => improved.call(() => chooseAbility, { side: 'side', unit: 'unit' }),
          )
          .dispatch(
            () => abilityRules,
            (t, f) => abilityNow(t, f.unit),
            { side: 'side', column: 'column', figures: 'figures' },
          ),
    ),
);
