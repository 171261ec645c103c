import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Table } from '../../src/layout.ts';
import { rewardPool } from '../../src/pools.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { area, army, hero, heroAt, neutrals, reward, rune, unitsAt } from '../kit/arrange.ts';
import { atTurn, nextCards, position } from '../kit/position.ts';
import { attempts, comesTo } from './attempting.ts';
import { CORBIN, KIRGA, questPhase, RONAN, rewardsOf, SCORPION, whereIs } from './summer.ts';

const caves = 'quest-the-whispering-caves';
const numberOf = (id: string): number => (rewardPool.cards as readonly string[]).indexOf(id);

everyWay({ describe, it }, 'Rewards', test => {
  /** Corbin has a faceup Reward and gets another, which is the Runeplate. */
  const rewarded = (): Play<Table> => {
    const story = attempts(caves, '3A', { arrange: t => reward(t, CORBIN, 'reward-soulbiter', true) });
    nextCards(story, 'reward', t => t.rewardDeck, rewardPool.cards, 'reward-runeplate');
    return comesTo(story, caves, 'grey');
  };
  const seenBy = (viewer: Viewer): string => JSON.stringify(rewarded().view(viewer).table['reward']);

  test('RW-REWARD-01 a Reward is drawn from the deck and put facedown under its hero', () => {
    const story = rewarded();
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-soulbiter*', 'reward-runeplate']);
    expect(story.told(0).map(({ key }) => key)).toContain('reward-received');
  });

  test('RW-REWARD-03 RW-INFO-05 facedown Rewards are for their player alone', () => {
    expect(seenBy(0)).toContain('reward-runeplate');
    for (const viewer of [1, 'spectator'] as const) expect(seenBy(viewer)).not.toContain('reward-runeplate');
  });

  test('RW-REWARD-04 RW-REWARD-05 faceup ones are for all, and so is their number', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seenBy(viewer)).toContain('reward-soulbiter');
      const under = rewarded().view(viewer).table['rewardHero'] as number[];
      expect(under.filter(one => one === hero(CORBIN) + 1)).toHaveLength(2);
    }
  });

  test('RW-REWARD-02 a Reward that has been used stays faceup', () => {
    const story = attempts(caves, '3A', { arrange: t => reward(t, CORBIN, 'reward-ring-of-quickness') });
    story.answers(`quest:${caves}`, 'reward-ring-of-quickness');
    expect(story.told(1)).toContainEqual({
      key: 'reward-shown',
      args: { hero: hero(CORBIN), reward: numberOf('reward-ring-of-quickness'), place: 0 },
    });
    expect(JSON.stringify(story.view(1).table['reward'])).toContain('reward-ring-of-quickness');
  });

  test('RW-REWARD-06 a hero carries any number of Rewards, weapons too', () => {
    const weapons = ['reward-rage-blade', 'reward-soulbiter', 'reward-frostbrand-axe'];
    const story = attempts(caves, '3A', {
      arrange: t => {
        for (const one of weapons) reward(t, CORBIN, one, true);
      },
    });
    comesTo(story, caves, 'grey');
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(4);
  });

  test('RW-REWARD-07 RW-REWARD-21 some Rewards are weapons or armor, and some provide dragon runes', () => {
    const traits = new Set(universe.rewardCards.map(({ trait }) => trait));
    expect(traits).toEqual(new Set([undefined, 'weapon', 'armor']));
    expect(universe.rewardCards.filter(({ runes }) => runes > 0).map(({ id }) => id)).toEqual([
      'reward-timmorran-shard',
    ]);
  });

  test('RW-REWARD-22 a Timmorran Shard counts as a rune for the player of its hero, facedown too', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-timmorran-shard');
      rune(t, 'DA', 'dragon');
    });
    expect(dragonRunes(story.table, 0)).toBe(2);
    expect(dragonRunes(story.table, 1)).toBe(0);
    story.given(t => {
      t.heroesInPlay.take(hero(RONAN));
      t.heroBox.put(hero(RONAN));
    });
    expect(dragonRunes(story.table, 0)).toBe(1);
  });

  test('RW-REWARD-23 an empty Reward deck is made anew of the discards; with none there is no Reward', () => {
    const empties = (discards: readonly string[]) =>
      attempts(caves, '3A', {
        arrange: t => {
          heroAt(t, 1, KIRGA, 'LA');
          const left = rewardPool.cards.flatMap((card, n) => Array<string>(t.rewardDeck.count(n)).fill(card));
          for (const card of left) if (!discards.includes(card)) reward(t, KIRGA, card);
          t.rewardDiscard.pour(t.rewardDeck);
        },
      });
    const story = empties(['reward-runeplate', 'reward-soulbiter', 'reward-ice-storm']);
    comesTo(story, caves, 'grey');
    expect(story.happened).toContain('rewards-reshuffled');
    expect(story.table.rewardDeck.total).toBe(2);
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
    const none = empties([]);
    comesTo(none, caves, 'grey');
    expect(rewardsOf(none.table, CORBIN)).toEqual([]);
    expect(none.happened).toContain('quest-completed');
  });
});

