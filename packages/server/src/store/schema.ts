import type { Generated } from 'kysely';

/** What a table was set with. Never changes, but that an open book is no longer listed and rules are renewed. */
type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: string;
  readonly secret: string;
  readonly commitment: string;
  readonly host: string;
  readonly listed: number;
  readonly set_at: number;
  /** The content pack it is played with; null without one. */
  readonly content: string | null;
  /** Whether only who knows a password comes in. */
  readonly locked: number;
};

/** One record of a table's log. The key forbids two records of one number: of two writers one fails. */
type RecordRow = {
  readonly table_id: string;
  readonly seq: number;
  readonly body: string;
  /** When it was written; null in databases of old. */
  readonly at: number | null;
};

/** A secret that deals after the first. The log tells what binds the house to it, and not the secret. */
type TableKeyRow = {
  readonly table_id: string;
  readonly number: number;
  readonly from_entry: number;
  readonly secret: string;
  readonly commitment: string;
};

/** The table after a record, to load from. */
type SnapshotRow = {
  readonly table_id: string;
  readonly seq: number;
  readonly entry: number;
  readonly state: string;
  readonly hash: string;
};

/** What lists show of a table; follows from its log. */
type SummaryRow = {
  readonly table_id: string;
  readonly body: string;
  readonly is_open: number;
  readonly over: number;
  readonly frozen: number;
  readonly changed_at: number;
  /** Where the hall shows it: 2 among the others, 1 after them, 0 nowhere. */
  readonly hall: number;
  /** Whether somebody has come who did not set it. */
  readonly came: number;
  readonly answers: number;
  readonly set_at: number;
  /** When a person last did something there. */
  readonly played_at: number;
  /** Whether a person has ever done something there. */
  readonly by_people: number;
  /** Nobody has played there for so long that nobody will be waited for. */
  readonly abandoned: number;
};

/** A table whose game would go another way under other rules, and where. */
type StayRow = { readonly table_id: string; readonly rules: string; readonly why: string };

/** A person who has, or had, a seat. */
type PlaceRow = {
  readonly guest: string;
  readonly table_id: string;
  /** 2: it is their move; 1: the game goes on; 0: it does not. */
  readonly rank: number;
  /** What it is ordered by, the greatest first: when it last changed; where their time runs, the less is left the more. */
  readonly changed_at: number;
};

type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly made_at: number;
  /** A signed cookie of an earlier version is still good for this person. */
  readonly signed: number;
};

/** A browser that is known as somebody's. Whoever reads this table can be nobody: it holds hashes. */
type SessionRow = {
  readonly hash: string;
  readonly person: string;
  readonly made_at: number;
  readonly seen_at: number;
};

type ChatRow = {
  readonly id: Generated<number>;
  readonly table_id: string;
  readonly room: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  /** Which person said it; null in lines of old. */
  readonly guest: string | null;
  readonly removed: number;
};

/** Somebody who reads nothing more of somebody else. */
type MuteRow = { readonly person: string; readonly other: string };

/** A line that somebody reported, as it was said. */
type ReportRow = {
  readonly table_id: string;
  readonly line: number;
  readonly by: string;
  readonly of: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** The password of a table, hashed with its salt. */
type LockRow = { readonly table_id: string; readonly hash: string };

/** Somebody who has given the password of a table. */
type AdmissionRow = { readonly table_id: string; readonly person: string };

/** A game that broke: what is needed to see it break again. */
type FaultRow = {
  readonly id: Generated<number>;
  readonly table_id: string;
  readonly seq: number;
  readonly report: string;
  readonly at: number;
};

/** Secrets of the house, such as what cookies are signed with. */
type KeyRow = { readonly name: string; readonly value: string };

/** A table at which people gather: it goes when its game begins. */
type RoomRow = {
  readonly id: string;
  readonly host: string;
  readonly listed: number;
  readonly body: string;
  readonly set_at: number;
  readonly changed_at: number;
  /** Whether it is for a game that is played over days. */
  readonly slow: number;
};

/** Something that is due at a table that is played over days, of which there is one of a kind for each seat. */
type DueRow = {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: string;
  /** The record that it is about. */
  readonly seq: number;
  /** When; null where it is done, or no longer to be done. */
  readonly at: number | null;
  /** The last record for which it was done. */
  readonly done: number;
  /** Who is to be told, and when their time is up. */
  readonly person: string | null;
  readonly until: number | null;
};

/** Some days on which the clocks of a person stand. */
type VacationRow = {
  readonly person: string;
  readonly from_at: number;
  readonly until_at: number;
  /** As it was set: that much of the year is used. */
  readonly days: number;
  /** Whether the tables of the person know of it. */
  readonly told: number;
};

/** Every table of the database. */
export type Schema = {
  readonly tables: TableRow;
  readonly records: RecordRow;
  readonly table_keys: TableKeyRow;
  readonly snapshots: SnapshotRow;
  readonly summaries: SummaryRow;
  readonly places: PlaceRow;
  readonly stays: StayRow;
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly chat: ChatRow;
  readonly faults: FaultRow;
  readonly keys: KeyRow;
  readonly rooms: RoomRow;
  readonly mutes: MuteRow;
  readonly reports: ReportRow;
  readonly locks: LockRow;
  readonly admissions: AdmissionRow;
  readonly due: DueRow;
  readonly vacations: VacationRow;
};
