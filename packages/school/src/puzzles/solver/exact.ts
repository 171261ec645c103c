import { everyReply } from '@runehold/kernel/ask/answers';
import { CORE } from '@runehold/kernel/layout/layout';
import type { Game } from '@runehold/kernel/procedure/game';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { hashOf } from '@runehold/kernel/table/digest';
import type { TableCore } from '@runehold/kernel/table/table';
import { describeAsk } from '@runehold/kernel/view/describe';
import { saidOf } from '../../answers.ts';
import type { KeyMove, Puzzle } from '../puzzle.ts';
import { Bench } from './bench.ts';
import { EveryChance } from './branches.ts';
import { isKey } from './key.ts';

/** More tables than any puzzle may lead to: who comes here has set one that cannot be searched. */
const MOST = 400_000;

/**
 * Searches all that the learner can answer and all that chance can do, to where the goal is decided. Tables that are
 * alike are searched once, whatever led to them.
 */
export class ExactSolver {
  readonly #bench: Bench;
  readonly #every = new EveryChance();
  readonly #print: TableCore;
  /** A move that is not made, to see what it is worth. */
  readonly #without: KeyMove | undefined;
  readonly #known = new Map<string, number>();

  constructor(game: Game, puzzle: Puzzle, from: TableCore, without?: KeyMove) {
    this.#bench = new Bench(game, puzzle, from, this.#every);
    this.#print = new Bench(game, puzzle, from, this.#every).table;
    this.#without = without;
  }

  /** How many tables have been looked at. */
  get size(): number {
    return this.#known.size;
  }

  /** Tables are alike but for how many asks there were, and, where chance goes by no script, how much was drawn. */
  #nameOf(state: Int16Array): string {
    const { state: print, layout } = this.#print;
    print.set(state);
    print[CORE.serialLow] = 0;
    print[CORE.serialHigh] = 0;
    if (this.#bench.puzzle.chance === undefined)
      print.fill(0, layout.draws, layout.draws + 2 * layout.streams.length);
    this.#bench.puzzle.alike?.(this.#print as never);
    return hashOf(this.#print);
  }

  /** What a table is worth to whoever answers best from here on. */
  value(state: Int16Array): number {
    const bench = this.#bench;
    bench.lay(state);
    if (bench.isDecided) return bench.worth;
    const name = this.#nameOf(state);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST) throw new Error(`${bench.puzzle.id} leads to more than ${MOST} tables`);
    const seat = bench.asked;
    const value =
      seat === bench.puzzle.learner ? this.#best(state) : this.worthOf(state, bench.replyOf(seat));
    this.#known.set(name, value);
    return value;
  }

  /** The worth of the best answer; where a chance is certain nothing else is tried. */
  #best(state: Int16Array): number {
    const isChance = this.#bench.puzzle.goal.kind === 'chance';
    let best = Number.NEGATIVE_INFINITY;
    for (const reply of this.#replies(state)) {
      best = Math.max(best, this.worthOf(state, reply));
      if (isChance && best >= 1 - 1e-9) break;
    }
    return best;
  }

  /** Every answer of the learner, and what it is worth. */
  answers(state: Int16Array): { readonly reply: readonly number[]; readonly worth: number }[] {
    return this.#replies(state).map(reply => ({ reply, worth: this.worthOf(state, reply) }));
  }

  #replies(state: Int16Array): (readonly number[])[] {
    const { game, table, puzzle } = this.#bench;
    this.#bench.lay(state);
    const { learner } = puzzle;
    const replies = [...everyReply(offerTo(game, table, learner))];
    const without = this.#without;
    if (without === undefined) return replies;
    const ask = describeAsk(game, table, learner);
    return replies.filter(reply => !isKey(without, table, ask, saidOf(ask, reply)));
  }

  /** What an answer is worth, of the learner or of whoever else is asked. */
  worthOf(state: Int16Array, reply: readonly number[]): number {
    const bench = this.#bench;
    let worth = 0;
    const ends: { readonly state: Int16Array; readonly likely: number }[] = [];
    this.#every.walk(
      () => {
        bench.lay(state);
        bench.answer(bench.asked, reply);
      },
      likely => ends.push({ state: bench.table.state.slice(), likely }),
    );
    for (const end of ends) worth += end.likely * this.value(end.state);
    return worth;
  }
}
