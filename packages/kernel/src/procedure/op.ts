import { type Domain, endsOf } from '../ask/domain.ts';
import type { AskSpec } from '../ask/spec.ts';
import type { FrameCursor, LocalPlan } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';

/** What a compiled step can do, by number: the machine tells numbers apart more quickly than words. */
export const OP = { when: 0, do: 1, ask: 2, call: 3, return: 4, choose: 5, match: 6 } as const;

/** What a compiled step does. */
export type OpKind = keyof typeof OP;

export type Effect = (t: TableCore, f: FrameCursor) => void;
export type Test = (t: TableCore, f: FrameCursor) => boolean;

/** The ask of a step and where its answer goes. */
export type AskStep = {
  readonly name: string;
  // The specification is written against the game's own table and locals; the machine passes them through.
  readonly spec: AskSpec<never, never>;
  readonly store: LocalPlan;
  /** The local that names the seat, or -1 if the rule finds it or asks several. */
  readonly seatAt: number;
};

/** The same specification with every field in its place, so that all asks have one hidden class. */
export const uniform = (s: Record<string, unknown>): AskStep['spec'] =>
  ({
    kind: s['kind'],
    seat: s['seat'],
    seats: s['seats'],
    sealed: s['sealed'],
    hidden: s['hidden'],
    plain: s['plain'],
    optional: s['optional'],
    pass: s['pass'],
    from: s['from'],
    ends: s['from'] && endsOf(s['from'] as Domain),
    where: s['where'],
    options: s['options'],
    min: s['min'],
    max: s['max'],
    items: s['items'],
    take: s['take'],
    fits: s['fits'],
    prompt: s['prompt'],
    rule: s['rule'],
    about: s['about'],
    absent: s['absent'],
    harmless: s['harmless'],
  }) as unknown as AskStep['spec'];

/** An order of seats that is fixed when it begins. */
export type SeatOrder<T, F> = {
  /** Taken once at the start and kept. */
  readonly start: (t: T, f: F) => number;
  readonly count: (t: T, f: F) => number;
  readonly at: (t: T, f: F, start: number, n: number) => Seat;
};
