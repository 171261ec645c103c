import { checkCatalogues } from '@runehold/kernel/text/check';
import { expect, test } from 'vitest';
import { isZone, nextDigest, quietUntil } from '../../src/notices/hours.ts';
import { noticeWords } from '../../src/notices/words.ts';

const at = (time: string): number => Date.parse(time);
const night = { from: 22, to: 7 };

test.each([
  ['2026-01-15T21:30:00Z', 'Europe/Warsaw', '2026-01-16T06:00:00Z'],
  ['2026-01-15T20:59:59Z', 'Europe/Warsaw', undefined],
  ['2026-01-16T05:59:30Z', 'Europe/Warsaw', '2026-01-16T06:00:00Z'],
  ['2026-01-16T06:00:00Z', 'Europe/Warsaw', undefined],
  ['2026-07-15T20:00:00Z', 'Europe/Warsaw', '2026-07-16T05:00:00Z'],
  ['2026-01-15T16:30:00Z', 'Asia/Kolkata', '2026-01-16T01:30:00Z'],
  ['2026-01-16T03:30:00Z', 'America/New_York', '2026-01-16T12:00:00Z'],
])('at %s in %s it is quiet until %s', (now, zone, until) => {
  expect(quietUntil({ quiet: night, zone }, at(now))).toBe(until === undefined ? undefined : at(until));
});

test('hours that begin and end together are none, and so is what was never set', () => {
  expect(quietUntil({ quiet: { from: 8, to: 8 }, zone: 'UTC' }, at('2026-01-15T08:30:00Z'))).toBeUndefined();
  expect(quietUntil({ zone: 'UTC' }, at('2026-01-15T03:30:00Z'))).toBeUndefined();
  const day = { quiet: { from: 9, to: 17 }, zone: 'UTC' };
  expect(quietUntil(day, at('2026-01-15T12:00:00Z'))).toBe(at('2026-01-15T17:00:00Z'));
  expect(quietUntil(day, at('2026-01-15T17:00:00Z'))).toBeUndefined();
});

test.each([
  ['2026-01-15T12:00:20Z', 'Europe/Warsaw', 18, '2026-01-15T17:00:00Z'],
  ['2026-01-15T17:00:00Z', 'Europe/Warsaw', 18, '2026-01-16T17:00:00Z'],
  ['2026-01-15T17:00:01Z', 'UTC', 0, '2026-01-16T00:00:00Z'],
])('after %s the digest in %s at %i comes at %s', (now, zone, digest, then) => {
  expect(nextDigest({ zone, digest }, at(now))).toBe(at(then));
});

test('there are the zones there are', () => {
  expect(['Europe/Warsaw', 'UTC', 'Asia/Kolkata'].every(isZone)).toBe(true);
  expect(['', 'Europe/Nowhere', '../../etc', 'x'.repeat(64)].some(isZone)).toBe(false);
});

test('whatever a notice says can be said in both languages', () => {
  expect(checkCatalogues(noticeWords.specs, [noticeWords.en, noticeWords.pl])).toEqual([]);
});
