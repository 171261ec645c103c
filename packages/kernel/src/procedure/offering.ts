import { isDeadEnd, isForced, plainReply } from '../ask/answers.ts';
import { fillOffer } from '../ask/fill.ts';
import type { Offer } from '../ask/offer.ts';
import { Reply } from '../ask/reply.ts';
import type { FrameCursor, LocalDecls } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';
import { GameFault } from './fault.ts';
import { frameAt } from './frames.ts';
import type { AskStep } from './op.ts';
import { type Op, whereIs } from './procedure.ts';

const scratch = new Reply();

const deadEnd = (op: Op, seat: Seat): never => {
  throw new GameFault('dead-end', whereIs(op), `seat ${seat} has no legal answer`);
};

/** Lists what an ask allows a seat now. The offer is the table's own and is filled again by the next call. */
export const fill = (t: TableCore, op: Op, f: FrameCursor, seat: Seat, explaining: boolean): Offer => {
  const ask = op.ask as AskStep;
  fillOffer<never, LocalDecls>(ask.spec as never, t as never, f as never, seat, t.offer, explaining);
  if (isDeadEnd(t.offer)) deadEnd(op, seat);
  t.offerSeat = seat;
  t.offerVersion = t.version;
  return t.offer;
};

/** What an ask allows a seat, listed anew only if it is not known yet. */
export const offerAt = (t: TableCore, op: Op, seat: Seat, explaining: boolean): Offer => {
  const f = frameAt(t, op);
  if (t.offerSeat === seat && t.offerVersion === t.version && (t.offer.explaining || !explaining))
    return t.offer;
  return fill(t, op, f, seat, explaining);
};

/** The answer of a seat that has only one, known to all. */
export const formalityOf = (t: TableCore, op: Op, f: FrameCursor, seat: Seat): Reply | undefined => {
  const offer = fill(t, op, f, seat, false);
  return isForced(offer) ? plainReply(offer, scratch) : undefined;
};
