import { FastChance } from '@runehold/kernel/chance/fast';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Outcome, Seat } from './seat.ts';

/** An answer to an ask as it came over the wire: one of its options, or what an absent player would do. */
export const anyReply = (ask: AskView, rng: FastChance): readonly number[] => {
  if (ask.kind === 'one') return [ask.options[rng.pick(ask.options.length)].code];
  if (ask.kind === 'yes') return [rng.pick(2)];
  if (ask.kind === 'number') return [ask.min + rng.pick(ask.max - ask.min + 1)];
  return ask.absent;
};

/** The ask a connection has open. */
export const askOf = (seat: Seat): AskView | undefined =>
  seat.view?.asks.find(({ answered }) => answered === undefined);

type HowLong = { readonly seed?: number; readonly answers?: number; readonly upTo?: number };

/** Answers whatever is asked: to the end, so many times, or until the log has come to a record. */
export const playOn = async (seat: Seat, howLong: HowLong = {}): Promise<Outcome[]> => {
  const { seed = 1, answers = Number.POSITIVE_INFINITY, upTo = Number.POSITIVE_INFINITY } = howLong;
  const rng = new FastChance(seed);
  const outcomes: Outcome[] = [];
  const isEnough = (): boolean => seat.over || seat.closed || seat.seq >= upTo;
  while (outcomes.length < answers) {
    await seat.until(() => isEnough() || askOf(seat) !== undefined);
    const ask = askOf(seat);
    if (isEnough() || !ask) break;
    const before = seat.seq;
    const outcome = await seat.answer(ask.id, anyReply(ask, rng));
    outcomes.push(outcome);
    if (outcome.type === 'done') await seat.until(() => seat.seq > before || seat.closed);
  }
  return outcomes;
};

/**
 * Answers until something is so or the game is over, takes back every other answer that can be, and gives it again. Says
 * how many were taken back.
 */
export const playTakingBack = async (
  seat: Seat,
  replyOf: (ask: AskView, rng: FastChance) => readonly number[] = anyReply,
  isEnough: () => boolean = () => false,
): Promise<number> => {
  const rng = new FastChance(5);
  let undone = 0;
  for (let n = 0; ; n++) {
    await seat.until(() => isEnough() || seat.over || askOf(seat) !== undefined);
    const ask = askOf(seat);
    if (isEnough() || seat.over || !ask) return undone;
    const before = seat.seq;
    const { type } = await seat.answer(ask.id, replyOf(ask, rng));
    if (type !== 'done') throw new Error(`an answer was not taken: ${type}`);
    await seat.until(() => seat.seq > before);
    if (seat.latest?.refusedUndo || n % 2 === 0) continue;
    const outcome = await seat.request({ type: 'undo', seq: seat.seq });
    if (outcome.type === 'done') undone++;
  }
};

/** Somebody who plays agrees to whoever asks to play on for whoever left. */
export const letIn = async (seat: Seat): Promise<void> => {
  await seat.until(() => seat.people?.matter?.what === 'admit');
  await seat.request({ type: 'vote', matter: seat.people?.matter?.id ?? 0, vote: 'yes' });
};
