import type { Seat } from '@runehold/kernel/layout/seats';
import { isSlow, type Pace } from '@runehold/protocol/parts/clock-terms';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import type { Notice } from '../store/notices/notice-store.ts';

/** How long somebody has to see for themselves that something waits for them, by how fast it is played. */
const SLOW_WAIT = 300_000;
const LIVE_WAIT = 20_000;

export const waitAt = (pace: Pace): number => (isSlow(pace) ? SLOW_WAIT : LIVE_WAIT);

type Player = readonly [seat: Seat, person: string];

/** Whose seats they are, seat by seat: of those who play, or also of those for whom a bot does. */
const playersOf = ({ seats }: HostedGame, holders: readonly string[]): readonly Player[] =>
  seats.holds.flatMap(({ holder, owner }, seat) =>
    holders.includes(holder.kind) && owner !== undefined ? [[seat, owner] as const] : [],
  );

/** Who is waited for, as everybody can see, and the record since which what they are asked has stood. */
export const askedIn = (game: HostedGame): readonly { readonly seat: Seat; readonly since: number }[] =>
  game.isOver
    ? []
    : game.match
        .view('spectator')
        .waiting.flatMap(({ seat, answered }) => (answered ? [] : [{ seat, since: game.askedSince(seat) }]));

/** Whether a record made others wait for a seat: whoever goes on with their own turn knows that it is theirs. */
const isNews = (record: LogRecord | undefined, seat: Seat): boolean =>
  record?.kind === 'opened' ||
  ((record?.kind === 'answered' || record?.kind === 'undone') && record.seat !== seat);

/** Whether a record ended the game. */
const isEnd = (record: LogRecord): boolean =>
  record.kind === 'answered' || (record.kind === 'matter' && record.outcome === 'carried');

/**
 * Who is to be told of the latest records of a game. It is made of what lies open to everybody, and it says so little
 * that nothing hidden could be in it: which kind of thing, at which table and record.
 */
export const noticesOf = (table: string, game: HostedGame, from: number): readonly Notice[] => {
  const wait = waitAt(game.pace);
  if (game.isOver) {
    const end = game.log.slice(from).findLastIndex(isEnd);
    if (end < 0) return [];
    const persons = new Set(playersOf(game, ['person', 'bot']).map(([, person]) => person));
    return [...persons].map(person => ({ person, kind: 'over', table, seq: from + end, wait }));
  }
  const players = playersOf(game, ['person']);
  if (players.length === 0) return [];
  const added = game.log.slice(from);
  // Whoever has taken over a seat that is waited for may have gone again.
  const sat = new Set(added.flatMap(record => (record.kind === 'handed-over' ? [record.seat] : [])));
  const asked = askedIn(game).filter(
    ({ seat, since }) => sat.has(seat) || (since >= from && isNews(game.log[since], seat)),
  );
  const moves = players.flatMap(([seat, person]): Notice[] => {
    const ask = asked.find(one => one.seat === seat);
    return ask === undefined ? [] : [{ person, kind: 'your-move', table, seq: ask.since, wait }];
  });
  const { open } = game.matters;
  if (open === undefined || open.id < from) return moves;
  const voted = new Set(open.votes.map(({ guest }) => guest));
  // A vote is soon over, however slowly the game is played.
  const votes = players
    .filter(([seat, person]) => seat !== open.seat && !voted.has(person))
    .map(([, person]): Notice => ({ person, kind: 'vote', table, seq: open.id, wait: LIVE_WAIT }));
  return [...moves, ...votes];
};

/** Those without whom a room in which every seat is taken does not begin. */
export const awaitedIn = ({ seats }: Room): readonly string[] =>
  seats.some(({ kind }) => kind === 'open')
    ? []
    : seats.flatMap(seat => (seat.kind === 'person' && !seat.ready ? [seat.guest] : []));

/** Who is to be told that a room is full and waits for them: once for each company that comes together. */
export const noticesOfRoom = (table: string, room: Room): readonly Notice[] => {
  const company = room.seats.flatMap(seat => (seat.kind === 'person' ? [seat.guest] : []));
  if (company.length < 2) return [];
  const mark = `${table} ${[...company].sort().join(' ')}`;
  const wait = waitAt(room.pace ?? 'none');
  return awaitedIn(room).map(person => ({ person, kind: 'room-ready', table, wait, mark }));
};
