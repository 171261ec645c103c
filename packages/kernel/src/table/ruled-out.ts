import type { FastChance } from '../chance/fast.ts';
import type { Layout } from '../layout/layout.ts';
import { isZone, zoneStride } from '../layout/layout.ts';
import type { ListShape, SlotsShape } from '../layout/shapes.ts';
import type { Heap, IsOut } from './heap.ts';
import type { TableCore } from './table.ts';

/**
 * Cards that everybody knows not to lie in a hidden zone, though its cards are not seen: all with a special icon were
 * shown, so none of those left has one.
 */
export type RuledOut = {
  /** The list or the slots, by the name of the field. */
  readonly zone: string;
  readonly index: number;
  readonly isOut: IsOut;
};

/** What is ruled out, by where the zone begins in the state. */
export type RuledAt = ReadonlyMap<number, IsOut>;

/** Where nothing is known but what lies open. */
export const nothingRuled: RuledAt = new Map();

/** The zone that is spoken of: its shape, and where it begins in the state. */
const zoneOf = (
  layout: Layout,
  { zone, index }: RuledOut,
): { readonly shape: ListShape | SlotsShape; readonly at: number } => {
  const field = layout.plan.find(({ name }) => name === zone);
  if (!field || !isZone(field.shape) || field.shape.shape === 'bag')
    throw new Error(`${zone} has no places of which cards could be ruled out`);
  return { shape: field.shape, at: field.base + index * zoneStride(field.shape) };
};

/** What is ruled out of a layout's zones. */
export const ruledAt = (layout: Layout, ruledOut: readonly RuledOut[]): RuledAt =>
  ruledOut.length === 0
    ? nothingRuled
    : new Map(ruledOut.map(ruled => [zoneOf(layout, ruled).at, ruled.isOut]));

/** Whether what is said to be known is true: no card lies where it is ruled out. */
export const isTrue = ({ state, layout }: TableCore, ruled: RuledOut): boolean => {
  const { shape, at } = zoneOf(layout, ruled);
  const cards =
    shape.shape === 'list'
      ? state.subarray(at + 1, at + 1 + state[at])
      : state.subarray(at, at + shape.capacity).map(stored => stored - 1);
  return cards.every(card => card < 0 || !ruled.isOut(card));
};

/** After so many attempts what is said to be known cannot be true, and is left aside. */
const ATTEMPTS = 1000;

/**
 * Deals to the places that some cards are ruled out of, so that every deal that fits is equally likely. Where two zones
 * want the same cards, the choice for one changes what is left for the other; such deals are taken in proportion.
 */
export const dealRuled = ({ state }: TableCore, heap: Heap, rng: FastChance): void => {
  const { ruled } = heap;
  const most = ruled.map(({ isOut }, i) => {
    const before = ruled.filter((other, j) => j < i && other.isOut === isOut).length;
    return heap.countFor(isOut) - before;
  });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    heap.next = 0;
    let share = 1;
    for (const [i, { slot, isOut }] of ruled.entries()) {
      const n = heap.countFor(isOut);
      if (n === 0) {
        share = 0;
        break;
      }
      state[slot >> 1] = heap.dealNth(isOut, rng.pick(n)) + (slot & 1);
      share *= n / most[i];
    }
    if (share === 1 || rng.next() < share * 4294967296) return;
  }
  heap.next = 0;
  for (const { slot } of ruled) state[slot >> 1] = heap.deal(rng) + (slot & 1);
};
