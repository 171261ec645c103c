import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { engineOf } from '@runehold/kernel/match/engine';
import type { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { game } from '@runehold/rune-age/game';
import { appendOf, gameFrom } from '@runehold/server/host/store-keeper';
import { SqlStore } from '@runehold/server/store/sql-store';
import { openSqlite } from '@runehold/server/store/sqlite/open';
import type { Effort } from './measure.ts';
import { summary } from './measure.ts';
import type { Row, Topic } from './result.ts';
import { liveTables, type Visits } from './server-load.ts';

const engine = engineOf(game);

const TABLES = 200;

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'runehold-bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A game of so many answers, written down as a server would, snapshots included. */
const longGame = async (store: SqlStore, answers: number): Promise<string> => {
  const rng = new FastChance(7);
  const hosted = HostedGame.open(engine, {
    seats: 4,
    // At random nobody ever builds one: a game without an end.
    options: { scenario: 'monument' },
    secret: '7'.repeat(64),
  });
  const { table } = hosted.match as Match;
  const head = { ...hosted.setup, id: 'long', game: game.id, rules: '1', host: '', listed: false, setAt: 0 };
  await store.append({ ...appendOf(head, hosted, 0, false), head });
  const reply = new Reply();
  for (let n = 1, since = 0; n <= answers; n++, since++) {
    const seat = nextAsked(table);
    sampleReply(offerTo(game, table, seat), rng, reply);
    const refused = hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply.toArray());
    if (refused !== undefined || hosted.match.over) throw new Error(`the game ended: ${refused}`);
    const isDue = since >= 64 && hosted.isSettled;
    await store.append(appendOf(head, hosted, hosted.seq, isDue));
    if (isDue) since = 0;
  }
  return head.id;
};

const loadRows = (): Promise<Row[]> =>
  inFolder(async folder => {
    const store = new SqlStore(await openSqlite(join(folder, 'bench.sqlite')), Date.now);
    const id = await longGame(store, 1200);
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      const stored = await store.load(id);
      if (stored) gameFrom(engine, stored);
      times.push(performance.now() - start);
    }
    await store.close();
    const { median, spread } = summary(times.slice(5));
    return [
      {
        name: 'load a game of 1,200 answers',
        value: median,
        unit: 'ms',
        spread,
        target: { atMost: 50 },
      },
    ];
  });

/** The server in a process of its own, as `npm start` runs it. */
const served = async <T>(folder: string, act: (address: string) => Promise<T>): Promise<T> => {
  const main = fileURLToPath(import.meta.resolve('@runehold/server/main'));
  const flags = main.endsWith('.ts') ? ['--import', 'tsx', '--conditions', 'runehold:source'] : [];
  const child = spawn(process.execPath, [...flags, main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      RUNEHOLD_DATABASE: join(folder, 'runehold.sqlite'),
      RUNEHOLD_PORT: '0',
      RUNEHOLD_SITE: 'none',
      // Guests come from addresses of their own, as a proxy would tell; whoever watches has a window at every table.
      RUNEHOLD_PROXY_HOPS: '1',
      RUNEHOLD_PER_ADDRESS: '10000',
    },
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', text => {
        const [found] = /http:\S+/.exec(String(text)) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error('the server did not start')));
    });
    return await act(address);
  } finally {
    child.kill();
  }
};

const screenRows = ({ delays, seconds }: Visits): Row[] => {
  const sorted = [...delays].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  const name = `${TABLES} live tables: answer to everyone's screen`;
  return [
    { name: `${name}, median`, value: at(0.5), unit: 'ms' },
    { name: `${name}, p95`, value: at(0.95), unit: 'ms', target: { atMost: 50 } },
    { name: `${name}, p99`, value: at(0.99), unit: 'ms' },
    { name: `${TABLES} live tables: answers`, value: delays.length / seconds, unit: '/s' },
  ];
};

/** The server: how long an answer takes to be on every screen of its table, and a game to be loaded. */
export const serverTopic = async ({ batches, batchMs }: Effort): Promise<Topic> => {
  const seconds = (batches * batchMs) / 60;
  const visits = await inFolder(folder =>
    served(folder, async address => {
      const tables = await liveTables([address], TABLES);
      await sleep(500);
      return tables.play(seconds);
    }),
  );
  return {
    title: 'Server: two players and a spectator at each table, over the loopback',
    rows: [...screenRows(visits), ...(await loadRows())],
  };
};
