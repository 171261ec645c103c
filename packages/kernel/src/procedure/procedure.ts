import type { FrameCursor, FrameWindow, LocalDecls, LocalPlan } from '../layout/locals.ts';
import { FRAME_HEAD, localSize, viewsOf } from '../layout/locals.ts';
import type { TableCore } from '../table/table.ts';
import type { Handover } from './handover.ts';
import { type AskStep, type Effect, OP, type OpKind, type Test } from './op.ts';

const nothing: Effect = () => undefined;
const never: Test = () => false;

/**
 * One compiled step. All steps have the same form, so that the machine reads them quickly. What the constructor gives is
 * declared and not defined, as in a `Zone`.
 */
export class Op {
  declare readonly kind: OpKind;
  /** The number of its kind. */
  declare readonly code: number;
  /** The procedure this step belongs to, and its number among that procedure's steps. */
  declare readonly owner: Procedure;
  declare readonly index: number;
  effect: Effect = nothing;
  test: Test = never;
  ask: AskStep | undefined = undefined;
  /** The procedures a call can go to, and which of them. */
  callees: (() => readonly Procedure[]) | undefined = undefined;
  which: ((t: TableCore, f: FrameCursor) => number) | undefined = undefined;
  enter: Handover | undefined = undefined;
  leave: Handover | undefined = undefined;
  /** Where the local lies that decides the way: which exit each option takes, or the one number that leads on. */
  option = 0;
  exitOf: readonly number[] = [];
  value = 0;
  /** Steps of the same procedure that can come next: the usual one, then those that a test or an option leads to. */
  declare readonly exits: number[];
  /** Once linked: its number in the game, the steps that can come next, and the procedures it can call. */
  number = -1;
  next: Op = this;
  otherwise: Op = this;
  /** The step each option leads to; passing comes first. */
  ways: readonly Op[] = [];
  linked: readonly Procedure[] = [];

  constructor(kind: OpKind, owner: Procedure, index: number) {
    this.kind = kind;
    this.code = OP[kind];
    this.owner = owner;
    this.index = index;
    this.exits = [index + 1];
  }

  /** Finds the procedures it can call, and where what they are given lies. */
  link(): void {
    this.linked = this.callees?.() ?? [];
    this.enter?.link([this.owner], this.linked);
    this.leave?.link(this.linked, [this.owner]);
  }

  /** The locals of the frame it runs in, once that frame has been found. */
  get cursor(): FrameCursor {
    return this.owner.cursor;
  }
}

/** Where a step stands, for those who read about it. */
export const whereIs = (op: Op): string => `${op.owner.name}[${op.index}]`;

/** A rule as a list of steps with the locals it keeps. Frames in the state refer to it by number. */
export class Procedure<L extends LocalDecls = LocalDecls> {
  declare readonly name: string;
  readonly locals: LocalPlan[] = [];
  readonly ops: Op[] = [];
  /** The number of its first step in the game. */
  start = -1;
  /** Numbers a frame takes. */
  size = FRAME_HEAD;
  /** Where a running frame lies, and its locals. */
  declare readonly window: FrameWindow;
  declare readonly cursor: FrameCursor;
  /** The same of a second frame, for a call from one frame of this procedure to another. */
  declare readonly calleeWindow: FrameWindow;
  declare readonly calleeCursor: FrameCursor;
  declare readonly '~locals': L;

  constructor(name: string, locals: L) {
    this.name = name;
    for (const [local, decl] of Object.entries(locals)) {
      this.locals.push({ name: local, decl, offset: this.size });
      this.size += localSize(decl);
    }
    const [running, called] = viewsOf(locals, this.locals);
    this.window = running.window;
    this.cursor = running.cursor;
    this.calleeWindow = called.window;
    this.calleeCursor = called.cursor;
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

  /** Leads every way that goes to one place of the list to another. */
  redirect(from: number, to: number): void {
    for (const { exits } of this.ops) {
      for (let i = 0; i < exits.length; i++) if (exits[i] === from) exits[i] = to;
    }
  }

  /** Numbers the steps from `start` on in their game, and ties each to those that can come next. */
  link(start: number): void {
    this.start = start;
    for (const op of this.ops) {
      const exits = op.exits.map(exit => this.ops[exit] ?? op);
      op.number = start + op.index;
      op.next = exits[0];
      op.otherwise = exits[1] ?? op;
      op.ways = op.exitOf.map(exit => exits[exit]);
    }
  }

  local(name: string): LocalPlan {
    const plan = this.locals.find(local => local.name === name);
    if (!plan) throw new Error(`${this.name} has no local ${name}`);
    return plan;
  }
}
