import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Nobody waits longer for a connection, an answer of the database, or a row that somebody else holds. */
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  query_timeout: 5000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 5000,
} as const;

/** Bringing a large database into a later form, or copying it, takes as long as it takes. */
const NO_HURRY = { connectionTimeoutMillis: 5000 } as const;

/** Whole numbers that JavaScript holds exactly are numbers; larger ones the house does not have. */
const LONG = 20;
const EXACT = 1700;

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === LONG || type === EXACT ? Number : pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/** PostgreSQL refuses this one character, which no name, line or address of ours has, in whatever it is asked. */
const clean = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

/**
 * Whether a connection may go on after an error: only where the database itself has answered. One that was cut, or that
 * nobody answered in time, may still be busy with what it was asked.
 */
const isAnswered = (error: unknown): boolean => {
  const code = (error as { readonly code?: unknown }).code;
  // 57P… is a server that stops.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P');
};

/** A connection that is destroyed when it is given back broken: a half-dead one would hang for ever. */
class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', this.#break);
  }

  readonly #break = (error: unknown): void => {
    this.#broken ??= error instanceof Error ? error : new Error(String(error));
  };

  query<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<{ command: never; rowCount: number; rows: R[] }>;
  query(cursor: never): never;
  async query(sql: string, parameters: readonly unknown[] = []): Promise<never> {
    // Whatever is asked after it would only wait behind what is not answered.
    if (this.#broken) throw this.#broken;
    try {
      return (await this.#client.query(sql, parameters.map(clean))) as never;
    } catch (error) {
      if (!isAnswered(error)) this.#break(error);
      throw error;
    }
  }

  release(): void {
    this.#client.off('error', this.#break);
    this.#client.release(this.#broken);
  }
}

/** The connections of one process to a database. What happens to those that lie idle disturbs nobody. */
export class Clients implements PostgresPool {
  readonly #pool: pg.Pool;

  /** With `isUnhurried` nothing has to be done in time. */
  constructor(address: string, most: number, isUnhurried = false) {
    this.#pool = new pg.Pool({
      connectionString: address,
      max: most,
      keepAlive: true,
      application_name: 'runehold',
      types,
      ...(isUnhurried ? NO_HURRY : PATIENCE),
    });
    // The pool throws such a connection away; the next one is made when somebody needs it.
    this.#pool.on('error', () => undefined);
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Client(await this.#pool.connect());
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
