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
  /** Whether only who knows a password, or is invited, comes in. */
  readonly locked: number;
  /** Whether nobody but its players sees it while it is played. */
  readonly unwatched: number;
  /** Whether those who look on are not to speak. */
  readonly quiet: number;
  /** Whether only who sees most of their games to the end sits down. */
  readonly reliable: Generated<number>;
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
  /** Whether its log is in the archives. */
  readonly archived: Generated<number>;
  /** Whether outside bots are welcome. */
  readonly outside: Generated<number>;
};

/** A person who has, or had, a seat. */
type PlaceRow = {
  readonly guest: string;
  readonly table_id: string;
  /** 2: it is their move; 1: the game goes on; 0: it does not. */
  readonly rank: number;
  /** What it is ordered by, the greatest first: when it last changed; where their time runs, the less is left the more. */
  readonly changed_at: number;
  /** Whether they want to see it among their games no longer; a game that goes on is seen again. */
  readonly hidden: Generated<number>;
};

/** A table whose game would go another way under other rules, and where. */
type StayRow = { readonly table_id: string; readonly rules: string; readonly why: string };

/** A game that broke: what is needed to see it break again. */
type FaultRow = {
  readonly id: Generated<number>;
  readonly table_id: string;
  readonly seq: number;
  readonly report: string;
  readonly at: number;
  /** The person who said that it is wrong; null where it broke by itself, and in rows of old. */
  readonly by: string | null;
};

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

/** The whole log of a table at which nobody plays any more, deflated. */
type ArchiveRow = {
  readonly table_id: string;
  /** How it is to be read. */
  readonly form: number;
  readonly body: Uint8Array;
  /** The fingerprint of what is in it. */
  readonly hash: string;
  readonly records: number;
  readonly raw_bytes: number;
  readonly at: number;
};

/** Tables, their logs, and what lists show of them. */
export type TablesSchema = {
  readonly tables: TableRow;
  readonly records: RecordRow;
  readonly table_keys: TableKeyRow;
  readonly snapshots: SnapshotRow;
  readonly summaries: SummaryRow;
  readonly places: PlaceRow;
  readonly archives: ArchiveRow;
  readonly stays: StayRow;
  readonly faults: FaultRow;
  readonly rooms: RoomRow;
};
