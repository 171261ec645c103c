import type { TableCore } from '@runehold/kernel/table/table';
import type { Said } from '../../src/answers.ts';
import type { Line, Script } from '../../src/lesson.ts';

/**
 * Something that a lesson says and that does not happen to whoever follows it: what would come of another answer, or at a
 * table that stands a little otherwise. It is tried from the table of a step on. (decision 112)
 */
export type Claim<T extends TableCore = never> = {
  readonly lesson: string;
  /** The step that says it. */
  readonly step: string;
  /** What it says, in one's own words. */
  readonly says: string;
  /** What stands otherwise on the table of its scene. */
  readonly but?: (t: T) => void;
  readonly chance?: Script;
  readonly others?: readonly Line[];
  /** What the learner answers from the beginning of the scene on. */
  readonly does: readonly Said[];
  /** What holds then. */
  readonly so: (after: After<T>) => boolean;
};

/** What there is to see after the last answer, and after the others have answered theirs. */
export type After<T extends TableCore = never> = {
  readonly told: readonly string[];
  readonly offered: readonly string[];
  readonly asked: string;
  /** The least that the open ask takes. */
  readonly least: number;
  readonly most: number;
  readonly table: T;
  readonly places: readonly number[];
};

/** A claim about a game; all it does is to check it while it is compiled. */
export const claim = <T extends TableCore>(of: Claim<T>): Claim => of as unknown as Claim;
