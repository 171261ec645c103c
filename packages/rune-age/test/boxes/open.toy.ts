import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { exportMatch, importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { planned } from '@runehold/testkit/planned';
import { fuzzTrials } from '@runehold/testkit/trials';
import { describe, expect, it } from 'vitest';
import { guide } from '../../src/bots/greedy.ts';
import { game as runeAge } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { cardPool, eventPool, runePool, scenarios } from '../../src/pools.ts';
import { toys } from './toys.ts';

const game = runeAge as Game;

const opened = (options: Readonly<Record<string, string>>, seats = 3, seed = 1): Match =>
  Match.create(game, { seats, options, secret: (seed + 16).toString(16).repeat(32), checked: true });

const cardOf = (id: string): number => cardPool.cards.indexOf(id);
const eventOf = (id: string): number => eventPool.cards.indexOf(id);

describe('a box that is open', () => {
  it('brings its cards to the piles, the decks and the powers', () => {
    const t = opened({ toy: 'yes', scenario: 'runewars', race1: 'toy', race2: 'daqan' }).table as Table;
    expect(t.pile.count(cardOf('toy.dark_knight'))).toBe(3);
    expect(t.pile.count(cardOf('daqan.lancer_toy'))).toBe(3);
    expect(t.deck.at(0).count(cardOf('toy.reanimate')) + t.hand.at(0).count(cardOf('toy.reanimate'))).toBe(3);
    expect(t.eventDeck.count(eventOf('rw.ogre_toy'))).toBe(1);
    expect(t.unusedEvents.count(eventOf('res.hatchling_toy'))).toBe(1);
    const lying = t.powersAside.total + t.seats;
    expect(lying).toBe(runePool.cards.length);
  });

  it('brings a scenario that is played by the rules of another', () => {
    const t = opened({ toy: 'yes', scenario: 'hunt-toy' }).table as Table;
    expect(t.eventDeck.total).toBe(4);
    expect(t.pile.count(cardOf('neutral.march_toy'))).toBe(t.content.setup[2].neutral);
    expect(t.pile.count(cardOf('neutral.battle_cry'))).toBe(0);
  });

  it('is played to the end by every number of players in every scenario', { timeout: 240_000 }, () => {
    const options = scenarios.flatMap((scenario, n) => [
      { toy: 'yes', scenario, race1: 'toy', neutral2: 'neutral.march_toy' },
      { toy: 'yes', scenario, later: 'yes', race2: n % 2 === 0 ? 'toy' : 'random' },
    ]);
    const { failures, games } = fuzzTrials([{ game, share: 1, options, planAfter: 300 }], {
      games: 80,
      seed: 7,
      looks: 1,
      longest: 40_000,
      agent: planned(guide),
    });
    expect(failures.map(({ problem, seats, options: of }) => [problem, seats, of])).toEqual([]);
    expect(games).toBe(80);
  });

  it('is saved, loaded and taken back like any other', { timeout: 240_000 }, () => {
    const rng = new FastChance(5);
    const reply = new Reply();
    const met = new Set<string>();
    for (const [seed, scenario] of scenarios.entries()) {
      const match = opened({ toy: 'yes', scenario, race1: 'toy' }, 2 + (seed % 3), seed);
      let undone = 0;
      for (let n = 0; n < 400 && !match.over; n++) {
        const seat = nextAsked(match.table);
        const before = match.hash;
        const answer = sampleReply(offerTo(game, match.table, seat), rng, reply).toArray();
        expect(match.answer(seat, match.askIdOf(seat), answer)).toBeUndefined();
        if (match.undo(seat) !== undefined) continue;
        undone++;
        expect(match.hash).toBe(before);
        expect(match.answer(seat, match.askIdOf(seat), answer)).toBeUndefined();
      }
      expect(undone).toBeGreaterThan(20);
      const again = importMatch(game, JSON.stringify(exportMatch(match, true)));
      expect(isProblem(again) ? again : again.hash).toBe(match.hash);
      for (const name of match.entries.flatMap(({ said }) => toys(said?.options ?? []))) met.add(name);
    }
    expect(met.size).toBeGreaterThan(12);
  });
});
