import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Table } from '../../../../layout.ts';
import { hasFighter } from '../../../battle/fighters.ts';
import { ATTACKER, DEFENDER, type Side, sideOf } from '../../../battle/sides.ts';
import type { BattleRule, laid } from '../effect.ts';

/** Whether a card's words let this side play it, and no other of its name was played at this moment. (RW-TACT-12, 13, 16) */
const mayPlay = (t: Table, seat: Seat, card: number): boolean => {
  const side = sideOf(t, seat);
  const { side: whose, participant } = t.content.tacticsCards[card];
  if (whose === 'attacker' && side !== ATTACKER) return false;
  if (whose === 'defender' && side !== DEFENDER) return false;
  if (participant && !hasFighter(t, side)) return false;
  return t.playedNow.at(side).count(card) === 0;
};

/** A rule for battles, with what makes it of use to a side. (RW-TACT-17) */
export const forSide = (
  effect: Procedure<typeof laid>,
  ofUse: (t: Table, side: Side) => boolean,
): BattleRule => ({
  may: (t, seat, card) => mayPlay(t, seat, card) && ofUse(t, sideOf(t, seat)),
  effect,
});
