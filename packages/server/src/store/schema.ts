import type { Generated } from 'kysely';
import type { ResultsSchema } from './results-schema.ts';

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
  /** Whether outside bots are welcome. */
  readonly outside: Generated<number>;
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
  /** What is left of an account's name, which no other account may have; null for guests. */
  readonly skeleton: string | null;
  /** When they last fetched what is kept about them. */
  readonly exported_at: number | null;
  /** They had themselves forgotten, and their name still stands at some of their tables. */
  readonly leaving: number;
  /** `moderator` or `operator`; null for everybody else. */
  readonly role: string | null;
};

/** A way into an account. The id of a recovery code is its hash. */
type CredentialRow = {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly secret: string;
  readonly counter: number;
  readonly data: string;
  readonly made_at: number;
  readonly used_at: number | null;
};

/** Something that one session was asked, for one purpose, and may answer once. */
type ChallengeRow = {
  readonly id: string;
  readonly session: string;
  readonly purpose: string;
  readonly value: string;
  readonly expires_at: number;
};

/** A guest who turned out to be somebody else. */
type AliasRow = { readonly guest: string; readonly person: string; readonly at: number };

/** A browser that is known as somebody's. Whoever reads this table can be nobody: it holds hashes. */
type SessionRow = {
  readonly hash: string;
  readonly person: string;
  readonly made_at: number;
  readonly seen_at: number;
  /** Which browser on which system, as far as it said. */
  readonly label: string | null;
  /** How somebody came in; null for a guest who was simply there. */
  readonly via: string | null;
  /** When they last showed a passkey or password with it. */
  readonly proved_at: number | null;
  /** From where it was last used: a mark of the address, which cannot be read back. */
  readonly place: string | null;
};

/** What a program shows, by its hash: whose it is, on whose behalf it acts, and what it may do. */
type ApiTokenRow = {
  readonly hash: string;
  readonly person: string;
  readonly owner: string;
  readonly label: string;
  readonly scopes: string;
  readonly made_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
};

/** Somebody who is a bot, for good, and the person whose it is. */
type BotRow = { readonly person: string; readonly owner: string; readonly made_at: number };

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

/** Somebody who wants nothing to do with somebody else. */
type BlockRow = { readonly person: string; readonly other: string };

/** A line that somebody reported, as it was said. */
type ReportRow = {
  readonly table_id: string;
  readonly line: number;
  readonly by: string;
  readonly of: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Somebody who keeps order has seen to it. */
  readonly settled: number;
};

/** Somebody, or everybody from one place, who may not speak or may not come. */
type BanRow = {
  readonly id: string;
  /** mute, ban, or place. */
  readonly kind: string;
  /** The person, or the mark of a place. */
  readonly what: string;
  /** What the person was called then. */
  readonly name: string;
  readonly until: number;
  readonly by: string;
  readonly at: number;
};

/** Something that somebody did who keeps order. */
type AuditRow = {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly about: string;
};

/** The password of a table, hashed with its salt; empty where only who is invited comes in. */
type LockRow = { readonly table_id: string; readonly hash: string };

/** Somebody who has given the password of a table, or was invited; to sit on one seat, if that is said. */
type AdmissionRow = { readonly table_id: string; readonly person: string; readonly seat: number | null };

/** An invitation: a link, by the hash of what it carries, or somebody by name. */
type InviteRow = {
  readonly id: string;
  readonly table_id: string;
  readonly seat: number | null;
  readonly person: string | null;
  readonly by: string;
  readonly at: number;
  readonly until: number;
  readonly used: number;
};

/** A game that broke: what is needed to see it break again. */
type FaultRow = {
  readonly id: Generated<number>;
  readonly table_id: string;
  readonly seq: number;
  readonly report: string;
  readonly at: number;
};

/** Secrets of the house, such as what newcomers are marked with, numbered. A retired one is empty. */
type HouseKeyRow = {
  readonly name: string;
  readonly n: number;
  readonly value: string;
  readonly made_at: number;
  readonly retired_at: number | null;
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

/** Something that somebody is to be told by one channel. The id says what it is: the same is never written twice. */
type OutboxRow = {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly channel: string;
  readonly table_id: string | null;
  readonly seq: number | null;
  /** due: to be sent; held: told with the next digest; sent, dropped, failed: nothing more is done about it. */
  readonly state: string;
  readonly due_at: number;
  readonly tries: number;
  /** Until then whoever took it up is at it. */
  readonly claimed_until: number;
  readonly changed_at: number;
};

/** How somebody wants to be told of things. */
type NoticeSettingsRow = { readonly person: string; readonly body: string };

/** Where somebody's letters go, once they have said that it is right. */
type MailAddressRow = {
  readonly person: string;
  readonly address: string;
  readonly good: number;
  readonly asked_at: number;
};

/** An address, by its hash, whose reader wants no letters of ours. */
type MailStopRow = { readonly hash: string; readonly at: number };

/** A browser that is told, by the hash of where it is reached. */
type PushRow = {
  readonly hash: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly made_at: number;
  /** The number of the pair of keys that it subscribed with. */
  readonly key: number;
};

/** An address of somebody's own that is called. */
type WebhookRow = {
  readonly person: string;
  readonly url: string;
  readonly secret: string;
  /** How often in a row it did not work. */
  readonly failures: number;
};

/** When something was last tried to be written down. */
type PulseRow = { readonly name: string; readonly at: number };

/** Something that whoever runs the house wants done by it while it serves, and what came of it. */
type ErrandRow = {
  readonly id: string;
  readonly body: string;
  readonly made_at: number;
  readonly result: string | null;
};

/** What somebody has left to be answered at a table. */
type OrderRow = {
  readonly table_id: string;
  readonly id: number;
  readonly person: string;
  readonly body: string;
};

/** A time in which the house was away. */
type AbsenceRow = { readonly until_at: number; readonly from_at: number };

/** Somebody who looks for a table, and the one that was found. */
type SeekerRow = {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly pace: string;
  readonly rating: number;
  readonly reliability: number;
  readonly reliable: number;
  readonly since: number;
  readonly seen_at: number;
  readonly table_id: string | null;
};

/** Every table of the database. */
export type Schema = ResultsSchema & {
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
  readonly house_keys: HouseKeyRow;
  readonly rooms: RoomRow;
  readonly mutes: MuteRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly bans: BanRow;
  readonly audit: AuditRow;
  readonly locks: LockRow;
  readonly admissions: AdmissionRow;
  readonly invites: InviteRow;
  readonly outbox: OutboxRow;
  readonly notice_settings: NoticeSettingsRow;
  readonly mail_addresses: MailAddressRow;
  readonly mail_stops: MailStopRow;
  readonly push: PushRow;
  readonly webhooks: WebhookRow;
  readonly credentials: CredentialRow;
  readonly challenges: ChallengeRow;
  readonly aliases: AliasRow;
  readonly api_tokens: ApiTokenRow;
  readonly bots: BotRow;
  readonly due: DueRow;
  readonly vacations: VacationRow;
  readonly pulse: PulseRow;
  readonly errands: ErrandRow;
  readonly orders: OrderRow;
  readonly heartbeat: { readonly id: number; readonly at: number };
  readonly absences: AbsenceRow;
  readonly seekers: SeekerRow;
};
