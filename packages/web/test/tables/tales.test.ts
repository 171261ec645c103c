import { readFileSync } from 'node:fs';
import { events as runeAgeEvents } from '@runehold/rune-age/catalogue';
import { effectRules, events as runewarsEvents } from '@runehold/runewars/catalogue';
import { describe, expect, it } from 'vitest';
import { taleOf as runeAgeTale } from '../../src/tables/rune-age/tales.ts';
import { bannersTales } from '../../src/tables/runewars/flights/banners-tales.ts';
import { taleOf as runewarsTale } from '../../src/tables/runewars/flights/tales.ts';

const ledger = (...names: readonly string[]): string =>
  names
    .map(name => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
    .join('\n');

const games = [
  { name: 'Rune Age', events: runeAgeEvents, taleOf: runeAgeTale, rules: ledger('rune-age') },
  {
    name: 'Runewars',
    events: runewarsEvents,
    taleOf: runewarsTale,
    rules: ledger('runewars-a', 'runewars-b', 'banners-of-war'),
  },
] as const;

describe('what single effects of Banners of War tell', () => {
  it('is something that the game can tell, by the statement that the effect names', () => {
    const told = Object.entries(bannersTales).map(([key, { rule }]) => [key, rule]);
    expect(told).toEqual(Object.keys(bannersTales).map(key => [key, effectRules[key]]));
  });
});

describe.each(games)('nothing happens silently at a table of $name', ({ events, taleOf, rules }) => {
  const keys = Object.keys(events);

  it('every event that the game can tell moves something', () => {
    expect(keys.filter(key => taleOf(key) === undefined)).toEqual([]);
    expect(keys.length).toBeGreaterThan(70);
  });

  it('every event names a statement of the ledger', () => {
    const unknown = keys.filter(key => !rules.includes(`**${taleOf(key)?.rule}**`));
    expect(unknown).toEqual([]);
  });
});
