import { join } from 'node:path';
import { FastChance } from '@runehold/kernel/chance/fast';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { shelf } from '@runehold/shelf/shelf';
import { gameFrom } from '../../src/host/store-keeper.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { Stubborn, settle } from './stubborn.ts';
import type { From } from './victims.ts';
import { Victims } from './victims.ts';

/** How much is to happen: kills that nobody notices would prove nothing, so they go on until enough was answered. */
export type RampagePlan = {
  readonly from: From;
  /** Where the database lies. */
  readonly folder: string;
  readonly seed: number;
  readonly kills: number;
  readonly answers: number;
  /** Answers that were on their way when the server died, and had to be sent again. */
  readonly resent: number;
};

/** What came of it. */
export type Rampage = {
  readonly kills: number;
  /** Everything that went against a promise. */
  readonly broken: readonly string[];
};

const plans = [
  { game: 'masquerade', seats: ['me', 'me', 'bot'] },
  { game: 'masquerade', seats: ['me', 'bot', 'bot', 'me'] },
  { game: 'rune-age', seats: ['me', 'me', 'bot'] },
  { game: 'rune-age', seats: ['me', 'me'] },
] as const;

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** The answers of a seat in a log are those its player gave, each once and in order. */
export const checkAnswers = ({ seat, given, table }: Stubborn, log: readonly LogRecord[]): string[] => {
  const kept = log.flatMap((record, seq) =>
    record.kind === 'answered' && record.seat === seat ? [{ seq, reply: record.reply }] : [],
  );
  const where = `${table}, seat ${seat}`;
  if (kept.length !== given.length)
    return [`${where}: ${given.length} answers were given and ${kept.length} kept`];
  return given.flatMap(({ reply, record }, i) => {
    if (JSON.stringify(kept[i].reply) !== JSON.stringify(reply)) return [`${where}: answer ${i} is another`];
    return record === undefined || record === kept[i].seq
      ? []
      : [`${where}: answer ${i} is not where it was`];
  });
};

/** Loads every game from its snapshot and from its beginning: they must be the same game. */
const checkLogs = async (database: string, players: readonly Stubborn[]): Promise<string[]> => {
  const store = new SqlStore(await openSqlite(database), () => 0);
  const broken: string[] = [];
  for (const table of new Set(players.map(player => player.table))) {
    const stored = await store.load(table);
    const capsule = stored && (await shelf.find(stored.head.game)?.capsule());
    if (!stored || !capsule) {
      broken.push(`${table} is gone`);
      continue;
    }
    const loaded = gameFrom(capsule.engine, stored);
    const replayed = HostedGame.load(capsule.engine, stored.head, stored.log);
    if (loaded.match.hash !== replayed.match.hash) broken.push(`${table}: the snapshot is of another game`);
    if (stored.frozen) broken.push(`${table} is frozen`);
    for (const player of players.filter(other => other.table === table))
      broken.push(...checkAnswers(player, stored.log));
  }
  await store.close();
  return broken;
};

/** Lets people and bots play while their server is killed at random instants, again and again. */
export const rampage = async ({ from, folder, seed, ...least }: RampagePlan): Promise<Rampage> => {
  const rng = new FastChance(seed);
  const database = join(folder, 'runehold.sqlite');
  const victims = new Victims(database, from);
  await victims.rise();
  const anna = await settle(victims, 'Anna');
  const players: Stubborn[] = [];
  const games: Promise<void>[] = [];
  const sitDown = async ({ game, seats }: (typeof plans)[number]): Promise<void> => {
    const plan = seats.map(kind => (kind === 'me' ? { kind } : { kind, level: 'random' }));
    anna.move(victims.address ?? '');
    const table = await anna.setTable(game, plan);
    for (const [seat, kind] of seats.entries()) {
      if (kind === 'bot') continue;
      const player = new Stubborn(victims, anna.cookie ?? '', table, seat, rng.next());
      players.push(player);
      games.push(player.play());
    }
  };
  for (const plan of plans) await sitDown(plan);

  const given = () => players.flatMap(player => player.given);
  const isEnough = (): boolean =>
    given().length >= least.answers && given().filter(({ sent }) => sent > 1).length >= least.resent;
  let kills = 0;
  for (; kills < least.kills || !isEnough(); kills++) {
    await pause(rng.pick(600));
    await victims.kill();
    await victims.rise();
    // When an evening is over another one begins.
    if (players.filter(player => !player.isOver).length < 7) await sitDown(plans[kills % 2]);
  }

  // Every game goes on: each player gives at least one more answer, or the game ends.
  const before = players.map(({ given }) => given.length);
  const goesOn = (player: Stubborn, i: number): boolean => player.isOver || player.given.length > before[i];
  const patience = Date.now() + 300_000;
  while (!players.every(goesOn) && Date.now() < patience) await pause(20);
  const stuck = players.filter((player, i) => !goesOn(player, i));
  for (const player of players) player.stop();
  await Promise.all(games);
  await victims.end();

  return {
    kills,
    broken: [
      ...victims.errors,
      ...players.flatMap(({ broken }) => broken),
      ...stuck.map(({ table, seat }) => `${table}, seat ${seat}: does not go on`),
      ...(await checkLogs(database, players)),
    ],
  };
};
