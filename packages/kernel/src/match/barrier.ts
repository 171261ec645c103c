import { isZone, shapeSize, zoneStride } from '../layout/layout.ts';
import type { Seat, SeatMask } from '../layout/seats.ts';
import { seatBit } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';

/** Who sees each card or number whose sight depends on the position, keyed by where it lies in the state. */
export type Sights = ReadonlyMap<number, SeatMask>;

/** Notes who sees what, where that can change without a card moving: a hero walks up to a hidden token. */
export const sightsOf = (t: TableCore): Sights => {
  const sights = new Map<number, SeatMask>();
  for (const { shape, base } of t.layout.plan) {
    const { visible } = shape;
    if (typeof visible !== 'function') continue;
    if (!isZone(shape)) {
      for (let cell = 0; cell < shapeSize(shape); cell++) {
        const index = shape.shape === 'grid' ? Math.floor(cell / shape.columns) : cell;
        sights.set(base + cell, visible(t as never, index, 0));
      }
      continue;
    }
    for (let index = 0; index < shape.count; index++) {
      const at = base + index * zoneStride(shape);
      const places = shape.shape === 'bag' ? 1 : shape.capacity;
      for (let slot = 0; slot < places; slot++) {
        const cell = shape.shape === 'list' ? at + 1 + slot : at + slot;
        const used = shape.shape === 'list' ? slot < t.state[at] : t.state[cell] !== 0;
        if (used) sights.set(cell, visible(t as never, index, slot));
      }
    }
  }
  return sights;
};

/** True if a seat came to see something that the actor could not see before. */
export const sightGrew = (before: Sights, after: Sights, actor: Seat): boolean => {
  for (const [cell, seenNow] of after) {
    const seenBefore = before.get(cell);
    if (seenBefore === undefined) continue;
    if ((seenNow & ~seenBefore) !== 0 && (seenBefore & seatBit(actor)) === 0) return true;
  }
  return false;
};
