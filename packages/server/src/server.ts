import type { AddressInfo } from 'node:net';
import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Notify } from '@runehold/protocol/table/pace/notice';
import { Editions } from '@runehold/shelf/editions';
import { shelf as games, type Shelf } from '@runehold/shelf/shelf';
import { Door } from './door/door.ts';
import { HttpDoor } from './door/http-door.ts';
import type { DoorLimits } from './door/limits.ts';
import { usualLimits } from './door/limits.ts';
import { loopLag, Pressure } from './door/pressure.ts';
import { Deadlines } from './host/deadlines.ts';
import { LiveTables, waiting } from './host/live-tables.ts';
import { buildApp } from './http/app.ts';
import { cellarAt, usualCellar } from './jobs/edition.ts';
import { Jobs } from './jobs/jobs.ts';
import { Matchmaker } from './matching/matchmaker.ts';
import { seekCalls } from './matching/seek-calls.ts';
import { SqlSeekers } from './matching/sql-seekers.ts';
import { noticeCalls } from './notices/calls.ts';
import { type NoticePlan, Notices } from './notices/notices.ts';
import { accountCalls } from './people/account-calls.ts';
import { Accounts } from './people/accounts.ts';
import { Devices } from './people/devices.ts';
import { Farewell } from './people/farewell.ts';
import { Guests } from './people/guests.ts';
import { MyData } from './people/my-data.ts';
import { Reception } from './people/reception.ts';
import { Gate } from './platform/gate.ts';
import { hallCalls } from './platform/hall.ts';
import { Profiles } from './ratings/profiles.ts';
import { Registrar } from './ratings/registrar.ts';
import { Care } from './store/care.ts';
import { lockDatabase } from './store/lock.ts';
import type { Notice } from './store/notices/notice-store.ts';
import { SqlStore } from './store/sql-store.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { TableRules } from './store/table-rules.ts';
import { watched } from './store/watched.ts';
import { Crowd } from './wire/crowd.ts';
import { Looks } from './wire/looks.ts';
import { Sockets } from './wire/sockets.ts';

