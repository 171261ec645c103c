import { type Bilingual, bilingual, type Entry } from '@runehold/kernel/text/bilingual';
import type { Message } from '@runehold/kernel/text/message';
import { parseTemplate, visitPieces } from '@runehold/kernel/text/template';
import type { Lesson, Step, Text } from './lesson.ts';
import type { Note } from './run.ts';

/** No step is called so. */
const LAST = '@end';

const stepKey = (lesson: Lesson, step: string): string => `school.${lesson.id}.${step}`;

const noteKey = (lesson: Lesson, { step, kind, note = 0 }: Note): string =>
  `${stepKey(lesson, step)}.${kind}.${note}`;

/** The arguments that a text has. */
const argsIn = (text: Text): readonly string[] => {
  const used = new Set<string>();
  for (const source of text)
    visitPieces(parseTemplate(source), piece => {
      if ('arg' in piece) used.add(piece.arg);
      if (piece.piece === 'count' && !piece.noun.includes('.')) used.add(piece.noun);
    });
  return [...used];
};

const stepTexts = (lesson: Lesson, { id, text, fine = [], hold = [] }: Step): [string, Text][] => [
  [stepKey(lesson, id), text],
  ...fine.map((each, note): [string, Text] => [noteKey(lesson, { step: id, kind: 'fine', note }), each.text]),
  ...hold.map((each, note): [string, Text] => [noteKey(lesson, { step: id, kind: 'hold', note }), each.text]),
];

/** Everything that is said in a lesson, by keys `school.<lesson>.<step>`; notes end with their kind and number. */
export const textsOf = (lesson: Lesson): ReadonlyMap<string, Text> =>
  new Map([
    ...lesson.scenes.flatMap(({ steps, end }, scene) => [
      ...steps.flatMap(step => stepTexts(lesson, step)),
      ...(end === undefined ? [] : [[stepKey(lesson, `@scene-${scene}`), end] as const]),
    ]),
    [stepKey(lesson, LAST), lesson.end] as const,
  ]);

/** The words of a lesson, for the catalogue of its game. */
export const lessonWords = (lesson: Lesson): Bilingual => {
  const entries = [...textsOf(lesson)].map(([key, [en, pl]]): [string, Entry] => {
    const args = argsIn([en, pl]).map(arg => [arg, lesson.figures[arg]?.kind ?? 'number'] as const);
    return [key, [Object.fromEntries(args), en, pl]];
  });
  return bilingual(Object.fromEntries(entries));
};

/** A text of a lesson, with figures from the table as the learner sees it. */
const messageOf = (lesson: Lesson, key: string, seen: unknown): Message => {
  const args = argsIn(textsOf(lesson).get(key) ?? ['', '']);
  const values = args.map(arg => [arg, lesson.figures[arg]?.of(seen as never) ?? 0] as const);
  return { key, args: Object.fromEntries(values) };
};

/** What is said of a step. */
export const stepText = (lesson: Lesson, step: Step, seen: unknown): Message =>
  messageOf(lesson, stepKey(lesson, step.id), seen);

/** A word about an answer; one that is held without a reason of its own is answered with a plain one. */
export const noteText = (lesson: Lesson, note: Note, seen: unknown): Message =>
  note.note === undefined ? { key: 'school.held', args: {} } : messageOf(lesson, noteKey(lesson, note), seen);

/** What is said at the end of a scene: the last line of the lesson, or what leads to the next table. */
export const endText = (lesson: Lesson, scene: number, seen: unknown): Message | undefined => {
  const isLast = scene === lesson.scenes.length - 1;
  if (!isLast && lesson.scenes[scene]?.end === undefined) return undefined;
  return messageOf(lesson, stepKey(lesson, isLast ? LAST : `@scene-${scene}`), seen);
};
