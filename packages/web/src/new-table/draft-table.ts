import type { GameEntry, SeatPlan } from '@runehold/protocol/hall/tables';
import type { Pace } from '@runehold/protocol/parts/clock-terms';
import { NAMELESS } from '@runehold/protocol/parts/nameless';
import { USUAL_LEVEL } from '@runehold/protocol/parts/usual-level';
import { botAmong, type Offered } from '../bots/bot-choice.ts';
import type { PackDraft } from './pack-draft.ts';
import type { Preset } from './set-ups.ts';

type GameOption = GameEntry['options'][number];

/** Who is to sit somewhere. `me` is the one who sets the table, `here` somebody else at the same screen. */
export type SeatDraft = {
  readonly kind: 'me' | 'here' | 'bot' | 'open';
  /** Of a bot, with its nature if it has one. */
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
  /** Only who knows it comes in; empty for none. */
  readonly password: string;
  /** Only who is invited comes in. */
  readonly private: boolean;
  /** Only who sits there, or may, sees the game. */
  readonly unwatched: boolean;
  /** Only who sees most of their games to the end sits down. */
  readonly reliable: boolean;
  /** How fast it is played; where there is a clock, people gather first. */
  readonly pace: Pace;
  /** Nobody's vacation stops the clock, where it is played over days. */
  readonly noVacation: boolean;
  /** People gather before the game begins; makes sense where somebody is yet to come. */
  readonly gather: boolean;
  /** Programs of other people may sit down; makes sense where somebody is yet to come. */
  readonly outsideBots: boolean;
};

const bot: SeatDraft = { kind: 'bot', level: USUAL_LEVEL, name: '' };

/** One person against two bots where three can play: two is a duel, and more takes longer. */
export const firstDraft = (
  game: string,
  seats: { readonly min: number; readonly max: number },
  options: TableDraft['options'] = {},
): TableDraft => {
  const count = Math.min(seats.max, Math.max(seats.min, 3));
  return {
    game,
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { ...bot, kind: 'me' } : bot)),
    options,
    house: 'here',
    listed: true,
    password: '',
    private: false,
    unwatched: false,
    reliable: false,
    pace: 'none',
    noVacation: false,
    gather: false,
    outsideBots: false,
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

/** How fast it is played: where nobody is to come there is nobody to hurry. */
export const paceOf = (draft: TableDraft): Pace => (mayGather(draft) ? draft.pace : 'none');

/** Whether somebody is yet to come. */
export const hasOpenSeat = ({ seats }: Pick<TableDraft, 'seats'>): boolean =>
  seats.some(({ kind }) => kind === 'open');

/** Whether people can gather: somebody is yet to come, and nobody shares a screen. */
export const mayGather = ({ house, seats }: TableDraft): boolean =>
  house === 'server' &&
  seats.some(({ kind }) => kind === 'open') &&
  seats.every(({ kind }) => kind !== 'here');

export const withOption = (draft: TableDraft, name: string, value: string): TableDraft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
});

/** The same table without what is chosen as it usually is. */
export const plainly = (draft: TableDraft, options: readonly GameOption[]): TableDraft => {
  const usual = new Map(options.map(option => [option.name, option.usual]));
  return {
    ...draft,
    options: Object.fromEntries(
      Object.entries(draft.options).filter(([name, value]) => usual.get(name) !== value),
    ),
  };
};

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

/** Whether the game takes these choices together, with so many seats; with as few as it has where it does not matter. */
export type Takes = (options: Readonly<Record<string, string>>, seats?: number) => boolean;

/** What a preset chooses, as far as the game takes it together, in the order in which it is written down. */
const presetOptions = ({ options, seats }: Preset, takes: Takes): Readonly<Record<string, string>> => {
  let chosen: Readonly<Record<string, string>> = {};
  for (const [name, value] of Object.entries(options)) {
    const more = { ...chosen, [name]: value };
    if (takes(more, seats)) chosen = more;
  }
  return chosen;
};

/** The table that a preset sets: whoever sat first stays, all others are bots. */
export const withPreset = (draft: TableDraft, preset: Preset, takes: Takes): TableDraft => ({
  ...draft,
  options: presetOptions(preset, takes),
  seats: Array.from({ length: preset.seats }, (_, seat) => (seat === 0 ? draft.seats[0] : bot)),
});

/** Whether a table is as a preset sets it; who plays which faction, and who sits where, is one's own affair. */
export const isAsPreset = (
  { options, seats }: TableDraft,
  preset: Preset,
  takes: Takes,
  isOwn: (option: string) => boolean,
): boolean => {
  const wanted = presetOptions(preset, takes);
  const names = new Set([...Object.keys(options), ...Object.keys(wanted)].filter(name => !isOwn(name)));
  return seats.length === preset.seats && [...names].every(name => options[name] === wanted[name]);
};

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
  { options, seats }: { readonly options: Readonly<Record<string, string>>; readonly seats: number },
  seatOption: ((seat: number) => string) | undefined,
): Readonly<Record<string, string>> => {
  const absent = new Set([1, 2, 3].filter(seat => seat >= seats).map(seat => seatOption?.(seat)));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !absent.has(name)));
};

/** Who is called what: oneself, unless the house knows. Others at the same screen may have given no name. */
export type PlanNames = { readonly own?: string };

/** Who is to sit where. Where a game has no bots of the level that is drafted, they are of one it has. */
export const seatPlans = ({ seats }: TableDraft, { own }: PlanNames, offered: Offered): SeatPlan[] => {
  // People around one screen take turns at it: their seats are declared to lie there together.
  const screen = seats.some(({ kind }) => kind === 'here') ? { group: 1 } : {};
  return seats.map(({ kind, level, name }) => {
    switch (kind) {
      case 'bot':
        return { kind, level: botAmong(offered, level) };
      case 'open':
        return { kind };
      case 'here':
        return { kind: 'me', name: name.trim() === '' ? NAMELESS : name, ...screen };
      default:
        return { kind, ...(own !== undefined && { name: own }), ...screen };
    }
  });
};
