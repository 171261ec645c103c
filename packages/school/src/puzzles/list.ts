import type { Text } from '../lesson.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle on the list: what it is called, the lessons that it belongs to, and where it is. */
export type PuzzleCard = {
  readonly id: string;
  readonly title: Text;
  /** The lessons that end with a way to it. */
  readonly after?: readonly string[];
  load(): Promise<Puzzle>;
};

/** The puzzles of a game, from the easier to the harder. */
export type PuzzleSet = {
  readonly game: string;
  readonly title: Text;
  readonly puzzles: readonly PuzzleCard[];
};

const realm = () => import('./rune-age/realm.ts');
const dragons = () => import('./rune-age/dragons.ts');
const walls = () => import('./rune-age/walls.ts');
const purse = () => import('./rune-age/purse.ts');

const runeAge: PuzzleSet = {
  game: 'rune-age',
  title: ['Puzzles of Rune Age', 'Zagadki Rune Age'],
  puzzles: [
    {
      id: 'rune-age.twice-from-the-grave',
      title: ['Twice from the grave', 'Dwa razy z grobu'],
      after: ['rune-age.a-city'],
      load: async () => (await realm()).twiceFromTheGrave,
    },
    {
      id: 'rune-age.gold-or-steel',
      title: ['Gold or steel', 'Złoto czy stal'],
      after: ['rune-age.first-turn'],
      load: async () => (await realm()).goldOrSteel,
    },
    {
      id: 'rune-age.make-room',
      title: ['Make room', 'Zrób miejsce'],
      load: async () => (await dragons()).makeRoom,
    },
    {
      id: 'rune-age.bodies',
      title: ['Bodies', 'Mięso armatnie'],
      after: ['rune-age.enemies'],
      load: async () => (await dragons()).bodies,
    },
    {
      id: 'rune-age.not-the-biggest',
      title: ['Not the biggest', 'Nie największy'],
      load: async () => (await dragons()).notTheBiggest,
    },
    {
      id: 'rune-age.whose-tie',
      title: ['Whose tie?', 'Czyj remis?'],
      after: ['rune-age.the-gate'],
      load: async () => (await realm()).whoseTie,
    },
    {
      id: 'rune-age.as-few-as-possible',
      title: ['As few as possible', 'Jak najmniej ran'],
      load: async () => (await dragons()).asFewAsPossible,
    },
    {
      id: 'rune-age.the-last-card',
      title: ['The last card', 'Ostatnia karta'],
      load: async () => (await walls()).theLastCard,
    },
    {
      id: 'rune-age.scout-first',
      title: ['Scout first', 'Najpierw zwiad'],
      load: async () => (await walls()).scoutFirst,
    },
    {
      id: 'rune-age.small-change',
      title: ['Small change', 'Drobne'],
      load: async () => (await purse()).smallChange,
    },
    {
      id: 'rune-age.room-for-one-more',
      title: ['Room for one more', 'Miejsce na jeszcze jedną'],
      load: async () => (await purse()).roomForOneMore,
    },
    {
      id: 'rune-age.the-last-blow',
      title: ['The last blow', 'Ostatni cios'],
      load: async () => (await purse()).theLastBlow,
    },
  ],
};

const marches = () => import('./runewars/marches.ts');
const lands = () => import('./runewars/realm.ts');
const fights = () => import('./runewars/battle.ts');
const heroes = () => import('./runewars/heroes.ts');

const runewars: PuzzleSet = {
  game: 'runewars',
  title: ['Puzzles of Runewars', 'Zagadki Runewars'],
  puzzles: [
    {
      id: 'runewars.talk-or-fight',
      title: ['Talk or fight?', 'Słowo czy miecz?'],
      after: ['runewars.the-march'],
      load: async () => (await marches()).talkOrFight,
    },
    {
      id: 'runewars.which-first',
      title: ['Which first?', 'Co najpierw?'],
      after: ['runewars.seasons-and-orders', 'runewars.hungry-winter'],
      load: async () => (await lands()).whichFirst,
    },
    {
      id: 'runewars.before-the-frost',
      title: ['Before the frost', 'Przed mrozem'],
      after: ['runewars.hungry-winter'],
      load: async () => (await lands()).beforeTheFrost,
    },
    {
      id: 'runewars.who-takes-it',
      title: ['Who takes it?', 'Kto przyjmie cios?'],
      after: ['runewars.battle'],
      load: async () => (await fights()).whoTakesIt,
    },
    {
      id: 'runewars.strike-the-fallen',
      title: ['Strike the fallen', 'Bij leżącego'],
      after: ['runewars.battle'],
      load: async () => (await marches()).strikeTheFallen,
    },
    {
      id: 'runewars.walls',
      title: ['Walls', 'Mury'],
      after: ['runewars.battle'],
      load: async () => (await marches()).walls,
    },
    {
      id: 'runewars.three-areas',
      title: ['Three areas', 'Trzy obszary'],
      after: ['runewars.runes-and-map'],
      load: async () => (await marches()).threeAreas,
    },
    {
      id: 'runewars.right-hero-right-place',
      title: ['Right hero, right place', 'Kto dokąd'],
      after: ['runewars.heroes-and-quests'],
      load: async () => (await heroes()).whoGoesWhere,
    },
    {
      id: 'runewars.the-cheapest-sure-bid',
      title: ['The cheapest sure bid', 'Najtańsza pewna stawka'],
      after: ['runewars.influence-and-titles'],
      load: async () => (await lands()).cheapestSureBid,
    },
    {
      id: 'runewars.ice',
      title: ['Ice', 'Lód'],
      load: async () => (await marches()).ice,
    },
    {
      id: 'runewars.hide-it',
      title: ['Hide it', 'Ukryj go'],
      after: ['runewars.influence-and-titles'],
      load: async () => (await lands()).hideIt,
    },
    {
      id: 'runewars.last-call',
      title: ['Last call', 'Ostatnia chwila'],
      load: async () => (await lands()).lastCall,
    },
  ],
};

export const puzzleSets: readonly PuzzleSet[] = [runeAge, runewars];

const all: readonly PuzzleCard[] = puzzleSets.flatMap(({ puzzles }) => puzzles);

/** A puzzle by its id. */
export const puzzleCard = (id: string): PuzzleCard | undefined => all.find(card => card.id === id);

/** The puzzles that a lesson ends with. */
export const puzzlesAfter = (lesson: string): readonly PuzzleCard[] =>
  all.filter(({ after = [] }) => after.includes(lesson));

const DAY = 86_400_000;

/**
 * The puzzle of a day, the same for everybody: by the date where somebody is. Both games take turns, and it is long
 * before one comes back.
 */
export const puzzleOfTheDay = (date: Date): PuzzleCard => {
  const day = Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
  const { puzzles } = puzzleSets[day % puzzleSets.length];
  return puzzles[Math.floor(day / puzzleSets.length) % puzzles.length];
};
