import { describe, expect, test, vi } from 'vitest';
import { firstProblem, tellMany } from './many.ts';
import type { Planted } from './planted.ts';
import { Story } from './story.ts';

vi.setConfig({ testTimeout: 300_000 });

/** So many seeds are told here; the long proof tells ten thousand others. */
const SEEDS = 30;

test('in every storm nothing acknowledged is lost, nothing is there twice, and every game ends', async () => {
  const { problems, counted } = await tellMany(Array.from({ length: SEEDS }, (_, i) => i + 1));
  expect(problems).toEqual([]);
  for (const what of [
    'crashes',
    'pauses',
    'outages',
    'cuts',
    'drains',
    'wanderings',
    'reminders',
    'thoughts elsewhere',
  ])
    expect(counted[what], what).toBeGreaterThan(SEEDS / 5);
});

test('a seed is the same story every time', async () => {
  const told = await new Story(7).tell();
  expect(await new Story(7).tell()).toEqual(told);
});

/** A planted fault, and what is found. */
const found: readonly (readonly [Planted, RegExp])[] = [
  ['wall-clock', /act for/],
  ['early-word', /acknowledged/],
  ['told-again', /was told \d times/],
];

describe('a fault that is planted is found', () => {
  test.each(found)('%s', async (planted, what) => {
    expect(await firstProblem(planted, 40)).toMatch(what);
  });
});
