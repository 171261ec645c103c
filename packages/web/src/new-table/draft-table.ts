import type { SeatPlan } from '@runehold/protocol/hall/tables';
import type { PackDraft } from './pack-draft.ts';

/** Who is to sit somewhere. `me` is the one who sets the table, `here` somebody else at the same screen. */
export type SeatDraft = {
  readonly kind: 'me' | 'here' | 'bot' | 'open';
  readonly level: string;
  readonly name: string;
};

/** A table in the making. */
export type TableDraft = {
  readonly game: string;
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, string>>;
  readonly house: 'here' | 'server';
  readonly pack?: PackDraft | undefined;
  readonly listed: boolean;
};

const bot: SeatDraft = { kind: 'bot', level: 'greedy', name: '' };

/** One person against two bots where three can play: two is a duel, and more takes longer. */
export const firstDraft = (
  game: string,
  seats: { readonly min: number; readonly max: number },
): TableDraft => {
  const count = Math.min(seats.max, Math.max(seats.min, 3));
  return {
    game,
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { ...bot, kind: 'me' } : bot)),
    options: {},
    house: 'here',
    listed: true,
  };
};

/** The same table with more or fewer seats; new ones are for bots. */
export const withSeats = (draft: TableDraft, count: number): TableDraft => ({
  ...draft,
  seats: Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? bot),
});

export const withSeat = (draft: TableDraft, seat: number, change: Partial<SeatDraft>): TableDraft => {
  const seats = draft.seats.with(seat, { ...draft.seats[seat], ...change });
  // Somebody who is yet to come can only come to a server.
  const house = seats.some(({ kind }) => kind === 'open') ? 'server' : draft.house;
  return { ...draft, seats, house };
};

export const withOption = (draft: TableDraft, name: string, value: string): TableDraft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
});

/** The options that were chosen, less those of seats that are not there. */
export const chosenOptions = (
  { options, seats }: TableDraft,
  seatOption: ((seat: number) => string) | undefined,
): Readonly<Record<string, string>> => {
  const absent = new Set([1, 2, 3].filter(seat => seat >= seats.length).map(seat => seatOption?.(seat)));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !absent.has(name)));
};

/** Who is called what: oneself, unless the house knows, and others at the same screen who have given no name. */
export type PlanNames = { readonly own?: string; usual(seat: number): string };

/** Who is to sit where. Where a game has no bots of the level that is drafted, they are of one it has. */
export const seatPlans = (
  { seats }: TableDraft,
  { own, usual }: PlanNames,
  levels: readonly string[],
): SeatPlan[] => {
  // People around one screen take turns at it: their seats are declared to lie there together.
  const screen = seats.some(({ kind }) => kind === 'here') ? { group: 1 } : {};
  return seats.map(({ kind, level, name }, seat) => {
    switch (kind) {
      case 'bot':
        return { kind, level: levels.includes(level) ? level : (levels[0] ?? level) };
      case 'open':
        return { kind };
      case 'here':
        return { kind: 'me', name: name.trim() === '' ? usual(seat) : name, ...screen };
      default:
        return { kind, ...(own !== undefined && { name: own }), ...screen };
    }
  });
};
