import { type Bilingual, bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import { courses } from '@runehold/school/courses';
import type { GuidedGame } from '@runehold/school/guided';
import type { Lesson, Text } from '@runehold/school/lesson';
import { puzzleSets } from '@runehold/school/puzzles/list';
import { lessonOf as lessonOfPuzzle } from '@runehold/school/puzzles/puzzle';
import { lessonOf as lessonOfShowing } from '@runehold/school/shown/showing';
import { showingsOf } from '@runehold/school/shown/shown';
import { lessonWords } from '@runehold/school/words';

/** What stands on a list or over a table and takes no arguments. */
const plain = (texts: readonly (readonly [key: string, text: Text])[]): Bilingual =>
  bilingual(Object.fromEntries(texts.map(([key, [en, pl]]) => [key, [en, pl]])));

/** What is said before a guided game: whom one may lead, and how it opens. */
const before = ({ id, leaders, opening }: GuidedGame): Bilingual =>
  plain([
    ...leaders.map(({ value, about }): [string, Text] => [`guided.${id}.leader.${value}`, about]),
    ...opening.map((text, at): [string, Text] => [`guided.${id}.opening.${at}`, text]),
  ]);

/** By sentence and argument, what a lesson always names there: its Knight is no Footman in any telling. */
export type Named = Readonly<Record<string, Readonly<Record<string, number>>>>;

const namedIn = (lesson: Lesson): Named => {
  const things = Object.entries(lesson.figures).flatMap(([arg, { of }]): [string, number][] =>
    // A figure that does not look at the table is the same on all of them.
    of.length === 0 ? [[arg, (of as () => number)()]] : [],
  );
  const named = Object.fromEntries(things);
  return Object.fromEntries(Object.keys(lessonWords(lesson).specs).map(key => [key, named]));
};

/** Everything that the school says of a game: lessons, rules one is shown, guided games and puzzles, with their titles. */
export const schoolWords = async (
  game: string,
): Promise<{ readonly words: Bilingual; readonly named: Named }> => {
  const ofGame = courses.filter(course => course.game === game);
  const sets = puzzleSets.filter(set => set.game === game);
  const guided = await Promise.all(ofGame.flatMap(each => each.guided ?? []).map(({ load }) => load()));
  const puzzles = await Promise.all(sets.flatMap(set => set.puzzles).map(({ load }) => load()));
  const taught = await Promise.all(ofGame.flatMap(each => each.lessons).map(({ load }) => load()));
  const shown = (await showingsOf(game)).map(showing => lessonOfShowing(game, showing));
  const cards = [
    ...ofGame.flatMap(({ lessons, guided: last }) => [...lessons, ...(last ? [last] : [])]),
    ...sets.flatMap(set => set.puzzles),
  ];
  const lessons = [...taught, ...shown, ...puzzles.map(lessonOfPuzzle)];
  const words = joinBilingual(
    ...lessons.map(lessonWords),
    ...guided.map(before),
    ...guided.flatMap(({ guidance }) => guidance?.words ?? []),
    plain([
      ...ofGame.map(({ title }, at): [string, Text] => [`title.course.${game}.${at}`, title]),
      ...sets.map(({ title }): [string, Text] => [`title.puzzles.${game}`, title]),
      ...cards.map(({ id, title }): [string, Text] => [`title.${id}`, title]),
    ]),
  );
  return { words, named: Object.assign({}, ...lessons.map(namedIn)) };
};
