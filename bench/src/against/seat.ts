/**
 * One build playing in a process of its own, told by the other end how many games of which table to play: it answers
 * what they cost. It is started by path, with the folder of the build and the table as JSON.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineRules } from '@runehold/ai/inlining';
import type { Game } from '@runehold/kernel/procedure/game';
import type { Cost, Order, Played } from './work.ts';

type Players = typeof import('../random-play.ts');
type Dealing = typeof import('@runehold/kernel/match/resample');
type Tables = typeof import('@runehold/kernel/match/table-setup');

const [, , folder, described] = process.argv;
const { game: name, seats, options } = JSON.parse(described) as Played;

const compiled = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, path)).href)) as T;

inlineRules();
const { RandomPlayer } = await compiled<Players>('bench/dist/random-play.js');
const { game } = await compiled<{ game: Game }>(`packages/${name}/dist/game.js`);
const { resample } = await compiled<Dealing>('packages/kernel/dist/match/resample.js');
const { spareTable } = await compiled<Tables>('packages/kernel/dist/match/table-setup.js');

const player = new RandomPlayer(game, seats, 1, undefined, options);

/** So many games, each from a seed of its own; the units are decisions. */
const play = (seed: number, games: number): number => {
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    player.rng.reseed(seed + n);
    decisions += player.playGame();
  }
  return decisions;
};

/** A table in the middle of a game copied so often, and what seat 0 cannot see dealt anew. */
const deal = (seed: number, copies: number): number => {
  player.rng.reseed(seed);
  const from = player.stopAfter(100 * seats);
  const into = spareTable(game, from);
  for (let n = 0; n < copies; n++) resample(game, into, from, 0, player.rng);
  return copies;
};

const acts = { play, deal };

process.on('message', ({ act, seed, times }: Order) => {
  const start = process.cpuUsage();
  const units = acts[act](seed, times);
  const { user, system } = process.cpuUsage(start);
  process.send?.({ units, us: user + system } satisfies Cost);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
