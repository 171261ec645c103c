import type { SeatMask } from './seats.ts';

/** A card type: its index in its pool. */
export type Card = number;

/** No card, no option, no seat: what an empty slot holds and what passing answers. */
export const NONE = -1;

/** Tells a zone who sees its position `slot` now. */
export type ZoneSight = (slot: number) => SeatMask;

/**
 * A place where cards of one pool lie. Cards enter and leave only through `put` and `take`. Its fields are declared
 * and not defined: each then only ever holds what the constructor gives it, and optimized code need not look twice.
 */
export abstract class Zone {
  declare protected readonly state: Int16Array;
  declare protected readonly base: number;
  /** The field's name, and its index where there are several. */
  declare readonly name: string;
  /** Who sees what lies at a position. */
  declare readonly seenBy: ZoneSight;

  constructor(state: Int16Array, base: number, name: string, seenBy: ZoneSight) {
    this.state = state;
    this.base = base;
    this.name = name;
    this.seenBy = seenBy;
  }

  abstract get total(): number;
  abstract count(card: Card): number;
  abstract put(card: Card): void;
  /** Removes one copy; throws if there is none. */
  abstract take(card: Card): void;
  /** The position a card lies at, for visibility. */
  abstract slotOf(card: Card): number;
  /** The position the next card put here would take. */
  abstract nextSlot(): number;
  abstract clear(): void;

  protected missing(card: Card): never {
    throw new Error(`${this.name} holds no card ${card}`);
  }
}

/** An unordered pile. Its order does not exist until somebody draws. */
export class Bag extends Zone {
  declare readonly types: number;

  constructor(state: Int16Array, base: number, name: string, seenBy: ZoneSight, types: number) {
    super(state, base, name, seenBy);
    this.types = types;
  }

  get total(): number {
    return this.state[this.base];
  }

  count(card: Card): number {
    return this.state[this.base + 1 + card];
  }

  put(card: Card): void {
    this.add(card, 1);
  }

  take(card: Card): void {
    if (!(card >= 0 && card < this.types && this.state[this.base + 1 + card] > 0)) this.missing(card);
    this.state[this.base]--;
    this.state[this.base + 1 + card]--;
  }

  /** Puts several copies at once; used by set-up. */
  add(card: Card, copies: number): void {
    if (!(card >= 0 && card < this.types)) this.missing(card);
    this.state[this.base] += copies;
    this.state[this.base + 1 + card] += copies;
  }

  /** The next card behind one in the pool's order that is in the pile, or `NONE`. */
  nextCard(after: Card): Card {
    const { state, base, types } = this;
    for (let card = after + 1; card < types; card++) if (state[base + 1 + card] !== 0) return card;
    return NONE;
  }

  /** The `n`-th card of the pile in the pool's order. */
  nth(n: number): Card {
    const { state, base, types } = this;
    let left = n;
    for (let card = 0; card < types; card++) {
      left -= state[base + 1 + card];
      if (left < 0) return card;
    }
    return this.missing(NONE);
  }

  /** Takes the `n`-th card out and answers which it is. */
  takeNth(n: number): Card {
    const card = this.nth(n);
    this.state[this.base]--;
    this.state[this.base + 1 + card]--;
    return card;
  }

  /** Pours the whole of another pile in. */
  pour(from: Bag): void {
    for (let card = 0; card < this.types; card++) this.state[this.base + 1 + card] += from.count(card);
    this.state[this.base] += from.total;
    from.clear();
  }

  clear(): void {
    this.state.fill(0, this.base, this.base + 1 + this.types);
  }

  slotOf(): number {
    return 0;
  }

  nextSlot(): number {
    return 0;
  }
}

/** An ordered row of cards; the last is the top. Positions past its length are zero, so that equal rows are equal bytes. */
export class CardList extends Zone {
  declare readonly capacity: number;

  constructor(state: Int16Array, base: number, name: string, seenBy: ZoneSight, capacity: number) {
    super(state, base, name, seenBy);
    this.capacity = capacity;
  }

  get total(): number {
    return this.state[this.base];
  }

  /** The card at a position, counted from the bottom. */
  at(slot: number): Card {
    return slot >= 0 && slot < this.total ? this.state[this.base + 1 + slot] : NONE;
  }

  get top(): Card {
    return this.at(this.total - 1);
  }

  count(card: Card): number {
    let found = 0;
    for (let slot = 0; slot < this.total; slot++) if (this.state[this.base + 1 + slot] === card) found++;
    return found;
  }

  put(card: Card): void {
    const length = this.total;
    if (length >= this.capacity) throw new Error(`${this.name} is full at ${this.capacity}`);
    this.state[this.base + 1 + length] = card;
    this.state[this.base] = length + 1;
  }

