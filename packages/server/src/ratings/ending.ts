import type { Pace } from '@runehold/protocol/parts/clock-terms';
import type { LogRecord } from '@runehold/protocol/table/log';
import { type Tenure, tenuresOf } from './tenures.ts';

/** Why a game that is over changes no rating. */
export type Unrated =
  /** The people agreed to end it. */
  | 'called-off'
  /** Somebody may have known every card. */
  | 'open-book'
  /** Several played before one screen. */
  | 'shared-screen'
  /** It was played with other numbers than everybody's. */
  | 'pack'
  /** Without a clock nobody gathers, and a game may lie for weeks. */
  | 'no-clock'
  /** There was only one person, or none. */
  | 'alone'
  /** Nobody came before anybody else: all won, or all lost. */
  | 'no-order'
  /** Fewer than two had ratings to compare. */
  | 'people';

/** What somebody, or a bot, has of a game that is over. A seat that changed hands has one for each who held it. */
export type SeatResult = Tenure & {
  readonly seat: number;
  /** Whose colours they played, where the game has any. */
  readonly faction?: string;
  /** The place of the seat; none where the game was called off, or somebody else finished it. */
  readonly place?: number;
  /** How long they thought, where there was a clock and the seat was theirs from first to last. */
  readonly thinkMs?: number;
};

/** A game that is over, as it is kept for ratings and statistics. */
export type Ending = {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly answers: number;
  readonly pace: Pace;
  /** How many came first. */
  readonly winners: number;
  /** How many persons held seats. */
  readonly persons: number;
  /** Whether strangers may be told of it: the hall showed it, and it was nobody's secret. */
  readonly isOpen: boolean;
  readonly setAt: number;
  readonly unrated?: Unrated;
  readonly results: readonly SeatResult[];
};

/** What is known of a game when it is over. */
export type Finished = {
  readonly head: {
    readonly game: string;
    readonly rules: string;
    readonly seats: number;
    readonly listed: boolean;
    readonly locked?: true;
    readonly content?: string;
    readonly setAt: number;
  };
  readonly log: readonly LogRecord[];
  readonly answers: number;
  readonly places: readonly number[];
  readonly factions: readonly (string | undefined)[];
  readonly pace: Pace;
  readonly isCalledOff: boolean;
  readonly isOpenBook: boolean;
  readonly isShared: boolean;
  /** How long a seat has thought; undefined where there is no clock. */
  spentBy?(seat: number): number;
};

/** A game that came as a file was played elsewhere: people sat down when its answers had been given. */
const isPlayedHere = (log: readonly LogRecord[]): boolean => {
  const seated = log.findIndex(({ kind }) => kind === 'handed-over');
  const answered = log.findIndex(({ kind }) => kind === 'answered');
  return seated !== -1 && answered !== -1 && seated < answered;
};

const unratedOf = (
  { head, places, pace, isCalledOff, isOpenBook, isShared }: Finished,
  persons: number,
): Unrated | undefined => {
  if (isCalledOff) return 'called-off';
  if (isOpenBook) return 'open-book';
  if (isShared) return 'shared-screen';
  if (head.content !== undefined) return 'pack';
  if (pace === 'none') return 'no-clock';
  if (persons < 2) return 'alone';
  return new Set(places).size < 2 ? 'no-order' : undefined;
};

/** What is kept of a game that is over; nothing of one that was not played here. */
export const endingOf = (finished: Finished): Ending | undefined => {
  const { head, log, answers, places, factions, pace, isCalledOff, isOpenBook } = finished;
  if (!isPlayedHere(log)) return undefined;
  const tenures = tenuresOf(log, head.seats);
  const persons = new Set(tenures.flat().flatMap(({ person }) => person ?? [])).size;
  const results = tenures.flatMap((held, seat) =>
    held.map((tenure, n): SeatResult => {
      const isLast = n === held.length - 1;
      const faction = factions[seat];
      return {
        ...tenure,
        seat,
        ...(faction !== undefined && { faction }),
        ...(isLast && !isCalledOff && { place: places[seat] }),
        ...(finished.spentBy && held.length === 1 && { thinkMs: finished.spentBy(seat) }),
      };
    }),
  );
  const unrated = unratedOf(finished, persons);
  return {
    game: head.game,
    rules: head.rules,
    seats: head.seats,
    answers,
    pace,
    winners: isCalledOff ? 0 : places.filter(place => place === 1).length,
    persons,
    isOpen: head.listed && head.locked !== true && !isOpenBook,
    setAt: head.setAt,
    ...(unrated && { unrated }),
    results,
  };
};
