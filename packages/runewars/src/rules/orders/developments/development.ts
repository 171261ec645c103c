import type { Verdict } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { DevelopmentEffect } from '../../../content/types-realm.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import type { Manners } from '../../view/manner.ts';

/** The locals of what a development does in a harvest: whose it is, and where. */
export const used = { seat: count, area: count };

/** What a fortification deals to the attacker's units: damage, routs, and how many have to leave. */
export type Dealt = { damage: number; routs: number; retreats: number };

/** Everything about one effect of developments; the units are those of the attacker. (RW-DEV) */
export type Developed<Kind extends string, Parts = unknown> = DevelopedKind<Effect<Kind, Parts>>;

export type DevelopedKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** With Harvest's bonus. */
  readonly inHarvest?: {
    readonly may?: (t: Table, area: number) => Verdict;
    readonly rule: Procedure<typeof used>;
  };
  /** Before units are counted in a battle: whether it would do anything now. (RW-TALLY-11) */
  readonly inBattle?: {
    readonly may: (t: Table) => boolean;
    use(t: Table, dealt: Dealt, effect: E): void;
  };
  readonly bot?: {
    /** How gladly it is built, beside one that is hardly ever needed. */
    readonly worth?: number;
    readonly answers?: Manners;
  };
};

/** What a development that is there does, in the numbers of its kind. */
export const effectAt = <K extends DevelopmentEffect['kind']>(t: Table, area: number, kind: K) =>
  ofKind(t.content.developments[t.development.get(area) - 1].effect, kind);
