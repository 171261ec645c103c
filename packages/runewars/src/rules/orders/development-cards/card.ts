import type { Verdict } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { DevelopmentCardEffect } from '../../../content/types-realm.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import type { Look } from '../../view/look.ts';

/** The locals of what a card does when it is bought: who has bought it. */
export const bought = { seat: count } as const;
/** The locals of a card that is used in a turn: by whom, and which it is. */
export const usedCard = { seat: count, card: count } as const;

/** Everything about one effect of Development cards but for its rule, where that stands in the step that asks for it. */
export type Improves<Kind extends string, Parts = unknown> = ImprovesKind<Effect<Kind, Parts>>;

export type ImprovesKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** What it takes besides its cost, and what it does at once. */
  readonly onPurchase?: {
    readonly may: (t: Table, seat: Seat) => Verdict;
    readonly effect: Procedure<typeof bought>;
  };
  /** Used in the turn of its owner, once in it. */
  readonly inTurn?: {
    /** Whether it would change anything now. (C4) */
    readonly may: (t: Table, seat: Seat) => boolean;
    readonly effect: Procedure<typeof usedCard>;
  };
  readonly bot: {
    /** What it is worth to one with so many units of its type on the board; without a type there are none. */
    worth(units: number, look: Look, effect: E): number;
    /** Whether it is used in the turn now that it may be. */
    readonly isTimely?: (look: Look) => boolean;
  } & NonNullable<Spoken<E>['bot']>;
};

/** What a card does, in the numbers of its kind. */
export const cardEffect = <K extends DevelopmentCardEffect['kind']>(t: Table, card: number, kind: K) =>
  ofKind(t.content.developmentCards[card].effect, kind);
