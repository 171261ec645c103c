import type { Frame, FrameCursor, LocalDecls, LocalPlan, NumberKeys } from '../layout/locals.ts';
import { NONE } from '../layout/zones.ts';
import type { TableCore } from '../table/table.ts';

/**
 * What a called procedure starts with, by its own locals: what a local of the caller holds, a number, or what the rule
 * finds. A function that fills the locals itself is for what does not fit that form.
 */
export type Gives<T, L extends LocalDecls, M extends LocalDecls> =
  | { readonly [Local in NumberKeys<M>]?: NumberKeys<L> | number | ((t: T, f: Frame<L>) => number) }
  | ((t: T, f: Frame<L>, callee: Frame<M>) => void);

/** What the caller keeps of a procedure that has run, by the caller's locals: the local of the callee it comes from. */
export type Takes<T, L extends LocalDecls, M extends LocalDecls> =
  | { readonly [Local in NumberKeys<L>]?: NumberKeys<M> }
  | ((t: T, f: Frame<L>, callee: Frame<M>) => void);

/** What a rule finds out from the table and its own locals. */
export type Finding = (t: TableCore, caller: FrameCursor) => number;
type Handing = (t: TableCore, caller: FrameCursor, callee: FrameCursor) => void;
type Source = string | number | Finding;

/** A procedure, as far as it keeps locals. */
type Keeper = { readonly name: string; local(name: string): LocalPlan };

/** Where a procedure keeps a local. Those that can take each other's place keep it alike. */
const placeIn = (procedures: readonly Keeper[], local: string): number => {
  const places = procedures.map(procedure => procedure.local(local).offset);
  const stranger = places.findIndex(place => place !== places[0]);
  if (stranger >= 0)
    throw new Error(`${procedures[stranger].name} keeps ${local} elsewhere than ${procedures[0].name}`);
  return places[0] ?? NONE;
};

/** What goes from one frame to another. Once linked it is known from which places to which. */
export class Handover {
  readonly #sources: readonly (readonly [string, Source])[];
  /** Fills or reads the locals of the callee itself, where a rule says so. */
  readonly hand: Handing | undefined;
  /** What is copied: to these places, from those. */
  to: readonly number[] = [];
  from: readonly number[] = [];
  /** What is always the same, and where it goes. */
  fixedTo: readonly number[] = [];
  fixed: readonly number[] = [];
  /** What has to be found, and where it goes. */
  foundTo: readonly number[] = [];
  found: readonly Finding[] = [];

  constructor(given: unknown) {
    this.hand = typeof given === 'function' ? (given as Handing) : undefined;
    this.#sources = this.hand ? [] : Object.entries(given as Readonly<Record<string, Source>>);
  }

  link(givers: readonly Keeper[], takers: readonly Keeper[]): void {
    const of = <S extends Source>(is: (source: Source) => source is S) =>
      this.#sources.flatMap(([local, source]) =>
        is(source) ? [{ to: placeIn(takers, local), source }] : [],
      );
    const copies = of(source => typeof source === 'string');
    const fixed = of(source => typeof source === 'number');
    const found = of(source => typeof source === 'function');
    this.to = copies.map(({ to }) => to);
    this.from = copies.map(({ source }) => placeIn(givers, source));
    this.fixedTo = fixed.map(({ to }) => to);
    this.fixed = fixed.map(({ source }) => source);
    this.foundTo = found.map(({ to }) => to);
    this.found = found.map(({ source }) => source);
  }
}

/** Hands numbers over from the frame at one place to that at another. */
export const handOver = (t: TableCore, h: Handover, caller: FrameCursor, from: number, to: number): void => {
  const { state } = t;
  for (let i = 0; i < h.to.length; i++) state[to + h.to[i]] = state[from + h.from[i]];
  for (let i = 0; i < h.fixedTo.length; i++) state[to + h.fixedTo[i]] = h.fixed[i];
  for (let i = 0; i < h.foundTo.length; i++) state[to + h.foundTo[i]] = h.found[i](t, caller);
};
