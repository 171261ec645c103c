import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { StepWatch } from '@runehold/protocol/table/table-parts';
import type { Editions } from '@runehold/shelf/editions';
import type { Jobs } from '../jobs/jobs.ts';
import type { Care } from '../store/care.ts';
import type { Store } from '../store/store.ts';
import type { TableRules } from '../store/table-rules.ts';
import type { Neighbours } from './elsewhere.ts';

/** What the tables of a house are kept with. */
export type LiveTablesParts = {
  readonly store: Store;
  readonly care: Care;
  readonly rules: TableRules;
  readonly now: () => number;
  /** What tables wait with, if not the clock of the machine. */
  readonly after?: Timepiece['after'];
  readonly editions: Editions;
  /** The folder with the capsules of earlier rules, for the threads. */
  readonly cellar: string;
  readonly jobs: Jobs;
  /** How many looks back are remembered. */
  readonly moments: number;
  /** How long those who come and go are gathered before everybody is told. */
  readonly presenceMs: number;
  /** How long answers of bots and orders are kept back where speed could tell. */
  readonly windowMs: number;
  /** Whether advice is to be short now. */
  readonly isShort: () => boolean;
  /** Whether what nobody waits for is left for another time. */
  readonly isBusy: () => boolean;
  /** Takes the name of somebody off who has not been here for very long. */
  readonly forget?: (person: string) => Promise<void>;
  /** The least time a bot takes. */
  readonly botPauseMs: number;
  /** Who measures how long changes of tables take. */
  readonly step: StepWatch;
  /** The other nodes of the house, where there are any. */
  readonly neighbours?: Neighbours;
  /** Does something from time to time until it is stopped, if not by the clock of the machine. */
  readonly every?: (ms: number, act: () => void) => () => void;
  /** Where faults are told to whoever runs the house. */
  readonly complain: (what: string) => void;
};

/** Waits on the clock of the machine. What still waits holds up nobody who wants to end. */
export const waiting: Timepiece['after'] = (ms, act) => {
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
};

export const everyNowAndThen = (ms: number, act: () => void): (() => void) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};
