import type { FastChance } from '../chance/fast.ts';
import type { Visibility } from '../layout/shapes.ts';

/** One zone as the dealer sees it. */
export type Place = {
  readonly kind: 'bag' | 'list' | 'slots';
  readonly base: number;
  readonly room: number;
  readonly index: number;
  readonly visible: Visibility;
};

/** Whether a card is known not to lie in a zone. */
export type IsOut = (card: number) => boolean;

/** A place for one card in a zone that some cards are ruled out of. */
type RuledSlot = { readonly slot: number; readonly isOut: IsOut };

/** Cards taken up to be dealt again: how many of each type, and where each is to go. */
export class Heap {
  counts = new Int16Array(64);
  /** Every card taken up, one by one, in the pool's order; those before `next` are dealt. */
  cards = new Int16Array(256);
  next = 0;
  total = 0;
  readonly bags: (Place | undefined)[] = [];
  bagCount = 0;
  slots = new Int32Array(64);
  slotCount = 0;
  readonly ruled: RuledSlot[] = [];

  open(types: number): void {
    if (types > this.counts.length) this.counts = new Int16Array(types);
    for (let card = 0; card < types; card++) this.counts[card] = 0;
    this.total = 0;
    this.bagCount = 0;
    this.slotCount = 0;
    this.ruled.length = 0;
  }

  /** A place for one card; the low bit is what is added to a card's number where it is stored. */
  add(card: number, at: number, bias: number, isOut: IsOut | undefined): void {
    this.counts[card]++;
    this.total++;
    const slot = 2 * at + bias;
    if (isOut) {
      this.ruled.push({ slot, isOut });
      return;
    }
    if (this.slotCount === this.slots.length) {
      const wider = new Int32Array(2 * this.slots.length);
      wider.set(this.slots);
      this.slots = wider;
    }
    this.slots[this.slotCount++] = slot;
  }

  /** Holds other cards for the same places. Where too few are told of, the first of the pool stand in. */
  become(counts: readonly number[]): void {
    this.counts.set(counts);
    const told = counts.reduce((sum, n) => sum + n, 0);
    this.counts[0] += Math.max(0, this.total - told);
  }

  /** Lays the cards out in a row to deal from. */
  layOut(types: number): void {
    if (this.total > this.cards.length) this.cards = new Int16Array(2 * this.total);
    const { cards, counts } = this;
    let n = 0;
    for (let card = 0; card < types; card++)
      for (let left = counts[card]; left > 0; left--) cards[n++] = card;
    this.next = 0;
  }

  /** Takes a card out: a random one, or without a generator the first there is. */
  deal(rng: FastChance | undefined): number {
    const { cards, next } = this;
    this.next = next + 1;
    if (!rng) return cards[next];
    const at = next + rng.pick(this.total - next);
    const card = cards[at];
    cards[at] = cards[next];
    return card;
  }

  /** How many of the cards not yet dealt may lie where some are ruled out. */
  countFor(isOut: IsOut): number {
    let n = 0;
    for (let i = this.next; i < this.total; i++) if (!isOut(this.cards[i])) n++;
    return n;
  }

  /** Brings the nth of those to the front and deals it. */
  dealNth(isOut: IsOut, nth: number): number {
    const { cards, next } = this;
    let at = next;
    for (let left = nth; isOut(cards[at]) || left-- > 0; ) at++;
    const card = cards[at];
    cards[at] = cards[next];
    cards[next] = card;
    this.next = next + 1;
    return card;
  }
}
