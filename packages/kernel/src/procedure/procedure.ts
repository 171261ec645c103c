import type { TableCore } from '../layout/table.ts';
import type { FrameCursor, FrameWindow, LocalDecls, LocalPlan } from './locals.ts';
import { FRAME_HEAD, localSize, makeCursor } from './locals.ts';
import type { AskStep, Effect, Handover, OpKind, Test } from './op.ts';

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

/** A rule as a list of steps with the locals it keeps. Frames in the state refer to it by number. */
export class Procedure<L extends LocalDecls = LocalDecls> {
  readonly name: string;
  readonly locals: LocalPlan[] = [];
  readonly ops: Op[] = [];
  /** The number of its first step in the game. */
  start = -1;
  /** Numbers a frame takes. */
  size = FRAME_HEAD;
  #cursor: FrameCursor | undefined;
  #calleeCursor: FrameCursor | undefined;
  declare readonly '~locals': L;

  constructor(name: string, locals: L) {
    this.name = name;
    for (const [local, decl] of Object.entries(locals)) {
      this.locals.push({ name: local, decl, offset: this.size });
      this.size += localSize(decl);
    }
  }

  /** Keeps a number of its own for a loop. */
  addHidden(purpose: string): LocalPlan {
    const plan: LocalPlan = {
      name: `@${purpose}${this.locals.length}`,
      decl: { local: 'number' },
      offset: this.size++,
    };
    this.locals.push(plan);
    return plan;
  }

  local(name: string): LocalPlan {
    const plan = this.locals.find(local => local.name === name);
    if (!plan) throw new Error(`${this.name} has no local ${name}`);
    return plan;
  }

  /** The window on a running frame of this procedure. */
  get cursor(): FrameCursor {
    this.#cursor ??= makeCursor(this.locals);
    return this.#cursor;
  }

  /** A second window, for a call from one frame of this procedure to another. */
  get calleeCursor(): FrameCursor {
    this.#calleeCursor ??= makeCursor(this.locals);
    return this.#calleeCursor;
  }
}
