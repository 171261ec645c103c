import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { sameTable } from '@runehold/kernel/table/digest';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { game } from '@runehold/rune-age/game';
import { capsule } from '@runehold/shelf/capsules/rune-age';
import { randomMatch } from '@runehold/testkit/corpus';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, test, vi } from 'vitest';
import { thinkerFor } from '../src/bots/thinker.ts';
import type { Task } from '../src/bots/worker.ts';
import { think } from '../src/bots/worker.ts';
import { editionName, usualCellar } from '../src/jobs/edition.ts';
import { Jobs } from '../src/jobs/jobs.ts';
import { noLimits } from './driver/server.ts';

// Several of these run at once on a small machine.
vi.setConfig({ testTimeout: 300_000 });

const { engine } = capsule;

/** A game some answers in, and the seat that is asked. */
const someWayIn = (seed: number): { hosted: HostedGame; seat: number } => {
  const whole = randomMatch(game, 3, { scenario: 'runewars' }, seed);
  const hosted = HostedGame.from(engine, whole.fork(20 + seed));
  return { hosted, seat: nextAsked(matchOf(hosted).table) };
};

/** What would reach the thread in which the bot thinks. */
const taskFor = async (hosted: HostedGame, seat: number): Promise<Task> => {
  const taken = vi.fn(async (_task: Task) => []);
  const edition = editionName(engine, usualCellar);
  const thinker = thinkerFor(capsule, edition, { think: taken, advise: async () => undefined }, 0);
  await thinker.think(hosted, seat, 'greedy');
  return taken.mock.calls[0][0];
};

/** The same decision under another luck. */
const withSeed = (task: Task, seed: number): Task => ({ ...task, sight: { ...task.sight, seed } });

test('a bot is given what its seat sees, and with the same seed answers the same', async () => {
  let different = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const { hosted, seat } = someWayIn(seed);
    const twin = HostedGame.load(engine, hosted.setup, [...hosted.log]);
    const { table } = matchOf(twin);
    resample(game, table, table, seat, new FastChance(seed));
    if (!sameTable(matchOf(hosted).table, table)) different++;
    const [task, other] = [await taskFor(hosted, seat), await taskFor(twin, seat)];
    expect(other.sight.state).toEqual(task.sight.state);
    const reply = await think(withSeed(task, seed));
    expect(await think(withSeed(other, seed))).toEqual(reply);
    expect(hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply)).toBeUndefined();
  }
  expect(different).toBeGreaterThan(4);
});

test('bots think in threads of their own, and the loop goes on meanwhile', async () => {
  const jobs = new Jobs(noLimits);
  const { hosted, seat } = someWayIn(3);
  const task = await taskFor(hosted, seat);
  await jobs.think(task);
  let turns = 0;
  let isTurning = true;
  const turn = (): void => {
    turns++;
    if (isTurning) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 30 }, (_, seed) => jobs.think(withSeed(task, seed))));
  isTurning = false;
  await jobs.close();
  expect(turns).toBeGreaterThan(2);
});

test('a thread that cannot do what it is asked says so and lives', async () => {
  const jobs = new Jobs(noLimits);
  const { hosted, seat } = someWayIn(3);
  const task = await taskFor(hosted, seat);
  await expect(jobs.think({ ...task, level: 'genius' })).rejects.toThrow('has no bot genius');
  const chess = { ...task, edition: { ...task.edition, game: 'chess' } };
  await expect(jobs.think(chess)).rejects.toThrow('there is no chess');
  expect(await jobs.think(task)).toBeDefined();
  await jobs.close();
});
