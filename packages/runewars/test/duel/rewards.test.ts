import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { CORBIN, RONAN, rewardsOf, SCORPION } from '../heroes/summer.ts';
import { hero, heroAt, reward } from '../kit/arrange.ts';
import { damages, duels, isAlive, misses, rewardNumber, rounds, tellings } from './kit.ts';

const blade = 'reward-rage-blade';
const axe = 'reward-frostbrand-axe';
const soulbiter = 'reward-soulbiter';
const bombs = 'reward-dwarven-fire-bombs';
const runeplate = 'reward-runeplate';
const ghost = 'reward-ghost-armor';
const mail = 'reward-dunwarr-mail';
const gauntlets = 'reward-gauntlets-of-might';

everyWay({ describe, it }, 'Rewards in duels', test => {
  test('RW-DUEL-17 RW-DUEL-18 RW-REWARD-11 a special icon is one damage, a Reward or nothing', () => {
    const icon = () => duels({ rewards: [[axe], []], fate: [1, ...misses.slice(1)] });
    expect(icon().offered()).toEqual(['strike', `reward:${axe}`, 'nothing']);
    expect(damages(icon().answer('strike'))).toEqual([0, 1]);
    expect(damages(icon().answer(`reward:${axe}`))).toEqual([0, 2]);
    const idle = icon().answer('nothing');
    expect([damages(idle), rounds(idle)]).toEqual([[0, 0], 4]);
    expect(tellings(idle, 'icon-unused').map(({ args }) => args)).toEqual([{ hero: hero(CORBIN) }]);
  });

  test('RW-REWARD-11 without a special icon no Weapon is used', () => {
    const story = duels({ rewards: [[axe], []], fate: [5, 7, 15, 8, 9, 10, 17, 18] });
    expect([damages(story), rounds(story)]).toEqual([[0, 1], 4]);
    expect(tellings(story, 'weapon-used')).toEqual([]);
  });

  test('RW-REWARD-08 RW-REWARD-09 RW-REWARD-10 the first Weapon is the only one, again and again', () => {
    const story = duels({ rewards: [[axe, soulbiter], []], fate: [1, 15, 2, 16, 3, 7, 4, 8] });
    expect(story.offered()).toEqual(['strike', `reward:${axe}`, `reward:${soulbiter}`, 'nothing']);
    story.answer(`reward:${axe}`);
    for (const hurt of [1, 2]) {
      expect(damages(story)).toEqual([0, hurt]);
      expect(story.offered()).toEqual(['strike', `reward:${axe}`, 'nothing']);
      story.answer(hurt === 1 ? `reward:${axe}` : 'strike');
    }
    expect(damages(story)).toEqual([0, 3]);
  });

  test('RW-REWARD-08 RW-REWARD-09 the first Armor is the only one; a Weapon may be used beside it', () => {
    const story = duels({
      rewards: [[axe], []],
      fate: [7, 5, 1, 6],
      arrange: t => {
        reward(t, CORBIN, runeplate, true);
        reward(t, CORBIN, ghost, true);
      },
    });
    expect(story.offered()).toEqual([runeplate, ghost, 'pass']);
    story.answers(ghost, `reward:${axe}`);
    // Corbin's own card is a special now: the Ghost Armor does not help, and Runeplate is not his to use.
    expect(damages(story)).toEqual([1, 2]);
  });

  test('RW-REWARD-12 Armor needs no icon: it is used when damage is dealt, before it is placed', () => {
    const story = duels({ rewards: [[runeplate], []], fate: [5, 6, 7, 8] });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-REWARD-12']);
    expect(damages(story)).toEqual([0, 0]);
    story.answer(runeplate);
    expect(damages(story)).toEqual([0, 1]);
  });

  test('RW-REWARD-13 a hero uses what lies under his own card only', () => {
    const story = duels({
      fate: [1, 5],
      arrange: t => {
        heroAt(t, 0, RONAN, '3A');
        reward(t, RONAN, blade, true);
        reward(t, RONAN, runeplate, true);
      },
    });
    expect(story.offered()).toEqual(['strike', 'nothing']);
    story.answer('strike');
    expect(damages(story)).toEqual([1, 1]);
  });

  test('RW-REWARD-18 nothing is traded in a duel', () => {
    const story = duels({
      fate: [1, 2, 3, 4],
      arrange: t => {
        heroAt(t, 0, RONAN, '3A');
        reward(t, RONAN, 'reward-tome-of-lore', true);
        heroAt(t, 1, 'HE-12', '3A');
        reward(t, 'HE-12', 'reward-ring-of-quickness', true);
      },
    });
    for (const seat of [0, 1, 0, 1]) {
      expect(story.asked).toEqual([seat]);
      expect(story.offered()).toEqual(['strike', 'nothing']);
      expect(story.tries('trade')).toBe('not-offered');
      story.answer('nothing');
    }
  });

  test('RW-REWARD-24 RW-REWARD-02 a Weapon stays with its hero, faceup', () => {
    const story = duels({ fate: [1, ...misses.slice(1)], arrange: t => reward(t, CORBIN, axe) });
    story.answers('pass', `reward:${axe}`);
    expect(story.told(1)).toContainEqual({
      key: 'reward-shown',
      args: { hero: hero(CORBIN), reward: rewardNumber(axe), place: 0 },
    });
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${axe}*`]);
  });
});

everyWay({ describe, it }, 'the Weapons', test => {
  test('Rage Blade deals the strength of its hero, training included', () => {
    const story = duels({
      attacker: RONAN,
      defender: CORBIN,
      rewards: [[blade], []],
      fate: [1, ...misses.slice(1)],
      arrange: t => t.training.set(hero(RONAN), 0, 1),
    }).answer(`reward:${blade}`);
    expect(damages(story, RONAN, CORBIN)).toEqual([0, 3]);
    expect(tellings(story, 'weapon-used').map(({ args }) => args)).toEqual([
      { hero: hero(RONAN), reward: rewardNumber(blade), amount: 3 },
    ]);
  });

  test('Rage Blade: Gauntlets of Might may be turned up for it', () => {
    const story = duels({
      attacker: RONAN,
      defender: CORBIN,
      rewards: [[blade], []],
      fate: [1, ...misses.slice(1)],
      arrange: t => reward(t, RONAN, gauntlets),
    });
    story.answers('pass', `reward:${blade}`);
    expect([story.asked, story.offered()]).toEqual([[0], [gauntlets, 'pass']]);
    story.answer(gauntlets);
    expect(damages(story, RONAN, CORBIN)).toEqual([0, 3]);
  });

  test('Soulbiter heals its hero when the opponent falls by the round and he does not', () => {
    const wins = duels({ damage: [3, 3], rewards: [[soulbiter], []], fate: [1, 7] });
    wins.answer(`reward:${soulbiter}`);
    expect([isAlive(wins, SCORPION), damages(wins)[0]]).toEqual([false, 0]);
    const goesOn = duels({ damage: [3, 2], rewards: [[soulbiter], []], fate: [1, ...misses.slice(1)] });
    goesOn.answer(`reward:${soulbiter}`);
    expect(damages(goesOn)).toEqual([3, 3]);
    const both = duels({ damage: [5, 3], rewards: [[soulbiter], []], fate: [1, 5] });
    both.answer(`reward:${soulbiter}`);
    expect([isAlive(both, CORBIN), isAlive(both, SCORPION)]).toEqual([false, false]);
  });

  test('Soulbiter heals nothing by a blow that was not its own', () => {
    const story = duels({ damage: [3, 3], rewards: [[soulbiter], []], fate: [1, 7] }).answer('strike');
    expect([isAlive(story, SCORPION), damages(story)[0]]).toEqual([false, 3]);
  });

  test('Dwarven Fire Bombs: three damage, and one for their hero if his agility fails', () => {
    const thrown = (fate: readonly number[]) =>
      duels({ rewards: [[bombs], []], fate: [11, 7, ...fate] }).answer(`reward:${bombs}`);
    expect(damages(thrown([2, 8, 9, 10, 17, 18, 19]))).toEqual([1, 3]);
    expect(damages(thrown([3, 8, 9, 10, 17, 18, 19]))).toEqual([0, 3]);
  });

  test('Frostbrand Axe: two damage for a special icon, if its hero likes', () => {
    const story = duels({ rewards: [['reward-frostbrand-axe'], []], fate: [1, 7, 8, 9, 10, 17, 18, 19] });
    expect(story.offered()).toEqual(['strike', 'reward:reward-frostbrand-axe', 'nothing']);
    story.answer('reward:reward-frostbrand-axe');
    expect(damages(story)).toEqual([0, 2]);
    const plain = duels({ rewards: [['reward-frostbrand-axe'], []], fate: [1, 7, 8, 9, 10, 17, 18, 19] });
    expect(damages(plain.answer('strike'))).toEqual([0, 1]);
  });

  test('Windstring Bow: one damage that no rout prevents', () => {
    const story = duels({ rewards: [['reward-windstring-bow'], []], fate: [1, 15, ...misses.slice(2)] });
    story.answers('pass', 'reward:reward-windstring-bow');
    expect(damages(story)).toEqual([0, 1]);
  });
});

everyWay({ describe, it }, 'the Armors', test => {
  test('Runeplate prevents all damage of a round, once in a duel', () => {
    const story = duels({ rewards: [[axe], [runeplate]], fate: [1, 7, 2, 8, ...misses.slice(2)] });
    story.answers(`reward:${axe}`, runeplate);
    expect(damages(story)).toEqual([0, 0]);
    expect(tellings(story, 'armor-used').map(({ args }) => args)).toEqual([
      { hero: hero(SCORPION), reward: rewardNumber(runeplate), amount: 2 },
    ]);
    story.answer(`reward:${axe}`);
    expect(damages(story)).toEqual([0, 2]);
  });

  test('Runeplate can be used again in the next duel', () => {
    const story = duels({
      rewards: [[], [runeplate]],
      fate: [5, 7, 8, 9, 10, 17, 18, 19, 6, 20],
      arrange: t => heroAt(t, 0, RONAN, '3A'),
    }).answer(runeplate);
    story.answers(RONAN, 'move', 'stop', `duel:${SCORPION}`);
    expect([story.asked, story.offered()]).toEqual([[1], [runeplate, 'pass']]);
  });

  test('Ghost Armor prevents one with an own miss, and one more than an own rout', () => {
    const miss = duels({ rewards: [[axe], [ghost]], fate: [1, 7, ...misses.slice(2)] });
    miss.answers(`reward:${axe}`, ghost);
    expect(damages(miss)).toEqual([0, 1]);
    const rout = duels({ rewards: [[axe], [ghost]], fate: [1, 15, ...misses.slice(2)] });
    rout.answers(`reward:${axe}`, ghost);
    expect(damages(rout)).toEqual([0, 0]);
    const hit = duels({ rewards: [[axe], [ghost]], fate: [1, 5, ...misses.slice(2)] });
    hit.answer(`reward:${axe}`);
    expect(damages(hit)).toEqual([1, 2]);
  });

  test('Dunwarr Mail prevents one of what a special icon deals, nothing of a damage icon', () => {
    const special = duels({ rewards: [[axe], [mail]], fate: [1, 7, 2, 8, ...misses.slice(2)] });
    special.answers(`reward:${axe}`, mail);
    expect(damages(special)).toEqual([0, 1]);
    special.answers('strike', mail);
    expect(damages(special)).toEqual([0, 1]);
    const icon = duels({ rewards: [[], [mail]], fate: [5, 7, ...misses.slice(2)] });
    expect([damages(icon), rounds(icon)]).toEqual([[0, 1], 4]);
  });

  test('a facedown Reward might be an Armor, until one has been used', () => {
    const story = duels({
      rewards: [[], [ghost]],
      fate: [5, 7, 6, 8, 25, 9, 10, 17],
      arrange: t => reward(t, SCORPION, 'reward-tome-of-lore'),
    });
    // He is asked at the challenge, at the start, and when he is hurt.
    story.answers('pass', 'pass');
    expect([story.asked, story.offered()]).toEqual([[1], [ghost, 'pass']]);
    story.answers(ghost, ghost, ghost);
    expect(damages(story)).toEqual([0, 0]);
    const spent = duels({
      rewards: [[], [runeplate]],
      fate: [5, 7, 6, 8, 9, 10, 17, 18],
      arrange: t => reward(t, SCORPION, 'reward-tome-of-lore'),
    }).answers('pass', 'pass', runeplate);
    // Runeplate is spent, and no other Armor may be used: the second hit is not asked about.
    expect([damages(spent), rounds(spent)]).toEqual([[0, 1], 4]);
    const asked = duels({ fate: [5, 7], arrange: t => reward(t, SCORPION, 'reward-tome-of-lore') });
    asked.answers('pass', 'pass');
    expect([asked.asked, asked.ask().rule, asked.offered()]).toEqual([[1], 'RW-REWARD-12', ['pass']]);
  });
});
