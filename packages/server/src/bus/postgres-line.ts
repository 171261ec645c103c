import pg from 'pg';
import { type Line, Listeners } from './line.ts';

/** So many bytes are taken in one notification; 8,000 is the most that PostgreSQL takes. */
export const POSTGRES_BYTES = 7000;

/** How soon a lost connection is tried again. */
const RETRY_MS = 250;

/** A connection over which nothing comes is asked so often whether it lives, and must answer within so long. */
const LOOK_MS = 2000;
const PATIENCE_MS = 3000;

/** So much waits to be told while the database is slow; then it is lost, as on any line that is down. */
const MOST_WAITING = 10_000;

const quoted = (subject: string): string => `"${subject.replaceAll('"', '""')}"`;

/**
 * A line over PostgreSQL, by LISTEN and NOTIFY on a connection of its own: a notification inside an append would take a
 * lock on every commit of the whole database.
 */
export class PostgresLine implements Line {
  readonly #url: string;
  readonly #complain: (what: string) => void;
  readonly #listeners = new Listeners((subject, isHeard) => this.#listened(subject, isHeard));
  #client: pg.Client | undefined;
  /** The connection that is told what is listened to: already while it is being opened. */
  #hearing: pg.Client | undefined;
  #waiting: { readonly subject: string; readonly text: string }[] = [];
  #telling: Promise<void> | undefined;
  /** A connection does one thing at a time. */
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #opening: Promise<void>;

  constructor(url: string, complain: (what: string) => void) {
    this.#url = url;
    this.#complain = complain;
    this.#opening = this.#open();
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'runehold bus',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.#listeners.tell(channel, payload));
    try {
      await client.connect();
      // From here on whoever begins to listen is listened for; who has begun before, in one go.
      this.#hearing = client;
      const listens = this.#listeners.subjects.map(subject => `listen ${quoted(subject)}`);
      if (listens.length > 0) await this.#ask(client, listens.join(';'));
    } catch {
      this.#hearing = undefined;
      await client.end().catch(() => undefined);
      return this.#again(() => {
        this.#opening = this.#open();
      }, RETRY_MS);
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#watch(client);
  }

  #again(act: () => void, ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(act, ms).unref();
  }

  /** A connection that is half dead says nothing for ever: it is asked, and given up when it does not answer. */
  #watch(client: pg.Client): void {
    this.#again(() => {
      this.#ask(client, 'select 1').then(
        () => this.#client === client && this.#watch(client),
        () => this.#lose(client),
      );
    }, LOOK_MS);
  }

  #ask(client: pg.Client, query: string | pg.QueryConfig): Promise<unknown> {
    const asked = this.#work.then(() => client.query(query));
    this.#work = asked.catch(() => undefined);
    return asked;
  }

  #lose(client: pg.Client): void {
    if (this.#hearing !== client) return;
    this.#client = undefined;
    this.#hearing = undefined;
    this.#waiting = [];
    if (this.#isClosed) return;
    this.#complain('the bus is lost');
    // Whoever did not answer is not asked to say goodbye.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    this.#again(() => {
      this.#opening = this.#open();
    }, RETRY_MS);
  }

  #listened(subject: string, isHeard: boolean): void {
    const client = this.#hearing;
    if (!client) return;
    const asked = this.#ask(client, `${isHeard ? 'listen' : 'unlisten'} ${quoted(subject)}`);
    asked.catch(() => this.#lose(client));
  }

  send(subject: string, text: string): void {
    if (!this.#client || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push({ subject, text });
    this.#telling ??= this.#tell();
  }

  /** Tells what is waiting, in one go: what comes meanwhile goes with the next. */
  async #tell(): Promise<void> {
    for (let client = this.#client; client && this.#waiting.length > 0; client = this.#client) {
      const told = this.#waiting;
      this.#waiting = [];
      try {
        await this.#ask(client, {
          name: 'tell',
          text: 'select pg_notify(t.subject, t.text) from unnest($1::text[], $2::text[]) as t(subject, text)',
          values: [told.map(({ subject }) => subject), told.map(({ text }) => text)],
        });
      } catch {
        this.#lose(client);
      }
    }
    this.#telling = undefined;
  }

  listen(subject: string, hear: (text: string) => void): () => void {
    return this.#listeners.add(subject, hear);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // Whoever leaves may have had something to say: that everybody else is to come elsewhere, for one.
    await this.#telling;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
    await this.#opening;
  }
}
