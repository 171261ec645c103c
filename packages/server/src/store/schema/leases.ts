import type { Generated } from 'kysely';

/** To whom a table is lent: to nobody, where there is no node. */
type LeaseRow = {
  readonly table_id: string;
  readonly node: string | null;
  readonly run: string | null;
  /** How often it has been lent: of two who think they have it only the later one does. */
  readonly epoch: number;
  /** The number of the last record of its log; -1 while people gather. */
  readonly seq: number;
  /** Whether its log is in the archives. */
  readonly archived: Generated<number>;
};

/** A process that serves tables. What it holds it holds until its row runs out, in house time. */
type NodeRow = {
  readonly id: string;
  /** Anew with every start. */
  readonly run: string;
  readonly until: number;
  /** Where other nodes reach it; null where there are no others. */
  readonly url: string | null;
  readonly version: string;
  /** Whether it takes no more tables. */
  readonly draining: number;
};

/** Who serves which table. */
export type LeasesSchema = {
  readonly leases: LeaseRow;
  readonly nodes: NodeRow;
};
