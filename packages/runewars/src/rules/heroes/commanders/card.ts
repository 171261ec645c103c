import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import type { Side } from '../../battle/sides.ts';

/** The locals of what a card does that is used: for which side, whose it is, and which. */
export const commanded = { side: count, hero: count, card: count };

/** What a card does at a moment at which cards are played, and whether it would change anything. (BW-CMD-34) */
type Used = {
  readonly may: (t: Table, side: Side, card: number) => boolean;
  readonly effect: Procedure<typeof commanded>;
};

/** Everything about one effect of Commander cards; what is not used like a card has its rule in the step that asks for it. */
export type Commands<Kind extends string, Parts = unknown> = CommandsKind<Effect<Kind, Parts>>;

export type CommandsKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly used?: Used;
  readonly bot: {
    /** What it is worth in a battle, in units. */
    readonly worth: number;
  } & NonNullable<Spoken<E>['bot']>;
};
