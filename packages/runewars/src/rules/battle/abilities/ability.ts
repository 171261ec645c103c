import { count } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { UnitEffect } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import { otherSide, type Side, unitOn } from '../sides.ts';

/** A special icon that is being resolved: whose it is, which type drew it, and how many of its figures drew. */
export const icon = { side: count, column: count, figures: count } as const;

/**
 * Everything about one special ability of units: what it says, what it does, what a bot makes of it. Damage and routs are
 * assigned by their victim in the normal order unless the kind says otherwise; `units` is how many units are hit, as many
 * as there are if fewer.
 */
export type Ability<Kind extends string, Parts = unknown> = AbilityKind<Effect<Kind, Parts>>;

export type AbilityKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly rule: Procedure<typeof icon>;
};

type Icon = { readonly side: Side; readonly column: number };

/** What the ability of the drawing type does, in the numbers of its kind. */
export const effectOf = <Kind extends UnitEffect['kind']>(
  t: Table,
  { side, column }: Icon,
  kind: Kind,
): Extract<UnitEffect, { kind: Kind }> => {
  const { effect } = unitOn(t, side, column);
  if (effect.kind !== kind) throw new Error(`${effect.kind} is not ${kind}`);
  return effect as Extract<UnitEffect, { kind: Kind }>;
};

/** The side that suffers the icon. */
export const foes = ({ side }: Icon): Side => otherSide(side);
