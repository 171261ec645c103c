import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { CORBIN, SCORPION, whereIs } from '../heroes/summer.ts';
import { hero } from '../kit/arrange.ts';
import { damages, drawn, duels, isAlive, misses, rounds, tellings } from './kit.ts';

const blade = 'reward-rage-blade';

everyWay({ describe, it }, 'the rounds of a duel', test => {
  test('RW-DUEL-13 RW-DUEL-14 RW-DUEL-25 RW-DUEL-26 four rounds of two cards, the attacker’s first, all discarded', () => {
    const story = duels({ fate: [...misses] });
    expect(tellings(story, 'duel-round-began').map(({ args }) => args['round'])).toEqual([1, 2, 3, 4]);
    expect(drawn(story)).toEqual(misses.map((card, n) => [n % 2, card]));
    expect(story.table.fateDiscard.total).toBe(8);
    expect([story.table.fateShown.at(0).total, story.table.fateShown.at(1).total]).toEqual([0, 0]);
    expect(story.table.duelRound).toBe(0);
  });

  test('RW-DUEL-15 RW-DUEL-21 heroes read the circle: 5 is one damage, which the other takes', () => {
    const story = duels({ fate: [5, 7, 8, 9, 10, 17, 18, 19] });
    expect(damages(story)).toEqual([0, 1]);
    expect(tellings(story, 'hero-damaged').map(({ args }) => args)).toEqual([
      { hero: hero(SCORPION), amount: 1, total: 1 },
    ]);
  });

  test('RW-CLASS-06 RW-DUEL-19 RW-EX-B16 heroes read the circle: 15 prevents one of two damage, and routs nobody', () => {
    const story = duels({
      rewards: [['reward-frostbrand-axe'], []],
      fate: [1, 15, 7, 8, 9, 10, 17, 18],
    }).answer('reward:reward-frostbrand-axe');
    expect(damages(story)).toEqual([0, 1]);
    expect([hero(CORBIN), hero(SCORPION)].map(one => story.table.heroRouted.get(one))).toEqual([0, 0]);
    expect(tellings(story, 'hero-guarded').map(({ args }) => args)).toEqual([
      { hero: hero(SCORPION), amount: 1 },
    ]);
  });

  test('RW-DUEL-16 of two special icons the attacker’s is used first', () => {
    const story = duels({ fate: [1, 2, ...misses.slice(2)] });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DUEL-17']);
    story.answer('strike');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DUEL-17']);
    expect(damages(story)).toEqual([0, 0]);
    story.answer('nothing');
    expect(damages(story)).toEqual([0, 1]);
  });

  test('RW-DUEL-20 a rout prevents what Rewards deal too, and is not kept for another round', () => {
    const story = duels({ rewards: [[blade], []], fate: [7, 15, 1, 16, 2, 8] });
    // Nothing was dealt in the first round. In the second Corbin strikes with his strength of four.
    story.answer(`reward:${blade}`);
    expect(damages(story)).toEqual([0, 3]);
    story.answer('strike');
    expect(isAlive(story, SCORPION)).toBe(false);
  });

  test('RW-DUEL-22 a blank does nothing', () => {
    const story = duels({ fate: [7, 8, 9, 10, 17, 18, 19, 20] });
    expect(damages(story)).toEqual([0, 0]);
    expect(rounds(story)).toBe(4);
  });

  test('RW-DUEL-23 damage is dealt at once, so both may fall', () => {
    const story = duels({ damage: [5, 3], fate: [5, 6] });
    expect([isAlive(story, CORBIN), isAlive(story, SCORPION)]).toEqual([false, false]);
    expect(rounds(story)).toBe(1);
  });

  test('RW-DUEL-24 who will fall in this round still uses his icon', () => {
    const story = duels({ damage: [5, 0], rewards: [[blade], []], fate: [1, 2] });
    story.answer(`reward:${blade}`);
    expect([story.asked, isAlive(story, SCORPION)]).toEqual([[1], true]);
    story.answer('strike');
    expect([isAlive(story, CORBIN), isAlive(story, SCORPION)]).toEqual([false, false]);
  });

  test('RW-DUEL-26 it ends with the round in which a hero falls', () => {
    const story = duels({ damage: [0, 3], fate: [7, 8, 5, 9] });
    expect([rounds(story), drawn(story).length]).toEqual([2, 4]);
    expect(isAlive(story, SCORPION)).toBe(false);
  });

  test('RW-DUEL-27 RW-HERO-47 survivors stay where they are, hurt and standing', () => {
    const story = duels({ fate: [5, 6, 25, 7, 8, 9, 10, 17] });
    expect(damages(story)).toEqual([1, 2]);
    expect([whereIs(story.table, CORBIN), whereIs(story.table, SCORPION)]).toEqual(['3A', '3A']);
    expect([hero(CORBIN), hero(SCORPION)].map(one => story.table.heroRouted.get(one))).toEqual([0, 0]);
  });
});
