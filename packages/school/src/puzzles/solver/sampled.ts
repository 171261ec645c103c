import { everyReply } from '@runehold/kernel/ask/answers';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import type { Game } from '@runehold/kernel/procedure/game';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Manner } from '../../lesson.ts';
import type { Puzzle } from '../puzzle.ts';
import { Bench } from './bench.ts';

/** More answers than it takes to decide any goal. */
const MOST_ANSWERS = 600;

/** The mean of what was sampled, and how sure it is: the half width of an interval of 99 %. */
type Sample = { readonly mean: number; readonly give: number };

const ALMOST_SURE = 2.576;

const sampleOf = (worths: readonly number[]): Sample => {
  const n = worths.length;
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / n;
  const spread = worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, give: ALMOST_SURE * Math.sqrt(spread / n) };
};

/**
 * Plays a puzzle out again and again from the learner's view, everybody by a manner, to see what an answer is worth.
 * All answers meet the same deals.
 */
export class SampledSolver {
  readonly #bench: Bench;
  readonly #chance: FastChance;
  readonly #from: TableCore;
  readonly #playedBy: Manner;

  constructor(game: Game, puzzle: Puzzle, from: TableCore, playedBy: Manner) {
    this.#chance = new FastChance(1);
    this.#bench = new Bench(game, puzzle, from, this.#chance);
    this.#from = from;
    this.#playedBy = playedBy;
  }

  /** Every answer to the open ask, at first or later on. */
  replies(at: TableCore = this.#from): (readonly number[])[] {
    const { game, table, puzzle } = this.#bench;
    this.#bench.lay(at.state);
    return [...everyReply(offerTo(game, table, puzzle.learner))];
  }

  /** What an answer to the open ask is worth, over so many games. */
  worthOf(reply: readonly number[], games: number, at: TableCore = this.#from): Sample {
    return sampleOf(Array.from({ length: games }, (_, game) => this.playOut(reply, game, at)));
  }

  /** What one game comes to. `decides` is told of every answer after the first one, before it is given. */
  playOut(
    reply: readonly number[],
    seed: number,
    at: TableCore = this.#from,
    decides?: (seat: Seat, answer: readonly number[], table: TableCore) => void,
  ): number {
    const bench = this.#bench;
    const { learner } = bench.puzzle;
    this.#chance.reseed(seed + 1);
    resample(bench.game, bench.table, at, learner, this.#chance);
    // How far scripts have been read is hidden from the learner, and stays as it is.
    const { draws, streams } = bench.table.layout;
    bench.table.state.set(at.state.subarray(draws, draws + 2 * streams.length), draws);
    bench.table.version++;
    bench.answer(learner, reply);
    for (let n = 0; n < MOST_ANSWERS && !bench.isDecided; n++) {
      const seat = bench.asked;
      const answer = seat === learner ? this.#playedBy(bench.table as never, seat) : bench.replyOf(seat);
      decides?.(seat, answer, bench.table);
      bench.answer(seat, answer);
    }
    return bench.worth;
  }
}
