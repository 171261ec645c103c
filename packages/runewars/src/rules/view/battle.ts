import { countFighters, isHurtOrRouted } from '../battle/fighters.ts';
import { ATTACKER, sideOf } from '../battle/sides.ts';
import { strengthOf, strongholdStrength } from '../battle/strength.ts';
import type { Look } from './look.ts';

/** How a battle stands for a seat that fights in it: strength on both sides, walls included, and its own wounded. */
export type BattleSides = {
  readonly own: number;
  readonly foes: number;
  readonly ownHurt: number;
  readonly isAttacker: boolean;
};

/** The same as the other side sees it. */
export const turned = ({ own, foes, isAttacker }: BattleSides): BattleSides => ({
  own: foes,
  foes: own,
  ownHurt: 0,
  isAttacker: !isAttacker,
});

export const battleSides = ({ t, me }: Look): BattleSides => {
  const side = sideOf(t, me);
  const isAttacker = side === ATTACKER;
  const walls = strongholdStrength(t);
  return {
    own: strengthOf(t, side) + (isAttacker ? 0 : walls),
    foes: strengthOf(t, 1 - side) + (isAttacker ? walls : 0),
    ownHurt: countFighters(t, side, isHurtOrRouted),
    isAttacker,
  };
};
