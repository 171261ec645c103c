import type { Key } from '@runehold/kernel/chance/keys';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Snapshot } from '@runehold/kernel/match/match';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ChatLine } from '@runehold/protocol/parts/people';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { PeopleStore } from './people-store.ts';

/** A table as it is set, once. */
export type TableHead = TableSetup & {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  /** The person who set it. */
  readonly host: string;
  readonly listed: boolean;
  readonly setAt: number;
};

/** What lists show of a table, whoever asks. */
export type Summary = Omit<TableSummary, 'mine' | 'changedAt'> & {
  /** Which person has which seat, also while a bot plays it. */
  readonly owned: readonly { readonly seat: Seat; readonly guest: string }[];
  /** The person who set it. */
  readonly host: string;
  /** Whether the hall may show it. */
  readonly listed: boolean;
};

/** A snapshot, and the record it was taken after. */
export type PlacedSnapshot = { readonly seq: number; readonly snapshot: Snapshot };

/** Records to be added to a log, with what follows from them. Written whole or not at all. */
export type Append = {
  readonly table: string;
  /** The number of the first record: if the log has it already, the append fails. */
  readonly first: number;
  readonly records: readonly LogRecord[];
  /** How the table stands then; absent while a long game is still being written down. */
  readonly summary?: Summary;
  readonly snapshot?: Snapshot;
  /** The keys that these records speak of, by their number among the keys of the game. */
  readonly keys?: readonly (readonly [number: number, key: Key])[];
  /** The rules that a table goes by from these records on, with snapshots under them in place of all it had. */
  readonly moved?: { readonly rules: string; readonly snapshots: readonly PlacedSnapshot[] };
  /** Set with the first records of a table, or with the last ones of a long game that is written down bit by bit. */
  readonly head?: TableHead;
};

/** A table as it is loaded. */
export type StoredTable = {
  readonly head: TableHead;
  readonly log: LogRecord[];
  readonly snapshot: Snapshot | undefined;
  readonly frozen: boolean;
  readonly chat: readonly ChatLine[];
};

/** What can be asked for in a list of tables. */
export type Listing = 'mine' | 'open' | 'watch';

/** A page of a list, and where the next one begins, if there is one. */
export type ListPage = { readonly tables: readonly ListedTable[]; readonly after?: string };

export type ListedTable = { readonly summary: Summary; readonly changedAt: number };

/**
 * Something could not be written down or read: the disk is full, or somebody else was first. Nothing of it was written.
 */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super(`not done: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreFailure';
  }
}

/** A record that is there and cannot be read: its table is left as it is for whoever mends it. */
export class UnreadableRecord extends Error {
  readonly table: string;
  readonly seq: number;

  constructor(table: string, seq: number, cause: unknown) {
    super(`record ${seq} of table ${table} cannot be read`, { cause });
    this.name = 'UnreadableRecord';
    this.table = table;
    this.seq = seq;
  }
}

/** Where everything is kept. When a promise of a change resolves, a power cut does not undo it. */
export type Store = {
  append(append: Append): Promise<void>;
  load(table: string): Promise<StoredTable | undefined>;
  /** The latest snapshot taken at or before a record. */
  snapshot(table: string, seq: number): Promise<Snapshot | undefined>;
  summary(table: string): Promise<ListedTable | undefined>;
  /** Tables of a kind, as a guest would list them: the first page, or the one after. */
  list(listing: Listing, guest: string, after?: string): Promise<ListPage>;
  /** How many games a guest has that are not over. */
  running(guest: string): Promise<number>;
  /** How many unfinished tables a person has set, and how many of them the hall lists. */
  setBy(person: string): Promise<{ readonly unfinished: number; readonly listed: number }>;
  freeze(table: string, seq: number, report: string): Promise<void>;
  say(table: string, line: Omit<ChatLine, 'id' | 'at'>): Promise<ChatLine>;
  readonly people: PeopleStore;
  /** A secret of the house, made when it is first asked for. */
  key(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
};
