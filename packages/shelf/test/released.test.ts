import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { shelf } from '../src/shelf.ts';

// All games are loaded here, which takes its time on a small machine.
vi.setConfig({ testTimeout: 120_000 });

/** The versions of each game that people may have begun tables with, the present one last. */
const released: Readonly<Record<string, readonly string[]>> = {
  'rune-age': ['2'],
  runewars: ['2', '3'],
  masquerade: ['1'],
};

describe.each(shelf.games.map(game => [game.id, game] as const))(
  'tables of %s',
  (id, { capsule, before = {} }) => {
    it('are set by the version that was released last', async () => {
      const { rules } = (await capsule()).engine;
      expect(
        released[id].at(-1),
        'a new version: `npm run capsule` for the one before, then name it here',
      ).toBe(rules);
    });

    it('were set before capsules by no version but the first', () => {
      expect(before).toEqual(id === 'masquerade' ? {} : { 1: '2' });
      expect(released[id].filter(rules => Object.hasOwn(before, rules))).toEqual([]);
      for (const rules of Object.values(before)) expect(released[id]).toContain(rules);
    });

    it('can be finished under every version before it', () => {
      for (const rules of released[id].slice(0, -1))
        expect(existsSync(new URL(`../capsules/${id}@${rules}.mjs`, import.meta.url)), `${id}@${rules}`).toBe(
          true,
        );
    });
  },
);
