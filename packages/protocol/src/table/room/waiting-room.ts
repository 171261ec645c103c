import type { Seat } from '@runehold/kernel/layout/seats';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Message } from '@runehold/kernel/text/message';
import type { Pace } from '../../parts/clock-terms.ts';
import { skeletonOf } from '../../parts/skeleton.ts';
import { hostSays } from '../../say.ts';
import { judgeOutside, reasonOf } from '../seating.ts';

/** Who is to sit somewhere when the game begins. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      readonly ready: boolean;
      /** A program of somebody's. */
      readonly outside?: true;
      /** The person with whom they want to swap seats. */
      readonly wants?: string;
      /** What was to be played when they last agreed to it, where that has changed since. */
      readonly knew?: RoomPlan;
    };

/** What is to be played, as far as it may change while people gather. */
export type RoomPlan = {
  readonly options: ChosenOptions;
  readonly seats: number;
  readonly pace: Pace;
  /** Nobody's vacation stops the clock. */
  readonly noVacation?: true;
};

/**
 * A table at which people gather before there is a game: no card is dealt, no secret made, so seats and plan may be
 * changed freely. Every function here takes a room and gives another, or says why not.
 */
export type Room = {
  readonly host: string;
  readonly game: string;
  readonly options: ChosenOptions;
  readonly content?: string;
  readonly listed: boolean;
  /** Only who knows the password comes in, or is invited; the house knows, the room does not. */
  readonly locked?: true;
  /** There is no password: only who is invited comes in. */
  readonly private?: true;
  /** Only who sits there, or may, sees the game. */
  readonly unwatched?: true;
  /** Only who sees most of their games to the end sits down; the house sees to that. */
  readonly reliable?: true;
  /** How fast it is to be played; rooms of old do not say. */
  readonly pace?: Pace;
  readonly noVacation?: true;
  /** Outside bots may sit down. */
  readonly outsideBots?: true;
  readonly seats: readonly RoomSeat[];
  /** Whom the host has sent away for good. */
  readonly removed?: readonly string[];
  /** Since when the host has no window here, in house time; absent while they do. */
  readonly hostGone?: number;
};

/** Somebody in a room, or looking in. */
export type RoomPerson = { readonly guest: string; readonly name: string; readonly outside?: true };

export type Changed = Room | Message;
export const isRefusal = (changed: Changed): changed is Message => 'key' in changed;

const open: RoomSeat = { kind: 'open' };

/** The seat of a person; -1 if they have none. */
export const seatOf = ({ seats }: Room, guest: string): number =>
  seats.findIndex(seat => seat.kind === 'person' && seat.guest === guest);

const withSeat = (room: Room, seat: Seat, holder: RoomSeat): Room => ({
  ...room,
  seats: room.seats.with(seat, holder),
});

/** What somebody wanted of others, and others of them, is no longer so once they have moved. */
export const forgetSwaps = (room: Room, guest: string): Room => ({
  ...room,
  seats: room.seats.map(seat => {
    if (seat.kind !== 'person' || (seat.guest !== guest && seat.wants !== guest)) return seat;
    const { wants: _, ...rest } = seat;
    return rest;
  }),
});

/** Whether the host has sent somebody away. */
export const isRemoved = ({ removed = [] }: Room, guest: string): boolean => removed.includes(guest);

const isNameTaken = ({ seats }: Room, { guest, name }: RoomPerson): boolean =>
  seats.some(
    seat => seat.kind === 'person' && seat.guest !== guest && skeletonOf(seat.name) === skeletonOf(name),
  );

/** Sits down on an open seat; whoever sits already moves there. A bot makes room for a person. */
export const sit = (room: Room, person: RoomPerson, seat: Seat): Changed => {
  const there = room.seats[seat];
  if (there === undefined) return hostSays('refusal.no-seat');
  if (there.kind === 'person') return hostSays('refusal.seat-taken');
  const welcome = judgeOutside(room.outsideBots === true, person.outside === true);
  if ('refused' in welcome) return reasonOf(welcome);
  if (isRemoved(room, person.guest)) return hostSays('refusal.removed');
  if (isNameTaken(room, person)) return hostSays('refusal.name-taken');
  const before = seatOf(room, person.guest);
  const free = forgetSwaps(room, person.guest);
  const left = before < 0 ? free : withSeat(free, before, open);
  const own = room.seats[before];
  const knew = own?.kind === 'person' ? own.knew : undefined;
  return withSeat(left, seat, { kind: 'person', ...person, ready: false, ...(knew && { knew }) });
};

/** Gives up one's own seat; the host also sends bots away. */
export const leave = (room: Room, guest: string, seat: Seat): Changed => {
  const there = room.seats[seat];
  if (there === undefined) return hostSays('refusal.no-seat');
  if (there.kind === 'open') return hostSays('refusal.not-your-seat');
  if (there.kind === 'bot')
    return guest === room.host ? withSeat(room, seat, open) : hostSays('refusal.not-host');
  return there.guest === guest
    ? withSeat(forgetSwaps(room, guest), seat, open)
    : hostSays('refusal.not-your-seat');
};

/** The host has a bot sit where no person does. */
export const putBot = (
  room: Room,
  guest: string,
  seat: Seat,
  level: string,
  levels: readonly string[],
): Changed => {
  const there = room.seats[seat];
  if (there === undefined) return hostSays('refusal.no-seat');
  if (guest !== room.host) return hostSays('refusal.not-host');
  if (there.kind === 'person') return hostSays('refusal.seat-taken');
  return levels.includes(level) ? withSeat(room, seat, { kind: 'bot', level }) : hostSays('refusal.no-level');
};

/** Says that one is ready, or not any more. */
export const markReady = (room: Room, guest: string, ready: boolean): Changed => {
  const seat = seatOf(room, guest);
  const there = room.seats[seat];
  if (there?.kind !== 'person') return hostSays('refusal.only-players');
  const { knew, ...rest } = there;
  // Whoever is ready has agreed to what is to be played now.
  return withSeat(room, seat, { ...rest, ready, ...(knew && !ready && { knew }) });
};

/** Everybody has come and is ready: it begins. Somebody alone begins when they say so. */
export const isReady = ({ seats }: Room): boolean =>
  seats.every(seat => seat.kind === 'bot' || (seat.kind === 'person' && seat.ready)) &&
  seats.filter(({ kind }) => kind === 'person').length > 1;

/** The host begins now, with bots on what seats are open. */
export const fillUp = (room: Room, guest: string, level: string, levels: readonly string[]): Changed => {
  if (guest !== room.host) return hostSays('refusal.not-host');
  if (!levels.includes(level)) return hostSays('refusal.no-level');
  if (room.seats.every(({ kind }) => kind !== 'person')) return hostSays('refusal.nobody-sits');
  return { ...room, seats: room.seats.map(seat => (seat.kind === 'open' ? { kind: 'bot', level } : seat)) };
};
