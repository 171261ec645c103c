import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { describe, expect, it } from 'vitest';
import { guide, isTogether, tagsOf } from '../../src/bots/greedy.ts';
import { judgedAsks } from '../../src/bots/judges.ts';
import { botWords } from '../../src/bots/text.ts';
import { game } from '../../src/game.ts';
import { type Answer, botAnswer, playGame, tableOf } from './table.ts';

const everybody = () => true;
const scenarios = ['resurgence', 'runewars', 'cataclysm', 'monument'];

describe('the greedy bot of Rune Age', () => {
  it('answers the same whatever the hidden truth', () => {
    const rng = new FastChance(5);
    const other = tableOf({}, 0);
    let looked = 0;
    for (const scenario of scenarios) {
      for (let seed = 1; seed <= 3; seed++) {
        playGame({ scenario }, 3, everybody, seed, (truth, seat) => {
          const told = ({ reply, reason }: Answer): string => JSON.stringify([reply, reason]);
          const answer = told(botAnswer(truth, seat));
          for (let n = 0; n < 2; n++) {
            resample(game, other, truth, seat, rng);
            if (told(botAnswer(other, seat)) !== answer)
              throw new Error(`a secret moved seat ${seat} from ${answer}`);
          }
          looked++;
        });
      }
    }
    expect(looked).toBeGreaterThan(1000);
  }, 60_000);

  it('gives legal answers with a reason that has words, and knows every ask it is put', {
    timeout: 60_000,
  }, () => {
    const asks = new Set<string>();
    const reply = new Reply();
    for (const scenario of scenarios) {
      for (let seed = 10; seed < 14; seed++) {
        playGame(
          { scenario, leaving: 'yes' },
          4,
          seat => seat % 2 === 0,
          seed,
          (truth, seat) => {
            const { ask, offer, reason, reply: answer } = botAnswer(truth, seat);
            asks.add(ask);
            expect(refusalOf(offer, reply.set(answer))).toBeUndefined();
            expect(Object.hasOwn(botWords.specs, reason.key)).toBe(true);
          },
        );
      }
    }
    expect([...asks].filter(ask => !judgedAsks.includes(ask))).toEqual([]);
  });

  it('judges no ask that the rules do not have', () => {
    const known = game.procedures.flatMap(({ name, ops }) =>
      ops.flatMap(op => (op.ask ? `${name}.${op.ask.name}` : [])),
    );
    expect(judgedAsks.filter(ask => !known.includes(ask))).toEqual([]);
    expect(known.filter(ask => !judgedAsks.includes(ask))).toEqual([]);
  });

  it('says its reasons in both languages', () => {
    expect(checkCatalogues(botWords.specs, [botWords.en, botWords.pl])).toEqual([]);
  });

  it('never resigns and never stops', () => {
    const t = playGame({ scenario: 'runewars', leaving: 'yes' }, 2, everybody, 3);
    expect(t.over).toBe(true);
    expect([t.placeOf(0), t.placeOf(1)].sort()).toEqual([1, 2]);
  });

  it.each(['resurgence', 'runewars', 'monument'])('ends %s among its like in reasonable time', scenario => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = playGame({ scenario }, 2 + (seed % 3), everybody, seed);
      expect(t.over).toBe(true);
      expect(t.round).toBeLessThan(120);
    }
  });

  it('beats chance: resurgence for two, 40 games from both seats', () => {
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      const seat = n % 2;
      const t = playGame({ scenario: 'resurgence' }, 2, other => other === seat, n >> 1);
      if (t.placeOf(seat) === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(30);
  }, 20_000);

  it('saves the world among its like far more often than chance', () => {
    const survived = (isBot: () => boolean): number => {
      let wins = 0;
      for (let seed = 0; seed < 20; seed++)
        if (playGame({ scenario: 'cataclysm' }, 3, isBot, seed).placeOf(0) === 1) wins++;
      return wins;
    };
    expect(survived(() => true)).toBeGreaterThanOrEqual(
      3 *
        Math.max(
          1,
          survived(() => false),
        ),
    );
  });

  it('values a win over everything, a loss under everything, and judges a table when an action is over', () => {
    const t = playGame({ scenario: 'runewars' }, 2, everybody, 4, (running, seat) => {
      expect(Math.abs(guide.value(running, seat))).toBeLessThan(1000);
    });
    const winner = t.placeOf(0) === 1 ? 0 : 1;
    expect([guide.value(t, winner), guide.value(t, 1 - winner)]).toEqual([1000, -1000]);
    expect(guide.settled(t, 0, 'actions.action')).toBe(true);
    expect(guide.settled(t, 0, 'assault.card')).toBe(false);
  });

  it('is measured by race and scenario, and by its own tables where all win together', () => {
    const t = playGame({ scenario: 'monument', race1: 'latari' }, 2, everybody, 1);
    expect(tagsOf(t, 0)).toEqual({ scenario: 'monument', race: 'latari' });
    expect(isTogether(1, {})).toBe(true);
    expect(isTogether(3, { scenario: 'cataclysm' })).toBe(true);
    expect(isTogether(3, { scenario: 'runewars' })).toBe(false);
  });
});
