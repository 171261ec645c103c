import { randomBytes } from 'node:crypto';
import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { LiveRoom } from '@runehold/protocol/table/room/live-room';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import { botName } from '@runehold/protocol/table/seating';
import { type Capsule, levelsIn } from '@runehold/shelf/capsule';
import { noticesOfRoom } from '../notices/from-game.ts';
import { setupMessage } from '../platform/refusal.ts';
import type { Store, StoredRoom, TableHead } from '../store/store.ts';
import { chatKeeper } from './chat-keeper.ts';

/** The game of a room: only now there is a secret, and cards are dealt. */
const gameOf = (
  { engine }: Capsule,
  { seats, options, pace = 'none', noVacation, outsideBots }: Room,
  now: () => number,
): HostedGame => {
  const secret = randomBytes(32).toString('hex');
  const timing = pace === 'none' ? undefined : { pace, noVacation: noVacation === true, now };
  const hosted = HostedGame.open(engine, { seats: seats.length, options, secret }, [], timing, outsideBots);
  for (const [at, seat] of seats.entries()) {
    if (seat.kind === 'person')
      hosted.handOver(
        at,
        { kind: 'person', name: seat.name, ...(seat.outside && { outside: true }) },
        seat.guest,
        { cause: 'sat' },
      );
    if (seat.kind === 'bot') hosted.handOver(at, { kind: 'bot', name: botName(at), level: seat.level });
  }
  return hosted;
};

/**
 * A waiting room from what is kept of it, served under a loan. Its game is written down under the same id, so that the
 * link stays.
 */
export const openRoom = (
  { id, room, setAt, chat }: StoredRoom,
  capsule: Capsule,
  store: Store,
  open: (head: TableHead, game: HostedGame) => Promise<void>,
  { now, after }: Timepiece,
  epoch: number,
): LiveRoom => {
  const { engine, minds } = capsule;
  return new LiveRoom({
    id,
    room,
    chat,
    levels: { offered: minds.levels, natured: minds.natured ?? [], all: levelsIn(minds) },
    timepiece: { now, after },
    refuse: (seats, options) => {
      const refused = engine.refuseSetup(seats, options);
      return refused && setupMessage(refused);
    },
    keeper: {
      save: changed => store.rooms.save(id, changed, setAt, noticesOfRoom(id, changed), epoch),
      note: changed => store.rooms.note(id, changed, epoch),
      disband: () => store.rooms.disband(id, epoch),
      ...chatKeeper(store, id, epoch),
      begin: async ready => {
        const refused = engine.refuseSetup(ready.seats.length, ready.options);
        if (refused) return setupMessage(refused);
        const hosted = gameOf(capsule, ready, now);
        const { host, listed, locked, unwatched, reliable } = ready;
        await open(
          {
            ...hosted.setup,
            id,
            game: engine.game,
            rules: engine.rules,
            host,
            listed,
            setAt,
            ...(locked && { locked }),
            ...(unwatched && { unwatched }),
            ...(reliable && { reliable }),
          },
          hosted,
        );
        return undefined;
      },
    },
  });
};
