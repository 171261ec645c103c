import { engineOf } from '@runehold/kernel/match/engine';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { randomMatch } from '@runehold/testkit/corpus';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Moments, rewinderFor } from '../src/host/rewinder.ts';
import { editionName, usualCellar } from '../src/jobs/edition.ts';
import { importGame } from '../src/jobs/imports.ts';
import { Jobs } from '../src/jobs/jobs.ts';
import { JobRefused } from '../src/jobs/lanes.ts';
import { packFile, Unpacker } from '../src/jobs/packed-file.ts';
import { replay } from '../src/jobs/replay.ts';
import { work } from '../src/jobs/worker.ts';
import { noLimits } from './driver/server.ts';

// Threads start slowly on a small machine.
vi.setConfig({ testTimeout: 300_000 });

const engine = engineOf(masquerade);
const edition = editionName(engine, usualCellar);

const hire = (limits = noLimits, worker?: string): Jobs => {
  const jobs = new Jobs(limits, worker);
  onTestFinished(() => jobs.close());
  return jobs;
};

/** A finished game as a table has it, and a look at one of its moments. */
const evening = (seed = 3) => {
  const match = randomMatch(masquerade as Game, 2, {}, seed);
  const hosted = HostedGame.from(engine, match);
  const look = {
    edition,
    setup: hosted.setup,
    opening: match.opening,
    entries: match.entries.slice(0, 5),
    viewer: 0 as const,
  };
  return { match, hosted, look };
};

/** Threads in which what is told to think never ends, and what is told to advise wants all the memory there is. */
const misled = new URL('./fixtures/misled-worker.mjs', import.meta.url).href;

test('a job that takes too long is ended, its asker is told, and the next is done', async () => {
  const lanes = { ...noLimits.lanes, bot: { ...noLimits.lanes.bot, timeMs: 100 } };
  const jobs = hire({ ...noLimits, lanes }, misled);
  const ended = await jobs.run('bot', 'think', evening().look as never).catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(JobRefused);
  expect((ended as JobRefused).trouble).toBe('too-long');
  expect(await jobs.run('replay', 'moment', evening().look)).toBe('done');
});

test('a job that takes too much memory ends with its thread, and the next is done', async () => {
  const jobs = hire({ ...noLimits, threadMegabytes: 32 }, misled);
  await expect(jobs.run('advice', 'advise', evening().look as never)).rejects.toThrow(/memory/);
  expect(await jobs.run('replay', 'moment', evening().look)).toBe('done');
});

test('a look back is what was seen then, from a snapshot or without one, and is remembered', async () => {
  const { match, hosted } = evening();
  const jobs = hire();
  const run = vi.spyOn(jobs, 'run');
  const moments = new Moments(2);
  const rewinder = rewinderFor('table', edition, jobs, moments);
  const snapshot = match.fork(4).snapshot();
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = { ...match.fork(6).view(viewer), viewer };
    expect(await rewinder.view(hosted, 6, viewer, snapshot, 'anna')).toEqual(seen);
  }
  expect(run).toHaveBeenCalledTimes(3);
  for (const [, , look] of run.mock.calls) expect(look).toHaveProperty('entries.length', 2);
  await rewinder.view(hosted, 6, 'spectator', snapshot, 'bela');
  expect(run).toHaveBeenCalledTimes(3);
  // Only so many are.
  await rewinder.view(hosted, 6, 0, snapshot, 'bela');
  expect(run).toHaveBeenCalledTimes(4);
  // A snapshot that is none is left aside.
  const broken = { ...snapshot, hash: 'x' };
  const whole = { ...match.fork(7).view(1), viewer: 1 };
  expect(await rewinder.view(hosted, 7, 1, broken, 'anna')).toEqual(whole);
});

test('what runs in a thread does what it is asked', async () => {
  const { match, look } = evening();
  const seen = { ...match.fork(5).view(0), viewer: 0 };
  expect(await work({ kind: 'moment', asked: look as never })).toEqual(seen);
});

test('a look back for which there is no time is refused with the reason', async () => {
  const { hosted } = evening();
  const rewinder = rewinderFor(
    'table',
    edition,
    { run: () => Promise.reject(new JobRefused('busy')) },
    new Moments(2),
  );
  expect(await rewinder.view(hosted, 6, 0, undefined, 'anna')).toEqual({ key: 'refusal.busy', args: {} });
});

test('a game file that is packed is the same when it is unpacked', () => {
  const { match } = evening();
  const file = exportMatch(match, true);
  const unpacker = new Unpacker(packFile(file));
  const taken = [unpacker.next(3), unpacker.next(1000), unpacker.next(5)];
  expect(taken.map(({ length }) => length)).toEqual([3, match.entries.length - 3, 0]);
  expect(taken.flat()).toEqual(match.entries.map(({ seat, reply, outcomes }) => ({ seat, reply, outcomes })));
  expect(Match.replay(masquerade as Game, { ...match, entries: taken.flat(), keys: match.keys }).hash).toBe(
    match.hash,
  );
});

test('a game that was dealt under several keys is taken as it was played, whole', async () => {
  const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: '1'.repeat(64) });
  const playSome = (answers: number): void => {
    for (let n = 0; n < answers && !hosted.match.over; n++) {
      const seat = nextAsked(matchOf(hosted).table);
      const [ask] = hosted.match.view(seat).asks;
      expect(hosted.answer(seat, ask.id, hosted.seq, ask.absent)).toBeUndefined();
    }
  };
  playSome(3);
  hosted.rekey('2'.repeat(64));
  playSome(6);
  hosted.rekey('3'.repeat(64));
  const stretches = vi.fn(replay);
  const { hosted: taken } = await importGame(
    { run: (_lane, _kind, stretch) => stretches(stretch as never) as never },
    engine,
    usualCellar,
    packFile(hosted.file()),
    'anna',
    [],
  );
  expect(taken.match.hash).toBe(hosted.match.hash);
  expect(taken.match.keys).toEqual(hosted.match.keys);
  expect(taken.log.map(({ kind }) => kind)).toEqual(hosted.log.map(({ kind }) => kind));
});
