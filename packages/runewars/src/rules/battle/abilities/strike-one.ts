import type { Offer } from '@runehold/kernel/ask/offer';
import { count, type Frame } from '@runehold/kernel/layout/locals';
import type { Message } from '@runehold/kernel/text/message';
import type { UnitEffect } from '../../../content/types.ts';
import { fighterCode, fighterDomain, fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { procedure } from '../../rules.ts';
import { damageFighter } from '../casualties.ts';
import { type FighterTest, hasFighter } from '../fighters.ts';
import { type Side, seatOn } from '../sides.ts';
import { type AbilityKind, foes, icon } from './ability.ts';

type Icon = Frame<typeof icon>;

/** Puts damage on one unit, token by token, as long as it lives; answers the unit as it is then, if it does. */
export const strike = (t: Table, side: Side, fighter: number, damage: number): number | undefined => {
  let struck: number | undefined = fighter;
  for (let n = 0; n < damage && struck !== undefined; n++) {
    const state = damageFighter(t, side, struck);
    struck = state === undefined ? undefined : fighterCode(fighterType(struck), state);
  }
  return struck;
};

/** Who picks the unit, which it may be, and how much damage it takes. */
type Manner = {
  readonly kind: UnitEffect['kind'];
  readonly chooser: 'controller' | 'opponent';
  /** Whom it can hit at all: any unit, unless it says otherwise. */
  readonly test?: FighterTest;
  readonly limit?: (t: Table, f: Icon) => number;
  readonly options: (t: Table, f: Icon, offer: Offer) => void;
  readonly damage: (t: Table, f: Icon, fighter: number) => number;
  readonly prompt: (t: Table, f: Icon) => Message;
  readonly rule: string;
};

/** One unit of the enemy takes all the damage; what it does not need is lost. */
export const strikingOne = (manner: Manner): AbilityKind<never>['rule'] => {
  const { kind, chooser, test, limit, options, damage, prompt, rule } = manner;
  return procedure(kind, { ...icon, pick: count }, steps =>
    steps.when(
      (t, f) => hasFighter(t, foes(f), test, limit?.(t, f)),
      hit =>
        hit
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => seatOn(t, chooser === 'controller' ? f.side : foes(f)),
            from: fighterDomain,
            options,
            about: (_t, f) => ({ side: foes(f) }),
            prompt,
            rule,
          })
          .do((t, f) => void strike(t, foes(f), f.pick, damage(t, f, f.pick))),
    ),
  );
};
