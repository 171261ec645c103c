import type { Seat } from '@runehold/kernel/layout/seats';
import { isSlow } from '../../parts/clock-terms.ts';
import type { HostedGame } from '../hosted-game.ts';
import { type Fitting, fitOf, questionOf } from './fit.ts';
import type { Order } from './order.ts';

/** Something that a table is to do for a person who left it so. */
export type OrderDue = {
  readonly seat: Seat;
  readonly ask: string;
  /** The record since which that is asked. */
  readonly since: number;
  readonly order: Order;
  readonly fit: Fitting;
};

const asked = (game: HostedGame): readonly Seat[] =>
  game.match.view('spectator').waiting.flatMap(({ seat, answered }) => (answered ? [] : [seat]));

/** Whether how soon the open ask is answered could tell something: it is hidden or sealed, or its rules cannot say. */
export const isHidden = (game: HostedGame): boolean => game.match.isHidden !== false;

const dueAt = (game: HostedGame, seat: Seat): OrderDue | undefined => {
  const since = game.askedSince(seat);
  if (game.holdOf(seat).holder.kind !== 'person') return undefined;
  const standing = game.orders.standing(seat).filter(order => order.open !== game.match.askIdOf(seat));
  if (standing.length === 0) return undefined;
  const question = questionOf(game.view(seat));
  if (question === undefined) return undefined;
  for (const order of standing) {
    const fit = fitOf(order, question, isHidden(game));
    if (fit) return { seat, ask: question.ask.id, since, order, fit };
  }
  return undefined;
};

/** Whether a seat is one that others wait for: no bot, and no person who has left an answer. */
const isOpen = (game: HostedGame, seat: Seat, dues: readonly OrderDue[]): boolean =>
  game.holdOf(seat).holder.kind !== 'bot' && dues.every(due => due.seat !== seat || 'dropped' in due.fit);

/**
 * What the orders at a table say to what is asked there now. Where it is played over days and how soon an answer comes
 * could tell, it is given when all others are in.
 */
export const ordersDue = (game: HostedGame): readonly OrderDue[] => {
  if (game.orders.all.length === 0 || game.isOver || game.frozen || game.isFull) return [];
  if (game.matters.play !== 'on') return [];
  const seats = asked(game);
  const dues = seats.flatMap(seat => dueAt(game, seat) ?? []);
  if (!isSlow(game.pace) || !isHidden(game)) return dues;
  const isWaiting = (due: OrderDue): boolean =>
    'reply' in due.fit && seats.some(seat => seat !== due.seat && isOpen(game, seat, dues));
  return dues.filter(due => !isWaiting(due));
};

/** Gives the answer that was left, or drops the order that fits no longer: nothing is chosen in its stead. */
export const carryOutOrder = ({ seat, ask, order, fit }: OrderDue, game: HostedGame): void => {
  if ('dropped' in fit) {
    game.orders.drop(order, fit.dropped);
    return;
  }
  const by = order.links[0].kind === 'lone' ? 'lone' : 'order';
  const refused = game.answer(seat, ask, game.seq, fit.reply, by);
  if (refused === undefined) game.orders.used(order);
  else game.orders.drop(order, 'not-offered');
};

/** Whether several people play, who could draw conclusions from how soon a seat answers. */
export const isWatched = ({ seats }: HostedGame): boolean =>
  seats.holds.filter(({ holder }) => holder.kind !== 'bot').length > 1;