export type ServerSettings = {
  /** The file of the embedded database. */
  readonly database: string;
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
  /** How long a stop may take, in milliseconds. */
  readonly stopMs?: number;
  /** How people are told of things while they are not looking; without it only in the page. */
  readonly notices?: NoticePlan;
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

export type RunningServer = {
  readonly address: string;
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

/** How long a stop may take: a service manager kills after thirty seconds. */
const USUAL_STOP_MS = 25_000;

/** The part of it that is given to requests that are still coming in; what is left is for the tables and the store. */
const GRACE = 0.8;

/** Starts everything: store, bots, tables, HTTP and WebSockets, in one process. */
export const startServer = async (settings: ServerSettings): Promise<RunningServer> => {
  const lock = lockDatabase(settings.database);
  try {
    const { now = () => Date.now() } = settings;
    const db = await openSqlite(settings.database);
    const kept = new SqlStore(db, now);
    const care = new Care(db, now);
    const rules = new TableRules(db);
    const profiles = new Profiles(db, now);
    const store = watched(settings.around ? settings.around(kept) : kept, settings.complain, now);
    const { shelf = games, complain } = settings;
    const ids = shelf.games.map(({ id }) => id);
    const registrar = new Registrar({ db, store, now, games: ids, complain });
    const close = async (): Promise<void> => {
      await registrar.close();
      await store.close();
      lock.release();
    };
    const parts = { store, care, rules, profiles, registrar, seekers: new SqlSeekers(db) };
    return await serveFrom(parts, close, { ...settings, now }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** What reads and writes the database. */
type StoreParts = {
  readonly store: Store;
  readonly care: Care;
  readonly rules: TableRules;
  readonly profiles: Profiles;
  readonly registrar: Registrar;
  readonly seekers: SqlSeekers;
};

/** Serves what is in a store, and closes it in the end. */
const serveFrom = async (
  { store, care, rules, profiles, registrar, seekers }: StoreParts,
  closeStore: () => Promise<void>,
  settings: ServerSettings & { readonly now: () => number },
): Promise<RunningServer> => {
  const { host, port, site, botPauseMs, complain, now } = settings;
  const { shelf = games, cellar = usualCellar, stopMs = USUAL_STOP_MS } = settings;
  const editions = new Editions(shelf, cellarAt(cellar));
  const limits = { ...usualLimits, ...settings.limits };
  const jobs = new Jobs(limits);
  const lag = loopLag();
  const pressure = new Pressure(limits.shed, lag, () => jobs.fullness('bot'));
  const door = new Door(limits, () => performance.now());
  const isShort = (): boolean => pressure.sheds('imports');
  const { moments, presenceMs, windowMs } = limits;
  const tables = new LiveTables({
    moments,
    presenceMs,
    windowMs,
    store,
    care,
    rules,
    now,
    editions,
    cellar,
    jobs,
    botPauseMs,
    isShort,
    complain,
    ...(settings.after && { after: settings.after }),
  });
  const guests = await Guests.open(store, now);
  const gate = new Gate(store.locks, limits.triesAtTable, () => performance.now());
  const looks = new Looks(now);
  const notices = await Notices.open({
    plan: settings.notices ?? {},
    store,
    shelf,
    now,
    lookedAt: (table, person) => looks.lookedAt(table, person),
    complain,
  });
  const { after = waiting, notify = notice => notices.remind(notice) } = settings;
  const attend = (table: string): Promise<void> => tables.attend(table);
  const wasAway = await store.absences.back(now());
  const deadlines = new Deadlines({ store, now, after, attend, notify, complain, wasAway });
  const readAnew: LiveTables['readAnew'] = (ids, act) => tables.readAnew(ids, act);
  const ticks = (): number => performance.now();
  const accounts = new Accounts({ store, guests, readAnew, origin: settings.origin, now, ticks });
  const farewell = new Farewell({ store, guests, readAnew });
  const matchmaker = new Matchmaker({ seekers, store, profiles, editions, now, after, complain });
  const calls = {
    ...hallCalls({ store, editions, cellar, guests, accounts, tables, jobs, door, gate, profiles, now }),
    ...seekCalls(matchmaker),
    ...noticeCalls({ notices, store, now, asks: limits.asksOfMail, ticks }),
    ...accountCalls({
      store,
      accounts,
      farewell,
      devices: new Devices(store.accounts, now),
      myData: new MyData({ store, editions, cellar, jobs, now }),
    }),
  };
  await farewell.finish();
  const reception = new Reception(guests, door);
  const httpDoor = new HttpDoor({ door, pressure, jobs });
  const letters = { marks: notices.marks, reach: store.reach };
  const app = await buildApp({ calls, guests, reception, door, httpDoor, letters, site, complain });
  const crowd = new Crowd(limits);
  const sockets = new Sockets(app.server, { tables, door, crowd, gate, guests, looks, reception, pressure });
  const close = async (): Promise<void> => {
    sockets.close();
    // Half-sent requests and sockets that do not answer keep the door open until they are cut off.
    const cut = setTimeout(() => {
      sockets.cut();
      app.server.closeAllConnections();
    }, stopMs * GRACE);
    await app.close();
    clearTimeout(cut);
    await matchmaker.close();
    await deadlines.close();
    await notices.close();
    await tables.close();
    lag.close();
    await jobs.close();
    await closeStore();
  };
  try {
    const listening: Promise<string> = app.listen({ host, port });
    await listening;
  } catch (error) {
    sockets.close();
    await app.close();
    await matchmaker.close();
    await deadlines.close();
    await notices.close();
    await tables.close();
    lag.close();
    await jobs.close();
    throw error;
  }
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    tidy: () => tables.tidy(),
    enterResults: () => registrar.enter(),
    move: () => tables.move(),
    notify: notice => notices.notify(notice),
    sendNotices: () => notices.tick(),
    pair: () => matchmaker.pair(),
    attend: () => deadlines.attend(),
    close,
  };
};
