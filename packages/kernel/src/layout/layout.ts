import { ALL, type BoxSet } from './box.ts';
import type { Seat } from './seats.ts';
import { MAX_SEATS } from './seats.ts';
import type { BagShape, CellsShape, FieldShape, GridShape, ListShape, SlotsShape } from './shapes.ts';
import { between, cells, grid, i16, perSeat, scalar, u15 } from './shapes.ts';

/** A choice made once when the table is set: its values by name, the first being usual. */
export type OptionSpec = { readonly values: readonly string[]; readonly usual: number };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** A table option with named values; `usual` is what a table has unless it says otherwise. */
export const choice = (values: readonly string[], usual: string = values[0]): OptionSpec => {
  const index = values.indexOf(usual);
  if (index < 0) throw new Error(`${usual} is not one of ${values.join(', ')}`);
  return { values, usual: index };
};

export type FieldShapes = Readonly<Record<string, FieldShape>>;

/** Where one field lies in the state. */
export type FieldPlan = { readonly name: string; readonly shape: FieldShape; readonly base: number };

/**
 * The kernel's own fields, first in every state: where the rules stand, who is asked, who won.
 * They are declared with the same shapes as a game's, so that the codec, views and checks treat them alike.
 */
export const CORE = {
  seats: 0,
  status: 1,
  frame: 2,
  top: 3,
  step: 4,
  serialLow: 5,
  serialHigh: 6,
  asked: 7,
  place: 7 + MAX_SEATS,
  stack: 7 + 2 * MAX_SEATS,
} as const;

/** How a table stands. */
export const STATUS = { running: 0, asking: 1, over: 2 } as const;

/** How a seat stands to the open ask. `sealedUnknown`: it has answered, and this copy of the table does not know what. */
export const ASKED = { no: 0, open: 1, answered: 2, sealedUnknown: 3 } as const;

/** How many of each kind of thing a table has room for, by name. */
export type Sizes = Readonly<Record<string, number>>;

export type LayoutSpec<F extends FieldShapes, O extends OptionSpecs, S extends string, Z extends Sizes> = {
  readonly fields: F;
  /**
   * How many of a thing the fields have room for. A table tells it by name (`t.areas`), for tables of one game may
   * differ: what no open box needs has no place on them.
   */
  readonly sizes?: Z;
  /** The boxes that are open, as bits: options that the others add are not considered. */
  readonly boxes?: BoxSet;
  /** Names of the chance streams: a draw in one never shifts another. */
  readonly streams: readonly S[];
  readonly options?: O;
  /** Numbers kept for frames and their locals. */
  readonly stack?: number;
  /** The most numbers one answer may have. */
  readonly reply?: number;
};

export type Layout<
  F extends FieldShapes = FieldShapes,
  O extends OptionSpecs = OptionSpecs,
  S extends string = string,
  Z extends Sizes = Sizes,
> = {
  readonly fields: F;
  readonly sizes: Z;
  readonly boxes: BoxSet;
  readonly plan: readonly FieldPlan[];
  readonly size: number;
  readonly options: O;
  readonly stream: Readonly<Record<S, number>>;
  readonly streams: readonly S[];
  readonly stackSize: number;
  readonly replySize: number;
  /** Offsets of the kernel's fields whose place depends on the game. */
  readonly draws: number;
  readonly pending: number;
};

/** How many numbers a shape takes. */
export const shapeSize = (shape: FieldShape): number => {
  switch (shape.shape) {
    case 'scalar':
      return 1;
    case 'cells':
      return shape.length;
    case 'grid':
      return shape.rows * shape.columns;
    default:
      return shape.count * zoneStride(shape);
  }
};

/** How many numbers one zone takes: a bag and a list keep their total first. */
export const zoneStride = (shape: BagShape | ListShape | SlotsShape): number => {
  if (shape.shape === 'bag') return 1 + shape.pool.cards.length;
  return shape.shape === 'list' ? 1 + shape.capacity : shape.capacity;
};

export const isZone = (shape: FieldShape): shape is BagShape | ListShape | SlotsShape =>
  shape.shape === 'bag' || shape.shape === 'list' || shape.shape === 'slots';

/** The state of a game, declared once. Everything that must know its form reads this. */
export const defineLayout = <
  const F extends FieldShapes,
  const S extends string,
  const O extends OptionSpecs = Record<never, OptionSpec>,
  const Z extends Sizes = Record<never, number>,
>(
  spec: LayoutSpec<F, O, S, Z>,
): Layout<F, O, S, Z> => {
  const stackSize = spec.stack ?? 160;
  const replySize = spec.reply ?? 16;
  const options = spec.options ?? ({} as O);
  const core = {
    '@seats': scalar(between(1, MAX_SEATS)),
    '@status': scalar(between(0, 2)),
    '@frame': scalar(u15),
    '@top': scalar(u15),
    '@step': scalar(u15),
    '@serialLow': scalar(u15),
    '@serialHigh': scalar(u15),
    '@asked': perSeat(between(0, 3)),
    '@place': perSeat(between(0, MAX_SEATS)),
    '@stack': cells(stackSize, i16),
    // How often each stream was drawn from; of use to the host alone.
    '@draws': grid(spec.streams.length, 2, u15, 'nobody'),
    // What a seat has answered under seal. Several seats are asked for one thing each, so it is one number.
    '@pending': perSeat(i16, 'owner'),
  } satisfies Record<string, CellsShape | GridShape | FieldShape>;
  const chosen = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, scalar(between(0, option.values.length - 1))]),
  );
  const plan: FieldPlan[] = [];
  let size = 0;
  for (const [name, shape] of [core, chosen, spec.fields].flatMap(part => Object.entries<FieldShape>(part))) {
    if (plan.some(field => field.name === name)) throw new Error(`field ${name} is declared twice`);
    plan.push({ name, shape, base: size });
    size += shapeSize(shape);
  }
  const offset = (name: string): number => plan.find(field => field.name === name)?.base ?? 0;
  if (offset('@stack') !== CORE.stack || offset('@place') !== CORE.place)
    throw new Error('the core fields moved');
  return {
    fields: spec.fields,
    sizes: spec.sizes ?? ({} as Z),
    boxes: spec.boxes ?? ALL,
    plan,
    // An even number of cells, so that the state can also be read in 32-bit words.
    size: size + (size & 1),
    options,
    stream: Object.fromEntries(spec.streams.map((name, index) => [name, index])) as Record<S, number>,
    streams: spec.streams,
    stackSize,
    replySize,
    draws: offset('@draws'),
    pending: offset('@pending'),
  };
};

/** The seats in play, in order from `first`, each once. */
export const clockwise = (seats: number, first: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);
