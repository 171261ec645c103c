import { assignDamage, dealTo } from '../../../battle/assign.ts';
import { ATTACKER, DEFENDER } from '../../../battle/sides.ts';
import { procedure } from '../../../rules.ts';
import { always, laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

/** Summon Lightning: damage to both sides, assigned by the defender first. (R10) */
const strikeBoth = procedure('tactics-summon-lightning', laid, steps =>
  steps
    .call(
      () => assignDamage,
      (t, f, callee) => dealTo(t, callee, DEFENDER, tacticsEffect(t, f.card, 'damage-both-sides').damage),
    )
    .call(
      () => assignDamage,
      (t, f, callee) => dealTo(t, callee, ATTACKER, tacticsEffect(t, f.card, 'damage-both-sides').damage),
    ),
);

/** To the participating units of each side. */
export const damagesBothSides: Tactics<'damage-both-sides', { damage: number }> = {
  clause: [
    'deal {damage, count, thing.damage} to each side’s units',
    'zadaj {damage, count, thing.damage:acc} jednostkom każdej ze stron',
  ],
  inBattle: forSide(strikeBoth, always),
  bot: { worthInBattle: ({ own, foes }) => (foes > own ? 2 : -1) },
};
