import { expect, test, vi } from 'vitest';
import { Rings } from '../src/people/ring.ts';
import type { HouseKey } from '../src/store/house/key-store.ts';

/** What is kept for all nodes, and adding a key to it as an operator does. */
const shared = () => {
  let keys: readonly HouseKey[] = [{ n: 0, value: 'first', madeAt: -60_000 }];
  return {
    good: async () => keys,
    add: (n: number, madeAt: number) => {
      keys = [{ n, value: `key ${n}`, madeAt }, ...keys];
    },
    retire: (n: number) => {
      keys = keys.filter(key => key.n !== n);
    },
  };
};

test('in a house of one process a new key signs at once', async () => {
  const kept = shared();
  const rings = new Rings(kept);
  const ring = await rings.ring('sessions');
  kept.add(1, 0);
  expect(ring.newest.n).toBe(0);
  await rings.reload();
  expect([ring.newest.n, ring.all.length]).toEqual([1, 2]);
});

test('in a house of nodes every one takes a new key before any signs with it, and a retired one nowhere', async () => {
  vi.useFakeTimers();
  const kept = shared();
  let time = 0;
  const nodes = [0, 1].map(() => new Rings(kept, { now: () => time }));
  const [one, two] = await Promise.all(nodes.map(rings => rings.ring('sessions')));
  kept.add(1, time);
  // One node does what the operator asked for; the other hears nothing of it.
  await nodes[0].reload();
  expect([one.newest.n, one.all.length, two.all.length]).toEqual([0, 2, 1]);
  for (let seconds = 1; seconds < 30; seconds++) {
    time += 1000;
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.newest.n, two.newest.n]).toEqual([0, 0]);
  }
  expect(two.all.length).toBe(2);
  time += 1000;
  expect([one.newest.n, two.newest.n]).toEqual([1, 1]);
  kept.retire(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([one.all, two.all].map(all => all.map(({ n }) => n))).toEqual([[1], [1]]);
  for (const rings of nodes) rings.close();
  vi.useRealTimers();
});

test('the only key of a house that has just begun signs though it is new', async () => {
  const rings = new Rings({ good: async () => [{ n: 0, value: 'first', madeAt: 0 }] }, { now: () => 0 });
  expect((await rings.ring('sessions')).newest.n).toBe(0);
  rings.close();
});
