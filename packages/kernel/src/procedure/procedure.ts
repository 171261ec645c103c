import type { FrameCursor, LocalDecls, LocalPlan } from './locals.ts';
import { FRAME_HEAD, localSize, makeCursor } from './locals.ts';
import type { Op } from './op.ts';

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
