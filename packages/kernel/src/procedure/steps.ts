import type { Domain, Union } from '../ask/domain.ts';
import { PASS } from '../ask/offer.ts';
import { passing } from '../ask/passing.ts';
import type { AskOne, AskSpec } from '../ask/spec.ts';
import { CORE } from '../layout/layout.ts';
import type { Frame, Holds, LocalDecls, NumberKeys } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import { NONE } from '../layout/zones.ts';
import type { TableCore } from '../table/table.ts';
import { type Gives, Handover, type Takes } from './handover.ts';
import { type Effect, type OpKind, type SeatOrder, type Test, uniform } from './op.ts';
import { Op, type Procedure } from './procedure.ts';

/** Writes some steps. */
type Body<S> = (steps: S) => unknown;

/** What decides whether steps are taken: a question to the table, or what one local holds. */
type Condition<T, L extends LocalDecls> = ((t: T, f: Frame<L>) => boolean) | Holds<L>;

// A constant of this file: optimized code knows it, and looks an imported one up each time.
const { frame: FRAME } = CORE;

const nothing = (): void => undefined;

/** A moment in which each seat in turn may act or pass. */
export type WindowSpec<T, L extends LocalDecls> = Omit<
  AskOne<T, L>,
  'kind' | 'seat' | 'seats' | 'sealed' | 'optional' | 'pass'
> & {
  readonly order: SeatOrder<T, Frame<L>>;
  /** A public condition under which a seat is passed over. What it holds must not matter. */
  readonly open?: (t: T, f: Frame<L>, seat: Seat) => boolean;
  /** True: after somebody acted everybody may act again, until all have passed in a row. */
  readonly again?: boolean;
  /** Closes the window early. */
  readonly until?: (t: T, f: Frame<L>) => boolean;
};

/**
 * Writes the steps of a procedure. Each method adds one step and returns the same list, so a rule reads from top to bottom.
 * Functions are found again by procedure and step; none is ever stored in the state.
 */
export class Steps<T, L extends LocalDecls> {
  readonly #procedure: Procedure<L>;

  constructor(procedure: Procedure<L>) {
    this.#procedure = procedure;
  }

  #add(kind: OpKind): Op {
    const op = new Op(kind, this.#procedure as Procedure, this.#procedure.ops.length);
    this.#procedure.ops.push(op);
    return op;
  }

