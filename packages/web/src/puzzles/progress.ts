import { useSchool } from '../school/progress.ts';

/** Three for who solves it at once, two after something was taken back or the answer was told, one after the hint. */
export type Stars = 0 | 1 | 2 | 3;

/** How somebody stands with a puzzle: 0 stars where it was tried and its answer told. */
export const usePuzzleStars = (id: string): Stars | undefined => useSchool(({ puzzles }) => puzzles[id]);

export const starsOf = (id: string): Stars | undefined => useSchool.getState().puzzles[id];

/** Keeps the most stars that somebody had. */
export const keepStars = (id: string, stars: Stars): void => {
  useSchool.setState(({ puzzles }) => ({
    puzzles: { ...puzzles, [id]: Math.max(stars, puzzles[id] ?? 0) as Stars },
  }));
};
