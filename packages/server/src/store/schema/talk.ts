import type { Generated } from 'kysely';

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
  /** Whom it was about; null where that was nobody, and in rows of old. */
  readonly of: string | null;
};

/** What is said, who does not want to hear whom, and how order is kept. */
export type TalkSchema = {
  readonly chat: ChatRow;
  readonly mutes: MuteRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly bans: BanRow;
  readonly audit: AuditRow;
};
