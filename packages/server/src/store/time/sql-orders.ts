import type { Order } from '@runehold/protocol/table/orders/order';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Append } from '../store.ts';

/** Writes what people have left to be answered at the tables of a transaction: all of it, for it is little. */
export const writeOrders = async (db: Transaction<Schema>, appends: readonly Append[]): Promise<void> => {
  const latest = new Map(appends.flatMap(({ table, orders }) => (orders ? [[table, orders] as const] : [])));
  for (const [table_id, orders] of latest) {
    await db.deleteFrom('orders').where('table_id', '=', table_id).execute();
    const rows = orders.map(order => ({
      table_id,
      id: order.id,
      person: order.person,
      body: JSON.stringify(order),
    }));
    if (rows.length > 0) await db.insertInto('orders').values(rows).execute();
  }
};

/** What people have left to be answered at a table. */
export const ordersAt = async (db: Kysely<Schema>, table: string): Promise<readonly Order[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('body')
    .where('table_id', '=', table)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Order);
};
