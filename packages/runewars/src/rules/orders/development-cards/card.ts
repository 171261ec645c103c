import type { Verdict } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';

/** The locals of what happens when a card is bought. */
export const purchase = { seat: count };

/** Everything about one effect of Development cards; what holds from the purchase on has its rule in the step that asks for it. */
export type Improves<Kind extends string, Parts = unknown> = ImprovesKind<Effect<Kind, Parts>>;

export type ImprovesKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** Whether it can be bought, besides the price. */
  readonly may?: (t: Table, seat: Seat) => Verdict;
  /** What is done at once. */
  readonly rule?: Procedure<typeof purchase>;
  readonly bot: {
    /** What it is worth to one with so many units of its type on the board; without a type there are none. */
    readonly worth: (units: number) => number;
  } & NonNullable<Spoken<E>['bot']>;
};
