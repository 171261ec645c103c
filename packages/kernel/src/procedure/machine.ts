import { isDeadEnd, isForced, plainReply, sampleReply } from '../ask/answers.ts';
import { fillOffer } from '../ask/fill.ts';
import type { Offer } from '../ask/offer.ts';
import { PASS } from '../ask/offer.ts';
import { Reply, refusalOf } from '../ask/reply.ts';
import { FastChance } from '../chance/fast.ts';
import type { Game } from '../game.ts';
import { ASKED, CORE, STATUS } from '../layout/layout.ts';
import type { Seat } from '../layout/seats.ts';
import { hasSeat } from '../layout/seats.ts';
import type { TableCore } from '../layout/table.ts';
import { NONE } from '../layout/zones.ts';
import type { RefusalReason } from '../match/refusal.ts';
import { GameFault } from './fault.ts';
import { clearStack, enter, frameAt, leave, push } from './frames.ts';
import type { FrameCursor, LocalDecls } from './locals.ts';
import { type AskStep, OP } from './op.ts';
import { type Op, whereIs } from './procedure.ts';

// Places and states as constants of this file: optimized code knows those, and looks imported ones up each time.
const { frame: FRAME, step: STEP, asked: SEAT_ASKED, status: STATUS_NOW } = CORE;
const { serialLow: SERIAL_LOW, serialHigh: SERIAL_HIGH } = CORE;
const { running: RUNNING, asking: ASKING, over: OVER } = STATUS;
const { no: NOT_ASKED, open: OPEN, answered: ANSWERED, sealedUnknown: SEALED_UNKNOWN } = ASKED;

const { when: WHEN, do: DO, ask: ASK, call: CALL, return: RETURN, choose: CHOOSE } = OP;

const scratch = new Reply();

/** Puts the first frame on an empty table and runs to the first ask. */
export const begin = (game: Game, t: TableCore, seats: number): void => {
  t.state[CORE.seats] = seats;
  t.state[CORE.top] = CORE.stack;
  push(t, game.entry, NONE);
  run(game, t, game.entry.ops[0]);
};

/** Carries out steps until somebody must be asked or the game is over. */
const run = (game: Game, t: TableCore, first: Op): void => {
  const { state, trace } = t;
  t.version++;
  state[STATUS_NOW] = RUNNING;
  // The step is kept at hand and written down with an ask; the frame is looked for only when another one runs.
  let op = first;
  let f = frameAt(t, op);
  for (let budget = game.budget; budget > 0; budget--) {
    if (trace) trace[op.number] = 1;
    switch (op.code) {
      case WHEN:
        op = op.test(t, f) ? op.next : op.otherwise;
        break;
      case DO:
        op.effect(t, f);
        if (state[STATUS_NOW] === OVER) {
          clearStack(t);
          return;
        }
        op = op.next;
        break;
      case ASK:
        if (openAsk(t, op, f)) return;
        op = op.next;
        break;
      case CALL:
        op = enter(t, op, f);
        f = frameAt(t, op);
        break;
      case RETURN:
        op = leave(game, t, op);
        f = frameAt(t, op);
        break;
      case CHOOSE:
        op = op.ways[state[state[FRAME] + op.option] - PASS];
        break;
    }
  }
  throw new GameFault('step-budget', whereIs(op), `more than ${game.budget} steps`);
};

/** Puts an ask. True if somebody must answer; false if every answer was a formality and has been filled in. */
const openAsk = (t: TableCore, op: Op, f: FrameCursor): boolean => {
  const { spec } = op.ask as AskStep;
  const { state } = t;
  // Whatever was offered before, also to the same seat, was another ask.
  t.version++;
  state[STEP] = op.number;
  if (state[SERIAL_LOW] === 32767) {
    state[SERIAL_LOW] = 0;
    state[SERIAL_HIGH]++;
  } else state[SERIAL_LOW]++;
  if (!(spec.seat ? askOne(t, op, f, spec.seat(t as never, f as never)) : askSeveral(t, op, f))) return false;
  state[STATUS_NOW] = ASKING;
  return true;
};

/** Asks one seat, if it has a choice. */
const askOne = (t: TableCore, op: Op, f: FrameCursor, seat: Seat): boolean => {
  if (!(seat >= 0 && seat < t.seats)) return false;
  const formality = (op.ask as AskStep).spec.hidden ? undefined : formalityOf(t, op, f, seat);
  if (formality) keep(t, op, formality);
  else t.state[SEAT_ASKED + seat] = OPEN;
  return formality === undefined;
};

