import type { CoachKind } from '@runehold/kernel/pack/coach';

/** When the coach is there: in the first games of each game, always, or never. */
export type Coaching = 'first' | 'always' | 'never';

/** In how many games of a game the coach is there by itself. */
const FIRST_GAMES = 3;
/** How often one thing is said in a game, and how much is said in a season or turn. */
const TIMES_A_GAME = 3;
const WORDS_A_SPELL = 3;
/** Who has acted on a word so often needs it no more. */
const LEARNED = 2;
/** Of so many tables it is remembered what was said there. */
const TABLES = 12;

/** What is kept of a game, whatever the table. */
export type GameBook = {
  /** The first tables at which the coach was there. */
  readonly tables: readonly string[];
  /** The coach has asked whether to stay, and was sent away. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** What is not to be said again. */
  readonly muted: readonly string[];
  /** How often a word was acted on. */
  readonly heeded: Readonly<Record<string, number>>;
};

/** What was said at a table. */
export type TableBook = {
  /** How often each thing was. */
  readonly said: Readonly<Record<string, number>>;
  /** The present season or turn, what was said in it, how much of that was certain, and what was acted on. */
  readonly spell: string;
  readonly inSpell: readonly string[];
  readonly warned: number;
  readonly heeded: readonly string[];
  /** The last decision about which something was said, what that was, and of what the player was asked once more. */
  readonly ask: string;
  readonly shown: readonly string[];
  readonly again: readonly string[];
};

/** All that the coach remembers, in this browser. */
export type Book = {
  readonly games: Readonly<Record<string, GameBook>>;
  readonly tables: Readonly<Record<string, TableBook>>;
  /** Tables at which the coach was told to be there, or not to be, whatever else is set. */
  readonly switched: Readonly<Record<string, boolean>>;
};

export const emptyBook: Book = { games: {}, tables: {}, switched: {} };

const blankGame: GameBook = { tables: [], isAsked: false, isOver: false, muted: [], heeded: {} };
const blankTable: TableBook = {
  said: {},
  spell: '',
  inSpell: [],
  warned: 0,
  heeded: [],
  ask: '',
  shown: [],
  again: [],
};

/** A decision, as far as the coach keeps book of it. */
export type Place = {
  readonly game: string;
  readonly table: string;
  /** The season or turn. */
  readonly spell: string;
  readonly ask: string;
  /** Of how much that is certain one may be warned in a season or turn; of all that may be said, if it says nothing. */
  readonly mostWarnings?: number | undefined;
};

/** Something that could be said. */
export type Sayable = { readonly id: string; readonly kind: CoachKind };

const gameIn = ({ games }: Book, game: string): GameBook => games[game] ?? blankGame;

/** What was said at a table, seen from a decision: of an earlier season or another decision only the count is left. */
const tableIn = ({ tables }: Book, { table, spell, ask }: Place): TableBook => {
  const known = { ...blankTable, ...tables[table] };
  return {
    ...known,
    ...(known.spell !== spell && { spell, inSpell: [], warned: 0, heeded: [] }),
    ...((known.spell !== spell || known.ask !== ask) && { ask, shown: [], again: [] }),
  };
};

const withGame = (book: Book, game: string, change: Partial<GameBook>): Book => ({
  ...book,
  games: { ...book.games, [game]: { ...gameIn(book, game), ...change } },
});

/** Keeps the tables that were played at last. */
const withTable = (book: Book, table: string, kept: TableBook): Book => {
  const { [table]: _, ...others } = book.tables;
  return { ...book, tables: Object.fromEntries([...Object.entries(others), [table, kept]].slice(-TABLES)) };
};

/** Where a player sits, and what is set. */
export type Sitting = {
  readonly game: string;
  readonly table: string;
  readonly coaching: Coaching;
  /** Other people sit there too, elsewhere: the coach comes only when it is called. */
  readonly isShared: boolean;
};

/** Whether the coach is at a table. */
export const isCoached = (book: Book, { game, table, coaching, isShared }: Sitting): boolean => {
  const switched = book.switched[table];
  if (switched !== undefined) return switched;
  if (isShared || coaching === 'never') return false;
  if (coaching === 'always') return true;
  const { tables, isOver } = gameIn(book, game);
  return !isOver && (tables.includes(table) || tables.length < FIRST_GAMES);
};

/** Calls the coach to a table, or sends it away. */
export const switchCoach = (book: Book, table: string, isOn: boolean): Book => ({
  ...book,
  switched: Object.fromEntries(
    [...Object.entries(book.switched).filter(([id]) => id !== table), [table, isOn]].slice(-TABLES),
  ),
});

