import { Offer } from '../ask/offer.ts';
import type { Chance } from '../chance/chance.ts';
import { noChance } from '../chance/chance.ts';
import type { EventDef, Sink } from '../event/event.ts';
import { Cells, CheckedCells, CheckedGrid, Grid, mustFit } from '../layout/fields.ts';
import type { FieldPlan, FieldShapes, Layout, OptionSpecs, Sizes } from '../layout/layout.ts';
import { CORE, STATUS, zoneStride } from '../layout/layout.ts';
import type { Seat, SeatMask } from '../layout/seats.ts';
import { ALL_SEATS, seatBit } from '../layout/seats.ts';
import type {
  BagShape,
  CellsShape,
  FieldShape,
  GridShape,
  ListShape,
  ScalarShape,
  SlotsShape,
  Visibility,
} from '../layout/shapes.ts';
import type { Card, ZoneSight } from '../layout/zones.ts';
import { Bag, CardList, NONE, Slots, type Zone, Zones } from '../layout/zones.ts';

// Places as constants of this file: optimized code knows those, and looks imported ones up each time.
const { seats: SEATS, status: STATUS_NOW } = CORE;
const { over: OVER } = STATUS;

/** What a live game needs to know about a run of rules to place an undo barrier. */
export type Watch = {
  /** The seat whose answer is being carried out. */
  actor: Seat;
  /** A die was rolled or a card drawn that somebody may see. */
  chance: boolean;
  /** A seat learned what the actor did not show of its own. */
  learned: boolean;
};

/**
 * Everything on the table as one row of numbers, with the rulebook's names for reading and changing it. What the
 * constructor gives is declared and not defined, as in a `Zone`.
 */
export class TableCore<Content = unknown> {
  declare readonly layout: Layout;
  declare readonly state: Int16Array;
  declare readonly content: Content;
  /** Refuses numbers that do not fit; for tests and fuzzing. */
  declare readonly checked: boolean;
  declare chance: Chance;
  /** Where events go; none in search. */
  sink: Sink | undefined = undefined;
  watch: Watch | undefined = undefined;
  /** Marks every step that was taken; for fuzzing. */
  trace: Uint8Array | undefined = undefined;
  /** Counts changes, so that a computed offer is known to be stale. */
  version = 0;
  /** The last offer computed, for which seat and at which version. */
  readonly offer = new Offer();
  offerSeat: Seat = NONE;
  offerVersion = -1;

  constructor(layout: Layout, content: Content, chance: Chance, checked: boolean) {
    this.layout = layout;
    this.content = content;
    this.chance = chance;
    this.checked = checked;
    this.state = new Int16Array(layout.size);
  }

  /** How many seats take part. */
  get seats(): number {
    return this.state[SEATS];
  }

  /** Whether rules run, somebody is asked, or the game is over: one of `STATUS`. */
  get status(): number {
    return this.state[STATUS_NOW];
  }

  get over(): boolean {
    return this.state[STATUS_NOW] === OVER;
  }

  /** The place a seat finished in: 1 for a winner, 0 while the game goes on. Seats may share a place. */
  placeOf(seat: Seat): number {
    return this.state[CORE.place + seat];
  }

  /** How many asks have been opened so far; the number of the open one. */
  get serial(): number {
    return this.state[CORE.serialHigh] * 32768 + this.state[CORE.serialLow];
  }

  /** Becomes the same table as another of the same layout. */
  copyFrom(other: TableCore): void {
    this.state.set(other.state);
    this.version++;
  }

  /** A whole number from 0 to `n - 1`, seen by everybody. */
  roll(stream: number, n: number): number {
    const outcome = this.chance.below(this, stream, n);
    if (this.watch) this.watch.chance = true;
    return outcome;
  }

  /** Takes a random card of a pile. Its order comes into being here. */
  draw(stream: number, from: Bag, to: Zone): Card {
    const card = from.takeNth(this.chance.below(this, stream, from.total, from));
    if (this.watch) this.notice(from.seenBy(from.slotOf()), to.seenBy(to.nextSlot()));
    to.put(card);
    return card;
  }

  /** Moves a card of a type from one zone to another. */
  move(card: Card, from: Zone, to: Zone): void {
    if (this.watch) this.notice(from.seenBy(from.slotOf(card)), to.seenBy(to.nextSlot()));
    from.take(card);
    to.put(card);
  }

  /** Records that those who did not see a card before see it now. Showing what oneself knows is no secret learned. */
  notice(before: SeatMask, after: SeatMask): void {
    const watch = this.watch;
    if (watch && (after & ~before) !== 0 && (before & seatBit(watch.actor)) === 0) watch.learned = true;
  }

  /** Tells everybody that something happened. What has a secret in it is told by `emitTo`. */
  emit<A extends number[]>(event: EventDef<A, false>, ...args: A): void;
  emit(event: EventDef, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    if (this.sink) this.sink.add(event, ALL_SEATS, a, b, c, d, e, f);
  }

  /** Tells everybody; the event's secret arguments only to these seats. */
  emitTo<A extends number[]>(confidants: SeatMask, event: EventDef<A, true>, ...args: A): void;
  emitTo(confidants: SeatMask, event: EventDef, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    if (this.sink) this.sink.add(event, confidants, a, b, c, d, e, f);
  }

