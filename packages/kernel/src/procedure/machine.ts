import { isDeadEnd, isForced, plainReply, sampleReply } from '../ask/answers.ts';
import { fillOffer } from '../ask/fill.ts';
import type { Offer } from '../ask/offer.ts';
import { Reply, refusalOf } from '../ask/reply.ts';
import { FastChance } from '../chance/fast.ts';
import type { Game } from '../game.ts';
import { ASKED, CORE, STATUS } from '../layout/layout.ts';
import type { Seat, SeatMask } from '../layout/seats.ts';
import { hasSeat, seatBit } from '../layout/seats.ts';
import type { TableCore } from '../layout/table.ts';
import { NONE } from '../layout/zones.ts';
import type { RefusalReason } from '../match/refusal.ts';
import { GameFault } from './fault.ts';
import type { FrameCursor, LocalDecls } from './locals.ts';
import type { AskStep } from './op.ts';
import { OP } from './op.ts';
import type { Op, Procedure } from './procedure.ts';

const scratch = new Reply();

export const whereIs = (op: Op): string => `${op.owner.name}[${op.index}]`;

/** Puts the first frame on an empty table and runs to the first ask. */
export const begin = (game: Game, t: TableCore, seats: number): void => {
  t.state[CORE.seats] = seats;
  t.state[CORE.top] = CORE.stack;
  push(t, game.entry, NONE);
  run(game, t);
};

const push = (t: TableCore, callee: Procedure, returnTo: number): number => {
  const base = t.state[CORE.top];
  const top = base + callee.size;
  if (top > CORE.stack + t.layout.stackSize)
    throw new GameFault('stack-full', callee.name, `${t.layout.stackSize} numbers are not enough`);
  t.state[base] = t.state[CORE.frame];
  t.state[base + 1] = returnTo;
  t.state[CORE.frame] = base;
  t.state[CORE.top] = top;
  t.state[CORE.step] = callee.start;
  return base;
};

/** Takes the finished frame off, leaving no trace of it in the state. */
const pop = (t: TableCore): void => {
  const base = t.state[CORE.frame];
  const top = t.state[CORE.top];
  t.state[CORE.frame] = t.state[base];
  t.state[CORE.step] = t.state[base + 1];
  t.state[CORE.top] = base;
  t.state.fill(0, base, top);
};

const bind = (t: TableCore, op: Op): FrameCursor => {
  const window = op.window as NonNullable<typeof op.window>;
  window.stack = t.state;
  window.base = t.state[CORE.frame];
  return op.cursor as FrameCursor;
};

/** Carries out steps until somebody must be asked or the game is over. */
const run = (game: Game, t: TableCore): void => {
  const { state } = t;
  const ops = game.ops;
  t.version++;
  state[CORE.status] = STATUS.running;
  const { trace } = t;
  // The step is kept at hand, and written back whenever somebody else may look.
  let step = state[CORE.step];
  for (let budget = game.budget; ; budget--) {
    const op = ops[step];
    if (budget === 0) throw new GameFault('step-budget', whereIs(op), `more than ${game.budget} steps`);
    if (trace) trace[step] = 1;
    const f = bind(t, op);
    switch (op.kind) {
      case OP.do:
        step++;
        (op.effect as NonNullable<typeof op.effect>)(t, f);
        if (state[CORE.status] === STATUS.over) {
          clearStack(t);
          return;
        }
        break;
      case OP.unless:
        step = (op.test as NonNullable<typeof op.test>)(t, f) ? step + 1 : op.goto;
        break;
      case OP.jump:
        step = op.goto;
        break;
      case OP.call:
        state[CORE.step] = step;
        enter(t, op, f);
        step = state[CORE.step];
        break;
      case OP.return:
        if (!leave(game, t, op))
          throw new GameFault('no-end', whereIs(op), 'the rules ended, the game did not');
        step = state[CORE.step];
        break;
      case OP.ask:
        state[CORE.step] = step;
        if (openAsk(t, op, f)) return;
        step = state[CORE.step];
        break;
    }
  }
};

