import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Timing } from '../../../content/types.ts';
import type { RewardCard, RewardEffect } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import type { Look } from '../../view/look.ts';
import type { Manners } from '../../view/manner.ts';

/** The locals of what a Reward does: whose it is, the hero it lay under, and which card. */
export const used = { seat: count, hero: count, reward: count };

/** Whether a Reward would change something now, and what it does. */
export type RewardRule = {
  readonly may: (t: Table, seat: Seat, hero: number, reward: number) => boolean;
  readonly effect: Procedure<typeof used>;
  /** Whether, as far as all can see, a hero might need it in the Quest Phase, while one of his side acts. */
  readonly isNeeded?: (t: Table, hero: number, acting: number) => boolean;
};

/** Everything about one effect of Rewards; the rule of one that is not used in the turn is with the step that asks for it. */
export type Reward<Kind extends string, Parts = unknown> = RewardKind<Effect<Kind, Parts>>;

export type RewardKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** In its player's turn, or in the Quest Phase outside a movement. */
  readonly inTurn?: RewardRule;
  /** Whether it can ever do anything on this board; a card that cannot goes back to the box. */
  isOfBoard?(t: Table): boolean;
  /** What a card with it is, an Armor only if it is used in the rounds of duels. (RW-REWARD-07) */
  readonly trait?: NonNullable<RewardCard['trait']>;
  /** Whether its own words tell of this moment. */
  tells?(effect: E, moment: Timing): boolean;
  readonly bot?: {
    /** Used in the turn as soon as it may be. */
    readonly isTimely?: (look: Look) => boolean;
    /** Whether using it in a battle helps. */
    readonly helpsInBattle?: true;
    readonly answers?: Manners;
  };
};

/** A Reward's effect, which the registry has found to be of this kind. */
export const rewardEffect = <K extends RewardEffect['kind']>(t: Table, reward: number, kind: K) =>
  ofKind(t.content.rewardCards[reward].effect, kind);
