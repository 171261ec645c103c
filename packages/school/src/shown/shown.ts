import { loadLesson } from '../courses.ts';
import type { Lesson } from '../lesson.ts';
import { lessonOf, type Showing, showingId } from './showing.ts';

/** What can be shown of each game. Tables are fetched when somebody looks for them. */
const shown: Readonly<Record<string, () => Promise<readonly Showing[]>>> = {
  'rune-age': async () => {
    const [{ spending }, { combat }, { sieges }] = await Promise.all([
      import('./rune-age/spending.ts'),
      import('./rune-age/combat.ts'),
      import('./rune-age/sieges.ts'),
    ]);
    return [...spending, ...combat, ...sieges];
  },
  runewars: async () => {
    const [{ orders }, { wars }, { heroes }, { seasons }, { banners }] = await Promise.all([
      import('./runewars/orders.ts'),
      import('./runewars/wars.ts'),
      import('./runewars/heroes.ts'),
      import('./runewars/seasons.ts'),
      import('./runewars/banners.ts'),
    ]);
    return [...orders, ...wars, ...heroes, ...seasons, ...banners];
  },
};

/** The games of which statements are shown. */
export const shownGames: readonly string[] = Object.keys(shown);

/** All that is shown of a game. */
export const showingsOf = async (game: string): Promise<readonly Showing[]> =>
  Object.hasOwn(shown, game) ? shown[game]() : [];

/** A lesson by its id: of a course, a puzzle, or one that shows a statement. */
export const findLesson = async (id: string): Promise<Lesson | undefined> => {
  const lesson = await loadLesson(id);
  if (lesson !== undefined) return lesson;
  for (const game of shownGames) {
    if (!id.startsWith(showingId(game, ''))) continue;
    const found = (await showingsOf(game)).find(({ rule }) => showingId(game, rule) === id);
    return found && lessonOf(game, found);
  }
  return undefined;
};
