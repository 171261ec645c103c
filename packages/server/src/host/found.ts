import type { Message } from '@runehold/kernel/text/message';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import type { Elsewhere } from './elsewhere.ts';

/** A table, or why there is none; and whether it is worth asking again. */
export type Found =
  | { readonly table: LiveTable }
  | { readonly room: LiveRoom }
  | { readonly elsewhere: Elsewhere }
  | { readonly refused: Message; readonly forGood?: boolean };

/** Whether what was found is still so: a table may have been lost or moved, and a room become a table. */
export const isGood = (found: Found): boolean => {
  if ('table' in found) return !found.table.isClosed;
  if ('elsewhere' in found) return !found.elsewhere.isClosed;
  return 'room' in found ? !found.room.isOver : found.forGood === true;
};
