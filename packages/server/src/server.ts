import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shelf as games, type Shelf } from '@runehold/shelf/shelf';
import { BotPool } from './bots/pool.ts';
import { House } from './host/house.ts';
import { buildApp, COOKIE } from './http/app.ts';
import { Guests } from './platform/guests.ts';
import { hallCalls } from './platform/hall.ts';
import type { Rates } from './platform/rates.ts';
import { usualRates } from './platform/rates.ts';
import { SqlStore } from './store/sql-store.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Sockets } from './wire/sockets.ts';

export type ServerSettings = {
  /** The file of the embedded database. */
  readonly database: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Where the built pages are. */
  readonly site: string;
  /** The least time a bot takes over an answer. */
  readonly botPauseMs: number;
  readonly trustProxy: boolean;
  readonly rates?: Partial<Rates>;
  /** How many connections one address may have. */
  readonly perAddress: number;
  readonly complain: (what: string) => void;
  /** The games there are, if not the usual ones. */
  readonly shelf?: Shelf;
  /** Puts something between the server and its store; for tests of what happens when it fails. */
  readonly around?: (store: Store) => Store;
};

export type RunningServer = {
  readonly address: string;
  close(): Promise<void>;
};

/** Starts everything: store, bots, tables, HTTP and WebSockets, in one process. */
export const startServer = async (settings: ServerSettings): Promise<RunningServer> => {
  const { database, host, port, site, botPauseMs, trustProxy, complain, around, shelf, perAddress } = {
    shelf: games,
    ...settings,
  };
  const now = (): number => Date.now();
  const kept = new SqlStore(await openSqlite(database), now);
  const store = around ? around(kept) : kept;
  const pool = new BotPool();
  const house = new House({ store, shelf, pool, botPauseMs, complain });
  const guests = await Guests.open(store);
  const rates = { ...usualRates, ...settings.rates };
  const calls = hallCalls({ store, shelf, guests, house, now });
  const app = await buildApp({ calls, guests, rates, now, site, trustProxy, complain });
  const guestOf = (request: IncomingMessage) =>
    guests.known(app.parseCookie(request.headers.cookie ?? '')[COOKIE]);
  const sockets = new Sockets(app.server, { house, rates, now, guestOf, trustProxy, perAddress });
  const listening: Promise<string> = app.listen({ host, port });
  await listening;
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: async () => {
      sockets.close();
      await app.close();
      house.close();
      await pool.close();
      await store.close();
    },
  };
};
