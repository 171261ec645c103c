import { sampleReply } from '../ask/answers.ts';
import { Reply } from '../ask/reply.ts';
import { FastChance } from '../chance/fast.ts';
import { ASKED, CORE } from '../layout/layout.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';
import { GameFault } from './fault.ts';
import { frameAt } from './frames.ts';
import { fill } from './offering.ts';
import type { AskStep } from './op.ts';
import { type Op, whereIs } from './procedure.ts';

// Places and states as constants of this file: optimized code knows those, and looks imported ones up each time.
const { frame: FRAME, asked: SEAT_ASKED } = CORE;
const { no: NOT_ASKED, open: OPEN, answered: ANSWERED, sealedUnknown: SEALED_UNKNOWN } = ASKED;

const scratch = new Reply();

/** Keeps the answer of the only seat that was asked in its local. */
export const keep = (t: TableCore, op: Op, reply: Reply): void => {
  const { store } = op.ask as AskStep;
  if (store.decl.local === 'list') keepList(t, op, store.decl.capacity, reply);
  else t.state[t.state[FRAME] + store.offset] = reply.values[0];
};

const keepList = ({ state }: TableCore, op: Op, capacity: number, reply: Reply): void => {
  const at = state[FRAME] + (op.ask as AskStep).store.offset;
  if (reply.length > capacity)
    throw new GameFault('broken-rule', whereIs(op), `an answer of ${reply.length} does not fit its local`);
  // What lies past its length is zero: only what was longer before must go.
  for (let i = at + state[at]; i > at + reply.length; i--) state[i] = 0;
  state[at] = reply.length;
  for (let i = 0; i < reply.length; i++) state[at + 1 + i] = reply.values[i];
};

/** Keeps the answer of one of several seats apart until all are in. */
export const seal = (t: TableCore, seat: Seat, reply: Reply): void => {
  const { state } = t;
  state[SEAT_ASKED + seat] = ANSWERED;
  state[t.layout.pending + seat] = reply.values[0];
};

/** All answers are in: opens the sealed ones into their locals. */
export const unseal = (t: TableCore, op: Op): void => {
  const { store } = op.ask as AskStep;
  const { state } = t;
  // What several seats wrote under seal tells each what the others wrote.
  if (t.watch) t.watch.learned = true;
  for (let seat = 0; seat < t.seats; seat++) {
    const asked = state[SEAT_ASKED + seat];
    if (asked === NOT_ASKED) continue;
    const pending = t.layout.pending + seat;
    if (asked === SEALED_UNKNOWN) state[pending] = guess(t, op, seat);
    state[SEAT_ASKED + seat] = NOT_ASKED;
    state[state[FRAME] + store.offset + seat] = state[pending];
    state[pending] = 0;
  }
};

/**
 * On a re-dealt copy, asks those again whose sealed answers it does not know: whoever plays it on answers for them as he
 * thinks they did. Where nobody does this, some legal answer stands in when the seals are opened.
 */
export const askSealedAgain = (t: TableCore): void => {
  const { state } = t;
  for (let seat = 0; seat < t.seats; seat++)
    if (state[SEAT_ASKED + seat] === SEALED_UNKNOWN) state[SEAT_ASKED + seat] = OPEN;
  t.version++;
};

/** In a re-dealt copy the answers of others are unknown: some legal one stands in for them. */
const guess = (t: TableCore, op: Op, seat: Seat): number => {
  if (!(t.chance instanceof FastChance)) throw new Error('only a sampled table can guess a sealed answer');
  return sampleReply(fill(t, op, frameAt(t, op), seat, false), t.chance, scratch).values[0];
};
