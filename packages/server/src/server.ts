import type { AddressInfo } from 'node:net';
import { shelf as games, type Shelf } from '@runehold/shelf/shelf';
import { BotPool } from './bots/pool.ts';
import { House } from './host/house.ts';
import { buildApp, Doorkeeper } from './http/app.ts';
import { People } from './people/people.ts';
import { Reception } from './people/reception.ts';
import { hallCalls } from './platform/hall.ts';
import type { Rates } from './platform/rates.ts';
import { usualRates } from './platform/rates.ts';
import { Care } from './store/care.ts';
import { lockDatabase } from './store/lock.ts';
import { SqlStore } from './store/sql-store.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { watched } from './store/watched.ts';
import { Sockets } from './wire/sockets.ts';

export type ServerSettings = {
  /** The file of the embedded database. */
  readonly database: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Where the built pages are; undefined for a server without any. */
  readonly site?: string | undefined;
  /** The least time a bot takes over an answer. */
  readonly botPauseMs: number;
  readonly trustProxy: boolean;
  readonly rates?: Partial<Rates>;
  /** How many connections one address may have. */
  readonly perAddress: number;
  readonly complain: (what: string) => void;
  /** How long a stop may take, in milliseconds. */
  readonly stopMs?: number;
  /** The clock of the house; for tests in which days pass. */
  readonly now?: () => number;
  /** The games there are, if not the usual ones. */
  readonly shelf?: Shelf;
  /** Puts something between the server and its store; for tests of what happens when it fails. */
  readonly around?: (store: Store) => Store;
};

export type RunningServer = {
  readonly address: string;
  /** Tidies up now, as it does from time to time. */
  tidy(): Promise<void>;
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
    const store = watched(settings.around ? settings.around(kept) : kept, settings.complain, now);
    const close = async (): Promise<void> => {
      await store.close();
      lock.release();
    };
    return await serveFrom(store, care, close, { ...settings, now }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Serves what is in a store, and closes it in the end. */
const serveFrom = async (
  store: Store,
  care: Care,
  closeStore: () => Promise<void>,
  settings: ServerSettings & { readonly now: () => number },
): Promise<RunningServer> => {
  const { host, port, site, botPauseMs, trustProxy, complain, perAddress, now } = settings;
  const { shelf = games, stopMs = USUAL_STOP_MS } = settings;
  const pool = new BotPool();
  const house = new House({ store, care, now, shelf, pool, botPauseMs, complain });
  const people = await People.open(store, now);
  const rates = { ...usualRates, ...settings.rates };
  const calls = hallCalls({ store, shelf, people, house, now });
  const door = new Doorkeeper(rates, now);
  const reception = new Reception({
    people,
    trustProxy,
    admitNewcomer: address => door.pass('guest', address),
  });
  const app = await buildApp({ calls, people, reception, door, site, trustProxy, complain });
  const sockets = new Sockets(app.server, { house, rates, now, people, reception, trustProxy, perAddress });
  const close = async (): Promise<void> => {
    sockets.close();
    // Half-sent requests and sockets that do not answer keep the door open until they are cut off.
    const cut = setTimeout(() => {
      sockets.cut();
      app.server.closeAllConnections();
    }, stopMs * GRACE);
    await app.close();
    clearTimeout(cut);
    await house.close();
    await pool.close();
    await closeStore();
  };
  try {
    const listening: Promise<string> = app.listen({ host, port });
    await listening;
  } catch (error) {
    sockets.close();
    await app.close();
    await house.close();
    throw error;
  }
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    tidy: () => house.tidy(),
    close,
  };
};
