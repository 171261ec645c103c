import type { AskSpec } from '../ask/spec.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../layout/table.ts';
import type { FrameCursor, FrameWindow, LocalPlan } from './locals.ts';
import type { Procedure } from './procedure.ts';

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

/** One compiled step. All steps have the same form, so that the machine reads them quickly. */
export class Op {
  kind: OpKind;
  /** The procedure this step belongs to, and its number among that procedure's steps. */
  readonly owner: Procedure;
  readonly index: number;
  effect: Effect | undefined = undefined;
  test: Test | undefined = undefined;
  ask: AskStep | undefined = undefined;
  /** The procedures a call can go to, and which of them. */
  callees: (() => readonly Procedure[]) | undefined = undefined;
  which: ((t: TableCore, f: FrameCursor) => number) | undefined = undefined;
  enter: Handover | undefined = undefined;
  leave: Handover | undefined = undefined;
  /** Where a jump goes: a step of the same procedure, then of the whole game once linked. */
  target = 0;
  /** The window on the owner's frame, and the first step of its owner, once linked. */
  cursor: FrameCursor | undefined = undefined;
  window: FrameWindow | undefined = undefined;
  goto = 0;
  /** The callees once linked. */
  linked: readonly Procedure[] = [];

  constructor(kind: OpKind, owner: Procedure, index: number) {
    this.kind = kind;
    this.owner = owner;
    this.index = index;
  }
}

/** An order of seats that is fixed when it begins. */
export type SeatOrder<T, F> = {
  /** Taken once at the start and kept. */
  readonly start: (t: T, f: F) => number;
  readonly count: (t: T, f: F) => number;
  readonly at: (t: T, f: F, start: number, n: number) => Seat;
};
