import { count } from '@runehold/kernel/layout/locals';
import { procedure } from '../../rules.ts';
import { assignDamage, dealTo } from '../assign.ts';
import { drawFateFor, revealFate } from '../draw/fate-draw.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

/**
 * Ravage: damage, then further Fate cards for the same figure. A special icon among them is resolved now, for that
 * figure; other results wait for their steps of the pass. As many figures can do this as have drawn. (RW-ROUND-35)
 */
export const damageAndDraw: Ability<
  'damage-and-draw-fate',
  { damage: number; cards: number; perBattle: number }
> = {
  clause: [
    'deal {damage, count, thing.damage}, then draw {cards, plural, one {# more Fate card} other {# more Fate cards}} for this unit ({perBattle, plural, one {once} other {up to # times}} per battle)',
    'zadaj {damage, count, thing.damage:acc}, a następnie dobierz dla tej jednostki dodatkowo {cards, count, thing.fate-card:acc} ({perBattle, plural, one {raz} few {najwyżej # razy} many {najwyżej # razy} other {najwyżej # raza}} w bitwie)',
  ],
  rule: procedure('damage-and-draw-fate', { ...icon, icons: count, draws: count }, steps =>
    steps
      .do((t, f) => {
        f.icons = 1;
        f.draws = effectOf(t, f, 'damage-and-draw-fate').perBattle;
      })
      .repeatWhile(
        (_t, f) => f.icons > 0,
        ravaging =>
          ravaging
            .call(
              () => assignDamage,
              (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'damage-and-draw-fate').damage),
            )
            .do((t, f) => {
              const { cards, perBattle } = effectOf(t, f, 'damage-and-draw-fate');
              f.icons--;
              if (f.draws === 0 || t.drewAgain.get(f.side) >= f.figures * perBattle) return;
              f.draws--;
              t.drewAgain.add(f.side, 1);
              drawFateFor(t, f.side, f.column, cards);
              f.icons += revealFate(t, f.side, f.column, 'special');
            }),
      ),
  ),
};
