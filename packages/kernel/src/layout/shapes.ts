import type { SeatMask, Viewer } from './seats.ts';
import { MAX_SEATS } from './seats.ts';

/** The numbers a cell may hold. Every cell is stored in 16 bits; the width is what checks hold it to. */
export type Width = { readonly min: number; readonly max: number };

export const flag: Width = { min: 0, max: 1 };
export const u8: Width = { min: 0, max: 255 };
export const u15: Width = { min: 0, max: 32767 };
export const i16: Width = { min: -32768, max: 32767 };

/** A width of our own: any whole numbers from `min` to `max`. */
export const between = (min: number, max: number): Width => ({ min, max });

/**
 * Who may know what a field holds. `owner` is the seat of the field's index.
 * A function names the seats from what lies open on the table ("these seats").
 * Sizes of zones are always public; what is hidden is which cards they are.
 */
export type Visibility = 'public' | 'owner' | 'nobody' | SeenBy;

/** The seats that see instance `index` (and, in a list or slots, position `slot`). Reads public fields only. */
export type SeenBy = (table: never, index: number, slot: number) => SeatMask;

/** A universe of card types. Zones of one pool exchange cards and together conserve them. */
export type Pool<Id extends string = string> = {
  readonly name: string;
  readonly cards: readonly Id[];
  /** The card a type is a marked copy of; itself where it is none. Together they are conserved. */
  readonly sameAs: readonly number[];
};

/**
 * Names a pool of card types; a card is its index in the list. Where a rule marks single copies ("used this round"),
 * the marked card is a type of its own, and `sameAs` says of which.
 */
export const pool = <const Id extends string>(
  name: string,
  cards: readonly Id[],
  sameAs: readonly number[] = cards.map((_, card) => card),
): Pool<Id> => {
  if (new Set(cards).size !== cards.length) throw new Error(`pool ${name}: a card is named twice`);
  return { name, cards, sameAs };
};

export type ScalarShape = { readonly shape: 'scalar'; readonly width: Width; readonly visible: Visibility };
export type CellsShape = {
  readonly shape: 'cells';
  readonly width: Width;
  readonly visible: Visibility;
  readonly length: number;
};
export type GridShape = {
  readonly shape: 'grid';
  readonly width: Width;
  readonly visible: Visibility;
  readonly rows: number;
  readonly columns: number;
};
type ZoneCommon = {
  readonly pool: Pool;
  readonly visible: Visibility;
  /** How many instances; 1 for a zone that stands alone. */
  readonly count: number;
  /** True when the field is an array of zones, reached with `at(index)`. */
  readonly many: boolean;
  /** Hidden cards are re-dealt among zones of the same group. */
  readonly group: string;
  readonly apart: boolean | ApartBy;
};
export type BagShape<Many extends boolean = boolean> = ZoneCommon & {
  readonly shape: 'bag';
  readonly many: Many;
};
export type ListShape<Many extends boolean = boolean> = ZoneCommon & {
  readonly shape: 'list';
  readonly many: Many;
  readonly capacity: number;
};
export type SlotsShape = ZoneCommon & { readonly shape: 'slots'; readonly capacity: number };

export type FieldShape = ScalarShape | CellsShape | GridShape | BagShape | ListShape | SlotsShape;

/** One number. */
export const scalar = (width: Width, visible: Visibility = 'public'): ScalarShape => ({
  shape: 'scalar',
  width,
  visible,
});

/** A row of numbers. */
export const cells = (length: number, width: Width, visible: Visibility = 'public'): CellsShape => ({
  shape: 'cells',
  width,
  visible,
  length,
});

/** A number for each seat. */
export const perSeat = (width: Width, visible: Visibility = 'public'): CellsShape =>
  cells(MAX_SEATS, width, visible);

/** Rows of numbers. */
export const grid = (
  rows: number,
  columns: number,
  width: Width,
  visible: Visibility = 'public',
): GridShape => ({ shape: 'grid', width, visible, rows, columns });

type ZoneOptions = {
  readonly visible?: Visibility;
  /** Names the zones among which hidden cards may change places when re-dealt. Default: all zones of the pool. */
  readonly group?: string;
  /** True if hidden cards stay with their index: every player's own deck and hand. */
  readonly apart?: boolean | ApartBy;
};

/**
 * With whose hidden cards those of an index may have been mixed, in the eyes of a viewer: an index of the same field.
 * For games in which a card can change hands unseen.
 */
export type ApartBy = (table: never, index: number, viewer: Viewer) => number;

/** One zone a seat, or a number of zones. */
type Each = { readonly each: 'seat' | number };

const zone = <Many extends boolean>(from: Pool, options: ZoneOptions & Partial<Each>) => ({
  pool: from,
  visible: options.visible ?? 'public',
  count: options.each === undefined ? 1 : options.each === 'seat' ? MAX_SEATS : options.each,
  many: (options.each !== undefined) as Many,
  group: options.group ?? from.name,
  apart: options.apart ?? false,
});

/** An unordered pile: how many of each card. A face-down deck is a bag that nobody sees. */
export function bag(from: Pool, options: ZoneOptions & Each): BagShape<true>;
export function bag(from: Pool, options?: ZoneOptions): BagShape<false>;
export function bag(from: Pool, options: ZoneOptions & Partial<Each> = {}): BagShape {
  return { shape: 'bag', ...zone(from, options) };
}

/** An ordered row of cards, the last one on top. */
export function list(from: Pool, capacity: number, options: ZoneOptions & Each): ListShape<true>;
export function list(from: Pool, capacity: number, options?: ZoneOptions): ListShape<false>;
export function list(from: Pool, capacity: number, options: ZoneOptions & Partial<Each> = {}): ListShape {
  return { shape: 'list', ...zone(from, options), capacity };
}

/** Numbered places that each hold one card or none: tokens on a map, cards beside a hero. */
export const slots = (from: Pool, capacity: number, options: ZoneOptions = {}): SlotsShape => ({
  shape: 'slots',
  ...zone(from, options),
  capacity,
});
