/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** A set of seats as bits: seat `s` is bit `1 << s`. */
export type SeatMask = number;

/** How many seats any game may have. The width of every per-seat field and of every mask. */
export const MAX_SEATS = 4;

/** Every seat that could exist; also what "public" means to a mask. */
export const ALL_SEATS: SeatMask = (1 << MAX_SEATS) - 1;

/** Who looks: a seat, somebody at no seat, or the operator who sees all. */
export type Viewer = Seat | 'spectator' | 'all-seeing';

export const seatBit = (seat: Seat): SeatMask => 1 << seat;

export const hasSeat = (mask: SeatMask, seat: Seat): boolean => (mask & (1 << seat)) !== 0;

/** True if the viewer is among those who may see. Spectators see only what every seat sees. */
export const maySee = (mask: SeatMask, viewer: Viewer): boolean => {
  if (viewer === 'all-seeing') return true;
  if (viewer === 'spectator') return mask === ALL_SEATS;
  return hasSeat(mask, viewer);
};

/** The seats of a mask in ascending order. */
export const seatsOf = (mask: SeatMask): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(mask, seat)) seats.push(seat);
  return seats;
};
