import type { Key } from '@runehold/kernel/chance/keys';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Snapshot } from '@runehold/kernel/match/record';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import type { ChatKeeper, KeptLine } from '@runehold/protocol/table/keeper';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Order } from '@runehold/protocol/table/orders/order';
import type { Due } from '@runehold/protocol/table/pace/dues';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import type { Fault } from '../host/fault.ts';
import type { Ending } from '../ratings/ending.ts';
import type { AccountStore, SelfStore } from './accounts/account-store.ts';
import type { KeyStore } from './house/key-store.ts';
import type { Leases } from './leases/leases.ts';
import type { Notice, Outbox, Reach } from './notices/notice-store.ts';
import type { OutsideStore } from './outside/outside-store.ts';
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
  /** Only who knows the password comes in, or is invited. */
  readonly locked?: true;
  /** Only who sits there, or may, sees the game while it is played. */
  readonly unwatched?: true;
  /** Only who sees most of their games to the end sits down. */
  readonly reliable?: true;
  /** Those who look on are not to speak; changes while it is played. */
  readonly quiet?: true;
};

/** What lists show of a table, whoever asks. */
export type Summary = Omit<TableSummary, 'mine' | 'changedAt' | 'left'> & {
  /** Which person has which seat, also while a bot plays it. */
  readonly owned: readonly { readonly seat: Seat; readonly guest: string }[];
  /** Where it is played over days: when the time of those who are waited for is up, for this move or at all. */
  readonly dues?: readonly { readonly seat: Seat; readonly at: number }[];
  /** The person who set it. */
  readonly host: string;
  /** Whether the hall may show it. */
  readonly listed: boolean;
  /** Those waited for, and the record since which they are; tables written down long ago do not say. */
  readonly asked?: readonly { readonly seat: Seat; readonly since: number }[];
  /** What is being voted on, by its record, who has voted, and who asks to play on for somebody. */
  readonly voting?: { readonly id: number; readonly voted: readonly string[]; readonly asks?: string };
};

/** A snapshot, and the record it was taken after. */
export type PlacedSnapshot = { readonly seq: number; readonly snapshot: Snapshot };

/**
 * Records to be added to a log, with what follows from them. Written whole or not at all, and only by whom the table is
 * lent to.
 */
export type Append = {
  readonly table: string;
  /** The number of the first record: if it is not the next one, the append is refused. */
  readonly first: number;
  /** Under which loan of the table it is written; where nothing is said, under the one that this house has of it. */
  readonly epoch?: number;
  readonly records: readonly LogRecord[];
  /** How the table stands then; absent while a long game is still being written down. */
  readonly summary?: Summary;
  /** What is due there then; absent where it is not played over days. */
  readonly due?: readonly Due[];
  readonly snapshot?: Snapshot;
  /** What everybody has of the game, if it is over now. */
  readonly ending?: Ending;
  /** The keys that these records speak of, by their number among the keys of the game. */
  readonly keys?: readonly (readonly [number: number, key: Key])[];
  /** The rules that a table goes by from these records on, with snapshots under them in place of all it had. */
  readonly moved?: { readonly rules: string; readonly snapshots: readonly PlacedSnapshot[] };
  /** All that people have left to be answered there, if that has changed. */
  readonly orders?: readonly Order[];
  /** Who is to be told of it who may not be looking. */
  readonly notices?: readonly Notice[];
  /** Set with the first records of a table, or with the last ones of a long game that is written down bit by bit. */
  readonly head?: TableHead;
};

/** A table as it is loaded. */
export type StoredTable = {
  readonly head: TableHead;
  readonly log: LogRecord[];
  /** Guests who turned out to be others, where both have had a hand. */
  readonly twins?: ReadonlyMap<string, string>;
  readonly snapshot: Snapshot | undefined;
  readonly frozen: boolean;
  readonly chat: readonly KeptLine[];
  /** What people have left to be answered. */
  readonly orders: readonly Order[];
};

/** Something that is due, and where. */
export type DueRow = Due & { readonly table: string };

