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

/** What somebody has left to be answered at a table. */
type OrderRow = {
  readonly table_id: string;
  readonly id: number;
  readonly person: string;
  readonly body: string;
};

/** A time in which the house was away. */
type AbsenceRow = { readonly until_at: number; readonly from_at: number };

/** What is due, and what is done for people who are not there. */
export type TimeSchema = {
  readonly due: DueRow;
  readonly vacations: VacationRow;
  readonly orders: OrderRow;
  readonly heartbeat: { readonly id: number; readonly at: number };
  readonly absences: AbsenceRow;
};
