import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { usualNature } from '@runehold/kernel/pack/foresight';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { askedOf, askName } from '@runehold/kernel/view/asked';
import { describe, expect, it } from 'vitest';
import { FollyWatch } from '../../src/bots/follies.ts';
import { guide } from '../../src/bots/planner/guide.ts';
import { botWords } from '../../src/bots/words.ts';
import { game } from '../../src/game.ts';
import { type Answer, botAnswer, everybody, playGame, tableOf, variants } from './table.ts';

const banners = {
  factions: 'random',
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
};

describe('the planner of Runewars, game after game', () => {
  it('answers the same whatever the hidden truth, with a reason that has words', () => {
    const rng = new FastChance(5);
    let looked = 0;
    for (const [seed, options] of [...variants, banners].entries()) {
      const other = tableOf(options, 0);
      const reply = new Reply();
      let asks = 0;
      const look = (truth: Parameters<typeof botAnswer>[0], seat: number): void => {
        if (asks++ % 3 !== 0) return;
        const told = ({ reply: answer, reason }: Answer): string => JSON.stringify([answer, reason]);
        const { offer, ...answer } = botAnswer(truth, seat, guide);
        expect(refusalOf(offer, reply.set(answer.reply))).toBeUndefined();
        expect(Object.hasOwn(botWords.specs, answer.reason.key)).toBe(true);
        resample(game, other, truth, seat, rng);
        const again = told(botAnswer(other, seat, guide));
        if (again !== told(answer)) throw new Error(`a secret moved seat ${seat} at ${answer.ask}: ${again}`);
        looked++;
      };
      playGame(options, 2 + (seed % 3), everybody, seed, look, undefined, guide);
    }
    expect(looked).toBeGreaterThan(500);
  }, 120_000);

  it('commits next to none of the follies that make people laugh', () => {
    const sums: Record<string, number> = {};
    const games = 6;
    for (let seed = 0; seed < games; seed++) {
      const watch = new FollyWatch();
      playGame({ factions: 'random' }, 4, everybody, 40 + seed, undefined, watch, guide);
      for (let seat = 0; seat < 4; seat++)
        for (const [name, times] of Object.entries(watch.counts(seat)))
          sums[name] = (sums[name] ?? 0) + times;
    }
    const { starved, recruitsLost, overLimit, idleActivations, heroesOver, rebuilt, alliesLost } = sums;
    expect({ recruitsLost, overLimit, idleActivations, heroesOver, rebuilt, alliesLost }).toEqual({
      recruitsLost: 0,
      overLimit: 0,
      idleActivations: 0,
      heroesOver: 0,
      rebuilt: 0,
      alliesLost: 0,
    });
    // The Greedy bot starves 34 in a game of four, draws 2.6 cards too many and stays at home every other game.
    expect(starved / games).toBeLessThan(8);
    expect(sums['bonusesLost'] / games).toBeLessThan(0.4);
    expect(sums['tacticsOver'] / games).toBeLessThan(0.4);
    expect(sums['stayedHome'] / games).toBeLessThan(0.3);
  }, 120_000);

  it('plays whole games in haste, every answer legal, and tells how they stand', () => {
    const { quick, values, horizon, rank } = guide.foresight;
    const t = tableOf({ factions: 'random' }, 3);
    const [chance, reply, shares] = [new FastChance(1), new Reply(), new Float64Array(8)];
    const about = (): Readonly<Record<string, number>> => ({});
    begin(game, t, 4);
    let answers = 0;
    let ranked = 0;
    const isCut = horizon?.(t);
    for (; !t.over && answers < 8000; answers++) {
      const seat = nextAsked(t);
      const offer = offerTo(game, t, seat);
      const name = askName(game, t);
      if (isForced(offer)) plainReply(offer, reply);
      else {
        if (answers % 20 === 0) {
          const [first, ...others] = rank({ table: t, seat }, askedOf({ game, table: t, seat }), usualNature);
          expect(first.prior).toBe(1);
          for (const other of others) expect(refusalOf(offer, reply.set(other.reply))).toBeUndefined();
          ranked += others.length;
          offerTo(game, t, seat);
        }
        quick(name)?.({ table: t, seat, offer, reply, nature: usualNature, chance, about });
      }
      const refused = takeReply(game, t, seat, reply);
      if (refused !== undefined) throw new Error(`${name} was refused: ${refused}`);
      if (answers % 50 === 0 && !t.over) {
        values(t, shares);
        expect(shares.slice(0, 4).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }
    }
    values(t, shares);
    expect([...shares.slice(0, 4)].sort()).toEqual([0, 0, 0, 1]);
    expect(ranked).toBeGreaterThan(5);
    expect(isCut?.(t)).toBe(true);
  }, 60_000);
});
