import { afterEach, expect, test, vi } from 'vitest';
import { keepPutAway, lastPutAway } from '../../src/app/news-kept.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was put away stays so in this browser', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(lastPutAway()).toBe(0);
  keepPutAway(3);
  expect(lastPutAway()).toBe(3);
});

test('a browser that keeps nothing shows what there is to say, and puts it away until it asks again', () => {
  const refuse = (): never => {
    throw new Error('the operation is insecure');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(lastPutAway()).toBe(0);
  expect(() => keepPutAway(3)).not.toThrow();
});
