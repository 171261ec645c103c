import { noticeChannels } from '@runehold/protocol/parts/notice';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { TableRules } from '../table-rules.ts';

/** How a table stands, as whoever runs the house sees it. */
const states = {
  running: { frozen: 0, over: 0, abandoned: 0 },
  over: { frozen: 0, over: 1 },
  abandoned: { frozen: 0, over: 0, abandoned: 1 },
  frozen: { frozen: 1 },
} as const;
type TableState = keyof typeof states;

/** What waits in the outbox, by channel. */
export type Queue = { readonly channel: string; readonly state: string; readonly notices: number };

export type Tally = {
  readonly tables: Readonly<Record<TableState, number>>;
  readonly byRules: readonly { readonly game: string; readonly rules: string; readonly tables: number }[];
  readonly outbox: readonly Queue[];
  /** For each channel for how long the oldest notice has been due, in milliseconds; 0 where none is. */
  readonly waited: readonly { readonly channel: string; readonly ms: number }[];
};

/** Counts what is in the database, each by an index that holds nothing else. */
export class Tallies {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async take(): Promise<Tally> {
    const [running, over, abandoned, frozen] = [
      await this.#inState('running'),
      await this.#inState('over'),
      await this.#inState('abandoned'),
      await this.#inState('frozen'),
    ];
    const byRules: { game: string; rules: string; tables: number }[] = [];
    for await (const { game, rules } of new TableRules(this.#db).versions())
      byRules.push({ game, rules, tables: await this.#byRules(game, rules) });
    const outbox: Queue[] = [];
    const waited: { channel: string; ms: number }[] = [];
    for (const channel of noticeChannels) {
      for (const state of ['due', 'held', 'failed'])
        outbox.push({ channel, state, notices: await this.#inOutbox(channel, state) });
      waited.push({ channel, ms: await this.#waited(channel) });
    }
    return { tables: { running, over, abandoned, frozen }, byRules, outbox, waited };
  }

  async #inState(state: TableState): Promise<number> {
    let query = this.#db.selectFrom('summaries').select(({ fn }) => fn.countAll<number>().as('count'));
    for (const [column, value] of Object.entries(states[state]))
      query = query.where(column as 'frozen', '=', value);
    return Number((await query.executeTakeFirstOrThrow()).count);
  }

  async #byRules(game: string, rules: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('game', '=', game)
      .where('rules', '=', rules)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #inOutbox(channel: string, state: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', state)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #waited(channel: string): Promise<number> {
    const row = await this.#db
      .selectFrom('outbox')
      .select('due_at')
      .where('state', '=', 'due')
      .where('channel', '=', channel)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return row ? Math.max(0, this.#now() - Number(row.due_at)) : 0;
  }
}
