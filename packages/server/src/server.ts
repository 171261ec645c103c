import { randomBytes } from 'node:crypto';
import { shelf as games } from '@runehold/shelf/shelf';
import { SqlSeekers } from './matching/sql-seekers.ts';
import { HouseNode } from './nodes/house-node.ts';
import { Roll } from './nodes/roll.ts';
import { Profiles } from './ratings/profiles.ts';
import { Registrar } from './ratings/registrar.ts';
import type { RunningServer, ServerSettings } from './running.ts';
import { serveFrom } from './serving.ts';
import { Care } from './store/care.ts';
import { holdDatabase, openDatabase, sizeOf } from './store/database.ts';
import { ErrandBox } from './store/house/errand-box.ts';
import { Pulse } from './store/house/pulse.ts';
import { Tallies } from './store/house/tallies.ts';
import { Announcements } from './store/notices/announcements.ts';
import { OrderBook } from './store/order-book.ts';
import { isPostgres } from './store/postgres/address.ts';
import { SqlStore } from './store/sql-store.ts';
import { TableRules } from './store/table-rules.ts';
import { watched } from './store/watched.ts';
import { Watch } from './watch/watch.ts';

/** Starts everything: store, bots, tables, HTTP and WebSockets, in one process. */
export const startServer = async (settings: ServerSettings): Promise<RunningServer> => {
  const lock = holdDatabase(settings.database);
  try {
    const db = await openDatabase(settings.database);
    const { database, node: name, bus: nats } = settings;
    const node = isPostgres(database)
      ? await HouseNode.open({ database, db, name: name ?? 'house', nats, complain: settings.complain })
      : undefined;
    const { now = node?.now ?? (() => Date.now()) } = settings;
    const key = await new SqlStore(db, now).key('journal', () => randomBytes(32).toString('hex'));
    const watch = new Watch(key, settings.journal);
    const { metrics } = watch;
    const kept = new SqlStore(db, now, appends => metrics.batches.observe({}, appends), node?.me);
    const care = new Care(db, now, kept.leases);
    const rules = new TableRules(db);
    const profiles = new Profiles(db, now);
    const store = watched(settings.around ? settings.around(kept) : kept, settings.complain, now, watch);
    const { shelf = games, complain } = settings;
    const ids = shelf.games.map(({ id }) => id);
    const registrar = new Registrar({ db, store, now, games: ids, complain });
    const close = async (): Promise<void> => {
      await registrar.close();
      await node?.close();
      await store.close();
      lock.release();
    };
    const parts = {
      store,
      care,
      rules,
      profiles,
      registrar,
      watch,
      book: new OrderBook(db, now),
      announcements: new Announcements(db, now),
      seekers: new SqlSeekers(db),
      roll: new Roll(db, node?.me.node, now),
      pulse: new Pulse(db, now),
      tallies: new Tallies(db, now),
      box: new ErrandBox(db, now),
      bytes: () => sizeOf(db, settings.database),
      ...(node && { node }),
    };
    return await serveFrom(parts, close, { ...settings, now }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  } catch (error) {
    lock.release();
    throw error;
  }
};
