import type { Game } from '@runehold/kernel/procedure/game';
import { fuzz } from '@runehold/testkit/fuzz';
import { hiddenAsks, SecretWatch, secretEvents } from '@runehold/testkit/secrets';
import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const base = game as Game;
const watch = new SecretWatch(base);

beforeAll(() => {
  expect(fuzz(base, { games: 60, seed: 5, looks: 0, watch }).failures).toEqual([]);
});

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