  /** Ends the game once a seat's place is set for everyone with `setPlace`. */
  finish(): void {
    this.state[STATUS_NOW] = OVER;
  }

  setPlace(seat: Seat, place: number): void {
    this.state[CORE.place + seat] = place;
  }
}

/** What reading a field of a shape gives. */
export type FieldOf<S extends FieldShape> = S extends ScalarShape
  ? number
  : S extends CellsShape
    ? Cells
    : S extends GridShape
      ? Grid
      : S extends BagShape<true>
        ? Zones<Bag>
        : S extends BagShape<false>
          ? Bag
          : S extends ListShape<true>
            ? Zones<CardList>
            : S extends ListShape<false>
              ? CardList
              : S extends SlotsShape
                ? Slots
                : never;

/** A table of a layout: the core, the game's fields, its options and how much room there is, by name. */
export type TableOf<L, Content = unknown> =
  L extends Layout<infer F, infer O, string, infer Z>
    ? TableCore<Content> & { -readonly [K in keyof F]: FieldOf<F[K]> } & { [K in keyof O]: number } & {
        readonly [K in keyof Z]: number;
      }
    : never;

/** Who sees position `slot` of instance `index` under a declaration. */
export const sight = (table: TableCore, visible: Visibility, index: number, slot: number): SeatMask => {
  if (visible === 'public') return ALL_SEATS;
  if (visible === 'nobody') return 0;
  if (visible === 'owner') return seatBit(index);
  return visible(table as never, index, slot);
};

const zoneSight = (table: TableCore, visible: Visibility, index: number): ZoneSight => {
  if (typeof visible === 'function')
    return slot => (slot === NONE ? 0 : visible(table as never, index, slot));
  const mask = sight(table, visible, index, 0);
  return () => mask;
};

const makeZone = (
  table: TableCore,
  field: FieldPlan,
  shape: BagShape | ListShape | SlotsShape,
  i: number,
): Zone => {
  const base = field.base + i * zoneStride(shape);
  const name = shape.many ? `${field.name}[${i}]` : field.name;
  const seenBy = zoneSight(table, shape.visible, i);
  if (shape.shape === 'bag') return new Bag(table.state, base, name, seenBy, shape.pool.cards.length);
  const Kind = shape.shape === 'list' ? CardList : Slots;
  return new Kind(table.state, base, name, seenBy, shape.capacity);
};

const makeField = (table: TableCore, field: FieldPlan): unknown => {
  const { shape, base, name } = field;
  switch (shape.shape) {
    case 'scalar':
      return undefined;
    case 'cells':
      return table.checked
        ? new CheckedCells(table.state, base, shape.length, name, shape.width)
        : new Cells(table.state, base, shape.length);
    case 'grid':
      return table.checked
        ? new CheckedGrid(table.state, base, shape.rows, shape.columns, name, shape.width)
        : new Grid(table.state, base, shape.rows, shape.columns);
    default: {
      const zones = Array.from({ length: shape.count }, (_, i) => makeZone(table, field, shape, i));
      return shape.many ? new Zones(zones) : zones[0];
    }
  }
};

type TableMaker = <Content>(content: Content, chance: Chance) => TableCore<Content>;

/** Builds the table class of a layout: scalars become properties, everything else small objects over the same numbers. */
const tableClass = (layout: Layout, checked: boolean): TableMaker => {
  class Table<Content> extends TableCore<Content> {
    constructor(content: Content, chance: Chance) {
      super(layout, content, chance, checked);
      for (const field of layout.plan) {
        const made = makeField(this, field);
        if (made !== undefined) Object.defineProperty(this, field.name, { value: made, enumerable: true });
      }
    }
  }
  const core = new TableCore(layout, undefined, noChance, checked);
  for (const { name, shape, base } of layout.plan) {
    if (name in core) throw new Error(`a field cannot be named ${name}: a table has that already`);
    if (shape.shape !== 'scalar') continue;
    Object.defineProperty(Table.prototype, name, {
      get(this: TableCore) {
        return this.state[base];
      },
      set: checked
        ? function (this: TableCore, value: number) {
            mustFit(name, shape.width, value);
            this.state[base] = value;
          }
        : function (this: TableCore, value: number) {
            this.state[base] = value;
          },
    });
  }
  for (const [name, value] of Object.entries(layout.sizes)) {
    if (name in core || name in Table.prototype || layout.plan.some(field => field.name === name))
      throw new Error(`a size cannot be named ${name}: a table has that already`);
    Object.defineProperty(Table.prototype, name, { value });
  }
  return (content, chance) => new Table(content, chance);
};

const makers = new WeakMap<Layout, { plain: TableMaker; checked: TableMaker }>();

/** An empty table of a layout. */
export const emptyTable = <F extends FieldShapes, O extends OptionSpecs, Z extends Sizes, Content>(
  layout: Layout<F, O, string, Z>,
  content: Content,
  chance: Chance,
  checked = false,
): TableOf<Layout<F, O, string, Z>, Content> => {
  let made = makers.get(layout);
  if (!made) {
    made = { plain: tableClass(layout, false), checked: tableClass(layout, true) };
    makers.set(layout, made);
  }
  const make = checked ? made.checked : made.plain;
  return make(content, chance) as TableOf<Layout<F, O, string, Z>, Content>;
};
