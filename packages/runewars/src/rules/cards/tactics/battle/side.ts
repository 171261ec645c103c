import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Table } from '../../../../layout.ts';
import { hasFighter } from '../../../battle/fighters.ts';
import { ATTACKER, DEFENDER, type Side, sideOf } from '../../../battle/sides.ts';
import type { BattleRule, laid } from '../effect.ts';

/** Whether a card's words let this side play it. (RW-TACT-12, RW-TACT-13) */
const isFor = (t: Table, side: Side, card: number): boolean => {
  const { side: whose, participant } = t.content.tacticsCards[card];
  if (whose === 'attacker' && side !== ATTACKER) return false;
  if (whose === 'defender' && side !== DEFENDER) return false;
  return !participant || hasFighter(t, side);
};

/** A rule for battles, with what makes it of use to a side, each name once at a moment. (RW-TACT-16, RW-TACT-17) */
export const forSide = (
  effect: Procedure<typeof laid>,
  ofUse: (t: Table, side: Side, card: number) => boolean,
): BattleRule => {
  const couldPlay: BattleRule['couldPlay'] = (t, side, card) => isFor(t, side, card) && ofUse(t, side, card);
  return {
    couldPlay,
    may: (t, seat, card) => {
      const side = sideOf(t, seat);
      return t.playedNow.at(side).count(card) === 0 && couldPlay(t, side, card);
    },
    effect,
  };
};
