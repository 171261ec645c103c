import type { Seat } from '@runehold/kernel/layout/seats';
import { isSlow } from '../../parts/clock-terms.ts';
import { hostSays } from '../../say.ts';
import { type Changed, forgetSwaps, type Room, seatOf } from './waiting-room.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a host may be away before somebody else is: minutes where people wait, days where they come and go. */
export const hostTerm = ({ pace }: Pick<Room, 'pace'>): number =>
  isSlow(pace) ? 3 * DAY_MS : 10 * MINUTE_MS;

/** The host sends the person of a seat away, for good: nobody need gather with somebody they do not want there. */
export const remove = (room: Room, guest: string, seat: Seat): Changed => {
  if (guest !== room.host) return hostSays('refusal.not-host');
  const there = room.seats[seat];
  if (there?.kind !== 'person' || there.guest === guest) return hostSays('refusal.no-seat');
  const free = forgetSwaps(room, there.guest);
  return {
    ...free,
    seats: free.seats.with(seat, { kind: 'open' }),
    removed: [...(room.removed ?? []), there.guest],
  };
};

const withoutHostGone = ({ hostGone: _, ...room }: Room): Room => room;

/** The room as it is with the host here, or away since now at the latest. */
export const noteHost = (room: Room, isHere: boolean, now: number): Room => {
  if (isHere) return room.hostGone === undefined ? room : withoutHostGone(room);
  return room.hostGone === undefined ? { ...room, hostGone: now } : room;
};

/** Whoever sits next after a host who has been away too long is host in their place, if anybody who is here sits. */
export const passOn = (room: Room, here: ReadonlySet<string>, now: number): Room => {
  if (room.hostGone === undefined || now - room.hostGone < hostTerm(room)) return room;
  const from = seatOf(room, room.host) + 1;
  const order = [...room.seats.slice(from), ...room.seats.slice(0, from)];
  const next = order.find(seat => seat.kind === 'person' && seat.guest !== room.host && here.has(seat.guest));
  return next?.kind === 'person' ? { ...withoutHostGone(room), host: next.guest } : room;
};
