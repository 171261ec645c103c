import { YES } from '@runehold/kernel/ask/verdict';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { destroyable, isWounded, otherSide, seatOn, woundable } from '../combat/army.ts';
import { attackBonus, autoDefense, totalOf } from '../combat/strength.ts';
import { attritionIcons, controllerOf, isInstant, targetStrength } from '../targets.ts';
import type { Look } from './look.ts';

/** What an army must reach against a target, and how often the die is rolled. */
export const strengthOfTarget = ({ t }: Look<Viewer>, target: number): number => targetStrength(t, target);
export const diceAt = ({ t }: Look, target: number): number => attritionIcons(t, target);

/** The player behind a target, or -1. */
export const defenderOf = ({ t }: Look, target: number): Seat => controllerOf(t, target);

/** What Rewards and the round add when this seat attacks a target. */
export const bonusAgainst = ({ t, me }: Look, target: number): number =>
  attackBonus(t, me, target, controllerOf(t, target) !== NONE);

/** What a city adds to its defence against this seat. */
export const wallsAgainst = ({ t, me }: Look, target: number): number => autoDefense(t, me, target);

/** The combat that is being fought, from the side of one seat. */
export type Fray = {
  /** 0 attacks or fights a battle, 1 defends. */
  readonly side: number;
  readonly target: number;
  /** Nobody is on the other side. */
  readonly isBattle: boolean;
  /** Our strength and theirs as they stand, walls and bonuses included. */
  readonly ours: number;
  readonly theirs: number;
  readonly opponentPassed: boolean;
};

/** The combat at hand. Only to be read while there is one. */
export const frayOf = ({ t, me }: Look): Fray => {
  const side = seatOn(t, 0) === me ? 0 : 1;
  const isBattle = seatOn(t, 1) < 0;
  return {
    side,
    target: t.target,
    isBattle,
    ours: totalOf(t, side),
    theirs: totalOf(t, otherSide(side)),
    opponentPassed: isBattle || t.passed.get(1 - side) === 1,
  };
};

/** One unit or tactic in an army. */
type Fighter = {
  readonly card: number;
  readonly wounded: boolean;
  readonly woundable: boolean;
  readonly destroyable: boolean;
};

export const fightersOn = ({ t }: Look, side: number): Fighter[] => {
  const army = t.army.at(side);
  return Array.from({ length: army.total }, (_, slot) => ({
    card: army.at(slot),
    wounded: isWounded(t, side, slot),
    woundable: woundable(t, side, slot) === YES,
    destroyable: destroyable(t, side, slot) === YES,
  }));
};

/** Whether a fight is one that an Event forced upon the seat: what is missing there is damage. */
export const isInstantFight = ({ t }: Look<Viewer>, target: number): boolean => isInstant(t, target);
