import type { Seat } from '@runehold/kernel/layout/seats';
import type { Frame } from '@runehold/kernel/procedure/locals';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Ability, Effect, Price } from '../../content/types.ts';
import { ARMY, type Table } from '../../layout.ts';
import { dataOf } from '../cards.ts';
import type { Side } from '../combat/army.ts';

/** What every price and every effect is told: who uses which card, and where it stands. `side` is -1 outside combat. */
export const abilityLocals = {
  seat: count,
  side: count,
  slot: count,
  card: count,
  pick: count,
  left: count,
  picks: listOf(ARMY),
} as const;

export type AbilityFrame = Frame<typeof abilityLocals>;
export type AbilityProcedure = Procedure<typeof abilityLocals>;

/** Whether something can be paid or done by a card of a seat, standing at a slot of a side. */
export type Possible = (t: Table, seat: Seat, side: Side, slot: number, card: number) => boolean;

/** A word of the vocabulary: what it is called in the content, when it can be used, and how it goes. */
export type Clause<Kind extends string> = {
  readonly kind: Kind;
  readonly possible: Possible;
  readonly procedure: AbilityProcedure;
};
export type EffectClause = Clause<Effect['kind']>;
export type PriceClause = Clause<Price['kind']>;

/** The ability of a card, which must have one. */
const abilityOn = (t: Table, card: number): Ability => {
  const { ability, id } = dataOf(t, card);
  if (!ability) throw new Error(`${id} has no ability`);
  return ability;
};

/** The numbers of a card's effect, which must be of a kind. */
export const effectOn = <K extends Effect['kind']>(
  t: Table,
  card: number,
  kind: K,
): Extract<Effect, { kind: K }> => {
  const { effect } = abilityOn(t, card);
  if (effect.kind !== kind) throw new Error(`${dataOf(t, card).id} does not ${kind}`);
  return effect as Extract<Effect, { kind: K }>;
};

export const priceAmount = (t: Table, card: number): number => abilityOn(t, card).price?.amount ?? 0;
