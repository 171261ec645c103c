import type { GuidedGame } from './guided.ts';
import type { Lesson, Text } from './lesson.ts';
import { puzzleCard } from './puzzles/list.ts';
import { lessonOf } from './puzzles/puzzle.ts';

/** A lesson on the list: what it is called, how long it takes, and where it is. Its tables are fetched when it is entered. */
export type LessonCard = {
  readonly id: string;
  readonly title: Text;
  readonly minutes: number;
  load(): Promise<Lesson>;
};

/** A guided game on the list, likewise. */
export type GuidedCard = Omit<LessonCard, 'load'> & { load(): Promise<GuidedGame> };

/** The lessons of a game, in the order in which they build on each other, and the guided game at their end. */
export type Course = {
  readonly game: string;
  readonly title: Text;
  readonly lessons: readonly LessonCard[];
  readonly guided?: GuidedCard;
};

const runeAge: Course = {
  game: 'rune-age',
  title: ['Learn Rune Age', 'Nauka gry Rune Age'],
  lessons: [
    {
      id: 'rune-age.first-turn',
      title: ['Your first turn', 'Twoja pierwsza tura'],
      minutes: 4,
      load: async () => (await import('./rune-age/first-turn.ts')).firstTurn,
    },
    {
      id: 'rune-age.a-city',
      title: ['Taking a city', 'Zdobycie miasta'],
      minutes: 4,
      load: async () => (await import('./rune-age/a-city.ts')).aCity,
    },
    {
      id: 'rune-age.enemies',
      title: ['Events and enemies', 'Wydarzenia i wrogowie'],
      minutes: 5,
      load: async () => (await import('./rune-age/enemies.ts')).enemies,
    },
    {
      id: 'rune-age.the-gate',
      title: ['At a rival’s gate', 'Pod bramą rywala'],
      minutes: 6,
      load: async () => (await import('./rune-age/the-gate.ts')).theGate,
    },
    {
      id: 'rune-age.four-ways',
      title: ['Four ways to win', 'Cztery drogi do zwycięstwa'],
      minutes: 5,
      load: async () => (await import('./rune-age/four-ways.ts')).fourWays,
    },
  ],
  guided: {
    id: 'rune-age.first-game',
    title: ['Your first game', 'Twoja pierwsza gra'],
    minutes: 20,
    load: async () => (await import('./rune-age/first-game.ts')).firstGame,
  },
};

const runewars: Course = {
  game: 'runewars',
  title: ['Learn Runewars', 'Nauka gry Runewars'],
  lessons: [
    {
      id: 'runewars.runes-and-map',
      title: ['Six dragon runes and a map', 'Sześć smoczych runów i mapa'],
      minutes: 5,
      load: async () => (await import('./runewars/runes-and-map.ts')).runesAndMap,
    },
    {
      id: 'runewars.seasons-and-orders',
      title: ['Seasons and Orders', 'Pory roku i rozkazy'],
      minutes: 6,
      load: async () => (await import('./runewars/seasons-and-orders.ts')).seasonsAndOrders,
    },
    {
      id: 'runewars.the-march',
      title: ['The march and the neighbours', 'Marsz i sąsiedzi'],
      minutes: 5,
      load: async () => (await import('./runewars/the-march.ts')).theMarch,
    },
    {
      id: 'runewars.battle',
      title: ['Battle', 'Bitwa'],
      minutes: 6,
      load: async () => (await import('./runewars/battle.ts')).battle,
    },
    {
      id: 'runewars.hungry-winter',
      title: ['Harvest, recruits and a hungry winter', 'Zbiory, zaciąg i głodna zima'],
      minutes: 6,
      load: async () => (await import('./runewars/hungry-winter.ts')).hungryWinter,
    },
    {
      id: 'runewars.heroes-and-quests',
      title: ['Heroes, quests and duels', 'Bohaterowie, misje i pojedynki'],
      minutes: 6,
      load: async () => (await import('./runewars/heroes-and-quests.ts')).heroesAndQuests,
    },
    {
      id: 'runewars.influence-and-titles',
      title: ['Influence, cities, Titles and hidden runes', 'Wpływy, miasta, tytuły i ukryte runy'],
      minutes: 6,
      load: async () => (await import('./runewars/influence-and-titles.ts')).influenceAndTitles,
    },
    {
      id: 'runewars.how-to-win',
      title: ['How to win', 'Jak wygrać'],
      minutes: 5,
      load: async () => (await import('./runewars/how-to-win.ts')).howToWin,
    },
  ],
  guided: {
    id: 'runewars.first-year',
    title: ['A guided first year', 'Pierwszy rok z przewodnikiem'],
    minutes: 25,
    load: async () => (await import('./runewars/first-year.ts')).firstYear,
  },
};

const bannersOfWar: Course = {
  game: 'runewars',
  title: ['Learn Banners of War', 'Nauka dodatku Wojenne sztandary'],
  lessons: [
    {
      id: 'runewars.banners-of-war',
      title: ['What Banners of War adds', 'Co dodają Wojenne sztandary'],
      minutes: 6,
      load: async () => (await import('./runewars/banners-of-war.ts')).bannersOfWar,
    },
  ],
};

/** A game may have several: its expansions come after it. */
export const courses: readonly Course[] = [runeAge, runewars, bannersOfWar];

/** The course that has a lesson or a guided game of this id. */
export const courseOf = (id: string): Course | undefined =>
  courses.find(({ lessons, guided }) => guided?.id === id || lessons.some(card => card.id === id));

/** A lesson by its id. */
const lessonCard = (id: string): LessonCard | undefined =>
  courses.flatMap(({ lessons }) => lessons).find(card => card.id === id);

/** What is played at a practice table: a lesson, or a puzzle as one. */
export const loadLesson = async (id: string): Promise<Lesson | undefined> => {
  const puzzle = await puzzleCard(id)?.load();
  return puzzle === undefined ? lessonCard(id)?.load() : lessonOf(puzzle);
};
