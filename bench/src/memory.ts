import { GCProfiler } from 'node:v8';
import { resample } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { game } from '@runehold/masquerade/game';
import { collectGarbage, summary } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Topic } from './result.ts';
import type { Sample } from './samples.ts';

const ROUNDS = 15;

/** The bytes an act leaves on the heap, or undefined if garbage was collected meanwhile and the count is void. */
const bytesOf = (act: () => void): number | undefined => {
  collectGarbage();
  const profiler = new GCProfiler();
  profiler.start();
  const before = process.memoryUsage().heapUsed;
  act();
  const bytes = process.memoryUsage().heapUsed - before;
  return profiler.stop().statistics.length === 0 ? bytes : undefined;
};

/** Plays as search does: re-deals a table in the middle of a game for a seat and plays it out, again and again. */
const allocationPerDecision = (seats: number): { median: number; spread: number } => {
  const player = new RandomPlayer(game, seats, 21);
  const root = spareTable(game, player.table);
  root.copyFrom(player.stopAfter(6));
  const search = (rollouts: number): number => {
    let decisions = 0;
    for (let i = 0; i < rollouts; i++) {
      resample(game, player.table, root, i % seats, player.rng);
      decisions += player.playOut();
    }
    return decisions;
  };
  search(20_000);
  const samples: number[] = [];
  for (let rollouts = 1000; samples.length < ROUNDS; ) {
    let decisions = 0;
    const empty = bytesOf(() => search(0));
    const bytes = bytesOf(() => {
      decisions = search(rollouts);
    });
    if (bytes !== undefined && empty !== undefined) samples.push((bytes - empty) / decisions);
    else if (rollouts > 1) rollouts = Math.ceil(rollouts / 2);
    else throw new Error('garbage is collected faster than it can be counted');
  }
  return summary(samples);
};

/** What play costs in memory: garbage made on the way, and the state itself. */
export const memoryTopic = (samples: readonly Sample[]): Topic => ({
  title: 'Memory',
  rows: [
    ...[2, 4].map(seats => {
      const { median, spread } = allocationPerDecision(seats);
      return {
        name: `search-like play, ${seats} players: allocated per decision`,
        value: median,
        unit: 'B',
        ...(median > 1 && { spread }),
        target: { atMost: 1023 },
      };
    }),
    ...samples.map(({ name, table }) => ({
      name: `${name}: state`,
      value: table.state.byteLength,
      unit: 'B',
      target: { atMost: 8192 },
    })),
  ],
});
