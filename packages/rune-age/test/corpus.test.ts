import { fileURLToPath } from 'node:url';
import type { Game } from '@runehold/kernel/procedure/game';
import { corpusIn, corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { scenarios } from '../src/pools.ts';

const folder = fileURLToPath(new URL('./corpus/', import.meta.url));

describe('the recorded games of Rune Age', () => {
  it('go as they went, by the secret they were dealt with', { timeout: 60_000 }, () => {
    expect(corpusProblems(game as Game, folder)).toEqual([]);
  });

  it('are of every scenario and seat count that it has', () => {
    const tables = corpusIn(folder).map(
      ({ seats, options, over }) => `${options['scenario']} ${seats} ${over}`,
    );
    const expected = scenarios.flatMap(scenario =>
      (scenario === 'resurgence' || scenario === 'cataclysm' ? [1, 2, 3, 4] : [2, 3, 4]).map(
        seats => `${scenario} ${seats} true`,
      ),
    );
    expect(tables.sort((a, b) => (a < b ? -1 : 1))).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
  });
});

const before = fileURLToPath(new URL('./corpus/before-boxes/', import.meta.url));

describe('the games of Rune Age recorded before there were boxes', () => {
  it('go as they went, over or running, answers by name', { timeout: 120_000 }, () => {
    expect(corpusProblems(game as Game, before)).toEqual([]);
  });

  it('are of every option, and of every scenario for every seat count that it has', () => {
    const files = corpusIn(before);
    const settings = files.map(({ seats, over, options }) => `${seats} ${options['scenario']} ${over}`);
    for (const scenario of scenarios)
      for (const seats of scenario === 'resurgence' || scenario === 'cataclysm' ? [1, 2, 3, 4] : [2, 3, 4])
        for (const over of [true, false]) expect(settings).toContain(`${seats} ${scenario} ${over}`);
    const chosen = new Set(files.flatMap(({ options }) => Object.entries(options).map(String)));
    for (const [option, { values }] of Object.entries(game.layout.options))
      for (const value of values.slice(1)) expect(chosen).toContain(`${option},${value}`);
  });
});
