import type { Sending } from '../store/notices/notice-store.ts';
import type { Store } from '../store/store.ts';
import { awaitedIn } from './from-game.ts';

/**
 * Whether what somebody is to be told is still so: between the record and the sending they may have answered, somebody
 * may have taken an answer back, or left. It goes by what lists show, so that no game need be loaded.
 */
export const isStillSo = async (
  { kind, person, table, seq }: Pick<Sending, 'kind' | 'person' | 'table' | 'seq'>,
  store: Pick<Store, 'summary' | 'rooms'>,
): Promise<boolean> => {
  if (table === undefined) return true;
  const found = await store.summary(table);
  if (found === undefined || found.summary.frozen) return false;
  const { owned, holders, asked = [], voting, over, gathering } = found.summary;
  const mine = owned.filter(({ guest }) => guest === person).map(({ seat }) => seat);
  const isMine = (seat: number): boolean => mine.includes(seat) && holders[seat]?.kind === 'person';
  switch (kind) {
    case 'your-move':
      return asked.some(({ seat, since }) => isMine(seat) && since === seq);
    case 'reminder':
      return asked.some(({ seat }) => isMine(seat));
    case 'vote':
      return voting !== undefined && voting.id === seq && !voting.voted.includes(person);
    case 'over':
      return over;
    case 'room-ready': {
      const room = gathering === true ? await store.rooms.load(table) : undefined;
      return room !== undefined && awaitedIn(room.room).includes(person);
    }
    // Who has looked at the table since is told nothing: that takes it off the list (`withdraw`).
    case 'chat':
      return mine.length > 0;
    // Whoever has sat down there has heard of it.
    case 'invited':
    case 'rematch':
      return !over && mine.length === 0;
    default:
      return true;
  }
};
