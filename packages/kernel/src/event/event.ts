import type { SeatMask, Viewer } from '../layout/seats.ts';
import { maySee } from '../layout/seats.ts';
import type { ArgKind, MessageArgs, SecretArg, ShownArg } from '../text/message.ts';
import { isMarked, kindOf } from '../text/message.ts';

/** The most arguments an event may have. */
export const EVENT_ARGS = 6;

/** A kind of thing that can happen, with the names and kinds of its arguments. */
export type EventDef<A extends number[] = number[], Secret extends boolean = boolean> = {
  /** A number of its own among the events of this process, so that a game may declare them room by room. */
  readonly id: number;
  readonly key: string;
  readonly args: Readonly<Record<string, ArgKind>>;
  /** Which arguments are told to confidants only. */
  readonly secret: readonly boolean[];
  /** Whether it shows something that may be hidden again at once, so that the table alone does not tell what was seen. */
  readonly shows: boolean;
  readonly '~args'?: A;
  readonly '~secret'?: Secret;
};

/** Marks an argument that only the confidants of an event are told. */
export const secret = <K extends ArgKind>(kind: K): SecretArg<K> => ({ secret: kind });

/** Marks an argument that is shown to all at this moment, though it may lie hidden before and after. */
export const shown = <K extends ArgKind>(kind: K): ShownArg<K> => ({ shown: kind });

type Tuple<N, R extends number[] = []> = R['length'] extends N ? R : Tuple<N, [...R, number]>;
type UnionSize<T, R extends number[] = []> = [T] extends [never]
  ? R['length']
  : UnionSize<Exclude<T, LastOf<T>>, [...R, number]>;
type LastOf<T> = (T extends unknown ? (x: () => T) => void : never) extends (x: infer L) => void
  ? L extends () => infer U
    ? U
    : never
  : never;

export type EventDefs<S extends Readonly<Record<string, MessageArgs>>> = {
  readonly [K in keyof S]: EventDef<Tuple<UnionSize<keyof S[K]>>, HasSecret<S[K]>>;
};
type HasSecret<S extends MessageArgs> = [Extract<S[keyof S], SecretArg>] extends [never] ? false : true;

let declared = 0;

/** Declares events of a game. The arguments are given to `emit` in the order they are written here. */
export const defineEvents = <const S extends Readonly<Record<string, MessageArgs>>>(specs: S): EventDefs<S> =>
  Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => {
      const names = Object.keys(spec);
      if (names.length > EVENT_ARGS) throw new Error(`event ${key} has more than ${EVENT_ARGS} arguments`);
      const secrets = names.map(name => isMarked(spec[name], 'secret'));
      const shows = names.some(name => isMarked(spec[name], 'shown'));
      const args = Object.fromEntries(names.map(name => [name, kindOf(spec[name])]));
      return [key, { id: declared++, key, args, secret: secrets, shows }];
    }),
  ) as unknown as EventDefs<S>;

/** Where events go. */
export type Sink = {
  add(
    event: EventDef,
    confidants: SeatMask,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void;
  /** Whether what is told next is what an answer did that was the only one, so that nobody was asked for it. */
  unasked?(next: boolean): void;
};

/** An event as one viewer learns it: secret arguments are absent unless it was told them. */
export type SeenEvent = {
  readonly key: string;
  readonly args: Readonly<Record<string, number>>;
  /** It was the only choice, and nobody was asked. */
  readonly unasked?: true;
};

const WORDS = 2 + EVENT_ARGS;

/** Beside an event's number: nobody was asked. */
const UNASKED = 1 << 16;

/** A sink that packs events into numbers and unpacks them for whoever looks. */
export class EventLog implements Sink {
  readonly #defs: EventDef[] = [];
  #packed = new Int32Array(WORDS * 64);
  #length = 0;
  #unasked = 0;

  constructor(defs: readonly EventDef[]) {
    for (const def of defs) this.#defs[def.id] = def;
  }

  get length(): number {
    return this.#length;
  }

  add(
    event: EventDef,
    confidants: SeatMask,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void {
    const at = this.#length++ * WORDS;
    if (at + WORDS > this.#packed.length) this.#grow();
    const packed = this.#packed;
    packed[at] = event.id + this.#unasked;
    this.#unasked = 0;
    packed[at + 1] = confidants;
    packed[at + 2] = a;
    packed[at + 3] = b;
    packed[at + 4] = c;
    packed[at + 5] = d;
    packed[at + 6] = e;
    packed[at + 7] = f;
  }

  unasked(next: boolean): void {
    this.#unasked = next ? UNASKED : 0;
  }

  #grow(): void {
    const wider = new Int32Array(this.#packed.length * 2);
    wider.set(this.#packed);
    this.#packed = wider;
  }

  /** Forgets everything from an event on; undo does this. */
  truncate(length: number): void {
    if (length < this.#length) this.#length = length;
    this.#unasked = 0;
  }

  /** What a viewer learns of events `from` to `to`. */
  seen(viewer: Viewer, from = 0, to: number = this.#length): SeenEvent[] {
    const end = Math.min(to, this.#length);
    return Array.from({ length: Math.max(0, end - from) }, (_, i) => this.#unpack(viewer, from + i));
  }

  #unpack(viewer: Viewer, index: number): SeenEvent {
    const at = index * WORDS;
    const def = this.#defs[this.#packed[at] & (UNASKED - 1)];
    const told = maySee(this.#packed[at + 1], viewer);
    const args: Record<string, number> = {};
    Object.keys(def.args).forEach((name, i) => {
      if (told || !def.secret[i]) args[name] = this.#packed[at + 2 + i];
    });
    return { key: def.key, args, ...(this.#packed[at] >= UNASKED && { unasked: true as const }) };
  }
}
