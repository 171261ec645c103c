import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { aimAt, pickDamaged } from '../assign.ts';
import { anyFighter, hasFighter, offerFighters } from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';
import { strike } from './strike-one.ts';

const { words, say } = speech({
  'prompt.damage-for-blood': [
    { blood: 'number', more: 'number' },
    'Deal {blood} damage to one of your units to deal {more} more to the enemy?',
    'Czy zadajesz obrażenia swojej jednostce ({blood}), aby zadać kolejne wrogowi ({more})?',
  ],
});

/**
 * Blood Rite: damage to a unit that the controller picks, and more of it for damage to one of his own, which may be his
 * last. Without an enemy left nothing is paid. (BW-UNIT-10)
 */
export const damageForBlood: Ability<'damage-for-blood', { damage: number; blood: number; more: number }> = {
  clause: [
    'deal {damage, count, thing.damage} to a unit of your choice; then you may deal {blood, count, thing.damage} to a unit of your own to deal {more} more to a unit of your choice',
    'zadaj {damage, count, thing.damage:acc} wybranej jednostce; następnie możesz zadać {blood, count, thing.damage:acc} swojej jednostce, aby wybranej wrogiej jednostce zadać jeszcze {more}',
  ],
  rule: procedure('damage-for-blood', { ...icon, pick: count }, steps =>
    steps
      .call(
        () => pickDamaged,
        (t, f, callee) => aimAt(t, callee, foes(f), effectOf(t, f, 'damage-for-blood').damage),
      )
      .when(
        (t, f) => hasFighter(t, foes(f)) && hasFighter(t, f.side),
        rite =>
          rite
            .ask('pick', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, anyFighter),
              about: (_t, f) => ({ side: f.side }),
              optional: true,
              pass: skipping,
              prompt: (t, f) => say('prompt.damage-for-blood', effectOf(t, f, 'damage-for-blood')),
              rule: 'BW-UNIT-10',
            })
            .unless({ pick: PASS }, paid =>
              paid
                .do((t, f) => strike(t, f.side, f.pick, effectOf(t, f, 'damage-for-blood').blood))
                .call(
                  () => pickDamaged,
                  (t, f, callee) => aimAt(t, callee, foes(f), effectOf(t, f, 'damage-for-blood').more),
                ),
            ),
      ),
  ),
  words,
  bot: { answers: { 'damage-for-blood.pick': 'strikeByPolicy' } },
};
