import type { Seat } from '@runehold/kernel/layout/seats';
import { hostSays } from '../../say.ts';
import { type Changed, forgetSwaps, type Room, type RoomSeat, seatOf } from './waiting-room.ts';

type Taken = Extract<RoomSeat, { readonly kind: 'person' }>;

const personAt = ({ seats }: Room, seat: Seat): Taken | undefined => {
  const there = seats[seat];
  return there?.kind === 'person' ? there : undefined;
};

/** How it stands between somebody and the person of a seat: one has asked the other to swap, or not. */
export const swapWith = (room: Room, guest: string, seat: Seat): 'asked' | 'wanted' | undefined => {
  const [own, there] = [personAt(room, seatOf(room, guest)), personAt(room, seat)];
  if (own === undefined || there === undefined || own === there) return undefined;
  if (there.wants === own.guest) return 'wanted';
  return own.wants === there.guest ? 'asked' : undefined;
};

/**
 * Asks the person of a seat to swap. When both want it they change places, and each says anew that they are ready. With
 * `on` false one takes back what one asked, or declines what one is asked.
 */
export const swap = (room: Room, guest: string, seat: Seat, on: boolean): Changed => {
  const from = seatOf(room, guest);
  const [own, there] = [personAt(room, from), personAt(room, seat)];
  if (own === undefined || there === undefined || from === seat) return hostSays('refusal.no-swap');
  const how = swapWith(room, guest, seat);
  if (!on) {
    const quiet = forgetSwaps(room, how === 'wanted' ? there.guest : guest);
    return how === undefined ? hostSays('refusal.no-swap') : quiet;
  }
  if (how !== 'wanted') return { ...room, seats: room.seats.with(from, { ...own, wants: there.guest }) };
  const free = forgetSwaps(forgetSwaps(room, guest), there.guest);
  const [mine, theirs] = [free.seats[from], free.seats[seat]];
  const seats = free.seats.with(from, { ...theirs, ready: false } as RoomSeat);
  return { ...free, seats: seats.with(seat, { ...mine, ready: false } as RoomSeat) };
};
