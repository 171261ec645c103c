import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { ClockTerms } from '../../parts/clock-terms.ts';
import { hostSays } from '../../say.ts';
import type { HostedGame } from '../hosted-game.ts';
import { putDeputy } from '../seating.ts';

/** An answer that comes so little too late was on its way in time. */
export const ON_THE_WAY = 250;

/** Whoever does not answer in time so often in a row has a bot play for them. */
const MISSES = 2;

/** What somebody may give another of their own accord: a part of what everybody begins with. */
const GIFT = 0.25;

const seatsOf = ({ setup }: HostedGame): readonly Seat[] =>
  Array.from({ length: setup.seats }, (_, seat) => seat);

/**
 * When something is to be done about the time of a seat, if nothing happens before: it is up. Where play is slow, first
 * the time for this turn is, and then all of it.
 */
const upAt = ({ clocks }: HostedGame, seat: Seat): number | undefined => {
  if (clocks === undefined) return undefined;
  return clocks.terms.slow && clocks.of(seat).late === undefined
    ? clocks.turnDueAt(seat)
    : clocks.dueAt(seat);
};

/** In how many milliseconds the time of a seat is up, if nothing happens before; undefined where none runs. */
export const nextDue = (game: HostedGame, now: number): number | undefined => {
  if (game.clocks === undefined || game.isOver) return undefined;
  const times = seatsOf(game).flatMap(seat => upAt(game, seat) ?? []);
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times) + ON_THE_WAY - now);
};

/** A seat whose time is up. */
export const overdue = (game: HostedGame, now: number): Seat | undefined => {
  if (game.clocks === undefined || game.isOver || game.frozen || game.isFull) return undefined;
  return seatsOf(game).find(seat => {
    const due = upAt(game, seat);
    return due !== undefined && due + ON_THE_WAY <= now;
  });
};

/** Does what an absent player does; says whether it was taken. */
const answerAbsent = (game: HostedGame, seat: Seat): boolean => {
  const absent = game.match.view(seat).asks[0]?.absent;
  return (
    absent !== undefined &&
    game.answer(seat, game.match.askIdOf(seat), game.seq, absent, 'absent') === undefined
  );
};

/**
 * What is done at a table that is played over days: what an absent player does, where the ask says that this harms nobody;
 * else it is written down that the time for this turn is up, so that the others may vote, and the bank runs. When that is
 * used up, too, the seat is vacated.
 */
const runOutSlowly = (game: HostedGame, seat: Seat): undefined => {
  const isLate = game.clocks?.of(seat).late !== undefined;
  if (isLate) game.handOver(seat, { kind: 'open' }, undefined, { cause: 'expired' });
  else if (!game.match.isHarmless || !answerAbsent(game, seat))
    if (!game.frozen && game.fault === undefined) game.turnClock({ what: 'late', seat });
  return undefined;
};

/** What is done for somebody whose time is up: what an absent player does; the second time in a row a bot plays on. */
export const runOut = (game: HostedGame, seat: Seat, levels: readonly string[]): undefined => {
  if (game.clocks?.terms.slow) return runOutSlowly(game, seat);
  const isLost = !answerAbsent(game, seat) || (game.clocks?.missesOf(seat) ?? 0) >= MISSES;
  if (!isLost || game.isOver || game.frozen) return undefined;
  putDeputy(game, seat, levels, 'expired');
  return undefined;
};

/** Why somebody may not give a seat time now; undefined if they may. */
export const refuseGift = (game: HostedGame, person: string, seat: Seat): Message | undefined => {
  if (game.clocks === undefined) return hostSays('refusal.no-clock');
  if (seat >= game.setup.seats) return hostSays('refusal.no-seat');
  const isPlayer = game.seats.holds.some(({ holder, owner }) => holder.kind === 'person' && owner === person);
  if (!isPlayer || game.holdOf(seat).owner === person) return hostSays('refusal.only-others');
  return game.clocks.mayExtend(seat) ? undefined : hostSays('refusal.no-more-time');
};

/** How much time is given to somebody: a part of the bank, or of days as many as the turn has. */
const giftOf = ({ slow, grace, bank }: ClockTerms): number => (slow ? grace : bank * GIFT);

/** Gives a seat time, in the name of a player. */
export const giveTime = (game: HostedGame, person: string, seat: Seat): undefined => {
  const by = game.seats.holds.findIndex(({ holder, owner }) => holder.kind === 'person' && owner === person);
  if (game.clocks) game.turnClock({ what: 'extended', seat, by, ms: giftOf(game.clocks.terms) });
  return undefined;
};

/** Why time cannot be given to all now; undefined if it can. */
export const refuseGiftToAll = ({ clocks, matters, now }: HostedGame): Message | undefined => {
  if (clocks === undefined || now === undefined) return hostSays('refusal.no-clock');
  if (matters.play !== 'on') return hostSays('refusal.paused');
  return clocks.toExtend(now()).length > 0 ? undefined : hostSays('refusal.time-enough');
};

/** Gives time to all whose clock it is good for. */
export const giveAll = (game: HostedGame): void => {
  if (game.clocks) game.turnClock({ what: 'extended', ms: giftOf(game.clocks.terms) });
};

/** How long nothing may have been written down before a table that is loaded counts as put away. */
const A_MOMENT = 1000;

/** Whether a table that is taken up was put away for a while. Where it is played over days that is nothing unusual. */
export const isPutAway = (game: HostedGame, now: number): boolean => {
  const { clocks } = game;
  if (clocks === undefined || clocks.terms.slow || game.isOver || game.frozen || game.isFull) return false;
  return now - clocks.at >= A_MOMENT;
};