const clearStack = (t: TableCore): void => {
  t.state.fill(0, CORE.stack, t.state[CORE.top]);
  t.state[CORE.frame] = 0;
  t.state[CORE.top] = CORE.stack;
  t.state[CORE.step] = 0;
  t.version++;
};

const enter = (t: TableCore, op: Op, f: FrameCursor): void => {
  const which = op.which ? op.which(t, f) : 0;
  const callee = op.linked[which];
  if (callee === undefined) throw new GameFault('broken-rule', whereIs(op), `no procedure ${which} to call`);
  const base = push(t, callee, t.state[CORE.step] + 1);
  if (op.enter) {
    callee.calleeCursor.bind(t.state, base);
    op.enter(t, f, callee.calleeCursor);
  }
};

/** Returns to the caller; false if there is none. */
const leave = (game: Game, t: TableCore, op: Op): boolean => {
  const base = t.state[CORE.frame];
  const returnTo = t.state[base + 1];
  if (returnTo === NONE) return false;
  const call = game.ops[returnTo - 1];
  if (call.leave) {
    const caller = call.owner.cursor;
    caller.bind(t.state, t.state[base]);
    op.owner.calleeCursor.bind(t.state, base);
    call.leave(t, caller, op.owner.calleeCursor);
  }
  pop(t);
  return true;
};

/** Puts an ask. True if somebody must answer; false if every answer was a formality and has been filled in. */
const openAsk = (t: TableCore, op: Op, f: FrameCursor): boolean => {
  const ask = op.ask as AskStep;
  const { state } = t;
  // Whatever was offered before, also to the same seat, was another ask.
  t.version++;
  const asked = askedSeats(t, ask, f);
  if (state[CORE.serialLow] === 32767) {
    state[CORE.serialLow] = 0;
    state[CORE.serialHigh]++;
  } else state[CORE.serialLow]++;
  let waiting = false;
  for (let seat = 0; seat < t.seats; seat++) {
    if (!hasSeat(asked, seat)) continue;
    if (!ask.spec.hidden && answerFormality(t, op, f, seat)) continue;
    state[CORE.asked + seat] = ASKED.open;
    waiting = true;
  }
  if (!waiting) {
    settle(t, op);
    return false;
  }
  state[CORE.status] = STATUS.asking;
  return true;
};

const askedSeats = (t: TableCore, ask: AskStep, f: FrameCursor): SeatMask => {
  const { seat, seats } = ask.spec;
  if (seats) return seats(t as never, f as never);
  return seat ? seatBit(seat(t as never, f as never)) : 0;
};

/** Answers for a seat that has only one answer, known to all. */
const answerFormality = (t: TableCore, op: Op, f: FrameCursor, seat: Seat): boolean => {
  const offer = fill(t, op, f, seat, false);
  if (!isForced(offer)) return false;
  keep(t, op, seat, plainReply(offer, scratch));
  return true;
};

const fill = (t: TableCore, op: Op, f: FrameCursor, seat: Seat, explaining: boolean): Offer => {
  const ask = op.ask as AskStep;
  fillOffer<never, LocalDecls>(ask.spec as never, t as never, f as never, seat, t.offer, explaining);
  if (isDeadEnd(t.offer)) throw new GameFault('dead-end', whereIs(op), `seat ${seat} has no legal answer`);
  t.offerSeat = seat;
  t.offerVersion = t.version;
  return t.offer;
};

/** The step that is waiting for answers. */
export const askOp = (game: Game, t: TableCore): Op => {
  if (t.state[CORE.status] !== STATUS.asking) throw new Error('nobody is asked');
  return game.ops[t.state[CORE.step]];
};

/** What an asked seat may answer now. The offer is the table's own and is filled again by the next call. */
export const offerTo = (game: Game, t: TableCore, seat: Seat, explaining = false): Offer => {
  const op = askOp(game, t);
  const f = bind(t, op);
  if (t.offerSeat === seat && t.offerVersion === t.version && (t.offer.explaining || !explaining))
    return t.offer;
  return fill(t, op, f, seat, explaining);
};

