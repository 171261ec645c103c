import type { TableCore } from '@runehold/kernel/table/table';
import {
  type Expect,
  type Lesson,
  type Pattern,
  type Scene,
  type Start,
  type Text,
  until,
} from '../lesson.ts';

/** A statement of the ledger at a table where it can be tried: a position, and in one sentence what to do there. */
export type Showing<T extends TableCore = never> = {
  readonly rule: string;
  readonly start: Start<T>;
  readonly chance?: Scene['chance'];
  readonly others?: Scene['others'];
  /** The prompt at which it begins. */
  readonly on: string;
  readonly text: Text;
  /** What is pointed at. Nothing else is held back: whoever wants to see what happens otherwise, may. */
  readonly way: readonly Expect[];
  readonly through?: readonly Pattern[];
  readonly given?: readonly Pattern[];
  /** The event that shows it, where no question on the way applies the statement: it is done when that is told. */
  readonly tells?: string;
};

/** The showings of a game; all it does is to check them while they are compiled. */
export const showings = <T extends TableCore>(all: readonly Showing<T>[]): readonly Showing[] => all;

/** The person who tries it sits here. */
const LEARNER = 0;

const end: Text = [
  'That is the rule at work. Play on as you like, or go back to the rules.',
  'Tak działa ta zasada. Możesz grać dalej albo wrócić do zasad.',
];

/** The id of the lesson that shows a statement. No lesson of a course begins so. */
export const showingId = (game: string, rule: string): string => `show.${game}.${rule}`;

/** A statement as a lesson of one step. */
export const lessonOf = (game: string, showing: Showing): Lesson => {
  const { rule, start, chance, others, on, text, way, through, given, tells } = showing;
  return {
    id: showingId(game, rule),
    game,
    learner: LEARNER,
    figures: {},
    scenes: [
      {
        start,
        ...(chance && { chance }),
        ...(others && { others }),
        steps: [
          {
            id: 'try',
            on,
            rule,
            text,
            expect: tells === undefined ? way : [...way, ...until(tells)],
            ...(through && { through }),
            ...(given && { given }),
            else: 'free',
          },
        ],
      },
    ],
    end,
  };
};
