import type { LocalDecls } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';
import type { SeatOrder } from './op.ts';
import { Procedure } from './procedure.ts';
import { Steps } from './steps.ts';

/** The rulebook of one game: procedures over its table. */
export type Rules<T> = {
  /** Names a rule, its locals and its steps. */
  procedure<const L extends LocalDecls>(
    name: string,
    locals: L,
    write: (steps: Steps<T, L>) => unknown,
  ): Procedure<L>;
};

export const rulesOf = <T>(): Rules<T> => ({
  procedure: (name, locals, write) => {
    const procedure = new Procedure(name, locals);
    const steps = new Steps<T, typeof locals>(procedure);
    write(steps);
    steps.end();
    return procedure;
  },
});

/** All seats once, clockwise from one. */
export const clockwiseFrom = <T extends TableCore, F>(first: (t: T, f: F) => Seat): SeatOrder<T, F> => ({
  start: first,
  count: t => t.seats,
  at: (t, _f, start, n) => (start + n) % t.seats,
});

/** All other seats once, clockwise from the left of one. */
export const clockwiseAfter = <T extends TableCore, F>(seat: (t: T, f: F) => Seat): SeatOrder<T, F> => ({
  start: seat,
  count: t => t.seats - 1,
  at: (t, _f, start, n) => (start + 1 + n) % t.seats,
});
