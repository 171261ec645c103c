import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import { asNumber } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import { fence } from './fence.ts';
import {
  FIRST_LOAN,
  type Holder,
  type KnownNode,
  type Lease,
  type Leases,
  type NodeState,
  type Standing,
  type Taken,
} from './leases.ts';
import { NotOurs } from './not-ours.ts';

const rowOf = ({ node: id, run }: Holder, { url, version, isDraining }: NodeState, until: number) => ({
  id,
  run,
  until,
  url: url ?? null,
  version,
  draining: asNumber(isDraining),
});

const nodeOf = ({ id, run, until, url, version, draining }: Selectable<Schema['nodes']>): KnownNode => ({
  node: id,
  run,
  until: Number(until),
  version,
  isDraining: draining === 1,
  ...(url !== null && { url }),
});

/** Whether the node of a loan is there: its row is of the same run and has not run out. */
const isAlive =
  (now: number) =>
  ({ exists, selectFrom }: ExpressionBuilder<Schema, 'leases'>) =>
    exists(
      selectFrom('nodes')
        .select('nodes.id')
        .whereRef('nodes.id', '=', 'leases.node')
        .whereRef('nodes.run', '=', 'leases.run')
        .where('nodes.until', '>', now),
    );

/** Who may write to which table, as the database says. */
export class SqlLeases implements Leases {
  readonly #db: Kysely<Schema>;
  readonly me: Holder;
  /** What is lent to us, as far as we know. */
  readonly #held = new Map<string, number>();
  /** What is being taken: of however many ask at once, one takes it. */
  readonly #taking = new Map<string, Promise<Taken | undefined>>();

  constructor(db: Kysely<Schema>, me: Holder) {
    this.#db = db;
    this.me = me;
  }

  async join(state: NodeState, until: number): Promise<void> {
    const row = rowOf(this.me, state, until);
    await written(
      this.#db
        .insertInto('nodes')
        .values(row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute(),
    );
  }

  async renewNode(state: NodeState, until: number): Promise<boolean> {
    const { numUpdatedRows } = await written(
      this.#db
        .updateTable('nodes')
        .set(rowOf(this.me, state, until))
        .where('id', '=', this.me.node)
        .where('run', '=', this.me.run)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async leave(): Promise<void> {
    const { node, run } = this.me;
    this.#held.clear();
    await written(
      this.#db.transaction().execute(async db => {
        await db
          .updateTable('leases')
          .set({ node: null, run: null })
          .where('node', '=', node)
          .where('run', '=', run)
          .execute();
        await db.deleteFrom('nodes').where('id', '=', node).where('run', '=', run).execute();
      }),
    );
  }

  async nodes(now: number): Promise<readonly KnownNode[]> {
    const rows = await this.#db.selectFrom('nodes').selectAll().where('until', '>', now).execute();
    return rows.map(nodeOf);
  }

  async takeTable(table: string, now: number): Promise<Taken | undefined> {
    const seen = await this.standing(table);
    if (!seen) return undefined;
    const { node, run } = this.me;
    const row = await written(
      this.#db
        .updateTable('leases')
        .set({ node, run, epoch: seen.epoch + 1 })
        .where('table_id', '=', table)
        .where('epoch', '=', seen.epoch)
        .where(eb =>
          eb.or([
            eb('node', 'is', null),
            eb.and([eb('node', '=', node), eb('run', '=', run)]),
            eb.not(isAlive(now)(eb)),
          ]),
        )
        .returning(['epoch', 'seq'])
        .executeTakeFirst(),
    );
    if (!row) {
      this.#held.delete(table);
      const other = await this.standing(table);
      return other && { elsewhere: other };
    }
    const lease = { table, epoch: Number(row.epoch), seq: Number(row.seq) };
    this.#held.set(table, lease.epoch);
    return { lease };
  }

  async releaseTable({ table, epoch }: Pick<Lease, 'table' | 'epoch'>): Promise<void> {
    if (this.#held.get(table) === epoch) this.#held.delete(table);
    await written(
      this.#db
        .updateTable('leases')
        .set({ node: null, run: null })
        .where('table_id', '=', table)
        .where('epoch', '=', epoch)
        .where('node', '=', this.me.node)
        .where('run', '=', this.me.run)
        .execute(),
    );
  }

  async isOurs({ table, epoch }: Pick<Lease, 'table' | 'epoch'>): Promise<boolean> {
    const standing = await this.standing(table);
    return standing?.epoch === epoch && this.#isMe(standing.holder);
  }

  #isMe(holder: Holder | undefined): boolean {
    return holder?.node === this.me.node && holder.run === this.me.run;
  }

  async standing(table: string): Promise<Standing | undefined> {
    const row = await this.#db
      .selectFrom('leases')
      .leftJoin('nodes', join =>
        join.onRef('nodes.id', '=', 'leases.node').onRef('nodes.run', '=', 'leases.run'),
      )
      .select(['leases.node', 'leases.run', 'leases.epoch', 'leases.seq', 'nodes.url', 'nodes.until'])
      .where('leases.table_id', '=', table)
      .executeTakeFirst();
    if (!row) return undefined;
    const { node, run, epoch, seq, url, until } = row;
    return {
      table,
      epoch: Number(epoch),
      seq: Number(seq),
      ...(node !== null && run !== null && { holder: { node, run } }),
      ...(url !== null && { url }),
      ...(until !== null && { until: Number(until) }),
    };
  }

  async expired(now: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('leases')
      .select('table_id')
      .where('node', 'is not', null)
      .where(eb => eb.not(isAlive(now)(eb)))
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Makes the loan of a table or a room that is about to be written down for the first time. */
  async begin(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await db
      .insertInto('leases')
      .values(tables.map(table_id => ({ table_id, ...this.me, epoch: FIRST_LOAN, seq: -1 })))
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }

  /**
   * Under which number somebody writes to a table who does not say: the one it is lent to us under. Whoever writes where
   * nobody does, as an errand may, takes the table by it. A new table is always ours, under its first number.
   */
  async epochFor(table: string, now: number): Promise<number> {
    const known = this.#held.get(table);
    if (known !== undefined) return known;
    const taking = this.#taking.get(table) ?? this.takeTable(table, now);
    this.#taking.set(table, taking);
    try {
      const taken = await taking;
      return taken && 'lease' in taken ? taken.lease.epoch : FIRST_LOAN;
    } finally {
      this.#taking.delete(table);
    }
  }

  /** Changes something of a table that is no record of its log, if the table is ours; `isNew` where it may be the first. */
  async within<T>(
    table: string,
    under: number | undefined,
    now: number,
    act: (db: Transaction<Schema>) => Promise<T>,
    isNew = false,
  ): Promise<T> {
    const epoch = under ?? (await this.epochFor(table, now));
    const done = await written(
      this.#db.transaction().execute(async db => {
        if (isNew) await this.begin(db, [table]);
        const ours = await fence(db, this.me, [{ table, epoch, count: 0 }]);
        if (ours.has(table)) return act(db);
        this.note(table, undefined);
        throw new NotOurs(table);
      }),
    );
    this.note(table, epoch);
    return done;
  }

  /** Notes under which number something was written, or that it was refused: what we thought is ours is not. */
  note(table: string, epoch: number | undefined): void {
    if (epoch === undefined) this.#held.delete(table);
    else this.#held.set(table, epoch);
  }
}
