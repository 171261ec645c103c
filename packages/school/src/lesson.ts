import type { Dealt } from '@runehold/kernel/chance/scripted';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { TableCore } from '@runehold/kernel/table/table';
import type { ArgKind } from '@runehold/kernel/text/message';

/** What is said, in English and in Polish. Figures and names of things stand as arguments. */
export type Text = readonly [en: string, pl: string];

/** A number, or the name of a thing, as the texts of a lesson have it: from the table as the learner sees it, never typed. */
export type Figure<T extends TableCore = never> = { readonly kind: ArgKind; readonly of: (t: T) => number };

/** A number that is read off the table. */
export const figure = <T extends TableCore>(of: (t: T) => number): Figure<T> => ({ kind: 'number', of });

/** The name of a thing, from one of the noun tables of the game. */
export const thing = (kind: ArgKind, code: number): Figure<TableCore> => ({ kind, of: () => code });

/**
 * Names of answers, as the table offers them (`attack:stronghold`, `yes`, `3`). One that ends with `*` stands for all
 * that begin so.
 */
export type Pattern = string;

/** What somebody is expected to do at one ask. */
export type Expect =
  | { readonly kind: 'one-of'; readonly names: readonly Pattern[] }
  | { readonly kind: 'set'; readonly amounts: Readonly<Record<string, number>> }
  | { readonly kind: 'at-least'; readonly least: number; readonly of: Pattern }
  | { readonly kind: 'places'; readonly places: Readonly<Record<string, Pattern>> }
  | { readonly kind: 'until'; readonly event: string }
  | { readonly kind: 'holds'; readonly test: (t: never) => boolean };

/** Exactly these answers, to one ask after another. */
export const say = (...names: readonly Pattern[]): readonly Expect[] =>
  names.map(name => ({ kind: 'one-of', names: [name] }));

/** Any one of these answers. */
export const oneOf = (...names: readonly Pattern[]): readonly Expect[] => [{ kind: 'one-of', names }];

/** Exactly so many of each, where several things are chosen. */
export const setOf = (amounts: Readonly<Record<string, number>>): readonly Expect[] => [
  { kind: 'set', amounts },
];

/** This number. */
export const number = (n: number): readonly Expect[] => say(String(n));

/** At least so many things whose names fit, where several are chosen. */
export const atLeast = (least: number, of: Pattern): readonly Expect[] => [{ kind: 'at-least', least, of }];

/** These items in these places, where things are arranged; what is not named may lie anywhere. */
export const places = (where: Readonly<Record<string, Pattern>>): readonly Expect[] => [
  { kind: 'places', places: where },
];

/** Free play until an event is told, such as `took-city`. */
export const until = (event: string): readonly Expect[] => [{ kind: 'until', event }];

/** Free play until something holds of the table, as the learner sees it. */
export const holds = <T extends TableCore>(test: (t: T) => boolean): readonly Expect[] => [
  { kind: 'holds', test: test as (t: never) => boolean },
];

/** What is pointed at: an option of the open ask, or a thing by its address on the screen. */
export type Point = { readonly option: string } | { readonly at: string };

export const option = (name: string): Point => ({ option: name });
export const at = (address: string): Point => ({ at: address });

/** A harmless answer, with a word about it. */
export type Fine = {
  readonly say: readonly Pattern[];
  /** Its consequence is seen, and then it is taken back; else the lesson goes on. */
  readonly isShown?: true;
  /** The step that it goes on with; the next one unless told otherwise. */
  readonly to?: string;
  readonly text: Text;
};

/** An answer that is not sent, and why. */
export type Hold = { readonly say: readonly Pattern[]; readonly text: Text };

/** One idea, and the answers that carry it out. */
export type Step = {
  readonly id: string;
  /** The prompt of the ask that opens it, and the statement of the ledger that is applied there. */
  readonly on: string;
  readonly rule: string;
  readonly text: Text;
  readonly expect: readonly Expect[];
  /** Answers that belong to the way, such as paying: they may be given any number of times. `any` lets everything be. */
  readonly through?: readonly Pattern[] | 'any';
  /** Answers that are given for the learner, at an ask that does not offer what is expected: passing a window, no. */
  readonly given?: readonly Pattern[];
  readonly fine?: readonly Fine[];
  readonly hold?: readonly Hold[];
  /** What becomes of any other answer: it is held, with a word, unless it is free. */
  readonly else?: 'hold' | 'free';
  /** What to look at besides what is to be touched, which is pointed at by itself. */
  readonly look?: readonly Point[];
  /** How many answers a free step may take before help is offered. */
  readonly budget?: number;
};

/** What another seat says, the next time it is asked this and offered that; or every time. */
export type Line = {
  readonly on: string;
  readonly say: string | readonly string[];
  readonly isAlways?: true;
};

/** How a seat answers that no line speaks for. */
export type Manner<T extends TableCore = never> = (t: T, seat: Seat) => readonly number[];

/** How a table stands when a scene begins. */
export type Start<T extends TableCore = never> = {
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly seed?: number;
  /** Absent players answer until somebody is asked this. */
  readonly until?: string;
  /** What chance does until then. */
  readonly dealt?: Script;
  readonly position?: (t: T) => void;
  /** What is said then, by everybody, until somebody is asked this, or all has been said: the scene begins in the midst of something. */
  readonly opening?: {
    readonly until?: string;
    readonly lines: Readonly<Record<Seat, readonly Line[]>>;
    readonly chance?: Script;
  };
};

/** What chance does, by stream: card names, or numbers for dice. When it is used up the seed goes on. */
export type Script = Readonly<Record<string, readonly Dealt[]>>;

/** One table of a lesson. */
export type Scene<T extends TableCore = never> = {
  readonly start: Start<T>;
  readonly chance?: Script;
  readonly others?: Readonly<Record<Seat, readonly Line[]>>;
  /** How the others answer where they have no line; as absent players do unless told otherwise. */
  readonly manner?: Manner<T>;
  readonly steps: readonly Step[];
  /** What is said at its end, before the next table. */
  readonly end?: Text;
};

/** A lesson: tables, what is said at them, and what is to be done. It is data, and no rule knows of it. */
export type Lesson<T extends TableCore = never> = {
  readonly id: string;
  readonly game: string;
  readonly learner: Seat;
  /** What stands in the texts as arguments. */
  readonly figures: Readonly<Record<string, Figure<T>>>;
  readonly scenes: readonly Scene<T>[];
  /** The last line. */
  readonly end: Text;
};

/** A lesson of a game; all it does is to check it while it is compiled. */
export const lesson = <T extends TableCore>(of: Lesson<T>): Lesson => of;
