import { type Offer, PASS } from '../ask/offer.ts';
import type { RefusalReason } from '../ask/refusal.ts';
import { type Reply, refusalOf } from '../ask/reply.ts';
import { ASKED, CORE, STATUS } from '../layout/layout.ts';
import type { FrameCursor } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import { hasSeat } from '../layout/seats.ts';
import { NONE } from '../layout/zones.ts';
import type { TableCore } from '../table/table.ts';
import { GameFault } from './fault.ts';
import { clearStack, enter, frameAt, leave, push } from './frames.ts';
import type { Game } from './game.ts';
import type { Finding } from './handover.ts';
import { keep, seal, unseal } from './keeping.ts';
import { fill, formalityOf, offerAt } from './offering.ts';
import { type AskStep, OP } from './op.ts';
import { type Op, whereIs } from './procedure.ts';

// Places and states as constants of this file: optimized code knows those, and looks imported ones up each time.
const { frame: FRAME, step: STEP, asked: SEAT_ASKED, status: STATUS_NOW } = CORE;
const { serialLow: SERIAL_LOW, serialHigh: SERIAL_HIGH } = CORE;
const { running: RUNNING, asking: ASKING, over: OVER } = STATUS;
const { no: NOT_ASKED, open: OPEN } = ASKED;

const { when: WHEN, do: DO, ask: ASK, call: CALL, return: RETURN, choose: CHOOSE, match: MATCH } = OP;

/** Answers for every seat while rules are carried out, so that a table need not stop at each ask. */
export type Player = {
  /** One of the answers offered, or undefined to leave the ask open and stop. The table stands as at any open ask. */
  answer(offer: Offer, seat: Seat): Reply | undefined;
};

/** Puts the first frame on an empty table and runs to the first ask, or as far as a player answers. */
export const begin = (game: Game, t: TableCore, seats: number, player?: Player): void => {
  t.state[CORE.seats] = seats;
  t.state[CORE.top] = CORE.stack;
  push(t, game.entry, NONE);
  run(game, t, game.entry.ops[0], player);
};

/** Lets a player answer the open ask and all that come, to the end of the game or until he leaves one open. */
export const playOn = (game: Game, t: TableCore, player: Player): void => {
  const op = askOp(game, t);
  if (answerAll(t, op, player)) run(game, t, op.next, player);
};

/** Carries out steps until somebody must be asked, and no player answers at once, or the game is over. */
const run = (game: Game, t: TableCore, first: Op, player?: Player): void => {
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
      case MATCH:
        op = state[state[FRAME] + op.option] === op.value ? op.next : op.otherwise;
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
        if (openAsk(t, op, f, player)) return;
        if (player !== undefined) {
          // He may have looked at other tables meanwhile.
          f = frameAt(t, op);
          budget = game.budget;
        }
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

/** Puts an ask. True if somebody must still answer; false if every answer was a formality or a player gave it. */
const openAsk = (t: TableCore, op: Op, f: FrameCursor, player: Player | undefined): boolean => {
  const { spec, seatAt } = op.ask as AskStep;
  const { state } = t;
  if (t.sink !== undefined) t.sink.unasked?.(false);
  // Whatever was offered before, also to the same seat, was another ask.
  t.version++;
  state[STEP] = op.number;
  if (state[SERIAL_LOW] === 32767) {
    state[SERIAL_LOW] = 0;
    state[SERIAL_HIGH]++;
  } else state[SERIAL_LOW]++;
  if (spec.seats) return askSeveral(t, op, f, player);
  const seat = seatAt === NONE ? (spec.seat as Finding)(t, f) : state[state[FRAME] + seatAt];
  return askOne(t, op, f, seat, player);
};

/** Whether an answer picks something: who passes for want of anything else has done nothing that should be seen. */
const picks = ({ ask }: Op, { length, values }: Reply): boolean => {
  if (ask?.spec.plain) return false;
  const kind = ask?.spec.kind;
  return (kind === 'one' || kind === 'some') && length > 0 && values[0] !== PASS;
};

/** Asks one seat, if it has a choice. */
const askOne = (t: TableCore, op: Op, f: FrameCursor, seat: Seat, player: Player | undefined): boolean => {
  if (!(seat >= 0 && seat < t.seats)) return false;
  const { hidden } = (op.ask as AskStep).spec;
  const formality = hidden ? undefined : formalityOf(t, op, f, seat);
  if (formality) {
    if (t.sink !== undefined && picks(op, formality)) t.sink.unasked?.(true);
    keep(t, op, formality);
    return false;
  }
  const { state } = t;
  state[SEAT_ASKED + seat] = OPEN;
  state[STATUS_NOW] = ASKING;
  if (player === undefined) return true;
  const reply = player.answer(hidden ? fill(t, op, f, seat, false) : t.offer, seat);
  if (reply === undefined) return true;
  state[SEAT_ASKED + seat] = NOT_ASKED;
  state[STATUS_NOW] = RUNNING;
  keep(t, op, reply);
  return false;
};

/** Asks all seats that the ask names and that have a choice; false if nobody is left to answer. */
const askSeveral = (t: TableCore, op: Op, f: FrameCursor, player: Player | undefined): boolean => {
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
  else t.state[STATUS_NOW] = ASKING;
  return waiting && !(player && answerAll(t, op, player));
};

/** The step that is waiting for answers. */
export const askOp = (game: Game, t: TableCore): Op => {
  if (t.state[STATUS_NOW] !== ASKING) throw new Error('nobody is asked');
  return game.ops[t.state[STEP]];
};

/** What an asked seat may answer now. The offer is the table's own and is filled again by the next call. */
export const offerTo = (game: Game, t: TableCore, seat: Seat, explaining = false): Offer =>
  offerAt(t, askOp(game, t), seat, explaining);

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
  if (takeLegal(t, op, seat, reply)) run(game, t, op.next);
  else t.version++;
  return undefined;
};

/** Takes an answer that is a member of the offer; true if it was the last one that the ask waited for. */
const takeLegal = (t: TableCore, op: Op, seat: Seat, reply: Reply): boolean => {
  if (!op.ask?.spec.seats) {
    t.state[SEAT_ASKED + seat] = NOT_ASKED;
    keep(t, op, reply);
    return true;
  }
  seal(t, seat, reply);
  if (nextAsked(t) !== NONE) return false;
  unseal(t, op);
  return true;
};

/** Lets a player answer for every seat that is asked; false if he leaves the ask open. */
const answerAll = (t: TableCore, op: Op, player: Player): boolean => {
  for (let seat = nextAsked(t); seat !== NONE; seat = nextAsked(t)) {
    const reply = player.answer(offerAt(t, op, seat, false), seat);
    if (reply === undefined) return false;
    takeLegal(t, op, seat, reply);
    t.version++;
  }
  t.state[STATUS_NOW] = RUNNING;
  return true;
};
