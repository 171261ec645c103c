import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { puzzleSets } from '../src/puzzles/list.ts';
import { prove as proved } from '../src/puzzles/solver/prove.ts';
import { linesOf } from './puzzle-line.ts';
import { allPuzzles } from './puzzles-of.ts';

/** How many games are played for each answer where an answer is sampled. */
const GAMES = 4000;

/** In how many deals a line is followed, and how many games are played for each of the later answers. */
const DEALS = 4;
const GAMES_LATER = 600;

const count = puzzleSets.reduce((sum, { puzzles }) => sum + puzzles.length, 0);

const prove = async ({ from, count: some }: Slice): Promise<Evidence> => {
  const puzzles = (await allPuzzles()).slice(from, from + some);
  let decisions = 0;
  const problems = puzzles.flatMap(([id, puzzle, { game }]) => {
    const { best, margin, next } = proved(game, puzzle, GAMES);
    const lines = linesOf(game, puzzle, DEALS, GAMES_LATER);
    decisions += lines.decisions;
    return [
      ...(margin >= puzzle.margin ? [] : [`${id}: ${best} is not better than ${next} by ${puzzle.margin}`]),
      ...lines.problems,
    ];
  });
  return { done: puzzles.length, problems, counted: { 'later decisions weighed': decisions } };
};

export const part: ProofPart = {
  name: 'school-puzzles',
  what: 'the stated answer of every puzzle is the only best one: by all answers and outcomes, or by 4,000 games for each answer, 8 points apart at 99 %; where games are sampled, no later decision does better, on its line or on those of the nearest other answers',
  unit: 'puzzles',
  count,
  slice: 6,
  of: ['school'],
  prove,
};
