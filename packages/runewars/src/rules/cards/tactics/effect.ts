import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { TacticsEffect } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import type { Side } from '../../battle/sides.ts';
import type { BattleSides } from '../../view/battle.ts';
import type { Look } from '../../view/look.ts';
import type { Manners } from '../../view/manner.ts';

/** The locals of what a card does: who plays it, and which card. */
export const played = { seat: count, card: count };

/** The same in a battle, with the routs that the player is dealt now. */
export const laid = { ...played, routs: count };

/** Whether a kind of card would change anything at one moment. (RW-TACT-17) */
export type TacticsTest = { readonly may: (t: Table, seat: Seat, card: number) => boolean };

/** The same, and what the card does. */
export type TacticsRule = TacticsTest & { readonly effect: Procedure<typeof played> };
export type BattleRule = TacticsTest & {
  readonly effect: Procedure<typeof laid>;
  /** Whether it would be of use to a side, as far as everybody can see, whoever holds it. */
  readonly couldPlay: (t: Table, side: Side, card: number) => boolean;
};

/** Everything about one effect of Tactics cards: what it says, what it does at which moment, what a bot makes of it. */
export type Tactics<Kind extends string, Parts = unknown> = TacticsKind<Effect<Kind, Parts>>;

export type TacticsKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** Whether its cards have a use in this game; those that have none stay in their box. */
  isInGame?(t: Table): boolean;
  readonly inTurn?: TacticsRule;
  readonly inBattle?: BattleRule;
  readonly bot?: {
    /** Whether it is played in the turn as soon as it may be; if it does not say so, it is kept. */
    readonly isTimely?: (look: Look) => boolean;
    /** What it does in a battle; below nought it is kept. */
    readonly worthInBattle?: (sides: BattleSides) => number;
    /** Given up last. */
    readonly isUseful?: true;
    readonly answers?: Manners;
  };
};

/** A card's effect, which the registry has found to be of this kind. */
export const tacticsEffect = <K extends TacticsEffect['kind']>(t: Table, card: number, kind: K) =>
  ofKind(t.content.tacticsCards[card].effect, kind);

export const always = (): boolean => true;
