import { CORE } from '../layout/layout.ts';
import type { FrameCursor } from '../layout/locals.ts';
import type { TableCore } from '../table/table.ts';
import { GameFault } from './fault.ts';
import type { Game } from './game.ts';
import { handOver } from './handover.ts';
import { type Op, type Procedure, whereIs } from './procedure.ts';

// Places as constants of this file: optimized code knows those, and looks imported ones up each time.
const { frame: FRAME, top: TOP, stack: STACK, step: STEP } = CORE;

/** From here on `fill` clears a frame more quickly than a loop; most frames are much shorter. */
const LONG_FRAME = 96;

const stackFull = (t: TableCore, callee: Procedure): never => {
  throw new GameFault('stack-full', callee.name, `${t.layout.stackSize} numbers are not enough`);
};

const noCallee = (op: Op, which: number): never => {
  throw new GameFault('broken-rule', whereIs(op), `no procedure ${which} to call`);
};

const noEnd = (op: Op): never => {
  throw new GameFault('no-end', whereIs(op), 'the rules ended, the game did not');
};

/** Lays a frame on the stack; the caller's frame and the step of its call come first in it. */
export const push = (t: TableCore, callee: Procedure, call: number): number => {
  const { state } = t;
  const base = state[TOP];
  const top = base + callee.size;
  if (top > STACK + t.layout.stackSize) stackFull(t, callee);
  state[base] = state[FRAME];
  state[base + 1] = call;
  state[FRAME] = base;
  state[TOP] = top;
  return base;
};

/** Takes the finished frame off, leaving no trace of it in the state. */
const pop = ({ state }: TableCore): void => {
  const base = state[FRAME];
  const top = state[TOP];
  state[FRAME] = state[base];
  state[TOP] = base;
  if (top - base > LONG_FRAME) state.fill(0, base, top);
  else for (let i = base; i < top; i++) state[i] = 0;
};

/** Takes all frames off when the game is over. */
export const clearStack = (t: TableCore): void => {
  t.state.fill(0, STACK, t.state[TOP]);
  t.state[FRAME] = 0;
  t.state[TOP] = STACK;
  t.state[STEP] = 0;
  t.version++;
};

/** The locals of the frame that runs, which belongs to the procedure of this step. */
export const frameAt = (t: TableCore, { owner }: Op): FrameCursor => {
  owner.window.bind(t.state, t.state[FRAME]);
  return owner.cursor;
};

/** Calls a procedure; answers its first step. */
export const enter = (t: TableCore, op: Op, f: FrameCursor): Op => {
  const which = op.which ? op.which(t, f) : 0;
  const callee = op.linked[which] ?? noCallee(op, which);
  const base = push(t, callee, op.number);
  const { enter: given } = op;
  if (given) {
    handOver(t, given, f, t.state[base], base);
    if (given.hand) {
      callee.calleeWindow.bind(t.state, base);
      given.hand(t, f, callee.calleeCursor);
    }
  }
  return callee.ops[0];
};

/** Returns to the caller; answers the step behind the call. */
export const leave = (game: Game, t: TableCore, op: Op): Op => {
  const { state } = t;
  const base = state[FRAME];
  const call = game.ops[state[base + 1]] ?? noEnd(op);
  const { leave: taken } = call;
  if (taken) {
    handOver(t, taken, call.owner.cursor, base, state[base]);
    if (taken.hand) {
      call.owner.window.bind(state, state[base]);
      op.owner.calleeWindow.bind(state, base);
      taken.hand(t, call.owner.cursor, op.owner.calleeCursor);
    }
  }
  pop(t);
  return call.next;
};
