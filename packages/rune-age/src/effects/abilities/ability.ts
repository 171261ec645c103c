import { count, type Frame, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { EffectMind, Judges } from '../../bots/mind.ts';
import type { Ability, Effect, Timing } from '../../content/types.ts';
import { ARMY, type Table } from '../../layout.ts';
import { dataOf } from '../../rules/cards.ts';
import type { Side } from '../../rules/combat/army.ts';
import type { Word } from '../vocabulary.ts';

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

/** When something can be used, and how it goes. */
type Use = { readonly possible: Possible; readonly procedure: AbilityProcedure };

export type PriceRule<P extends { readonly kind: string }> = Word<P> & Use & { readonly judges?: Judges };

export type EffectRule<E extends { readonly kind: string }> = Word<E> &
  Use & {
    /** When it has something to work on. */
    readonly timings: readonly Timing[];
    /** Whether only a unit can do it, because it is about its own strength. */
    readonly ofUnit?: true;
    readonly bot: EffectMind<E>;
  };

export const inCombat: readonly Timing[] = ['when-played', 'resolution'];
export const always: readonly Timing[] = ['when-played', 'resolution', 'end-of-combat', 'action'];

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
