import type { Verdict } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import type { Look } from '../../view/look.ts';

/** The locals of what a card does when it is bought: who has bought it. */
export const bought = { seat: count };

/** Everything about one effect of Development cards; what lasts has its rule in the step that asks for it. */
export type Improves<Kind extends string, Parts = unknown> = ImprovesKind<Effect<Kind, Parts>>;

export type ImprovesKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** What it takes besides its cost, and what it does at once. */
  readonly onPurchase?: {
    readonly may: (t: Table, seat: Seat) => Verdict;
    readonly rule: Procedure<typeof bought>;
  };
  readonly bot: {
    /** What it is worth to one with so many units of its type on the board; without a type there are none. */
    worth(units: number, look: Look, effect: E): number;
  } & NonNullable<Spoken<E>['bot']>;
};