everyWay({ describe, it }, 'the Reward cards of the turn', test => {
  test('Flute of Possession moves all neutral units of the area together, allied or not', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '1B');
      reward(t, RONAN, 'reward-flute-of-possession');
      neutrals(t, '1B', { 'unit-beastman': 2 });
      neutrals(t, '1B', { 'unit-sorcerer': 1 }, true);
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', 'reward:reward-flute-of-possession']);
    story.answer('reward:reward-flute-of-possession');
    expect(story.told(1)).toContainEqual({
      key: 'reward-given-up',
      args: { who: 0, hero: hero(RONAN), reward: numberOf('reward-flute-of-possession') },
    });
    expect(story.offered()).toEqual(['1A', '1C', '3B', '3C']);
    story.answer('3B');
    expect(unitsAt(story.table, '3B')).toEqual({
      'unit-archer': 1,
      'unit-beastman': 2,
      'unit-sorcerer:routed': 1,
    });
    expect(unitsAt(story.table, '1B')).toEqual({});
    expect(story.table.rewardDiscard.count(numberOf('reward-flute-of-possession'))).toBe(1);
    expect(story.offered()).toEqual(['order']);
  });

  test('RW-CAP-02 Flute of Possession: who gets too many allies destroys down to eight', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '1B');
      reward(t, RONAN, 'reward-flute-of-possession');
      neutrals(t, '1B', { 'unit-beastman': 2 });
      army(t, 1, '3B', { 'unit-archer': 7 });
    });
    atTurn(story, 0, 'order-harvest').answers('reward:reward-flute-of-possession', '3B');
    expect(story.asked).toEqual([1]);
    story.answer(['standing:unit-beastman']);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-archer': 7, 'unit-beastman': 1 });
  });

  test('Flute of Possession is of no use without neutral units', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '1B');
      reward(t, RONAN, 'reward-flute-of-possession');
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('Staff of Light stands all units and heroes of its player in the area', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A', { routed: true });
      heroAt(t, 0, SCORPION, '3A', { routed: true });
      heroAt(t, 0, CORBIN, '3B', { routed: true });
      heroAt(t, 1, KIRGA, '3A', { routed: true });
      reward(t, RONAN, 'reward-staff-of-light');
      army(t, 0, '3A', { 'unit-knight': 2 }, true);
      neutrals(t, '3A', { 'unit-giant': 1 }, true);
      army(t, 0, '3B', { 'unit-knight': 1 }, true);
    });
    atTurn(story, 0, 'order-harvest').answer('reward:reward-staff-of-light');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-knight': 2, 'unit-giant': 1 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-knight:routed': 1 });
    const routed = (id: string) => story.table.heroRouted.get(hero(id));
    expect([RONAN, SCORPION, CORBIN, KIRGA].map(routed)).toEqual([0, 0, 1, 1]);
  });

  test("Staff of Light leaves another player's units alone", () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-staff-of-light');
      army(t, 1, '3A', { 'unit-archer': 1 }, true);
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
    story.given(t => t.heroRouted.set(hero(RONAN), 1)).answer('reward:reward-staff-of-light');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-archer:routed': 1 });
    expect(story.table.heroRouted.get(hero(RONAN))).toBe(0);
  });

  test('Ice Storm routs up to three standing units of others', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-ice-storm');
      army(t, 1, '3A', { 'unit-archer': 3, 'unit-warrior': 1 });
      army(t, 1, '3A', { 'unit-warrior': 1 }, true);
      neutrals(t, '3A', { 'unit-sorcerer': 1 });
    });
    atTurn(story, 0, 'order-harvest').answer('reward:reward-ice-storm');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior', 'unit-sorcerer']);
    expect(story.tries(['unit-archer', 'unit-archer', 'unit-archer', 'unit-sorcerer'])).toBe('too-many');
    expect(story.tries([])).toBe('too-few');
    story.answer(['unit-archer', 'unit-archer', 'unit-sorcerer']);
    expect(unitsAt(story.table, '3A')).toEqual({
      'unit-archer': 1,
      'unit-archer:routed': 2,
      'unit-warrior': 1,
      'unit-warrior:routed': 1,
      'unit-sorcerer:routed': 1,
    });
  });

  test('Ice Storm spares the own army and its allies', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-ice-storm');
      army(t, 0, '3A', { 'unit-knight': 3 });
      neutrals(t, '3A', { 'unit-sorcerer': 1 });
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('Rune of Summoning: two triangles in any mix or a Hell Hound', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-rune-of-summoning');
    });
    atTurn(story, 0, 'order-harvest').answer('reward:reward-rune-of-summoning');
    expect(story.offered()).toEqual(['unit-beastman', 'unit-razorwing', 'unit-hell-hound']);
    story.answer('unit-beastman');
    expect(story.offered()).toEqual(['unit-razorwing', 'unit-beastman']);
    story.answer(['unit-razorwing']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-beastman': 1, 'unit-razorwing': 1 });
    const enemy = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-rune-of-summoning');
      army(t, 1, '3A', { 'unit-archer': 1 });
    });
    expect(atTurn(enemy, 0, 'order-harvest').offered()).toEqual(['order']);
    const hound = position().given(t => {
      heroAt(t, 0, RONAN, 'DB');
      reward(t, RONAN, 'reward-rune-of-summoning');
    });
    atTurn(hound, 0, 'order-harvest').answers('reward:reward-rune-of-summoning', 'unit-hell-hound');
    expect(unitsAt(hound.table, 'DB')).toEqual({ 'unit-hell-hound': 1 });
  });

  test('Healing Draught heals or stands its hero, one of the two', () => {
    const both = position().given(t => {
      heroAt(t, 0, RONAN, '3A', { routed: true, damage: 2 });
      reward(t, RONAN, 'reward-healing-draught');
    });
    atTurn(both, 0, 'order-harvest').answer('reward:reward-healing-draught');
    expect(both.offered()).toEqual(['heal', 'stand']);
    both.answer('stand');
    expect([both.table.heroRouted.get(hero(RONAN)), both.table.heroDamage.get(hero(RONAN))]).toEqual([0, 2]);
    const well = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-healing-draught');
    });
    expect(atTurn(well, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('of two copies of a Reward that which helps its hero is used', () => {
    const story = position().given(t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, RONAN, '3A', { routed: true });
      // The box has one; a pack of cards may have more.
      t.rewardDeck.put(numberOf('reward-healing-draught'));
      reward(t, CORBIN, 'reward-healing-draught');
      reward(t, RONAN, 'reward-healing-draught');
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered().filter(option => option.startsWith('reward:'))).toEqual([
      'reward:reward-healing-draught',
    ]);
    story.answer('reward:reward-healing-draught');
    expect(story.table.heroRouted.get(hero(RONAN))).toBe(0);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-healing-draught']);
  });

  test('Healing Draught works in the action of any hero of the player', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A', { routed: true });
      heroAt(t, 0, CORBIN, 'DC');
      reward(t, RONAN, 'reward-healing-draught');
    });
    story.answer(CORBIN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end', 'reward:reward-healing-draught']);
    story.answers('train', ['strength', 'strength'], 'reward:reward-healing-draught');
    expect(story.table.heroRouted.get(hero(RONAN))).toBe(0);
    expect(story.offered()).toEqual([RONAN, 'pass']);
    story.answer(RONAN);
    expect(story.offered()).toEqual(['move', 'train', 'end']);
  });

  test('Rune of Teleportation takes a standing hero anywhere in place of his movement', () => {
    const story = questPhase({ options: { exploration: 'yes' } }, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 1, KIRGA, '5D');
      reward(t, RONAN, 'reward-rune-of-teleportation');
    });
    story.answers(RONAN, 'move');
    expect(story.offered()).toEqual([
      'to:3A',
      'to:3B',
      'to:DA',
      'to:DB',
      'stop',
      'reward:reward-rune-of-teleportation',
    ]);
    story.answer('reward:reward-rune-of-teleportation');
    expect(story.offered()).toHaveLength(18);
    expect(story.offered()).not.toContain('DC');
    story.answer('5D');
    expect(whereIs(story.table, RONAN)).toBe('5D');
    expect(story.told()).toContainEqual({
      key: 'hero-transported',
      args: { hero: hero(RONAN), from: area('DC'), to: area('5D') },
    });
    expect(story.offered()).toEqual([`duel:${KIRGA}`, 'nothing']);
  });

  test('Rune of Teleportation is of no use once the hero has moved', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      reward(t, RONAN, 'reward-rune-of-teleportation');
    });
    story.answers(RONAN, 'move', 'to:3A');
    expect(story.offered()).toEqual(['to:3B', 'to:3C', 'to:DC', 'stop']);
  });
});
