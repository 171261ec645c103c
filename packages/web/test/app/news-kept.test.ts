import { afterEach, expect, test, vi } from 'vitest';
import { allPutAway, keepPutAway } from '../../src/app/news-kept.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was put away stays so in this browser', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(allPutAway()).toEqual([]);
  keepPutAway(3, [1, 3]);
  keepPutAway(1, [1, 3, 4]);
  expect(allPutAway()).toEqual([3, 1]);
  // What is said no longer need not be known any more.
  keepPutAway(4, [1, 4]);
  expect(allPutAway()).toEqual([1, 4]);
  for (const broken of ['7', '{', '["x"]']) {
    kept.set([...kept.keys()][0] ?? '', broken);
    expect(allPutAway()).toEqual([]);
  }
});

test('a browser that keeps nothing shows what there is to say, and puts it away until it is loaded anew', () => {
  const refuse = (): never => {
    throw new Error('the operation is insecure');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(allPutAway()).toEqual([]);
  expect(() => keepPutAway(3, [3])).not.toThrow();
});
