import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { exportMatch, importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { heroPool, orderIds, questPool, rewardPool, seasonPool, tacticsPool } from '../../src/pools.ts';
import { invariants } from '../../src/rules/invariants.ts';

const opened = (options: Readonly<Record<string, string>>, seed = 1): Match =>
  Match.create(game as Game, {
    seats: 3,
    options,
    secret: (seed + 16).toString(16).repeat(32),
    checked: true,
  });

/** Plays at random on a table that refuses what does not fit. */
const playOn = (match: Match, seed: number, answers: number): Match => {
  const rng = new FastChance(seed);
  const reply = new Reply();
  for (let n = 0; n < answers && !match.over; n++) {
    const seat = nextAsked(match.table);
    sampleReply(offerTo(match.game, match.table, seat), rng, reply);
    expect(
      match.answer(seat, match.askIdOf(seat), reply.toArray()),
      String(match.fault?.fault.cause),
    ).toBeUndefined();
    invariants(match.table as Table);
  }
  return match;
};

describe('a box that is open', () => {
  it('brings its cards to the decks and its Order to the hand', () => {
    const [open, closed] = [{ toy: 'yes' }, {}].map(options => opened(options).table as Table);
    const toys = (cards: readonly string[]): number[] =>
      cards.flatMap((id, card) => (id.endsWith('-toy') ? [card] : []));
    const [hero, tactics, reward] = [heroPool, tacticsPool, rewardPool].map(({ cards }) => toys(cards)[0]);
    expect(open.heroDeck.count(hero)).toBe(1);
    expect(open.tacticsDeck.count(tactics)).toBe(2);
    expect(open.rewardDeck.count(reward)).toBe(1);
    expect(open.seasonDeck.at(0).count(toys(seasonPool.cards)[0])).toBe(1);
    expect(
      open.questDeck.count(toys(questPool.cards)[0]) + open.questBox.count(toys(questPool.cards)[0]),
    ).toBe(1);
    expect(open.runePile.total - closed.runePile.total).toBe(2);
    expect([open.orders, closed.orders]).toEqual([orderIds.length, orderIds.length - 1]);
  });

  it('is played with at random, and nothing is lost or out of place', { timeout: 240_000 }, () => {
    let toys = 0;
    let areas = 0;
    for (let seed = 0; seed < 12; seed++) {
      const options = {
        toy: 'yes',
        exploration: seed % 2 === 0 ? 'yes' : 'no',
        board: seed % 3 === 0 ? 'built' : 'laid',
      };
      const match = playOn(opened(options, seed), seed, 1500);
      toys += match.entries.filter(({ said }) => said?.options.some(name => name.endsWith('-toy'))).length;
      areas += match.entries.filter(({ said }) => said?.options.some(name => /\b10[A-C]/.test(name))).length;
      const again = importMatch(game as Game, JSON.stringify(exportMatch(match, true)));
      expect(isProblem(again) ? again : again.hash).toBe(match.hash);
    }
    expect(toys).toBeGreaterThan(12);
    expect(areas).toBeGreaterThan(12);
  });
});
