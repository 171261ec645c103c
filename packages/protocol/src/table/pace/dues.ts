import type { Seat } from '@runehold/kernel/layout/seats';
import { mayVote, votingTerm } from '../council/matters.ts';
import { stateOf } from '../eyes.ts';
import type { HostedGame } from '../hosted-game.ts';
import { ordersDue } from '../orders/order-due.ts';
import { botToMove } from '../seating.ts';
import type { Clocks } from './clocks.ts';
import { ON_THE_WAY } from './timekeeper.ts';

/** What is told to a person at a time, whether anybody is at the table or not. */
export const reminderKinds = ['start', 'half', 'last', 'vote', 'vacated'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** What the table itself is woken for: time is up for a turn, or altogether; a vote ends; a bot, or an order that somebody
 * left, was to answer and has not. */
export type DeedKind = 'turn' | 'bank' | 'settle' | 'bot' | 'order';

/** Something that is due at a table that is played over days, of which there is one of a kind for each seat. */
export type Due = {
  readonly seat: Seat;
  /** House time. */
  readonly at: number;
  /** The record that it is about. Of one kind, seat and record there is never more than one. */
  readonly seq: number;
} & (
  | { readonly kind: DeedKind }
  | {
      readonly kind: ReminderKind;
      readonly person: string;
      /** When the time is up, where there is any. */
      readonly until?: number;
    }
);

const HOUR = 3_600_000;

/** Little time is left. */
const LITTLE = 3 * HOUR;

/** Whoever answers by themselves and has not for so long was interrupted. */
const BOT = 60_000;

/** What is due about a seat whose time runs. */
const turnDues = (clocks: Clocks, seat: Seat, person: string): readonly Due[] => {
  const [turn, bank] = [clocks.turnDueAt(seat), clocks.dueAt(seat)];
  if (turn === undefined || bank === undefined) return [];
  const { since, late } = clocks.of(seat);
  const { seq } = since;
  if (late !== undefined) return [{ seat, kind: 'bank', seq, at: bank + ON_THE_WAY }];
  const notice = { seat, seq, person, until: turn };
  const half = clocks.terms.grace / 2;
  return [
    { ...notice, kind: 'start', at: since.at },
    // Of what should have been said long ago only the latest is.
    ...(turn - LITTLE > clocks.at ? [{ ...notice, kind: 'half' as const, at: turn - half }] : []),
    ...(half > LITTLE ? [{ ...notice, kind: 'last' as const, at: turn - LITTLE }] : []),
    { seat, kind: 'turn', seq, at: turn + ON_THE_WAY },
  ];
};

/** What the others may vote on: what is proposed, or else what they may propose since somebody's time is up. */
const votable = (game: HostedGame) => {
  const { matters, clocks, seats } = game;
  const { open } = matters;
  if (open) return { ...open, seq: open.id, until: open.at + votingTerm(game) };
  const late = seats.holds.flatMap((_, seat) => {
    const moment = clocks?.runs(seat) ? clocks.of(seat).late : undefined;
    return moment ? [{ ...moment, seat, votes: [], until: undefined }] : [];
  });
  return late.sort((a, b) => b.seq - a.seq)[0];
};

const voteDues = (game: HostedGame): readonly Due[] => {
  const about = votable(game);
  if (about === undefined) return [];
  const { seq, at, until } = about;
  const told = new Set(about.votes.map(({ guest }) => guest));
  return game.seats.holds.flatMap(({ holder, owner }, seat): Due[] => {
    if (holder.kind !== 'person' || owner === undefined || told.has(owner)) return [];
    told.add(owner);
    if (!mayVote(game, about.seat, owner)) return [];
    return [{ seat, kind: 'vote', seq, at, person: owner, ...(until !== undefined && { until }) }];
  });
};

/** Who lost a seat because their time was up. */
const vacatedDues = ({ seats, log }: HostedGame): readonly Due[] =>
  seats.holds.flatMap((hold, seat): Due[] => {
    if (stateOf(hold) !== 'vacated' || hold.owner === undefined) return [];
    const seq = log.findLastIndex(record => record.kind === 'handed-over' && record.seat === seat);
    const record = log[seq];
    if (record?.kind !== 'handed-over' || record.cause !== 'expired') return [];
    return [{ seat, kind: 'vacated', seq, at: record.stamp?.at ?? 0, person: hold.owner }];
  });

/**
 * Everything that is due at a table, as its log stands; undefined where it is not played over days, for then whoever is
 * there sees to it. It follows from the log, and is written down with it.
 */
export const duesOf = (game: HostedGame): readonly Due[] | undefined => {
  const { clocks, matters, seats } = game;
  if (!clocks?.terms.slow) return undefined;
  if (game.isOver || game.frozen || game.isFull) return [];
  const { open } = matters;
  const bot = botToMove(game);
  return [
    ...seats.holds.flatMap(({ owner }, seat) => (owner === undefined ? [] : turnDues(clocks, seat, owner))),
    ...voteDues(game),
    ...vacatedDues(game),
    ...(open ? [{ seat: 0, kind: 'settle' as const, seq: open.id, at: open.at + votingTerm(game) }] : []),
    ...ordersDue(game).map(({ seat }) => ({
      seat,
      kind: 'order' as const,
      seq: game.seq,
      at: clocks.at + BOT,
    })),
    ...(bot ? [{ seat: bot.seat, kind: 'bot' as const, seq: game.seq, at: clocks.at + BOT }] : []),
  ];
};
