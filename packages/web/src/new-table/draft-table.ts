import type { GameEntry, SeatPlan } from '@runehold/protocol/hall/tables';
import type { PackDraft } from './pack-draft.ts';

type GameOption = GameEntry['options'][number];

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

/** A switch of a table: an option with a usual value and another. */
export type Switch = {
  readonly name: string;
  readonly off: string;
  readonly on: string;
  readonly isOn: boolean;
};

/** The options of a game by these names that have two values, as they stand. */
export const switchesOf = (
  { options: chosen }: TableDraft,
  options: readonly GameOption[],
  names: readonly string[],
): readonly Switch[] =>
  names.flatMap(name => {
    const { usual: off = '', values = [] } = options.find(option => option.name === name) ?? {};
    const on = values.find(value => value !== off);
    return on === undefined ? [] : [{ name, off, on, isOn: (chosen[name] ?? off) === on }];
  });

/** Whether the game takes a choice together with what is chosen besides. */
export type Takes = (options: Readonly<Record<string, string>>) => boolean;

const without = (options: Readonly<Record<string, string>>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name)));

/** The switches that can be on with what else is chosen: some come in a box that is to be opened first. */
export const openSwitches = (
  { options }: TableDraft,
  switches: readonly Switch[],
  takes: Takes,
): readonly Switch[] => {
  const others = without(options, new Set(switches.map(({ name }) => name)));
  return switches.filter(({ name, on }) => takes({ ...others, [name]: on }));
};

/** The same table without what no longer goes together with the rest. */
export const settled = (draft: TableDraft, switches: readonly Switch[], takes: Takes): TableDraft => {
  const open = new Set(openSwitches(draft, switches, takes).map(({ name }) => name));
  const shut = new Set(switches.map(({ name }) => name).filter(name => !open.has(name)));
  return { ...draft, options: without(draft.options, shut) };
};

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
