import type { Offer } from '@runehold/kernel/ask/offer';
import type { ReasonDef } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Message } from '@runehold/kernel/text/message';
import { fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { damageFighter, destroyAll, destroyFighter, routAll, routFighter } from './casualties.ts';
import {
  anyFighter,
  both,
  countFighters,
  type FighterTest,
  hasFighter,
  hasShape,
  healthLeft,
  isHurt,
  isHurtOrRouted,
  isRouted,
  isStanding,
  isUnhurtStanding,
  offerFighters,
} from './fighters.ts';
import { healthOn, type Side, seatOn, unitOn } from './sides.ts';

/** So much of something falls on the units of a side, and a seat picks them; the limit goes to the tests. */
const assignment = {
  side: count,
  seat: count,
  amount: count,
  limit: count,
  /** What was done without asking. */
  settled: count,
  /** The last unit picked, or none if there was no choice. */
  pick: count,
} as const;

export type Assignment = Frame<typeof assignment>;
export type Assign = Procedure<typeof assignment>;

/** Units that come before all that follow, and why those have to wait. */
type Tier = { readonly test: FighterTest; readonly reason?: ReasonDef };

type Manner = {
  /** The first of these that a unit belongs to is picked from; without one the rest is lost. */
  readonly tiers: readonly Tier[];
  readonly effect: (t: Table, side: Side, fighter: number) => void;
  /** Settles what leaves no choice; answers how much of the amount that was. */
  readonly atOnce: (t: Table, f: Assignment, test: FighterTest) => number;
  readonly prompt: (amount: number) => Message;
  readonly rule: string;
};

const tierOf = (t: Table, f: Assignment, tiers: readonly Tier[]): Tier | undefined => {
  for (const tier of tiers) if (hasFighter(t, f.side, tier.test, f.limit)) return tier;
  return undefined;
};

/** Writes the rule by which one unit after the other is picked until the amount is used up or nobody is left. */
const assigning = (name: string, { tiers, effect, atOnce, prompt, rule }: Manner): Assign =>
  procedure(name, assignment, steps =>
    steps.repeatWhile(
      (t, f) => f.amount > 0 && tierOf(t, f, tiers) !== undefined,
      going =>
        going
          .do((t, f) => {
            const tier = tierOf(t, f, tiers);
            f.settled = tier ? atOnce(t, f, tier.test) : 0;
            f.amount -= f.settled;
            f.pick = NONE;
          })
          .when({ settled: 0 }, open =>
            open
              .ask('pick', {
                kind: 'one',
                seat: 'seat',
                from: fighterDomain,
                options: (t, f, offer) => {
                  const tier = tierOf(t, f, tiers);
                  if (tier) offerFighters(t, f.side, offer, tier.test, f.limit, tier.reason);
                },
                prompt: (_t, f) => prompt(f.amount),
                about: (_t, f) => ({ side: f.side }),
                rule,
              })
              .do((t, f) => {
                effect(t, f.side, f.pick);
                f.amount--;
              }),
          ),
    ),
  );

/** The whole tier, if there is enough for all of it. */
const wholeTier =
  (toAll: (t: Table, side: Side, test: FighterTest, limit: number) => void) =>
  (t: Table, f: Assignment, test: FighterTest): number => {
    const units = countFighters(t, f.side, test, f.limit);
    if (units > f.amount) return 0;
    toAll(t, f.side, test, f.limit);
    return units;
  };

const routTier = wholeTier(routAll);
const destroyTier = wholeTier(destroyAll);

/** Everything, if there is enough damage for it. */
const destroyEverything = (t: Table, f: Assignment): number => {
  if (f.amount < healthLeft(t, f.side)) return 0;
  destroyAll(t, f.side, anyFighter, 0);
  return f.amount;
};

const nothingAtOnce = (): number => 0;

const byDamage: readonly Tier[] = [
  { test: isHurt, reason: reasons['damaged-first'] },
  { test: isStanding, reason: reasons['standing-first'] },
  { test: anyFighter },
];

const offerFirst = (t: Table, side: Side, offer: Offer, tiers: readonly Tier[], limit: number): void => {
  for (const { test, reason } of tiers) {
    if (!hasFighter(t, side, test, limit)) continue;
    offerFighters(t, side, offer, test, limit, reason);
    return;
  }
};

/** Offers the units that may take the next point of damage. (RW-DMG-02 to RW-DMG-06) */
export const offerDamage = (t: Table, side: Side, offer: Offer): void =>
  offerFirst(t, side, offer, byDamage, 0);

/** Damage as it is dealt: damaged units first, then standing ones, then routed ones; token by token. (RW-DMG-01 to 10) */
export const assignDamage = assigning('assign-damage', {
  tiers: byDamage,
  effect: damageFighter,
  atOnce: destroyEverything,
  prompt: amount => say('prompt.assign-damage', { amount }),
  rule: 'RW-DMG-01',
});

/** Routs as they are dealt: undamaged standing units first, then damaged ones. (RW-ROUT-04 to 08, RW-ROUT-20) */
export const assignRouts = assigning('assign-routs', {
  tiers: [{ test: isUnhurtStanding, reason: reasons['undamaged-first'] }, { test: isStanding }],
  effect: routFighter,
  atOnce: routTier,
  prompt: amount => say('prompt.assign-routs', { amount }),
  rule: 'RW-ROUT-04',
});

/** Damage to whomever the picker wants, in no order. (RW-DMG-15) */
export const pickDamaged = assigning('pick-damaged', {
  tiers: [{ test: anyFighter }],
  effect: damageFighter,
  atOnce: nothingAtOnce,
  prompt: amount => say('prompt.pick-damaged', { amount }),
  rule: 'RW-DMG-15',
});

const isTough: FighterTest = (t, side, column, _state, limit) => healthOn(t, side, column) > limit;
const standingTough = both(isStanding, isTough);
const routedTough = both(isRouted, isTough);

const byToughness: readonly Tier[] = [
  { test: both(isHurt, standingTough), reason: reasons['damaged-first'] },
  { test: standingTough, reason: reasons['tougher-first'] },
  { test: both(isHurt, routedTough), reason: reasons['tougher-first'] },
  { test: routedTough, reason: reasons['tougher-first'] },
  ...byDamage,
];

/** Offers the units that damage may fall on which seeks out those of more health than the limit. */
export const offerTough = (t: Table, side: Side, offer: Offer, limit: number): void =>
  offerFirst(t, side, offer, byToughness, limit);

/** Damage for units of more health than the limit, if there are any. */
export const damageTough = assigning('damage-tough', {
  tiers: byToughness,
  effect: damageFighter,
  atOnce: nothingAtOnce,
  prompt: amount => say('prompt.assign-damage', { amount }),
  rule: 'RW-ROUND-18',
});

const isSlower: FighterTest = (t, side, column, _state, limit) => unitOn(t, side, column).initiative >= limit;

export const standingSlow = both(isStanding, isSlower);

/** Routs for units of at least the initiative in the limit. */
export const routSlow = assigning('rout-slow', {
  tiers: [
    { test: both(isUnhurtStanding, isSlower), reason: reasons['undamaged-first'] },
    { test: standingSlow, reason: reasons['initiative-too-low'] },
  ],
  effect: routFighter,
  atOnce: routTier,
  prompt: amount => say('prompt.assign-routs', { amount }),
  rule: 'RW-ROUND-18',
});

export const standingShape = both(isStanding, hasShape);

/** Routs for standing units of these shapes, damaged or not. (RW-ROUT-09) */
export const pickRouted = assigning('pick-routed', {
  tiers: [{ test: standingShape, reason: reasons['wrong-shape'] }],
  effect: routFighter,
  atOnce: routTier,
  prompt: amount => say('prompt.pick-routed', { amount }),
  rule: 'RW-ROUT-09',
});

/** A player destroys units of his own of these shapes: standing ones as long as he has any. (RW-DMG-12, RW-DMG-13) */
export const giveUp = assigning('give-up', {
  tiers: [
    { test: standingShape, reason: reasons['standing-first'] },
    { test: hasShape, reason: reasons['wrong-shape'] },
  ],
  effect: destroyFighter,
  atOnce: destroyTier,
  prompt: amount => say('prompt.give-up', { amount }),
  rule: 'RW-DMG-12',
});

/** Enemy units of these shapes are destroyed, standing or routed. (RW-CLASS-09) */
export const pickDestroyed = assigning('pick-destroyed', {
  tiers: [{ test: hasShape, reason: reasons['wrong-shape'] }],
  effect: destroyFighter,
  atOnce: destroyTier,
  prompt: amount => say('prompt.pick-destroyed', { amount }),
  rule: 'RW-CLASS-09',
});

/** Slow units that stand are routed, damaged or not. (BW-UNIT-10) */
export const pickSlow = assigning('pick-slow', {
  tiers: [{ test: standingSlow, reason: reasons['initiative-too-low'] }],
  effect: routFighter,
  atOnce: routTier,
  prompt: amount => say('prompt.pick-routed', { amount }),
  rule: 'BW-UNIT-10',
});

export const lyingShape = both(isRouted, hasShape);

/** Enemy units of these shapes are destroyed while they lie. (BW-UNIT-10) */
export const pickLying = assigning('pick-lying', {
  tiers: [{ test: lyingShape, reason: reasons['stands-or-wrong-class'] }],
  effect: destroyFighter,
  atOnce: destroyTier,
  prompt: amount => say('prompt.pick-destroyed', { amount }),
  rule: 'BW-UNIT-10',
});

/** Enemy units that are damaged or routed are destroyed. */
export const pickWeakened = assigning('pick-weakened', {
  tiers: [{ test: isHurtOrRouted, reason: reasons['neither-damaged-nor-routed'] }],
  effect: destroyFighter,
  atOnce: destroyTier,
  prompt: amount => say('prompt.pick-destroyed', { amount }),
  rule: 'RW-ROUND-17',
});

/** An amount falls on a side, and its own player picks. (RW-ROUND-18) */
export const dealTo = (t: Table, to: Assignment, side: Side, amount: number, limit = 0): void => {
  to.side = side;
  to.seat = seatOn(t, side);
  to.amount = amount;
  to.limit = limit;
};

/** An amount falls on a side, and the other side's player picks. */
export const aimAt = (t: Table, to: Assignment, side: Side, amount: number, limit = 0): void => {
  dealTo(t, to, side, amount, limit);
  to.seat = seatOn(t, 1 - side);
};
