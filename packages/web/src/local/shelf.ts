import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ChatLine } from '@runehold/protocol/parts/people';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';

/** What is kept of a table besides its log. */
export type ShelvedTable = {
  readonly id: string;
  readonly game: string;
  readonly setup: TableSetup;
  readonly summary: TableSummary;
  readonly chat: readonly ChatLine[];
};

type KeptRecord = {
  readonly table: string;
  readonly seq: number;
  readonly record: LogRecord;
  /** When it was written; of old records nobody knows. */
  readonly at?: number;
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('runehold', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('records', { keyPath: ['table', 'seq'] });
  };
  return settled(request);
};

/** The tables of this browser, kept in its database. */
export class Shelf {
  readonly #database = openDatabase();

  async tables(): Promise<ShelvedTable[]> {
    const database = await this.#database;
    return settled(database.transaction('tables').objectStore('tables').getAll());
  }

  async table(id: string): Promise<ShelvedTable | undefined> {
    const database = await this.#database;
    return settled(database.transaction('tables').objectStore('tables').get(id));
  }

  async log(id: string): Promise<LogRecord[]> {
    const database = await this.#database;
    const store = database.transaction('records').objectStore('records');
    const kept: KeptRecord[] = await settled(
      store.getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
    );
    return kept.map(({ record }) => record);
  }

  /** Writes a table and its newest records in one go: after a crash there are both or neither. */
  async put(table: ShelvedTable, from: number, records: readonly LogRecord[]): Promise<void> {
    const database = await this.#database;
    const transaction = database.transaction(['tables', 'records'], 'readwrite');
    transaction.objectStore('tables').put(table);
    const store = transaction.objectStore('records');
    const at = Date.now();
    records.forEach((record, i) => {
      store.put({ table: table.id, seq: from + i, record, at } satisfies KeptRecord);
    });
    await finished(transaction);
  }
}
