import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ChatLine } from '@runehold/protocol/parts/people';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Order } from '@runehold/protocol/table/orders/order';
import { CallRefused } from '../house/call-refused.ts';

/** What is kept of a table besides its log. */
export type KeptTable = {
  readonly id: string;
  readonly game: string;
  /** The rules it is played by; pages of old did not write them down. */
  readonly rules?: string;
  readonly setup: TableSetup;
  readonly summary: TableSummary;
  readonly chat: readonly ChatLine[];
  /** What its player has left to be answered. */
  readonly orders?: readonly Order[];
  /** When it was thrown away: until it is cleared out it can be taken back. */
  readonly discardedAt?: number;
};

type KeptRecord = {
  readonly table: string;
  readonly seq: number;
  readonly record: LogRecord;
  /** When it was written; of old records nobody knows. */
  readonly at?: number;
};

/** What a request to a database of the browser brings. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open('runehold', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('records', { keyPath: ['table', 'seq'] });
  };
  return settled(request).catch(() => {
    throw new CallRefused({ key: 'local.no-storage', args: {} });
  });
};

/** What was begun is not carried out in part. It may have ended by itself. */
const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
};

/** Something could not be kept, and nothing of it was. `taken`: another window has gone on with the table. */
export class NotKept extends Error {
  readonly taken: boolean;

  constructor(cause: unknown) {
    super(`not kept: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.taken = cause instanceof DOMException && cause.name === 'ConstraintError';
  }
}

/** The tables of this browser, kept in its database. What is written goes through one queue, in the order it came. */
export class LocalStore {
  #database: Promise<IDBDatabase> | undefined;
  #writes: Promise<unknown> = Promise.resolve();

  /** The database, opened anew where the browser has closed it. */
  #open(): Promise<IDBDatabase> {
    if (this.#database !== undefined) return this.#database;
    const forget = (): void => {
      this.#database = undefined;
    };
    const opening = openDatabase().then(database => {
      database.onclose = forget;
      // A page of a later version must not wait for this one.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    });
    opening.catch(forget);
    this.#database = opening;
    return opening;
  }

  async tables(): Promise<KeptTable[]> {
    const database = await this.#open();
    return settled(database.transaction('tables').objectStore('tables').getAll());
  }

  async table(id: string): Promise<KeptTable | undefined> {
    const database = await this.#open();
    return settled(database.transaction('tables').objectStore('tables').get(id));
  }

  async log(id: string): Promise<LogRecord[]> {
    const database = await this.#open();
    const store = database.transaction('records').objectStore('records');
    const kept: KeptRecord[] = await settled(
      store.getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
    );
    return kept.map(({ record }) => record);
  }

  /** Writes a table and its newest records in one go: after a crash there are both or neither. */
  put(table: KeptTable, from: number, records: readonly LogRecord[]): Promise<void> {
    const write = this.#writes.then(() => this.#write(table, from, records));
    this.#writes = write.catch(() => undefined);
    return write;
  }

  async #write(table: KeptTable, from: number, records: readonly LogRecord[]): Promise<void> {
    let transaction: IDBTransaction | undefined;
    try {
      transaction = (await this.#open()).transaction(['tables', 'records'], 'readwrite');
      const done = finished(transaction);
      done.catch(() => undefined);
      const store = transaction.objectStore('records');
      const at = Date.now();
      // A record is written once: of two windows that go on with one table the later fails.
      records.forEach((record, i) => {
        store.add({ table: table.id, seq: from + i, record, at } satisfies KeptRecord);
      });
      transaction.objectStore('tables').put(table);
      await done;
    } catch (error) {
      if (transaction) abort(transaction);
      throw new NotKept(error);
    }
  }

  /** Clears a table out for good, with its log. */
  remove(id: string): Promise<void> {
    const removal = this.#writes.then(async () => {
      const transaction = (await this.#open()).transaction(['tables', 'records'], 'readwrite');
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('records').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
      await finished(transaction);
    });
    this.#writes = removal.catch(() => undefined);
    return removal;
  }
}
