import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { RunningServer, ServerSettings } from '../../src/running.ts';
import { NatsServer } from '../bus/nats-server.ts';
import type { Postgres } from '../driver/postgres.ts';
import { serve } from '../driver/server.ts';

/** A house of several nodes in this process, over a real PostgreSQL and, if it is wanted, a real NATS. */
export const house = async (
  server: Postgres,
  names: readonly string[],
  { nats, ...settings }: Partial<ServerSettings> & { readonly nats?: boolean } = {},
): Promise<{
  readonly nodes: readonly RunningServer[];
  readonly database: string;
  readonly bus: string | undefined;
}> => {
  const database = await server.fresh();
  const line = nats ? await NatsServer.start() : undefined;
  if (line) onTestFinished(() => line.fall());
  const bus = line?.url;
  const nodes: RunningServer[] = [];
  for (const node of names) nodes.push(await serve({ database, node, bus, ...settings }));
  return { nodes, database, bus };
};

/** Asks the database of a house for something, past its nodes. */
export const asked = async (
  database: string,
  sql: string,
  ...values: readonly string[]
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query(sql, [...values]);
  await client.end();
  return rows;
};

/** The node to which a table is lent. */
export const hostOf = async (database: string, table: string): Promise<unknown> =>
  (await asked(database, 'select node from leases where table_id = $1', table))[0]?.['node'];