/** A decision is put at a table where the coach is by itself: it is one of the first games. */
export const countGame = (book: Book, { game, table, coaching }: Sitting): Book => {
  const { tables } = gameIn(book, game);
  const counts = coaching === 'first' && book.switched[table] === undefined && tables.length < FIRST_GAMES;
  return counts && !tables.includes(table) ? withGame(book, game, { tables: [...tables, table] }) : book;
};

/** Whether something may be said at a decision, or is said there already. */
const maySay = (book: Book, place: Place, { id, kind }: Sayable): boolean => {
  const { muted, heeded } = gameIn(book, place.game);
  const { said, inSpell, warned, shown } = tableIn(book, place);
  const { mostWarnings = WORDS_A_SPELL } = place;
  if (muted.includes(id)) return false;
  if (shown.includes(id)) return true;
  return (
    (heeded[id] ?? 0) < LEARNED &&
    (said[id] ?? 0) < TIMES_A_GAME &&
    !inSpell.includes(id) &&
    inSpell.length < WORDS_A_SPELL &&
    (kind !== 'certain' || warned < mostWarnings)
  );
};

/**
 * What is said of all that could be, the most certain first: one thing for a decision. Only what is certain to come of
 * the answer takes the place of something less sure.
 */
export const wordFor = <S extends Sayable>(
  book: Book,
  place: Place,
  sayable: readonly S[],
): S | undefined => {
  const { shown } = tableIn(book, place);
  const may = sayable.filter(each => maySay(book, place, each));
  const certain = may.find(({ kind }) => kind === 'certain');
  if (certain !== undefined || shown.length === 0) return certain ?? may[0];
  return may.find(({ id }) => shown.includes(id));
};

/** Something was said about a decision. To say it again there is nothing new. */
export const noteWord = (book: Book, place: Place, { id, kind }: Sayable): Book => {
  const kept = tableIn(book, place);
  if (kept.shown.includes(id)) return book;
  return withTable(book, place.table, {
    ...kept,
    said: { ...kept.said, [id]: (kept.said[id] ?? 0) + 1 },
    inSpell: [...kept.inSpell, id],
    warned: kept.warned + (kind === 'certain' ? 1 : 0),
    shown: [...kept.shown, id],
  });
};

/**
 * Before an answer is given: whether it goes, and what is said if it does not. Nobody gives an answer without having
 * seen the word about it; and of what is certain one is asked once more.
 */
export const beforeAnswer = <S extends Sayable>(
  book: Book,
  place: Place,
  sayable: readonly S[],
): { readonly book: Book; readonly held: S | undefined } => {
  const word = wordFor(book, place, sayable);
  if (word === undefined) return { book, held: undefined };
  const { shown, again } = tableIn(book, place);
  const isSeen = shown.includes(word.id);
  if (isSeen && (word.kind !== 'certain' || again.includes(word.id))) return { book, held: undefined };
  const noted = noteWord(book, place, word);
  const kept = tableIn(noted, place);
  const held = { ...kept, again: [...kept.again, word.id] };
  return { book: withTable(noted, place.table, held), held: word };
};

/**
 * An answer was given, at which these are silent that would have spoken without it: those that were said in this season
 * or turn have been acted on, each once.
 */
export const noteAnswer = (book: Book, place: Place, silenced: readonly string[]): Book => {
  const kept = tableIn(book, place);
  const acted = silenced.filter(id => kept.inSpell.includes(id) && !kept.heeded.includes(id));
  if (acted.length === 0) return book;
  const { heeded } = gameIn(book, place.game);
  const learned = Object.fromEntries(acted.map(id => [id, (heeded[id] ?? 0) + 1]));
  return withTable(withGame(book, place.game, { heeded: { ...heeded, ...learned } }), place.table, {
    ...kept,
    heeded: [...kept.heeded, ...acted],
  });
};

/** One thing is not to be said again. */
export const muteWord = (book: Book, game: string, id: string): Book => {
  const { muted } = gameIn(book, game);
  return muted.includes(id) ? book : withGame(book, game, { muted: [...muted, id] });
};

/** Whether the coach asks now whether to stay: in the last of the first games, once. */
export const isLeaving = (book: Book, { game, table, coaching }: Sitting): boolean => {
  const { tables, isAsked } = gameIn(book, game);
  return coaching === 'first' && !isAsked && tables.length === FIRST_GAMES && tables.at(-1) === table;
};

/** The player has said whether the coach stays; if not, it goes at once. */
export const noteLeave = (book: Book, game: string, isOver: boolean): Book =>
  withGame(book, game, { isAsked: true, isOver });
