import { expect, test } from 'vitest';
import { calmest } from '../src/calm.ts';
import { tableOf } from '../src/print.ts';
import type { Topic } from '../src/result.ts';

const target = { atLeast: 100 };

/** Measures this and that, one take after another. */
const takesOf = (...takes: readonly (readonly [value: number, spread: number])[]) => {
  let next = 0;
  return {
    measure: async (): Promise<readonly Topic[]> => {
      const [value, spread] = takes[next++];
      const judged = { name: 'quick', value, unit: '/s', spread, target };
      return [{ title: 'play', rows: [judged, { name: 'beside', value, unit: '/s', spread: 0.9 }] }];
    },
    count: () => next,
  };
};

const judged = (topics: readonly Topic[]) => topics[0].rows[0];

test('a calm take is the only one', async () => {
  const { measure, count } = takesOf([90, 0.02], [120, 0.01]);
  expect(judged(await calmest(measure))).toMatchObject({ value: 90, spread: 0.02 });
  expect(count()).toBe(1);
});

test('a restless take is taken again, until one is calm', async () => {
  const { measure, count } = takesOf([120, 0.2], [110, 0.07], [90, 0.03], [150, 0.01]);
  const topics = await calmest(measure);
  expect(judged(topics)).toMatchObject({ value: 90, spread: 0.03, takes: 3 });
  expect(topics[0].rows[1].takes).toBeUndefined();
  expect(count()).toBe(3);
});

test('where none is calm the calmest counts, and not the best', async () => {
  const { measure, count } = takesOf([120, 0.2], [90, 0.08], [130, 0.1], [140, 0.15], [150, 0.01]);
  const topics = await calmest(measure);
  expect(judged(topics)).toMatchObject({ value: 90, takes: 4 });
  expect(count()).toBe(4);
  const table = tableOf({ cpu: 'a', node: 'b', v8: 'c' }, topics);
  expect(table).toContain('MISSED by 1.11 × (the calmest of 4 takes)');
});