/** The next seat that has not answered, or `NONE`. */
export const nextAsked = (t: TableCore): Seat => {
  for (let seat = 0; seat < t.seats; seat++) if (t.state[CORE.asked + seat] === ASKED.open) return seat;
  return NONE;
};

/** Why a seat may not answer now, whatever it says. */
export const refusalOfSeat = (game: Game, t: TableCore, seat: Seat): RefusalReason | undefined => {
  if (t.over) return 'game-over';
  const asked = seat >= 0 && seat < t.seats ? t.state[CORE.asked + seat] : ASKED.no;
  if (asked === ASKED.no) return 'wrong-seat';
  if (asked !== ASKED.open && !askOp(game, t).ask?.spec.sealed) return 'stale';
  return undefined;
};

/** Takes an answer if it is a member of the offer, and runs on when it was the last one. A refused answer changes nothing. */
export const takeReply = (game: Game, t: TableCore, seat: Seat, reply: Reply): RefusalReason | undefined => {
  const refused = refusalOfSeat(game, t, seat) ?? refusalOf(offerTo(game, t, seat), reply);
  if (refused !== undefined) return refused;
  const op = askOp(game, t);
  keep(t, op, seat, reply);
  if (nextAsked(t) !== NONE) {
    t.version++;
    return undefined;
  }
  settle(t, op);
  run(game, t);
  return undefined;
};

/** Keeps one seat's answer: at once in the local if it is the only seat, else sealed until all are in. */
const keep = (t: TableCore, op: Op, seat: Seat, reply: Reply): void => {
  const { spec, store } = op.ask as AskStep;
  const { state } = t;
  state[CORE.asked + seat] = ASKED.answered;
  if (spec.seats) {
    const row = pendingRow(t, seat);
    state[row] = reply.length;
    for (let i = 0; i < reply.length; i++) state[row + 1 + i] = reply.values[i];
    return;
  }
  const at = state[CORE.frame] + store.offset;
  if (store.decl.local !== 'list') {
    state[at] = reply.values[0];
    return;
  }
  if (reply.length > store.decl.capacity)
    throw new GameFault('broken-rule', whereIs(op), `an answer of ${reply.length} does not fit its local`);
  state.fill(0, at, at + 1 + store.decl.capacity);
  state[at] = reply.length;
  for (let i = 0; i < reply.length; i++) state[at + 1 + i] = reply.values[i];
};

const pendingRow = (t: TableCore, seat: Seat): number => t.layout.pending + seat * (1 + t.layout.replySize);

/** All answers are in: opens the sealed ones into their locals and goes past the ask. */
const settle = (t: TableCore, op: Op): void => {
  const { spec, store } = op.ask as AskStep;
  const { state } = t;
  // Opening what several seats wrote under seal tells each what the others wrote.
  if (spec.seats && t.watch) t.watch.learned = true;
  for (let seat = 0; seat < t.seats; seat++) {
    const asked = state[CORE.asked + seat];
    state[CORE.asked + seat] = ASKED.no;
    if (!spec.seats || asked === ASKED.no) continue;
    const row = pendingRow(t, seat);
    if (asked === ASKED.sealedUnknown) state[row + 1] = guess(t, op, seat);
    state[state[CORE.frame] + store.offset + seat] = state[row + 1];
    state.fill(0, row, row + 1 + t.layout.replySize);
  }
  state[CORE.step]++;
};

/** In a re-dealt copy the answers of others are unknown: some legal one stands in for them. */
const guess = (t: TableCore, op: Op, seat: Seat): number => {
  if (!(t.chance instanceof FastChance)) throw new Error('only a sampled table can guess a sealed answer');
  return sampleReply(fill(t, op, bind(t, op), seat, false), t.chance, scratch).values[0];
};
