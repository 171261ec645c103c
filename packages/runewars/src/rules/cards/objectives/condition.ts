import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import type { Look } from '../../view/look.ts';

/** How far a condition has come. Where something stands in the way for good or for now, having enough does not fulfil it. */
export type Progress = { readonly have: number; readonly need: number; readonly isFulfilled: boolean };

/** Everything about one condition of Objectives; "you" is the owner, and the past is read from the deeds. (RW-OBJ-05, RW-OBJ-09) */
export type Condition<Kind extends string, Parts = unknown> = ConditionKind<Effect<Kind, Parts>>;

export type ConditionKind<D extends { readonly kind: string }> = Spoken<D> & {
  /** How far the owner has come with it. */
  have(t: Table, seat: Seat, condition: D): number;
  /** How far he must come, where the card does not say it as `least`. */
  need?(t: Table, seat: Seat, condition: D): number;
  /** Whether nothing stands in the way of it. */
  isFree?(t: Table, seat: Seat, condition: D): boolean;
  /** Whether it holds, where that is found sooner than how far it has come: it is asked at every turn. */
  isFulfilled?(t: Table, seat: Seat, condition: D): boolean;
  /** Whether it cannot come true as things lie, so that a card with an escape may be exchanged. */
  isHopeless?(t: Table, seat: Seat, condition: D): boolean;
  /** What an area adds to it, for a bot. */
  readonly bot?: { areaWorth(look: Look, area: number, condition: D): number };
};
