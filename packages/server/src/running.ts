import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Notify } from '@runehold/protocol/table/pace/notice';
import type { Shelf } from '@runehold/shelf/shelf';
import type { DoorLimits } from './door/limits.ts';
import type { Lag } from './door/pressure.ts';
import type { NoticePlan } from './notices/notices.ts';
import type { Notice } from './store/notices/notice-store.ts';
import type { Store } from './store/store.ts';
import type { Journal } from './watch/journal.ts';
import type { MetricsDoor } from './watch/probes.ts';

/** How a server is to run; what is not said is as usual. */
export type ServerSettings = {
  /** The file of the embedded database. */
  readonly database: string;
  /** What this process goes by among the nodes of a house; the same at every start. */
  readonly node?: string | undefined;
  /** Where NATS is, by which nodes talk; without it they do by way of the database. */
  readonly bus?: string | undefined;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Where the built pages are; undefined for a server without any. */
  readonly site?: string | undefined;
  /** The address of the house as browsers name it: what passkeys are made for. Without one only this machine's. */
  readonly origin?: string | undefined;
  /** The least time a bot takes over an answer. */
  readonly botPauseMs: number;
  /** Those limits that are not the usual ones. */
  readonly limits?: Partial<DoorLimits>;
  readonly complain: (what: string) => void;
  /** Where it is written down what happens; nowhere, if nothing is said. */
  readonly journal?: Journal;
  /** Where figures are told; nowhere, if nothing is said. */
  readonly metrics?: MetricsDoor | undefined;
  /** How long a stop may take, in milliseconds. */
  readonly stopMs?: number;
  /** How people are told of things while they are not looking; without it only in the page. */
  readonly notices?: NoticePlan;
  /** How far behind the loop is, if not as measured; for tests of what is then left undone. */
  readonly lag?: Lag;
  /** The clock of the house; for tests in which days pass. */
  readonly now?: () => number;
  /** What tables wait with, if not the clock of the machine; for tests in which minutes pass. */
  readonly after?: Timepiece['after'];
  /** Where people hear of what they should, though they are not there; nowhere, if nothing is said. */
  readonly notify?: Notify;
  /** The games there are, if not the usual ones. */
  readonly shelf?: Shelf;
  /** The folder with the capsules of earlier rules, as an address, if not the usual one. */
  readonly cellar?: string;
  /** Puts something between the server and its store; for tests of what happens when it fails. */
  readonly around?: (store: Store) => Store;
};

/** A server that runs, and what can be asked of it by whoever started it. */
export type RunningServer = {
  readonly address: string;
  /** Where figures are told, if they are. */
  readonly metrics: string | undefined;
  /** Tidies up now, as it does from time to time. */
  tidy(): Promise<void>;
  /** Enters games that have ended in ratings and sums now, as it does from time to time. */
  enterResults(): Promise<void>;
  /** Moves tables to the present rules now, as it does from time to time. */
  move(): Promise<void>;
  /** Has somebody told of something while they are not looking. */
  notify(notice: Notice): Promise<void>;
  /** Sends what is due now, as it does from time to time. */
  sendNotices(): Promise<void>;
  /** Puts people together who look for a table, as it does from time to time. */
  pair(): Promise<void>;
  /** Does what is due now at tables that are played over days, as it does every second. */
  attend(): Promise<void>;
  /** Stops: what was acknowledged is in the file, and the file is whole. */
  close(): Promise<void>;
};
