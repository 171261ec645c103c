import { sayer } from '@runehold/kernel/text/message';

/** Why a host does not do what it is asked, besides what the kernel refuses. */
export const hostSpecs = {
  'refusal.malformed': {},
  'refusal.too-large': { bytes: 'number' },
  'refusal.too-fast': { seconds: 'number' },
  'refusal.other-protocol': { version: 'number' },
  'refusal.no-hello': {},
  'refusal.no-guest': {},
  'refusal.elsewhere': {},
  'refusal.no-table': {},
  'refusal.no-game': {},
  'refusal.no-level': {},
  'refusal.not-your-seat': {},
  'refusal.seat-taken': {},
  'refusal.seat-kept': {},
  'refusal.second-hand': {},
  'refusal.person-seat': {},
  'refusal.open-book': {},
  'refusal.no-seat': {},
  'refusal.not-host': {},
  'refusal.no-such-record': {},
  'refusal.no-odds': {},
  'refusal.no-hint': {},
  'refusal.asked-anew': {},
  'refusal.store': {},
  'refusal.file-secret': {},
  'refusal.name-empty': {},
  'refusal.name-taken': {},
  'refusal.nothing-said': {},
  'refusal.too-many-tables': { tables: 'number' },
  'refusal.too-many-windows': { windows: 'number' },
  'refusal.too-many-listed': { tables: 'number' },
  'refusal.game-too-long': { answers: 'number' },
  'refusal.table-full': { records: 'number' },
  'refusal.busy': {},
  'refusal.too-long': {},
  'refusal.closing': {},
  'refusal.fault': {},
} as const;

export type HostRefusal = keyof typeof hostSpecs;

/** Makes a message of the host. */
export const hostSays = sayer(hostSpecs);
