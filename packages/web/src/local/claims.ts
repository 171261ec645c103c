import { CallRefused } from '../house/call-refused.ts';
import { settled } from './local-store.ts';

/** A table that is this window's alone until it lets go of it. */
export type Claim = { release(): void };

/** How long to wait for a window that is just being closed or goes elsewhere, in milliseconds. */
const PATIENCE = 8000;

const elsewhere = (): CallRefused => new CallRefused({ key: 'table.elsewhere', args: {} });

/** The browser sees to it: whoever holds a lock holds it alone, and loses it with the window. */
const byLock = (locks: LockManager, table: string): Promise<Claim> =>
  new Promise((resolve, reject) => {
    locks
      .request(
        `runehold-table-${table}`,
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>(release => resolve({ release: () => release() })),
      )
      .catch(() => reject(elsewhere()));
  });

/** How often a window shows that it is there, and after how long without a sign it is taken for closed. */
const BEAT = 1000;
const STALE = 6000;

type Sign = { readonly table: string; readonly window: string; readonly at: number };

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Over plain HTTP browsers have no locks: a window that has a table writes down every second that it is there. A window
 * that is loaded again is the same one, and need not wait for itself.
 */
class Signs {
  readonly #window: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(window: string) {
    this.#window = window;
  }

  #open(): Promise<IDBDatabase> {
    if (this.#database === undefined) {
      const request = indexedDB.open('runehold-windows', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('signs', { keyPath: 'table' });
      this.#database = settled(request);
    }
    return this.#database;
  }

  async #store(): Promise<IDBObjectStore> {
    return (await this.#open()).transaction('signs', 'readwrite').objectStore('signs');
  }

  /** Writes down a sign, unless another window gave one a moment ago. */
  async #give(table: string): Promise<boolean> {
    const store = await this.#store();
    const last: Sign | undefined = await settled(store.get(table));
    if (last && last.window !== this.#window && Date.now() - last.at < STALE) return false;
    await settled(store.put({ table, window: this.#window, at: Date.now() } satisfies Sign));
    return true;
  }

  async claim(table: string): Promise<Claim> {
    for (let waited = 0; !(await this.#give(table)); waited += BEAT) {
      if (waited > PATIENCE) throw elsewhere();
      await pause(BEAT);
    }
    const beat = setInterval(() => void this.#give(table).catch(() => undefined), BEAT);
    return {
      release: () => {
        clearInterval(beat);
        void this.#store().then(store => store.delete(table));
      },
    };
  }
}

/** Who may write to the tables of this browser: of several windows, one at a time. */
export const claimsOf = (window: string): ((table: string) => Promise<Claim>) => {
  const { locks } = navigator;
  if (locks !== undefined) return table => byLock(locks, table);
  const signs = new Signs(window);
  return table => signs.claim(table);
};
