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

/** Who may come to a table, and who looks for one. */
export type DoorsSchema = {
  readonly locks: LockRow;
  readonly admissions: AdmissionRow;
  readonly invites: InviteRow;
  readonly seekers: SeekerRow;
};
