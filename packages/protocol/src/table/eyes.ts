import type { Seat } from '@runehold/kernel/layout/seats';
import type { Holder } from '../parts/people.ts';

/** Who is on a seat, whose it is, and who has ever seen its hand. */
export type SeatHold = {
  readonly holder: Holder;
  /** The last person on it. It stays theirs while a bot minds it, and after they left until another sits down. */
  readonly owner: string | undefined;
  /** Every person who ever held it. */
  readonly eyes: readonly string[];
};

export const openSeat: SeatHold = { holder: { kind: 'open' }, owner: undefined, eyes: [] };

/** A seat after a handover. A hand, once seen, is never unseen. */
export const holdAfter = (
  { owner, eyes }: SeatHold,
  holder: Holder,
  guest: string | undefined,
): SeatHold => ({
  holder,
  owner: guest ?? owner,
  eyes: guest === undefined || eyes.includes(guest) ? eyes : [...eyes, guest],
});

/**
 * How a seat stands. Nobody ever held a free one or one of a bot; a minded one is played by a bot for its owner; a
 * vacated one was left for good.
 */
export const seatStates = ['free', 'bot', 'held', 'minded', 'vacated'] as const;
export type SeatState = (typeof seatStates)[number];

export const stateOf = ({ holder, owner }: SeatHold): SeatState => {
  switch (holder.kind) {
    case 'person':
      return 'held';
    case 'bot':
      return owner === undefined ? 'bot' : 'minded';
    case 'open':
      return owner === undefined ? 'free' : 'vacated';
  }
};

/**
 * What a person is to a seat: its owner; somebody who held it before; somebody who has seen hands of the same screen
 * only, or a hand elsewhere at the table; somebody who has seen none.
 */
export const ties = ['owner', 'former', 'screen', 'elsewhere', 'stranger'] as const;
export type Tie = (typeof ties)[number];

/** The seats of a table as far as trust goes: who has seen what, and which seats share a screen. */
export type Seats = {
  readonly holds: readonly SeatHold[];
  /** For each seat the group that was declared when the table was set; 0 for none. */
  readonly groups: readonly number[];
};

const shareScreen = (groups: readonly number[], a: Seat, b: Seat): boolean =>
  (groups[a] ?? 0) !== 0 && groups[a] === groups[b];

export const tieOf = ({ holds, groups }: Seats, guest: string, seat: Seat): Tie => {
  const { owner, eyes } = holds[seat];
  if (owner === guest) return 'owner';
  if (eyes.includes(guest)) return 'former';
  const seen = holds.flatMap((hold, other) => (hold.eyes.includes(guest) ? [other] : []));
  if (seen.length === 0) return 'stranger';
  // A hand before the shared screen that somebody else has held is another person's all the same.
  const isShared = eyes.length === 0 && seen.every(other => shareScreen(groups, seat, other));
  return isShared ? 'screen' : 'elsewhere';
};
