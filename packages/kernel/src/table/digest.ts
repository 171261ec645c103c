import { isZone, zoneStride } from '../layout/layout.ts';
import type { TableCore } from './table.ts';

const mix = (h: number, k: number): number => {
  let x = Math.imul(k, 0xcc9e2d51);
  x = (x << 15) | (x >>> 17);
  let y = h ^ Math.imul(x, 0x1b873593);
  y = (y << 13) | (y >>> 19);
  return (Math.imul(y, 5) + 0xe6546b64) | 0;
};

const finish = (h: number): string => {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  x ^= x >>> 16;
  return (x >>> 0).toString(16).padStart(8, '0');
};

/** A short fingerprint of a table: equal tables have equal ones on every machine. It guards against mistakes, not against forgery. */
export const hashOf = (t: TableCore): string => {
  let a = 0x2545f491;
  let b = 0x6c078965;
  const { state } = t;
  for (let i = 0; i < state.length; i++) {
    a = mix(a, state[i]);
    b = mix(b, state[i] ^ i);
  }
  return finish(a) + finish(b);
};

export const sameTable = (a: TableCore, b: TableCore): boolean => {
  for (let i = 0; i < a.state.length; i++) if (a.state[i] !== b.state[i]) return false;
  return a.state.length === b.state.length;
};

/** How many of each card of each pool there are in all zones together. Rules move cards; they never make or lose one. */
export const cardCounts = (t: TableCore): Map<string, number[]> => {
  const counts = new Map<string, number[]>();
  for (const { shape, base } of t.layout.plan) {
    if (!isZone(shape)) continue;
    const pool = shape.pool;
    const sums = counts.get(pool.name) ?? pool.cards.map(() => 0);
    counts.set(pool.name, sums);
    for (let index = 0; index < shape.count; index++) {
      const at = base + index * zoneStride(shape);
      if (shape.shape === 'bag')
        for (let card = 0; card < sums.length; card++) sums[pool.sameAs[card]] += t.state[at + 1 + card];
      else if (shape.shape === 'list')
        for (let slot = 0; slot < t.state[at]; slot++) sums[pool.sameAs[t.state[at + 1 + slot]]]++;
      else
        for (let slot = 0; slot < shape.capacity; slot++)
          if (t.state[at + slot]) sums[pool.sameAs[t.state[at + slot] - 1]]++;
    }
  }
  return counts;
};

/** What of a pool changed in number between two counts, in words for a report; empty if nothing. */
export const lostOrMade = (t: TableCore, before: Map<string, number[]>): string[] => {
  const problems: string[] = [];
  const after = cardCounts(t);
  for (const { shape } of t.layout.plan) {
    if (!isZone(shape) || !after.has(shape.pool.name)) continue;
    const was = before.get(shape.pool.name) ?? [];
    const is = after.get(shape.pool.name) ?? [];
    shape.pool.cards.forEach((card, i) => {
      if (was[i] !== is[i]) problems.push(`${shape.pool.name}/${card}: ${was[i]} became ${is[i]}`);
    });
    after.delete(shape.pool.name);
  }
  return problems;
};
