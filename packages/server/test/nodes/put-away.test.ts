import { join } from 'node:path';
import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, onTestFinished, test } from 'vitest';
import { LineBus } from '../../src/bus/bus.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import type { Neighbours } from '../../src/host/elsewhere.ts';
import { LiveTables } from '../../src/host/live-tables.ts';
import { appendOf } from '../../src/host/store-keeper.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { Neighbourhood } from '../../src/nodes/neighbourhood.ts';
import { Care } from '../../src/store/care.ts';
import type { Leases } from '../../src/store/leases/leases.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { TableRules } from '../../src/store/table-rules.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { freshFolder } from '../driver/server.ts';

const nothing = (): undefined => undefined;
const jobs = { crowd: () => 0 } as unknown as Jobs;

/** Somebody, and what they were told. */
const somebody = (): Visitor & { readonly heard: FromHost[] } => {
  const heard: FromHost[] = [];
  return { guest: 'anna', name: 'Anna', send: message => void heard.push(message), heard };
};

/** A table of two in a house of one node, and whatever has it in use. */
const house = async (cameIn: () => Promise<void> = async () => undefined, neighbours?: Neighbours) => {
  const db = await openSqlite(join(freshFolder(), 'runehold.sqlite'));
  const store = new SqlStore(db, () => 0);
  const game = HostedGame.open(engineOf(masquerade), { seats: 2, options: {}, secret: '7'.repeat(64) });
  const about = { id: 'table', game: 'masquerade', rules: '1', host: 'host', listed: false, setAt: 0 };
  const head = { ...game.setup, ...about };
  await store.append({ ...appendOf(head, game, 0, false), head });
  const care = new Care(db, () => 0);
  care.came = cameIn;
  const tables = new LiveTables({
    ...{ store, care, rules: new TableRules(db), now: () => 0, jobs },
    ...{ editions: new Editions(shelf, nothing), cellar: '', moments: 0, presenceMs: 0, windowMs: 0 },
    ...{ isShort: () => false, isBusy: () => false, botPauseMs: 0, step: () => nothing },
    ...{ every: () => nothing, complain: nothing, ...(neighbours && { neighbours }) },
  });
  onTestFinished(async () => {
    await tables.close();
    await store.close();
  });
  return {
    tables,
    find: async () => {
      const found = await tables.find('table');
      if (!('table' in found)) throw new Error('there is no table');
      return found.table;
    },
  };
};

test('who has found a table that is then put away is sent to find it anew, and not left at one that nobody else sees', async () => {
  const { tables, find } = await house();
  const [late, found] = [somebody(), await find()];
  await tables.tidy();
  await found.join(late);
  expect(late.heard.map(({ type }) => type)).toEqual(['refused']);
  await (await find()).join(late);
  expect(late.heard.at(-1)).toMatchObject({ type: 'presence' });
});

test('what was dropped and found anew while it was to be put away stays', async () => {
  let goOn = nothing as () => void;
  let isNoting = nothing as () => void;
  const noting = new Promise<void>(resolve => {
    isNoting = resolve;
  });
  const { tables, find } = await house(() => {
    isNoting();
    return new Promise(resolve => {
      goOn = resolve;
    });
  });
  await (await find()).join(somebody());
  // That somebody has come is noted, and that takes time.
  const tidying = tables.tidy();
  await noting;
  await tables.dropAll();
  const anew = await find();
  await anew.join(somebody());
  goOn();
  await tidying;
  expect(anew.isClosed).toBe(false);
  expect(await find()).toBe(anew);
});

test('a node that may not act for what is lent to it shows it to nobody', async () => {
  let term: number | undefined = 1;
  const neighbours = {
    isFirst: true,
    hosts: nothing,
    leaves: nothing,
    get term() {
      return term;
    },
  } as unknown as Neighbours;
  const { tables, find } = await house(undefined, neighbours);
  await (await find()).join(somebody());
  // As after having been stopped: nothing has been noticed yet.
  term = undefined;
  expect(await tables.find('table')).toEqual({ refused: { key: 'refusal.moving', args: {} } });
  term = 2;
  expect(await tables.find('table')).toHaveProperty('table');
});

test('a table of another node at which nobody is any more is found anew: what its host says is heard again', async () => {
  const clock = new HandClock();
  const me = { node: 'one', run: 'first' };
  const bus = new LineBus(new LocalExchange().line(), 'one', clock.after);
  const neighbourhood = new Neighbourhood({
    leases: { me, expired: async () => [] } as unknown as Leases,
    tenure: { isGood: true, isFirst: true, term: 1, alike: [] },
    ...{ bus, now: clock.now, ticks: clock.now, after: clock.after, newName: () => 'name', jobs, cellar: '' },
    hosted: () => ({ find: nothing, attend: nothing, handOver: nothing }) as never,
    ...{ isDraining: () => false, tookOver: nothing, thoughtElsewhere: nothing, complain: nothing },
  });
  onTestFinished(() => neighbourhood.close());
  const far = neighbourhood.at({ table: 'table', epoch: 1, holder: { node: 'two', run: 'first' } } as never);
  expect(far.isClosed).toBe(false);
  await clock.pass(10_000);
  expect(far.isClosed).toBe(true);
});
