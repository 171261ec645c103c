import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../../words.ts';
import type { HostedGame } from '../hosted-game.ts';
import { putDeputy } from '../seating.ts';

/** An answer that comes so little too late was on its way in time. */
const ON_THE_WAY = 250;

/** Whoever does not answer in time so often in a row has a bot play for them. */
const MISSES = 2;

/** What somebody may give another of their own accord: a part of what everybody begins with. */
const GIFT = 0.25;

const seatsOf = ({ setup }: HostedGame): readonly Seat[] =>
  Array.from({ length: setup.seats }, (_, seat) => seat);

/** In how many milliseconds the time of a seat is up, if nothing happens before; undefined where none runs. */
export const nextDue = (game: HostedGame, now: number): number | undefined => {
  const { clocks } = game;
  if (clocks === undefined || game.isOver) return undefined;
  const times = seatsOf(game).flatMap(seat => clocks.dueAt(seat) ?? []);
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times) + ON_THE_WAY - now);
};

/** A seat whose time is up. */
export const overdue = (game: HostedGame, now: number): Seat | undefined => {
  const { clocks } = game;
  if (clocks === undefined || game.isOver || game.frozen || game.isFull) return undefined;
  return seatsOf(game).find(seat => {
    const due = clocks.dueAt(seat);
    return due !== undefined && due + ON_THE_WAY <= now;
  });
};

/** What is done for somebody whose time is up: what an absent player does; the second time in a row a bot plays on. */
export const runOut = (game: HostedGame, seat: Seat, levels: readonly string[]): undefined => {
  const absent = game.match.view(seat).asks[0]?.absent;
  const refused =
    absent === undefined
      ? 'not-offered'
      : game.answer(seat, game.match.askIdOf(seat), game.seq, absent, 'absent');
  const isLost = refused !== undefined || (game.clocks?.missesOf(seat) ?? 0) >= MISSES;
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

/** Gives a seat time, in the name of a player. */
export const giveTime = (game: HostedGame, person: string, seat: Seat): undefined => {
  const by = game.seats.holds.findIndex(({ holder, owner }) => holder.kind === 'person' && owner === person);
  if (game.clocks) game.turnClock({ what: 'extended', seat, by, ms: game.clocks.terms.bank * GIFT });
  return undefined;
};

/** How long nothing may have been written down before a table that is loaded counts as put away. */
const A_MOMENT = 1000;

/** Whether a table that is taken up was put away for a while. */
export const isPutAway = (game: HostedGame, now: number): boolean => {
  const { clocks } = game;
  return clocks !== undefined && !game.isOver && !game.frozen && !game.isFull && now - clocks.at >= A_MOMENT;
};
