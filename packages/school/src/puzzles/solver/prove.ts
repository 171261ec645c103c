import { tableWith } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { saidOf } from '../../answers.ts';
import type { Puzzle } from '../puzzle.ts';
import { ExactSolver } from './exact.ts';
import { isKey } from './key.ts';
import { SampledSolver } from './sampled.ts';
import { practiceOf } from './weigh.ts';

/** What was found of a puzzle: the worth of its answer, and of the best that can be done without a key move. */
type Finding = {
  readonly best: number;
  /** By how much the answer is better than anything else, at the least, almost surely. */
  readonly margin: number;
  /** What does best without it, in words for a report. */
  readonly next: string;
  /** How many tables were searched, or games played. */
  readonly size: number;
};

const proveExactly = (game: Game, puzzle: Puzzle): Finding => {
  const { table } = practiceOf(game, puzzle).match;
  const solver = new ExactSolver(game, puzzle, tableWith(game, table.state.slice()));
  const best = solver.value(table.state.slice());
  const found = puzzle.best.map(move => {
    const lesser = new ExactSolver(game, puzzle, tableWith(game, table.state.slice()), move);
    const value = lesser.value(table.state.slice());
    return { value, size: lesser.size, next: `without ${move.say.join(' or ')}: ${value}` };
  });
  const second = found.reduce((most, one) => (one.value > most.value ? one : most));
  return {
    best,
    margin: best - second.value,
    next: second.next,
    size: found.reduce((sum, { size }) => sum + size, solver.size),
  };
};

const proveBySamples = (
  game: Game,
  puzzle: Puzzle,
  playedBy: Exclude<Puzzle['proof'], 'exact'>['playedBy'],
  games: number,
): Finding => {
  const practice = practiceOf(game, puzzle);
  const from = tableWith(game, practice.match.table.state.slice());
  const solver = new SampledSolver(game, puzzle, from, playedBy);
  const { ask } = practice;
  if (ask === undefined) throw new Error(`${puzzle.id}: the learner is not asked`);
  const [key] = puzzle.best;
  const all = solver.replies().map(reply => {
    const said = saidOf(ask, reply);
    return { said, isBest: isKey(key, from, ask, said), sample: solver.worthOf(reply, games) };
  });
  const best = all.filter(({ isBest }) => isBest);
  const others = all.filter(({ isBest }) => !isBest);
  if (best.length === 0 || others.length === 0) throw new Error(`${puzzle.id}: its answer is not offered`);
  const worst = best.reduce((least, one) => (one.sample.mean < least.sample.mean ? one : least));
  const second = others.reduce((most, one) => (one.sample.mean > most.sample.mean ? one : most));
  return {
    best: worst.sample.mean,
    margin: worst.sample.mean - second.sample.mean - Math.hypot(worst.sample.give, second.sample.give),
    next: `${second.said.join(', ')}: ${second.sample.mean}`,
    size: games * all.length,
  };
};

/** Proves a puzzle: by all that can happen, or over so many games for each answer. */
export const prove = (game: Game, puzzle: Puzzle, games: number): Finding =>
  puzzle.proof === 'exact'
    ? proveExactly(game, puzzle)
    : proveBySamples(game, puzzle, puzzle.proof.playedBy, games);