  /** Puts a card under all others. */
  putUnder(card: Card): void {
    this.put(card);
    const first = this.base + 1;
    this.state.copyWithin(first + 1, first, first + this.total - 1);
    this.state[first] = card;
  }

  take(card: Card): void {
    const slot = this.slotOf(card);
    if (slot === NONE) this.missing(card);
    this.takeAt(slot);
  }

  /** Changes what a card is while it stays where it lies: marks it, or takes the mark off. */
  replaceAt(slot: number, card: Card): void {
    if (this.at(slot) === NONE) this.missing(slot);
    this.state[this.base + 1 + slot] = card;
  }

  /** Removes the card at a position; those above move down. */
  takeAt(slot: number): Card {
    const card = this.at(slot);
    if (card === NONE) this.missing(slot);
    const last = this.base + this.total;
    for (let at = this.base + 1 + slot; at < last; at++) this.state[at] = this.state[at + 1];
    this.state[last] = 0;
    this.state[this.base]--;
    return card;
  }

  /** The topmost position of a card, or `NONE`. */
  slotOf(card: Card): number {
    for (let slot = this.total - 1; slot >= 0; slot--) {
      if (this.state[this.base + 1 + slot] === card) return slot;
    }
    return NONE;
  }

  nextSlot(): number {
    return this.total;
  }

  clear(): void {
    for (let at = this.base + this.total; at >= this.base; at--) this.state[at] = 0;
  }
}

/** Numbered places for one card each. Stored as card + 1, so that an empty place is zero. */
export class Slots extends Zone {
  declare readonly capacity: number;

  constructor(state: Int16Array, base: number, name: string, seenBy: ZoneSight, capacity: number) {
    super(state, base, name, seenBy);
    this.capacity = capacity;
  }

  get total(): number {
    let used = 0;
    for (let slot = 0; slot < this.capacity; slot++) if (this.state[this.base + slot] !== 0) used++;
    return used;
  }

  /** The card in a place, or `NONE`. */
  at(slot: number): Card {
    return slot >= 0 && slot < this.capacity ? this.state[this.base + slot] - 1 : NONE;
  }

  /** The next place behind one that holds a card of a type, or `NONE`. */
  nextOf(card: Card, after: number): number {
    const { state, base, capacity } = this;
    for (let slot = after + 1; slot < capacity; slot++) if (state[base + slot] === card + 1) return slot;
    return NONE;
  }

  /** The next place behind one that holds a card, or `NONE`. */
  nextTaken(after: number): number {
    const { state, base, capacity } = this;
    for (let slot = after + 1; slot < capacity; slot++) if (state[base + slot] !== 0) return slot;
    return NONE;
  }

  /** Lays a card into an empty place. */
  putAt(slot: number, card: Card): void {
    if (!(slot >= 0 && slot < this.capacity)) throw new Error(`${this.name} has no place ${slot}`);
    if (this.at(slot) !== NONE) throw new Error(`${this.name}: place ${slot} is taken`);
    this.state[this.base + slot] = card + 1;
  }

  takeAt(slot: number): Card {
    const card = this.at(slot);
    if (!(card >= 0)) this.missing(slot);
    this.state[this.base + slot] = 0;
    return card;
  }

  count(card: Card): number {
    let found = 0;
    for (let slot = 0; slot < this.capacity; slot++) if (this.at(slot) === card) found++;
    return found;
  }

  put(card: Card): void {
    this.putAt(this.nextSlot(), card);
  }

  take(card: Card): void {
    const slot = this.slotOf(card);
    if (slot === NONE) this.missing(card);
    this.takeAt(slot);
  }

  slotOf(card: Card): number {
    for (let slot = 0; slot < this.capacity; slot++) if (this.at(slot) === card) return slot;
    return NONE;
  }

  /** The first empty place. */
  nextSlot(): number {
    for (let slot = 0; slot < this.capacity; slot++) if (this.at(slot) === NONE) return slot;
    return NONE;
  }

  clear(): void {
    this.state.fill(0, this.base, this.base + this.capacity);
  }
}

/** Several zones of one field, one for each index. */
export class Zones<Z extends Zone> {
  declare private readonly zones: readonly Z[];

  constructor(zones: readonly Z[]) {
    this.zones = zones;
  }

  get length(): number {
    return this.zones.length;
  }

  at(index: number): Z {
    return this.zones[index] ?? this.missing(index);
  }

  private missing(index: number): never {
    throw new RangeError(`no zone ${index}, there are ${this.zones.length}`);
  }
}
