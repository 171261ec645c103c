import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { puzzleSets } from '../src/puzzles/list.ts';
import { prove as proved } from '../src/puzzles/solver/prove.ts';
import { allPuzzles } from './puzzles-of.ts';

/** How many games are played for each answer where an answer is sampled. */
const GAMES = 4000;

const count = puzzleSets.reduce((sum, { puzzles }) => sum + puzzles.length, 0);

const prove = async ({ from, count: some }: Slice): Promise<Evidence> => {
  const puzzles = (await allPuzzles()).slice(from, from + some);
  const problems = puzzles.flatMap(([id, puzzle, { game }]) => {
    const { best, margin, next } = proved(game, puzzle, GAMES);
    return margin >= puzzle.margin ? [] : [`${id}: ${best} is not better than ${next} by ${puzzle.margin}`];
  });
  return { done: puzzles.length, problems };
};

export const part: ProofPart = {
  name: 'school-puzzles',
  what: 'the stated answer of every puzzle is the only best one: by all answers and outcomes, or by 4,000 games for each answer, 8 points apart at 99 %',
  unit: 'puzzles',
  count,
  slice: 6,
  of: ['school'],
  prove,
};
