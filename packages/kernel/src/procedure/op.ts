import type { AskSpec } from '../ask/spec.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../layout/table.ts';
import type { FrameCursor, LocalPlan } from './locals.ts';

/** What a compiled step does. */
export const OP = { do: 0, ask: 1, call: 2, jump: 3, unless: 4, return: 5 } as const;
export type OpKind = (typeof OP)[keyof typeof OP];

export type Effect = (t: TableCore, f: FrameCursor) => void;
export type Test = (t: TableCore, f: FrameCursor) => boolean;
export type Handover = (t: TableCore, caller: FrameCursor, callee: FrameCursor) => void;

/** The ask of a step and where its answer goes. */
export type AskStep = {
  readonly name: string;
  // The specification is written against the game's own table and locals; the machine passes them through.
  readonly spec: AskSpec<never, never>;
  readonly store: LocalPlan;
};

/** An order of seats that is fixed when it begins. */
export type SeatOrder<T, F> = {
  /** Taken once at the start and kept. */
  readonly start: (t: T, f: F) => number;
  readonly count: (t: T, f: F) => number;
  readonly at: (t: T, f: F, start: number, n: number) => Seat;
};
