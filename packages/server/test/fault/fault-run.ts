import { FastChance } from '@runehold/kernel/chance/fast';
import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { openDatabase } from '../../src/store/database.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import type { StoredTable } from '../../src/store/store.ts';
import { NatsServer } from '../bus/nats-server.ts';
import { Person } from '../driver/person.ts';
import { Postgres } from '../driver/postgres.ts';
import { standings, toldAsWritten } from '../driver/told.ts';
import { checkAnswers } from '../kill/rampage.ts';
import { Stubborn } from '../kill/stubborn.ts';
import { NodeProcess } from './nodes.ts';

export type FaultPlan = {
  readonly seed: number;
  readonly tables: number;
  readonly strikes: readonly ('kill' | 'stop' | 'database' | 'bus')[];
};

/** What came of it. */
export type FaultRun = {
  readonly broken: readonly string[];
  readonly answers: number;
  /** The longest that a table was out of somebody's sight, in ms. */
  readonly longestGap: number;
};

/** The clocks of their machines: one is right, one an hour ahead, one a day behind. */
const skews = [0, 3_600_000, -86_400_000];

const engine = engineOf(masquerade);

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** What a house in trouble says of itself. */
const passing: ReadonlySet<string> = new Set(['refusal.store', 'refusal.busy', 'refusal.moving']);

/** What somebody did and was told is what is written down. */
const against = (player: Stubborn, stored: StoredTable): string[] => {
  const standing = standings(engine, stored);
  const { table, seat, lines } = player;
  return [
    ...checkAnswers(player, stored.log),
    ...lines
      .flatMap(line => toldAsWritten(line, seat, standing))
      .map(what => `${table}, seat ${seat}: ${what}`),
  ];
};

/** A house of three nodes in processes of their own, over real servers, to which things happen while people play. */
export const faultRun = async ({ seed, tables, strikes: planned }: FaultPlan): Promise<FaultRun> => {
  const rng = new FastChance(seed);
  const [postgres, nats] = await Promise.all([Postgres.make(), NatsServer.start()]);
  const database = await postgres.fresh();
  const nodes = ['one', 'two', 'three'].map((name, i) => new NodeProcess(name, database, nats.url, skews[i]));
  try {
    await nodes[0].rise();
    await Promise.all(nodes.slice(1).map(node => node.rise()));
    /** A way in that is any node that is there. */
    const anywhere = {
      get address() {
        const there = nodes.flatMap(({ address }) => (address === undefined ? [] : [address]));
        return there[rng.pick(there.length)];
      },
    };
    const anna = await Person.arrive(nodes[0].address ?? '', 'Anna');
    const players: Stubborn[] = [];
    for (let n = 0; n < tables; n++) {
      const plan = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'me' }] as const;
      const table = await anna.setTable('masquerade', plan, {}, false);
      for (const seat of [0, 2])
        players.push(new Stubborn(anywhere, anna.cookie ?? '', table, seat, rng.next(), passing));
    }
    const games = players.map(player => player.play());
    for (const strike of planned) {
      await pause(500 + rng.pick(1500));
      const node = nodes[rng.pick(nodes.length)];
      if (strike === 'kill') await node.kill().then(() => node.rise());
      if (strike === 'database') {
        await postgres.stop('SIGQUIT');
        await pause(1000);
        await postgres.start();
      }
      if (strike === 'bus') {
        await nats.fall();
        await pause(4000);
        await nats.rise();
      }
      if (strike === 'stop') {
        // Longer than what is lent to it lasts: somebody else has its tables when it goes on.
        node.stop();
        await pause(17_000);
        node.goOn();
      }
    }
    const patience = performance.now() + 120_000;
    while (!players.every(({ isOver }) => isOver) && performance.now() < patience) await pause(100);
    const late = players.filter(({ isOver }) => !isOver);
    for (const player of players) player.stop();
    await Promise.all(games);
    const store = new SqlStore(await openDatabase(database), () => 0);
    const written: string[] = [];
    for (const player of players) {
      const stored = await store.load(player.table);
      written.push(...(stored ? against(player, stored) : [`${player.table} is gone`]));
    }
    await store.close();
    return {
      broken: [
        ...players.flatMap(({ broken }) => broken),
        ...late.map(({ table, seat }) => `${table}, seat ${seat}: the game does not end`),
        ...written,
      ],
      answers: players.reduce((sum, { given }) => sum + given.length, 0),
      longestGap: Math.max(...players.map(({ longestGap }) => longestGap)),
    };
  } finally {
    await Promise.all(nodes.map(node => node.kill()));
    await nats.fall();
    await postgres.remove();
  }
};
