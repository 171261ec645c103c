import { existsSync } from 'node:fs';
import type { Editions } from '@runehold/shelf/editions';
import { Farewell } from '../people/farewell.ts';
import { Guests } from '../people/guests.ts';
import { Rings } from '../people/ring.ts';
import { openDatabase, readDatabase } from '../store/database.ts';
import { ErrandBox } from '../store/house/errand-box.ts';
import { isPostgres } from '../store/postgres/address.ts';
import { timeIn } from '../store/postgres/house-time.ts';
import { SqlStore } from '../store/sql-store.ts';
import { lockDatabase } from '../store/sqlite/lock.ts';
import { StoreTrouble } from '../store/trouble.ts';
import { carryOut, type Errand, type Outcome } from './errands.ts';

/** For how long a house that serves may take over an errand, and how often it is looked whether it is done. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 50;

/** Has an errand done by the server that has the database, or here where none has. */
export const askHouse = async (database: string, errand: Errand, editions: Editions): Promise<Outcome> => {
  if (isPostgres(database)) return askServed(database, errand, editions);
  if (!existsSync(database)) throw new StoreTrouble('missing', database);
  try {
    const lock = lockDatabase(database);
    try {
      return await doHere(database, errand, editions);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof StoreTrouble) || error.kind !== 'in-use') throw error;
    return haveDone(database, errand);
  }
};

/** Of a database server it is asked whether some house is there that serves it. */
const askServed = async (database: string, errand: Errand, editions: Editions): Promise<Outcome> => {
  const db = await readDatabase(database);
  const now = await timeIn(db);
  const nodes = await new SqlStore(db, now).leases.nodes(now());
  await db.destroy();
  if (nodes.length === 0) return doHere(database, errand, editions);
  const names = nodes.map(({ node }) => node);
  if (errand.do === 'drain' && errand.node !== undefined && !names.includes(errand.node))
    return { ok: false, why: 'no-node', detail: names.sort().join(', ') };
  return haveDone(database, errand);
};

const doHere = async (database: string, errand: Errand, editions: Editions): Promise<Outcome> => {
  const db = await openDatabase(database);
  const now = await timeIn(db);
  const store = new SqlStore(db, now);
  const rings = new Rings(store.keys);
  const readAnew = <T>(_tables: readonly string[], act: () => Promise<T>): Promise<T> => act();
  const guests = await Guests.open(store, now, rings);
  const complain = (what: string): never => {
    throw new Error(what);
  };
  const farewell = new Farewell({ store, guests, readAnew, complain });
  try {
    return await carryOut(errand, { store, editions, farewell, rings, readAnew, now, complain });
  } finally {
    await store.close();
  }
};

const haveDone = async (database: string, errand: Errand): Promise<Outcome> => {
  // A server of another version has its own way with errands.
  await (await readDatabase(database)).destroy();
  const db = await openDatabase(database);
  const now = await timeIn(db);
  const box = new ErrandBox(db, now);
  try {
    const id = await box.put(JSON.stringify(errand));
    for (const until = now() + PATIENCE_MS; now() < until; ) {
      const result = await box.fetch(id);
      if (result !== undefined) return JSON.parse(result) as Outcome;
      await new Promise(resolve => setTimeout(resolve, LOOK_MS));
    }
    await box.drop(id);
    return { ok: false, why: 'fault', detail: `no answer in ${PATIENCE_MS / 1000} s` };
  } finally {
    await db.destroy();
  }
};
