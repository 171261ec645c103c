import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { describe, expect, it } from 'vitest';
import { isTogether, tagsOf } from '../../src/bots/arena-terms.ts';
import { guide, judgedAsks } from '../../src/bots/greedy.ts';
import { botWords } from '../../src/bots/words.ts';
import { game } from '../../src/game.ts';
import { botAnswer, everybody, playGame, variants } from './table.ts';

describe('the Greedy bot of Runewars', () => {
  it('gives legal answers with a reason that has words, and knows every ask it is put', () => {
    const asks = new Set<string>();
    const reply = new Reply();
    for (const [seed, options] of variants.entries()) {
      playGame(
        options,
        2 + (seed % 3),
        seat => seat % 2 === 0,
        seed + 10,
        (truth, seat) => {
          const { ask, offer, reason, reply: answer } = botAnswer(truth, seat);
          asks.add(ask);
          expect(refusalOf(offer, reply.set(answer))).toBeUndefined();
          expect(Object.hasOwn(botWords.specs, reason.key)).toBe(true);
        },
      );
    }
    expect([...asks].filter(ask => !judgedAsks.includes(ask))).toEqual([]);
    expect(asks.size).toBeGreaterThan(50);
  }, 60_000);

  it('judges every ask that the rules have, and no other', () => {
    const known = game.procedures.flatMap(({ name, ops }) =>
      ops.flatMap(op => (op.ask ? `${name}.${op.ask.name}` : [])),
    );
    expect(judgedAsks.filter(ask => !known.includes(ask))).toEqual([]);
    expect(known.filter(ask => !judgedAsks.includes(ask))).toEqual([]);
  });

  it('says its reasons in both languages', () => {
    expect(checkCatalogues(botWords.specs, [botWords.en, botWords.pl])).toEqual([]);
  });

  it('values a win over everything, a loss under everything, and judges a table when an act is over', () => {
    const t = playGame({}, 2, everybody, 4, (running, seat) => {
      expect(Math.abs(guide.value(running, seat))).toBeLessThan(1000);
    });
    const winner = t.placeOf(0) === 1 ? 0 : 1;
    expect([guide.value(t, winner), guide.value(t, 1 - winner)]).toEqual([1000, -1000]);
    expect(guide.settled(t, 0, 'turn.choice')).toBe(true);
    expect(guide.settled(t, 0, 'march.units')).toBe(false);
  }, 60_000);

  it('is measured by faction, and never together with others', () => {
    const t = playGame({ faction1: 'waiqar', faction2: 'latari' }, 2, everybody, 1);
    expect([tagsOf(t, 0), tagsOf(t, 1)]).toEqual([{ faction: 'waiqar' }, { faction: 'latari' }]);
    expect(isTogether()).toBe(false);
  }, 60_000);
});