/** What is due at tables that are played over days. It is written with the records that it follows from. */
export type Dues = {
  /** What is due by now, the oldest first. */
  before(now: number, most: number): Promise<readonly DueRow[]>;
  /** Notes that something was done: for its record it is not due again. */
  done(due: DueRow): Promise<void>;
  /** Puts off what a table was to do by now and has not done. */
  putOff(table: string, now: number, ms: number): Promise<void>;
};

/** When the house was there. Of a time in which it was not nobody at a table over days has used up anything. */
export type Absences = {
  /** Notes that it is there. */
  beat(at: number): Promise<void>;
  /** It is back: notes since when it was not there, if that is longer than a restart takes. */
  back(now: number): Promise<boolean>;
  /** How long it was away since a time. */
  since(at: number): Promise<number>;
};

/** Some days on which the clocks of a person stand, in house time; `days` as it was set. */
export type Vacation = { readonly from: number; readonly until: number; readonly days: number };

/** Who is on vacation when. */
export type VacationStore = {
  of(person: string): Promise<readonly Vacation[]>;
  add(person: string, vacation: Vacation): Promise<void>;
  /** Forgets one that has not begun. */
  drop(person: string, from: number): Promise<void>;
  /** Ends one that has. */
  end(person: string, from: number, now: number): Promise<void>;
  /** For each of these persons who is on vacation, until when. */
  current(persons: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  /** Those that have begun, or were ended, and of which the tables do not know. */
  untold(now: number, most: number): Promise<readonly { readonly person: string; readonly from: number }[]>;
  /** Notes that the tables know. */
  tell(person: string, from: number): Promise<void>;
  /** The running tables of a person that are played over days. */
  tablesOf(person: string): Promise<readonly string[]>;
};

/** What can be asked for in a list of tables; `welcoming` are the open ones at which outside bots are welcome. */
export type Listing = 'mine' | 'open' | 'watch' | 'welcoming';

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

/** A room as it is kept. */
export type StoredRoom = {
  readonly id: string;
  readonly room: Room;
  readonly setAt: number;
  readonly chat: readonly KeptLine[];
};

/** What is kept of tables at which people gather. They stand in the same lists as all others. */
export type Rooms = {
  load(id: string): Promise<StoredRoom | undefined>;
  /** Writes a room down as it is now, with what lists show of it. Whoever has left it has no place there. */
  save(id: string, room: Room, setAt: number, notices?: readonly Notice[], epoch?: number): Promise<void>;
  /** Writes down what lists do not show, and nobody is told. */
  note(id: string, room: Room, epoch?: number): Promise<void>;
  /** Removes a room with all that belongs to it. */
  disband(id: string, epoch?: number): Promise<void>;
  /** The rooms at which nothing has happened since a time; for games that are played over days, since another. */
  unchangedSince(at: number, slowAt: number, most: number): Promise<readonly string[]>;
  /** How many rooms a person has set, and how many of them the hall lists. */
  setBy(person: string): Promise<{ readonly unfinished: number; readonly listed: number }>;
};

/** A line that somebody reported. */
export type Report = {
  readonly table: string;
  readonly line: number;
  /** Who reported it, and what they are called now. */
  readonly by: string;
  readonly reporter?: string;
  /** Who said it; lines of old do not say. */
  readonly of?: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** What is kept of what people say. */
export type ChatStore = {
  latest(table: string): Promise<readonly KeptLine[]>;
  say(table: string, line: Parameters<ChatKeeper['say']>[0], epoch?: number): Promise<KeptLine>;
  hide(table: string, line: number): Promise<void>;
  report(table: string, line: KeptLine, by: string): Promise<void>;
  /** The latest reports, the newest first. */
  reports(most: number): Promise<readonly Report[]>;
  mutedBy(person: string): Promise<ReadonlySet<string>>;
  /** The same for each of several, asked for at once. */
  mutedByEach(persons: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  mute(person: string, other: string, on: boolean): Promise<void>;
  /** Whether somebody wants nothing to do with somebody else. Whoever does hears nothing of them either. */
  hasBlocked(person: string, other: string): Promise<boolean>;
  block(person: string, other: string, on: boolean): Promise<void>;
  /** Notes whether those who look on at a table are not to speak. */
  quiet(table: string, on: boolean): Promise<void>;
};

/** An invitation as it is kept. The id of a link is the hash of what it carries. */
export type KeptInvitation = {
  readonly id: string;
  readonly seat?: number;
  /** Whom it is for, and what they are called, where it is no link. */
  readonly person?: string;
  readonly name?: string;
  readonly until: number;
  readonly used: number;
};

/** What is kept of tables that have a password, or to which people come by invitation. */
export type Locks = {
  /** What the password of a table comes to; empty where it has none and is shut all the same; undefined where it is open. */
  hashOf(table: string): Promise<string | undefined>;
  set(table: string, hash: string, persons: readonly string[]): Promise<void>;
  admit(table: string, person: string): Promise<void>;
  isAdmitted(table: string, person: string): Promise<boolean>;
  admitted(table: string): Promise<readonly string[]>;
  /** The seat that somebody was let in for, if it was for one. */
  seatFor(table: string, person: string): Promise<number | undefined>;
  /** The invitations to a table that are still good. */
  invitations(table: string): Promise<readonly KeptInvitation[]>;
  /** False where as many stand already as there may be; one that stands is renewed all the same. */
  invite(
    table: string,
    by: string,
    invitation: Omit<KeptInvitation, 'used' | 'name'>,
    most: number,
  ): Promise<boolean>;
  takeBack(table: string, id: string): Promise<void>;
  /** Lets somebody in by a link. False where it is not good any more; of many at once, one has a link for one seat. */
  enterBy(table: string, id: string, person: string): Promise<boolean>;
  /** The tables to which somebody is invited by name, the latest first. */
  invitedTo(person: string, most: number): Promise<readonly string[]>;
};

/** Where everything is kept. When a promise of a change resolves, a power cut does not undo it. */
export type Store = {
  append(append: Append): Promise<void>;
  load(table: string): Promise<StoredTable | undefined>;
  /** The latest snapshot taken at or before a record. */
  snapshot(table: string, seq: number): Promise<Snapshot | undefined>;
  summary(table: string): Promise<ListedTable | undefined>;
  /** Tables of a kind, as a guest would list them: the first page, or the one after. */
  list(listing: Listing, guest: string, after?: string): Promise<ListPage>;
  /** Takes a game that does not go on out of somebody's list, or puts it back; false where they have none such there. */
  hide(table: string, guest: string, on: boolean): Promise<boolean>;
  /** How many games a guest has that are not over. */
  running(guest: string): Promise<number>;
  /** How many unfinished tables a person has set, and how many of them the hall lists. */
  setBy(person: string): Promise<{ readonly unfinished: number; readonly listed: number }>;
  /** Notes that a game broke, and that it does not go on. */
  freeze(table: string, seq: number, fault: Fault, epoch?: number): Promise<void>;
  /** Keeps what a person says is wrong with a game; undefined where they, or all at the table, have said enough. */
  problem(
    table: string,
    seq: number,
    by: string,
    fault: Fault,
    most: { readonly ofPerson: number; readonly ofTable: number },
  ): Promise<number | undefined>;
  /** Lets a table be played that was frozen; what lists show of it is to be written anew. */
  thaw(table: string): Promise<void>;
  /** Who may write to which table. */
  readonly leases: Leases;
  readonly people: PeopleStore;
  readonly rooms: Rooms;
  readonly chat: ChatStore;
  readonly locks: Locks;
  readonly outbox: Outbox;
  readonly reach: Reach;
  readonly accounts: AccountStore;
  readonly selves: SelfStore;
  readonly outside: OutsideStore;
  readonly dues: Dues;
  readonly vacations: VacationStore;
  readonly absences: Absences;
  readonly keys: KeyStore;
  /** The newest secret of the house of a name, made when it is first asked for. */
  key(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
};
