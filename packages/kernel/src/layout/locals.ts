import { MAX_SEATS } from './seats.ts';

/** What a procedure keeps while it runs. Locals are public: a secret belongs in a zone that hides it. */
export type LocalDecl =
  | { readonly local: 'number' }
  | { readonly local: 'per-seat' }
  | { readonly local: 'list'; readonly capacity: number };

export type LocalDecls = Readonly<Record<string, LocalDecl>>;

/** One number: a seat, a card, an area, a count. */
export const count = { local: 'number' } as const;
/** A number for each seat. */
export const eachSeat = { local: 'per-seat' } as const;
/** Up to `capacity` numbers. */
export const listOf = (capacity: number): { readonly local: 'list'; readonly capacity: number } => ({
  local: 'list',
  capacity,
});

/** The names of locals that hold one number. */
export type NumberKeys<L extends LocalDecls> = {
  [K in keyof L]: L[K] extends { local: 'number' } ? K : never;
}[keyof L] &
  string;

/** What one local holds: `{ step: DONE }`. The machine reads that itself and calls nobody. */
export type Holds<L extends LocalDecls> = { readonly [Local in NumberKeys<L>]?: number };

/** The locals of the procedure that is running, by name. */
export type Frame<L extends LocalDecls> = {
  -readonly [K in keyof L]: L[K] extends { local: 'number' }
    ? number
    : L[K] extends { local: 'per-seat' }
      ? LocalRow
      : LocalList;
};

/** Where a frame lies. One class for all procedures, so that the machine binds every frame alike. */
export class FrameWindow {
  stack: Int16Array = new Int16Array(0);
  base = 0;

  bind(stack: Int16Array, base: number): void {
    // Writing an object down is dearer than comparing it, and it is nearly always the same.
    if (this.stack !== stack) this.stack = stack;
    this.base = base;
  }
}

/** The locals of one frame of the stack by name. Its window is bound anew whenever another frame runs, so it is never kept. */
export class FrameCursor {
  declare readonly '~cursor': true;
}

export class LocalRow {
  readonly #frame: FrameWindow;
  readonly #offset: number;

  constructor(frame: FrameWindow, offset: number) {
    this.#frame = frame;
    this.#offset = offset;
  }

  get(index: number): number {
    return this.#frame.stack[this.#frame.base + this.#offset + index];
  }

  set(index: number, value: number): void {
    this.#frame.stack[this.#frame.base + this.#offset + index] = value;
  }
}

export class LocalList {
  readonly #frame: FrameWindow;
  readonly #offset: number;
  readonly capacity: number;

  constructor(frame: FrameWindow, offset: number, capacity: number) {
    this.#frame = frame;
    this.#offset = offset;
    this.capacity = capacity;
  }

  get length(): number {
    return this.#frame.stack[this.#frame.base + this.#offset];
  }

  at(index: number): number {
    return this.#frame.stack[this.#frame.base + this.#offset + 1 + index];
  }

  has(value: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.at(i) === value) return true;
    return false;
  }

  push(value: number): void {
    const length = this.length;
    if (length >= this.capacity) throw new Error(`a local list is full at ${this.capacity}`);
    this.#frame.stack[this.#frame.base + this.#offset + 1 + length] = value;
    this.#frame.stack[this.#frame.base + this.#offset] = length + 1;
  }

  clear(): void {
    const { stack, base } = this.#frame;
    const start = base + this.#offset;
    for (let i = start + stack[start]; i >= start; i--) stack[i] = 0;
  }
}

export const localSize = (decl: LocalDecl): number => {
  if (decl.local === 'number') return 1;
  return decl.local === 'per-seat' ? MAX_SEATS : 1 + decl.capacity;
};

/** Where each local lies in its frame, after the two numbers every frame starts with. */
export type LocalPlan = { readonly name: string; readonly decl: LocalDecl; readonly offset: number };

/** The caller's frame and the call it waits for. */
export const FRAME_HEAD = 2;

/** Makes a cursor whose properties are the locals. They read the window itself, not `this`, so that reading stays quick with many procedures. */
export const makeCursor = (plan: readonly LocalPlan[], w: FrameWindow): FrameCursor => {
  class Cursor extends FrameCursor {}
  for (const { name, decl, offset } of plan) {
    if (decl.local === 'number') {
      Object.defineProperty(Cursor.prototype, name, {
        get: () => w.stack[w.base + offset],
        set: (value: number) => {
          w.stack[w.base + offset] = value;
        },
      });
    } else {
      const value =
        decl.local === 'per-seat' ? new LocalRow(w, offset) : new LocalList(w, offset, decl.capacity);
      Object.defineProperty(Cursor.prototype, name, { value });
    }
  }
  return new Cursor();
};

type FrameView = { readonly window: FrameWindow; readonly cursor: FrameCursor };

const viewOn = (plan: readonly LocalPlan[]): FrameView => {
  const window = new FrameWindow();
  return { window, cursor: makeCursor(plan, window) };
};

const views = new WeakMap<LocalDecls, readonly [FrameView, FrameView]>();

/**
 * The views on two frames at a time of procedures that declare these locals. Procedures that share a declaration share
 * them: a rule that hands over to any of many then always writes to the same kind of frame, which keeps it quick.
 */
export const viewsOf = (locals: LocalDecls, plan: readonly LocalPlan[]): readonly [FrameView, FrameView] => {
  const known = views.get(locals) ?? [viewOn(plan), viewOn(plan)];
  views.set(locals, known);
  return known;
};
