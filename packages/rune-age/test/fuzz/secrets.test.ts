import type { Game } from '@runehold/kernel/procedure/game';
import { hiddenAsks, SecretWatch, secretEvents } from '@runehold/testkit/secrets';
import { fuzzTrials } from '@runehold/testkit/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { trials } from '../../src/trials/trials.ts';

const base = game as Game;
const watch = new SecretWatch(base);

beforeAll(() => {
  const { failures } = fuzzTrials(trials.list, { games: 240, seed: 5, looks: 0, longest: 4000, watch });
  expect(failures.filter(({ problem }) => !problem.startsWith('no end'))).toEqual([]);
}, 180_000);

describe('what is told in confidence', () => {
  it.each(secretEvents(base))('%s is told to its confidants and to nobody else', key => {
    expect(watch.complaints(key)).toEqual([]);
  });
});

describe('what is asked in secret', () => {
  it.each(hiddenAsks(base))('whether %s is asked tells nobody what is hidden', name => {
    expect(watch.complaints(name)).toEqual([]);
  });
});
