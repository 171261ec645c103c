import type { SavedRun } from '@runehold/school/run';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How far somebody has come in a lesson. */
export type LessonProgress = {
  readonly state: 'begun' | 'done' | 'skipped';
  /** Its place in its course, and the step it stands at, counted from one, for those who only show it. */
  readonly lesson: number;
  readonly step: number;
  readonly steps: number;
  /** Where to go on. */
  readonly saved?: SavedRun;
};

/** A real table that is guided: by which game of the school, and whether the learner was asked there to play on. */
type GuidedTable = { readonly id: string; readonly isRested: boolean };

/** What this browser remembers of the school. Nothing of it is ever sent. */
type School = {
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly guided: Readonly<Record<string, GuidedTable>>;
  /** The most stars that somebody had for a puzzle. */
  readonly puzzles: Readonly<Record<string, 0 | 1 | 2 | 3>>;
  /** How often steps of each lesson were read again: said once more, or gone back to. */
  readonly again: Readonly<Record<string, number>>;
};

const blank: School = { lessons: {}, guided: {}, puzzles: {}, again: {} };

/** Of so many tables it is remembered that they are guided. */
const TABLES = 12;

export const useSchool = create<School>()(persist(() => blank, { name: 'runehold.school' }));

export const keepProgress = (id: string, progress: LessonProgress): void => {
  useSchool.setState(({ lessons: { [id]: _, ...others } }) => ({ lessons: { ...others, [id]: progress } }));
};

/** A step of a lesson was said once more, or gone back to. */
export const countAgain = (id: string): void => {
  useSchool.setState(({ again }) => ({ again: { ...again, [id]: (again[id] ?? 0) + 1 } }));
};

/** A table is guided. */
export const keepGuided = (table: string, kept: GuidedTable): void => {
  useSchool.setState(({ guided: { [table]: _, ...others } }) => ({
    guided: Object.fromEntries([...Object.entries(others), [table, kept]].slice(-TABLES)),
  }));
};

/** The lesson that was left last, of those that are under way. */
export const underWay = (
  lessons: School['lessons'],
): readonly [id: string, progress: LessonProgress] | undefined =>
  Object.entries(lessons).findLast(([, { state }]) => state === 'begun');
