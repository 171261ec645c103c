import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Figure, Lesson, Line, Manner, Pattern, Script, Start, Text } from '../lesson.ts';

/**
 * What is to be reached: when it is decided, and what a table is worth then. Of a `chance` it is told how likely it is,
 * of `most` how much there is, of `fewest` how little.
 */
export type Goal<T extends TableCore = never> = {
  readonly kind: 'chance' | 'most' | 'fewest';
  /** Told of the table as the learner sees it. */
  readonly isDecided: (t: T) => boolean;
  /** Of a `chance` 1 where it is reached and 0 where it is not. */
  readonly worth: (t: T) => number;
};

/** An answer that whoever solves the puzzle must give: to some ask of this prompt one of these. */
export type KeyMove<T extends TableCore = never> = {
  readonly on: string;
  readonly say: readonly Pattern[];
  /** Only where this holds of the table. */
  readonly when?: (t: T) => boolean;
};

/**
 * How the answer is proved: by all answers and all that chance can do, or by games that are played out by those who play
 * after a manner, the learner's seat among them, from the key moves on.
 */
type Proof<T extends TableCore = never> = 'exact' | { readonly playedBy: Manner<T> };

/** A table, one question and one best answer. It is data, and the solver proves it. (decision 65) */
export type Puzzle<T extends TableCore = never> = {
  readonly id: string;
  readonly game: string;
  readonly learner: Seat;
  readonly figures: Readonly<Record<string, Figure<T>>>;
  readonly start: Start<T>;
  readonly chance?: Script;
  readonly others?: Readonly<Record<Seat, readonly Line[]>>;
  readonly manner?: Manner<T>;
  /** The prompt of the first ask, and the statement of the ledger that is applied there. */
  readonly on: string;
  readonly rule: string;
  readonly goal: Goal<T>;
  /** Without any one of these the goal is worth less, by `margin` or more. */
  readonly best: readonly KeyMove<T>[];
  readonly margin: number;
  readonly proof: Proof<T>;
  /** Lays in one order what may lie in any, so that tables which differ in nothing else are searched once. */
  readonly alike?: (t: T) => void;
  readonly texts: {
    /** What is to be reached, in one sentence. */
    readonly goal: Text;
    /** The hint. */
    readonly idea: Text;
    /** The best answer. */
    readonly answer: Text;
    /** What it teaches. */
    readonly why: Text;
  };
};

/** A puzzle of a game; all it does is to check it while it is compiled. */
export const puzzle = <T extends TableCore>(of: Puzzle<T>): Puzzle => of as unknown as Puzzle;

/** The one step of a puzzle. */
export const STEP = 'goal';

/** The names of the hint, the answer and what it teaches, among the texts. */
export const notes = ['idea', 'answer', 'why'] as const;
export type NoteName = (typeof notes)[number];

/** A puzzle as a lesson of one step, which lets everything be until the goal is decided. */
export const lessonOf = (of: Puzzle): Lesson => {
  const { id, game, learner, figures, start, chance, others, manner, on, rule, goal, texts } = of;
  return {
    id,
    game,
    learner,
    figures,
    scenes: [
      {
        start,
        ...(chance && { chance }),
        ...(others && { others }),
        ...(manner && { manner }),
        steps: [
          {
            id: STEP,
            on,
            rule,
            text: texts.goal,
            through: 'any',
            expect: [{ kind: 'holds', test: goal.isDecided }],
            // Nothing is ever held: they stand here to be said.
            hold: notes.map(note => ({ say: [], text: texts[note] })),
          },
        ],
      },
    ],
    end: texts.why,
  };
};
