import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/spoken.ts';
import type { Look } from '../../view/look.ts';

/** Everything about one condition of Objectives; "you" is the owner, and the past is read from the deeds. (RW-OBJ-05, RW-OBJ-09) */
export type Condition<Kind extends string, Parts = unknown> = ConditionKind<Effect<Kind, Parts>>;

export type ConditionKind<D extends { readonly kind: string }> = Spoken<D> & {
  isFulfilled(t: Table, seat: Seat, condition: D): boolean;
  /** Whether it cannot come true as things lie, so that a card with an escape may be exchanged. */
  isHopeless?(t: Table, seat: Seat, condition: D): boolean;
  /** What an area adds to it, for a bot. */
  readonly bot?: { readonly areaWorth: (look: Look, area: number) => number };
};
