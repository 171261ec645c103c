import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { UnitEffect } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { otherSide, type Side, unitOn } from '../sides.ts';

/** A special icon that is being resolved: whose it is, which type drew it, and how many of its figures drew. */
export const icon = { side: count, column: count, figures: count } as const;

export type Ability = Procedure<typeof icon>;

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
