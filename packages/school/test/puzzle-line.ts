import { tableWith } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import { type AskView, describeAsk } from '@runehold/kernel/view/describe';
import { replyOf, type Said, saidOf } from '../src/answers.ts';
import type { Manner } from '../src/lesson.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { isKey } from '../src/puzzles/solver/key.ts';
import { SampledSolver } from '../src/puzzles/solver/sampled.ts';
import { practiceOf } from '../src/puzzles/solver/weigh.ts';

// Where games are played out, the first answer is the puzzle's, and what comes after is answered by a stated manner. Here
// every later decision is weighed as well. On the stated line nothing may do better than what the manner answers: else the
// stated answer is worth more than is said. And where somebody who began otherwise could decide better later, their answer
// is weighed once more with that: else the stated answer would only seem the best.

/** How many games tell roughly what an answer is worth; of the best ones as many are played as are wanted. */
const ROUGHLY = 60;
const FINALISTS = 3;

/** How many other first answers are followed: those that come nearest to the best one. */
const NEAREST = 3;

/** A decision on a line: what the line answers, what would do best instead, and by how much, almost surely. */
type Decision = {
  readonly ask: AskView;
  readonly said: Said;
  readonly instead: Said;
  readonly better: number;
};

/** What was found on the lines of a puzzle. */
export type Lines = {
  /** How many decisions were weighed. */
  readonly decisions: number;
  readonly problems: readonly string[];
};

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join() === b.join();

class LinePlayer {
  readonly #game: Game;
  readonly #puzzle: Puzzle;
  readonly #playedBy: Manner;
  readonly #games: number;
  readonly #from: TableCore;
  readonly #solver: SampledSolver;
  #weighed = 0;

  constructor(game: Game, puzzle: Puzzle, playedBy: Manner, games: number) {
    this.#game = game;
    this.#puzzle = puzzle;
    this.#playedBy = playedBy;
    this.#games = games;
    this.#from = tableWith(game, practiceOf(game, puzzle).match.table.state.slice());
    this.#solver = new SampledSolver(game, puzzle, this.#from, playedBy);
  }

  get weighed(): number {
    return this.#weighed;
  }

  #askAt(table: TableCore): AskView {
    return describeAsk(this.#game, table, this.#puzzle.learner);
  }

