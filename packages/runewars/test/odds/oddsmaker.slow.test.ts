import { describe, expect, it, vi } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { oddsmaker } from '../../src/rules/view/odds/oddsmaker.ts';
import { askedNow, doing } from '../../src/rules/view/trial.ts';
import { everybody, lookOf, playGame, variants } from '../bots/table.ts';

vi.setConfig({ testTimeout: 900_000 });

/** How often an ask of one name is asked about in a game. */
const OFTEN = 3;

describe('whole games', () => {
  it('wherever odds may be asked they are told, and add up', () => {
    const kinds = new Set<string>();
    for (const options of variants) {
      const asked = new Map<string, number>();
      const weighUp = (t: Table, seat: number): void => {
        const look = lookOf(t, seat);
        const { name, offer } = askedNow(look);
        const offered = Array.from(offer.codes.subarray(0, offer.length));
        const before = asked.get(name) ?? 0;
        if (before >= OFTEN || !oddsmaker.mayAsk({ name, doing: doing(t), offered })) return;
        asked.set(name, before + 1);
        const question = { chosen: [], seed: before, isWanted: () => true };
        for (const { kind, outcomes } of oddsmaker.oddsFor({ table: look.t, seat }, question)) {
          kinds.add(kind);
          expect(outcomes.reduce((sum, { chance }) => sum + chance.rate, 0)).toBeCloseTo(1, 9);
        }
      };
      playGame(options, 2, everybody, 5, weighUp);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['battle', 'diplomacy', 'quest']));
  });
});
