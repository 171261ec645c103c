import type { Message } from '@runehold/kernel/text/message';
import type { Holder } from '../../parts/people.ts';
import { PROTOCOL } from '../../version.ts';
import type { RoomMessage } from '../../wire/from-host.ts';
import { botName } from '../seating.ts';
import type { Visitor } from '../visitor.ts';
import { remove } from './room-host.ts';
import { swap, swapWith } from './swap.ts';
import {
  type Changed,
  isRefusal,
  leave,
  putBot,
  type Room,
  type RoomPerson,
  type RoomSeat,
  seatOf,
  sit,
} from './waiting-room.ts';

/** The levels of bots that people are offered, the strongest last; those with a nature; and all that can be had. */
export type RoomLevels = {
  readonly offered: readonly string[];
  readonly natured: readonly string[];
  readonly all: readonly string[];
};

/** A room, and who is in it now. */
export type SeenRoom = {
  readonly id: string;
  readonly room: Room;
  readonly here: ReadonlySet<string>;
  readonly levels: RoomLevels;
};

/** Somebody as they would sit down. */
export const sitterOf = ({ guest, name, outside }: Visitor): RoomPerson => ({
  guest,
  name,
  ...(outside && { outside }),
});

const holderOf = (seat: RoomSeat, at: number): Holder => {
  if (seat.kind === 'person')
    return { kind: 'person', name: seat.name, ...(seat.outside && { outside: true }) };
  return seat.kind === 'bot' ? { kind: 'bot', name: botName(at), level: seat.level } : { kind: 'open' };
};

const acts = ['sit', 'leave', 'bot', 'swap', 'remove'] as const;
type Act = (typeof acts)[number];

/** What somebody may do about a seat. */
const actsAt = ({ room, levels }: SeenRoom, visitor: Visitor, seat: number): Act[] => {
  const { guest } = visitor;
  const tried: Readonly<Record<Act, Changed>> = {
    sit: sit(room, sitterOf(visitor), seat),
    leave: leave(room, guest, seat),
    bot: putBot(room, guest, seat, levels.all[0] ?? '', levels.all),
    swap: swap(room, guest, seat, swapWith(room, guest, seat) !== 'asked'),
    remove: remove(room, guest, seat),
  };
  return acts.filter(
    // A name that is taken can be changed; the seat is there all the same.
    act => !isRefusal(tried[act]) || (tried[act] as Message).key === 'refusal.name-taken',
  );
};

const seatFor = (
  seen: SeenRoom,
  visitor: Visitor,
  seat: RoomSeat,
  at: number,
): RoomMessage['seats'][number] => {
  const { room, here } = seen;
  const isPerson = seat.kind === 'person';
  const asked = swapWith(room, visitor.guest, at);
  return {
    seat: at,
    holder: holderOf(seat, at),
    mine: isPerson && seat.guest === visitor.guest,
    host: isPerson && seat.guest === room.host,
    present: seat.kind === 'bot' || (isPerson && here.has(seat.guest)),
    ready: seat.kind === 'bot' || (isPerson && seat.ready),
    may: actsAt(seen, visitor, at),
    ...(asked !== undefined && { swap: asked }),
  };
};

/** A room as somebody in it is told it, but for what is said there. */
export const roomFor = (seen: SeenRoom, visitor: Visitor): Omit<RoomMessage, 'chat'> => {
  const { guest } = visitor;
  const { id, levels, here } = seen;
  const {
    game,
    options,
    content,
    listed,
    locked,
    private: isPrivate,
    unwatched,
    reliable,
    pace = 'none',
    noVacation,
    outsideBots,
    seats,
    host,
  } = seen.room;
  const seated = new Set(seats.flatMap(seat => (seat.kind === 'person' ? [seat.guest] : [])));
  const own = seats[seatOf(seen.room, guest)];
  const knew = own?.kind === 'person' ? own.knew : undefined;
  return {
    type: 'room',
    protocol: PROTOCOL,
    table: id,
    game,
    options,
    ...(content !== undefined && { content }),
    listed,
    pace,
    ...(noVacation && { noVacation }),
    ...(outsideBots && { outsideBots }),
    ...(locked && { locked }),
    ...(isPrivate && { private: isPrivate }),
    ...(unwatched && { unwatched }),
    ...(reliable && { reliable }),
    levels: levels.offered,
    ...(levels.natured.length > 0 && { natured: levels.natured }),
    seats: seats.map((seat, at) => seatFor(seen, visitor, seat, at)),
    spectators: [...here].filter(other => !seated.has(other)).length,
    host: guest === host,
    ...(knew && { knew }),
  };
};