/** Asks all seats that the ask names and that have a choice; false if there are none. */
const askSeveral = (t: TableCore, op: Op, f: FrameCursor): boolean => {
  const { spec } = op.ask as AskStep;
  const asked = spec.seats ? spec.seats(t as never, f as never) : 0;
  let waiting = false;
  // Backwards: the offer made last is that of the seat which is asked first.
  for (let seat = t.seats - 1; seat >= 0; seat--) {
    if (!hasSeat(asked, seat)) continue;
    const formality = spec.hidden ? undefined : formalityOf(t, op, f, seat);
    if (formality) seal(t, seat, formality);
    else t.state[SEAT_ASKED + seat] = OPEN;
    waiting ||= formality === undefined;
  }
  if (!waiting) unseal(t, op);
  return waiting;
};

/** The answer of a seat that has only one, known to all. */
const formalityOf = (t: TableCore, op: Op, f: FrameCursor, seat: Seat): Reply | undefined => {
  const offer = fill(t, op, f, seat, false);
  return isForced(offer) ? plainReply(offer, scratch) : undefined;
};

const deadEnd = (op: Op, seat: Seat): never => {
  throw new GameFault('dead-end', whereIs(op), `seat ${seat} has no legal answer`);
};

const fill = (t: TableCore, op: Op, f: FrameCursor, seat: Seat, explaining: boolean): Offer => {
  const ask = op.ask as AskStep;
  fillOffer<never, LocalDecls>(ask.spec as never, t as never, f as never, seat, t.offer, explaining);
  if (isDeadEnd(t.offer)) deadEnd(op, seat);
  t.offerSeat = seat;
  t.offerVersion = t.version;
  return t.offer;
};

/** The step that is waiting for answers. */
export const askOp = (game: Game, t: TableCore): Op => {
  if (t.state[STATUS_NOW] !== ASKING) throw new Error('nobody is asked');
  return game.ops[t.state[STEP]];
};

/** What an asked seat may answer now. The offer is the table's own and is filled again by the next call. */
export const offerTo = (game: Game, t: TableCore, seat: Seat, explaining = false): Offer =>
  offerAt(t, askOp(game, t), seat, explaining);

const offerAt = (t: TableCore, op: Op, seat: Seat, explaining: boolean): Offer => {
  const f = frameAt(t, op);
  if (t.offerSeat === seat && t.offerVersion === t.version && (t.offer.explaining || !explaining))
    return t.offer;
  return fill(t, op, f, seat, explaining);
};

/** The next seat that has not answered, or `NONE`. */
export const nextAsked = (t: TableCore): Seat => {
  for (let seat = 0; seat < t.seats; seat++) if (t.state[SEAT_ASKED + seat] === OPEN) return seat;
  return NONE;
};

/** Why a seat may not answer now, whatever it says. */
export const refusalOfSeat = (game: Game, t: TableCore, seat: Seat): RefusalReason | undefined => {
  if (t.over) return 'game-over';
  const asked = seat >= 0 && seat < t.seats ? t.state[SEAT_ASKED + seat] : NOT_ASKED;
  if (asked === NOT_ASKED) return 'wrong-seat';
  if (asked !== OPEN && !askOp(game, t).ask?.spec.sealed) return 'stale';
  return undefined;
};

/** Takes an answer if it is a member of the offer, and runs on when it was the last one. A refused answer changes nothing. */
export const takeReply = (game: Game, t: TableCore, seat: Seat, reply: Reply): RefusalReason | undefined => {
  const unasked = refusalOfSeat(game, t, seat);
  if (unasked !== undefined) return unasked;
  const op = askOp(game, t);
  const refused = refusalOf(offerAt(t, op, seat, false), reply);
  if (refused !== undefined) return refused;
  if (op.ask?.spec.seats) takeSealed(game, t, op, seat, reply);
  else {
    t.state[SEAT_ASKED + seat] = NOT_ASKED;
    keep(t, op, reply);
    run(game, t, op.next);
  }
  return undefined;
};

/** Takes the answer of one of several seats, and runs on when it was the last one. */
const takeSealed = (game: Game, t: TableCore, op: Op, seat: Seat, reply: Reply): void => {
  seal(t, seat, reply);
  if (nextAsked(t) === NONE) {
    unseal(t, op);
    run(game, t, op.next);
  } else t.version++;
};

/** Keeps the answer of the only seat that was asked in its local. */
const keep = (t: TableCore, op: Op, reply: Reply): void => {
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
const seal = (t: TableCore, seat: Seat, reply: Reply): void => {
  const { state } = t;
  state[SEAT_ASKED + seat] = ANSWERED;
  state[t.layout.pending + seat] = reply.values[0];
};

/** All answers are in: opens the sealed ones into their locals. */
const unseal = (t: TableCore, op: Op): void => {
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

/** In a re-dealt copy the answers of others are unknown: some legal one stands in for them. */
const guess = (t: TableCore, op: Op, seat: Seat): number => {
  if (!(t.chance instanceof FastChance)) throw new Error('only a sampled table can guess a sealed answer');
  return sampleReply(fill(t, op, frameAt(t, op), seat, false), t.chance, scratch).values[0];
};