  get #here(): number {
    return this.#procedure.ops.length;
  }

  /** Changes the table. */
  do(effect: (t: T, f: Frame<L>) => void): this {
    this.#add('do').effect = effect as unknown as Effect;
    return this;
  }

  /** Asks, and keeps the answer in a local: a number for one seat, a list for several things, a row for several seats. */
  ask(local: keyof L & string, spec: AskSpec<T, L>): this {
    const store = this.#procedure.local(local);
    const many = spec.kind === 'some' || spec.kind === 'arrange';
    const wanted = spec.seats ? 'per-seat' : many ? 'list' : 'number';
    if (spec.seats && many) throw new Error(`${local}: several seats can be asked for one thing each`);
    if (store.decl.local !== wanted)
      throw new Error(`${this.#procedure.name}: the answer ${local} must be kept in a ${wanted} local`);
    const { seat } = spec;
    this.#add('ask').ask = {
      name: local,
      spec: uniform(spec as never),
      store,
      seatAt: typeof seat === 'string' ? this.#procedure.local(seat).offset : NONE,
    };
    return this;
  }

  /** Runs another procedure. `gives` says what its locals start with, `takes` what is kept of them when it has run. */
  call<M extends LocalDecls>(
    callee: () => Procedure<M>,
    gives?: Gives<T, L, M>,
    takes?: Takes<T, L, M>,
  ): this {
    return this.#call(() => [callee() as Procedure], undefined, gives, takes);
  }

  /** Runs one of several procedures with the same locals: a card's own effect. */
  dispatch<M extends LocalDecls>(
    callees: () => readonly Procedure<M>[],
    which: (t: T, f: Frame<L>) => number,
    gives?: Gives<T, L, M>,
    takes?: Takes<T, L, M>,
  ): this {
    return this.#call(callees as unknown as NonNullable<Op['callees']>, which, gives, takes);
  }

  #call(callees: NonNullable<Op['callees']>, which: unknown, gives: unknown, takes: unknown): this {
    const op = this.#add('call');
    op.callees = callees;
    op.which = which as Op['which'];
    op.enter = gives === undefined ? undefined : new Handover(gives);
    op.leave = takes === undefined ? undefined : new Handover(takes);
    return this;
  }

  /** Takes some steps only if a condition holds, others if not. */
  when(condition: Condition<T, L>, then: Body<this>, otherwise: Body<this> = nothing): this {
    return this.#fork(this.#condition(condition), [then, otherwise]);
  }

  /** Takes some steps only if a local does not hold this. */
  unless(holds: Holds<L>, then: Body<this>): this {
    return this.#fork(this.#match(holds), [nothing, then]);
  }

  #condition(condition: Condition<T, L>): Op {
    if (typeof condition !== 'function') return this.#match(condition);
    const op = this.#add('when');
    op.test = condition as unknown as Test;
    return op;
  }

  #match(holds: Holds<L>): Op {
    const [local, ...others] = Object.entries<number | undefined>(holds);
    if (local?.[1] === undefined || others.length > 0)
      throw new Error(`${this.#procedure.name}: a condition is about what one local holds`);
    const op = this.#add('match');
    op.option = this.#procedure.local(local[0]).offset;
    op.value = local[1];
    return op;
  }

  /** Goes on by the way an option was meant: a part of its domain leads to its own steps, or to none. Passing leads to none. */
  choose<P extends Readonly<Record<string, Domain>>>(
    local: NumberKeys<L>,
    from: Union<P>,
    ways: { readonly [Part in keyof P]?: Body<this> },
  ): this {
    const op = this.#add('choose');
    const parts = Object.keys(ways);
    op.option = this.#procedure.local(local).offset;
    op.exitOf = [0, ...Array.from({ length: from.size }, (_, code) => 1 + parts.indexOf(from.partOf(code)))];
    return this.#fork(op, [
      nothing,
      ...Object.values<Body<this> | undefined>(ways).map(way => way ?? nothing),
    ]);
  }

  /** Writes ways that part at a step, one for each of its exits, and meet again behind the last. */
  #fork(op: Op, ways: readonly Body<this>[]): this {
    // A place that is not known yet, and no other fork's.
    const meeting = -1 - op.index;
    ways.forEach((way, exit) => {
      op.exits[exit] = this.#here;
      way(this);
      this.#procedure.redirect(this.#here, meeting);
    });
    this.#procedure.redirect(meeting, this.#here);
    return this;
  }

  /** Repeats some steps while a condition holds. */
  repeatWhile(condition: Condition<T, L>, body: Body<this>): this {
    return this.#repeat(this.#condition(condition), body, 0);
  }

  /** Repeats some steps until a local holds this. */
  repeatUntil(holds: Holds<L>, body: Body<this>): this {
    return this.#repeat(this.#match(holds), body, 1);
  }

  /** Takes some steps for each seat of an order; the local names the seat whose turn it is. */
  eachSeat(local: NumberKeys<L>, order: SeatOrder<T, Frame<L>>, body: Body<this>): this {
    return this.repeatWhile(this.#loop(local, order).next as unknown as Condition<T, L>, body);
  }

  /** Comes back to a step as long as it leaves by one exit, and goes on when it leaves by the other. */
  #repeat(op: Op, body: Body<this>, exit: 0 | 1): this {
    op.exits[exit] = this.#here;
    body(this);
    this.#procedure.redirect(this.#here, op.index);
    op.exits[1 - exit] = this.#here;
    return this;
  }

  /** Prepares the hidden numbers of a loop over seats: where it began and how far it is. */
  #loop(local: string, order: SeatOrder<T, Frame<L>>) {
    const seat = this.#procedure.local(local).offset;
    const start = this.#procedure.addHidden('start').offset;
    const step = this.#procedure.addHidden('step').offset;
    const { start: begin, count, at } = order as unknown as SeatOrder<TableCore, unknown>;
    this.#add('do').effect = (t, f) => {
      t.state[t.state[FRAME] + start] = begin(t, f);
      t.state[t.state[FRAME] + step] = 0;
    };
    /** Goes to the next seat of the order; false when there is none. */
    const next: Test = (t, f) => {
      const n = t.state[t.state[FRAME] + step];
      if (n >= count(t, f)) return false;
      t.state[t.state[FRAME] + seat] = at(t, f, t.state[t.state[FRAME] + start], n);
      t.state[t.state[FRAME] + step] = n + 1;
      return true;
    };
    return { next, step, start, count, at, seat };
  }

  /**
   * Opens a window: each seat of the order may pick one thing or pass. Who is asked follows from public facts only,
   * and a seat that holds nothing to play is asked as well, so that being asked betrays nothing.
   */
  window(local: NumberKeys<L>, seatLocal: NumberKeys<L>, spec: WindowSpec<T, L>, then: Body<this>): this {
    const { order, open, again, until, ...ask } = spec;
    const loop = this.#loop(seatLocal, order);
    const passes = this.#procedure.addHidden('passes').offset;
    const seatOf = (t: T): Seat => {
      const { state } = t as unknown as TableCore;
      return state[state[FRAME] + loop.seat];
    };
    const chosen = this.#procedure.local(local);
    this.#add('do').effect = t => {
      t.state[t.state[FRAME] + passes] = 0;
      // What an earlier window left here is no answer to this one.
      t.state[t.state[FRAME] + chosen.offset] = PASS;
    };
    /** With `again`, goes round until everybody has passed in a row; else once round. */
    const next: Test = (t, f) => {
      if (until?.(t as T, f as unknown as Frame<L>)) return false;
      if (!again) return loop.next(t, f);
      const seats = loop.count(t, f);
      if (t.state[t.state[FRAME] + passes] >= seats) return false;
      if (t.state[t.state[FRAME] + loop.step] >= seats) t.state[t.state[FRAME] + loop.step] = 0;
      return loop.next(t, f);
    };
    return this.repeatWhile(next as unknown as Condition<T, L>, round => {
      this.#add('do').effect = t => {
        t.state[t.state[FRAME] + chosen.offset] = PASS;
      };
      round.when(
        (t, f) => open === undefined || open(t, f, seatOf(t)),
        steps =>
          steps.ask(local, {
            ...ask,
            kind: 'one',
            seat: seatLocal,
            optional: true,
            pass: passing,
            hidden: true,
          } as AskSpec<T, L>),
      );
      this.#add('do').effect = t => {
        const passed = t.state[t.state[FRAME] + chosen.offset] === PASS;
        t.state[t.state[FRAME] + passes] = passed ? t.state[t.state[FRAME] + passes] + 1 : 0;
      };
      round.when(t => {
        const { state } = t as unknown as TableCore;
        return state[state[FRAME] + chosen.offset] !== PASS;
      }, then);
    });
  }

  /** Ends the list; the machine returns to the caller. */
  end(): void {
    this.#add('return');
  }
}