  /** Whether an answer at a table is the key move of the puzzle. */
  isKeyAt(table: TableCore, reply: readonly number[]): boolean {
    const ask = this.#askAt(table);
    return isKey(this.#puzzle.best[0], table, ask, saidOf(ask, reply));
  }

  /** The first answers: those that are the puzzle's, and of the others those that come nearest. */
  firstAnswers(): { readonly own: readonly number[]; readonly others: readonly (readonly number[])[] } {
    const all = this.#solver.replies();
    const own = all.find(reply => this.isKeyAt(this.#from, reply));
    if (own === undefined) throw new Error(`${this.#puzzle.id}: its answer is not offered`);
    const others = all.filter(reply => !this.isKeyAt(this.#from, reply));
    return { own, others: this.#bestOf(others, this.#from, NEAREST) };
  }

  /** The best of some answers by a rough look. */
  #bestOf(replies: readonly (readonly number[])[], at: TableCore, count: number): (readonly number[])[] {
    return replies
      .map(reply => ({ reply, mean: this.#solver.worthOf(reply, Math.min(ROUGHLY, this.#games), at).mean }))
      .sort((a, b) => b.mean - a.mean)
      .slice(0, count)
      .map(({ reply }) => reply);
  }

  /** Weighs each decision that comes after a first answer, in so many deals. */
  decisionsAfter(first: readonly number[], deals: number): Decision[] {
    const { learner } = this.#puzzle;
    const met = new Map<string, { readonly table: TableCore; readonly reply: readonly number[] }>();
    for (let deal = 0; deal < deals; deal++)
      this.#solver.playOut(first, deal, this.#from, (seat, reply, table) => {
        if (seat !== learner) return;
        const ask = this.#askAt(table);
        // The same answer to the same ask is much the same decision.
        met.set(`${ask.prompt.key} ${saidOf(ask, reply).join()}`, {
          table: tableWith(this.#game, table.state.slice()),
          reply,
        });
      });
    return [...met.values()].flatMap(({ table, reply }) => this.#weigh(table, reply));
  }

  #weigh(table: TableCore, reply: readonly number[]): Decision[] {
    const replies = this.#solver.replies(table).filter(each => !same(each, reply));
    if (replies.length === 0) return [];
    this.#weighed++;
    const ask = this.#askAt(table);
    const sample = (each: readonly number[]) => this.#solver.worthOf(each, this.#games, table);
    const own = sample(reply);
    const [best] = this.#bestOf(replies, table, FINALISTS)
      .map(each => ({ each, ...sample(each) }))
      .sort((a, b) => b.mean - a.mean);
    return best === undefined
      ? []
      : [
          {
            ask,
            said: saidOf(ask, reply),
            instead: saidOf(ask, best.each),
            better: best.mean - own.mean - Math.hypot(best.give, own.give),
          },
        ];
  }

  /** By how much the stated answer is better than another first one, of somebody who decides better once; surely. */
  leadOver(
    own: readonly number[],
    first: readonly number[],
    { ask: { prompt }, said, instead }: Decision,
  ): number | undefined {
    const { learner } = this.#puzzle;
    const wiser: Manner = (t, seat) => {
      const usual = this.#playedBy(t, seat);
      if (seat !== learner) return usual;
      const ask = this.#askAt(t);
      const isThere = ask.prompt.key === prompt.key && same(saidOf(ask, usual), said);
      return (isThere ? replyOf(ask, instead) : undefined) ?? usual;
    };
    const solver = new SampledSolver(this.#game, this.#puzzle, this.#from, wiser);
    // Whoever comes to the key move by a detour, before anybody else has answered, has found it.
    let isFound = false;
    let isOwn = true;
    solver.playOut(first, 0, this.#from, (seat, reply, table) => {
      isOwn &&= seat === learner;
      if (isOwn && this.isKeyAt(table, reply)) isFound = true;
    });
    if (isFound) return undefined;
    const [best, other] = [this.#solver.worthOf(own, this.#games), solver.worthOf(first, this.#games)];
    return best.mean - other.mean - Math.hypot(best.give, other.give);
  }

  called(reply: readonly number[]): string {
    return saidOf(this.#askAt(this.#from), reply).join(' ');
  }
}

/** Weighs every decision on the lines of a puzzle, in so many deals, over so many games for each answer. */
export const linesOf = (game: Game, puzzle: Puzzle, deals: number, games: number): Lines => {
  if (puzzle.proof === 'exact') return { decisions: 0, problems: [] };
  const player = new LinePlayer(game, puzzle, puzzle.proof.playedBy, games);
  const { own, others } = player.firstAnswers();
  const stated = player
    .decisionsAfter(own, deals)
    .flatMap(({ ask, said, instead, better }) =>
      better > puzzle.margin / 2
        ? [`at ${ask.prompt.key} ${instead.join(' ')} is better by ${better} than ${said.join(' ')}`]
        : [],
    );
  const rivals = others.flatMap(first =>
    player
      .decisionsAfter(first, 1)
      .filter(({ better }) => better > 0)
      .flatMap(decision => {
        const lead = player.leadOver(own, first, decision);
        return lead === undefined || lead >= puzzle.margin
          ? []
          : [
              `${player.called(first)}, then at ${decision.ask.prompt.key} ${decision.instead.join(' ')}: the lead is ${lead}`,
            ];
      }),
  );
  return {
    decisions: player.weighed,
    problems: [...stated, ...rivals].map(problem => `${puzzle.id}: ${problem}`),
  };
};
