import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { DEED } from '../../src/rules/table/deeds.ts';
import { ANDIRA, CORBIN, KIRGA, SCORPION, VALADIR } from '../heroes/summer.ts';
import { hero } from '../kit/arrange.ts';
import { damages, drawn, duels, isAlive, misses, rounds, tellings } from './kit.ts';

const BOGRAN = 'HE-10';
const VARIKAS = 'HE-11';

everyWay({ describe, it }, 'what heroes can do in duels', test => {
  test('Sir Valadir replaces one card in a duel, once both lie open, and must use the new one', () => {
    const story = duels({ attacker: VALADIR, fate: [7, 8, 5, 9, 10, 17, 18, 19, 20] });
    expect([story.asked, story.ask().kind]).toEqual([[0], 'yes']);
    expect(drawn(story)).toEqual([
      [0, 7],
      [1, 8],
    ]);
    story.answer('yes');
    expect(damages(story, VALADIR)).toEqual([0, 1]);
    expect([rounds(story), drawn(story).length]).toEqual([4, 9]);
    expect(story.table.fateDiscard.total).toBe(9);
  });

  test('Sir Valadir may keep his card and be asked again, as defender after the attacker’s draw too', () => {
    const story = duels({ defender: VALADIR, fate: [...misses] });
    for (let round = 1; round <= 4; round++) {
      expect([story.asked, rounds(story)]).toEqual([[1], round]);
      story.answer('no');
    }
    expect(drawn(story)).toHaveLength(8);
  });

  test('Bogran the Shadow: whom he challenges has no card in the first round', () => {
    const story = duels({ attacker: BOGRAN, fate: [5, 7, 8, 9, 10, 17, 18] });
    expect(drawn(story).slice(0, 3)).toEqual([
      [0, 5],
      [0, 7],
      [1, 8],
    ]);
    expect([rounds(story), drawn(story).length, damages(story, BOGRAN)]).toEqual([4, 7, [0, 1]]);
  });

  test('Bogran the Shadow has no such advantage when he is challenged', () => {
    expect(drawn(duels({ defender: BOGRAN, fate: [...misses] }))).toHaveLength(8);
  });

  test('Bogran the Shadow: without a card there is nothing to replace, and no Ghost Armor', () => {
    const story = duels({
      attacker: BOGRAN,
      defender: VALADIR,
      rewards: [[], ['reward-ghost-armor']],
      fate: [5, 7, 8],
    });
    expect([story.asked, rounds(story), damages(story, BOGRAN, VALADIR)]).toEqual([[1], 2, [0, 1]]);
    expect(story.ask().kind).toBe('yes');
  });

  test('Varikas the Dead loses one damage after every duel that he survives', () => {
    const story = duels({ attacker: VARIKAS, damage: [2, 0], fate: [...misses] });
    expect(damages(story, VARIKAS)).toEqual([1, 0]);
    expect(tellings(story, 'hero-recovered').map(({ args }) => args)).toEqual([
      { hero: hero(VARIKAS), total: 1 },
    ]);
    const well = duels({ attacker: VARIKAS, fate: [...misses] });
    expect(tellings(well, 'hero-recovered')).toEqual([]);
    const dead = duels({ attacker: VARIKAS, damage: [4, 0], fate: [7, 5] });
    expect(isAlive(dead, VARIKAS)).toBe(false);
    expect(tellings(dead, 'hero-recovered')).toEqual([]);
  });

  test('Kirga: two Tactics cards for a hero he defeats and outlives', () => {
    const wins = duels({ attacker: KIRGA, damage: [0, 3], fate: [5, 7] });
    expect(wins.table.freshTactics.at(0).total).toBe(2);
    const defends = duels({ defender: KIRGA, attacker: ANDIRA, damage: [3, 0], fate: [7, 5] });
    expect(defends.table.freshTactics.at(1).total).toBe(2);
    const both = duels({ attacker: KIRGA, damage: [4, 3], fate: [5, 6] });
    expect([isAlive(both, KIRGA), isAlive(both, SCORPION)]).toEqual([false, false]);
    expect(both.table.freshTactics.at(0).total).toBe(0);
    const neither = duels({ attacker: KIRGA, fate: [...misses] });
    expect(neither.table.freshTactics.at(0).total).toBe(0);
  });

  test('Slayer of Heroes is remembered of whoever defeats a hero, even if his own falls too', () => {
    const slew = (setting: Parameters<typeof duels>[0]): number[] => {
      const story = duels(setting);
      return [0, 1].map(seat => story.table.deeds.get(seat, DEED.slewHero));
    };
    expect(slew({ damage: [0, 3], fate: [5, 7] })).toEqual([1, 0]);
    expect(slew({ damage: [5, 0], fate: [7, 5] })).toEqual([0, 1]);
    expect(slew({ damage: [5, 3], fate: [5, 6] })).toEqual([1, 1]);
    expect(slew({ fate: [...misses] })).toEqual([0, 0]);
  });

  test('RW-DUEL-10 nothing of a duel is left for the next one', () => {
    const story = duels({
      attacker: VALADIR,
      rewards: [['reward-ghost-armor', 'reward-frostbrand-axe'], []],
      fate: [8, 5, 7, 1, 9, 10, 17, 18, 19],
    });
    story.answers('yes', 'reward-ghost-armor', 'reward:reward-frostbrand-axe');
    expect(rounds(story)).toBe(4);
    const { duelist, duelWeapon, duelArmor, duelRedrawn } = story.table;
    for (const field of [duelist, duelWeapon, duelArmor, duelRedrawn]) {
      expect([field.get(0), field.get(1)]).toEqual([0, 0]);
    }
  });

  test('Corbin has no ability for duels: he is asked for nothing', () => {
    expect(duels({ attacker: CORBIN, fate: [...misses] }).asked).toEqual([1]);
  });
});
