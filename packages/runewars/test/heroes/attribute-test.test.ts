import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Hero } from '../../src/content/types-heroes.ts';
import type { Table } from '../../src/layout.ts';
import { tacticsPool } from '../../src/pools.ts';
import { attributeOf } from '../../src/rules/heroes/attribute.ts';
import { hero, reward, tacticsHand } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { attempts } from './attempting.ts';
import { ASTARRA, CORBIN, RONAN, rewardsOf, SCORPION, trained, VALADIR, VYRAH } from './summer.ts';

const caves = 'quest-the-whispering-caves';
const tower = 'quest-alcarans-watchtower';

everyWay({ describe, it }, 'attribute tests', test => {
  test('RW-FATE-13 as many cards as the value are drawn and one is chosen', () => {
    const story = attempts(caves, '3A', { hero: SCORPION });
    nextFate(story, 8, 9, 3);
    story.answer(`quest:${caves}`);
    expect(story.told(1)).toContainEqual({
      key: 'test-began',
      args: { hero: hero(SCORPION), attribute: 1, cards: 3 },
    });
    expect(story.offered()).toEqual(['fate-8', 'fate-9', 'fate-3']);
    story.answer('fate-3');
    expect(rewardsOf(story.table, SCORPION)).toHaveLength(1);
  });

  test('RW-FATE-03 only the destiny counts: 17 is gold whatever else it shows', () => {
    const story = attempts(caves, '3A', { hero: CORBIN });
    nextFate(story, 17);
    story.answer(`quest:${caves}`);
    // Gold brings the Reward and trains an attribute; its damage icons mean nothing.
    expect(story.ask().rule).toBe('RW-QUEST-23');
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(0);
  });

  test('RW-FATE-14 training counts', () => {
    const story = attempts(tower, '1A', { hero: CORBIN, arrange: t => trained(t, CORBIN, 0, 0, 2) });
    nextFate(story, 8, 9, 10, 11);
    story.answer(`quest:${tower}`);
    expect(story.offered()).toHaveLength(4);
  });

  test('RW-FATE-14 Tome of Lore, Ring of Quickness and Gauntlets of Might count', () => {
    const bonuses = [
      ['reward-gauntlets-of-might', 0],
      ['reward-ring-of-quickness', 1],
      ['reward-tome-of-lore', 2],
    ] as const;
    for (const [card, attribute] of bonuses) {
      const story = attempts(tower, '1A', { hero: CORBIN, arrange: t => reward(t, CORBIN, card, true) });
      const plain = attempts(tower, '1A', { hero: CORBIN });
      for (const other of [0, 1, 2]) {
        const more = other === attribute ? 1 : 0;
        expect(attributeOf(story.table, hero(CORBIN), other)).toBe(
          attributeOf(plain.table, hero(CORBIN), other) + more,
        );
      }
    }
  });

  test('Ring of Quickness: one card more in a test of agility, and none in another', () => {
    const drawn = (quest: string, where: string, card?: string): unknown => {
      const story = attempts(quest, where, {
        hero: CORBIN,
        arrange: t => {
          if (card !== undefined) reward(t, CORBIN, card, true);
        },
      }).answer(`quest:${quest}`);
      return story.history().findLast(({ key }) => key === 'test-began')?.args['cards'];
    };
    const ring = 'reward-ring-of-quickness';
    expect(drawn(caves, '3A', ring)).toBe(Number(drawn(caves, '3A')) + 1);
    expect(drawn(tower, '1A', ring)).toBe(drawn(tower, '1A'));
  });

  test('RW-REWARD-02 Tome of Lore: a facedown bonus is turned up when it is used, and only if its player likes', () => {
    const setting = { hero: CORBIN, arrange: (t: Table) => reward(t, CORBIN, 'reward-tome-of-lore') };
    const story = attempts(tower, '1A', setting);
    story.answer(`quest:${tower}`);
    expect(story.offered()).toEqual(['reward-tome-of-lore', 'pass']);
    nextFate(story, 8, 9, 10);
    story.answer('reward-tome-of-lore');
    expect(story.offered()).toHaveLength(3);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-tome-of-lore*']);
    const shy = attempts(tower, '1A', setting);
    nextFate(shy, 8, 9);
    shy.answers(`quest:${tower}`, 'pass');
    expect(shy.offered()).toHaveLength(2);
    expect(rewardsOf(shy.table, CORBIN)).toEqual(['reward-tome-of-lore']);
  });

  test('RW-REWARD-03 who has other facedown Rewards is asked alike', () => {
    const story = attempts(tower, '1A', {
      hero: CORBIN,
      arrange: t => reward(t, CORBIN, 'reward-rage-blade'),
    });
    story.answer(`quest:${tower}`);
    expect(story.ask().rule).toBe('RW-FATE-14');
    expect(story.offered()).toEqual(['pass']);
  });

  test('RW-FATE-15 the worst card may be chosen', () => {
    const story = attempts(caves, '3A', { hero: VALADIR });
    nextFate(story, 5, 1);
    story.answers(`quest:${caves}`, 'fate-1');
    expect(story.table.heroDamage.get(hero(VALADIR))).toBe(1);
    expect(rewardsOf(story.table, VALADIR)).toEqual([]);
  });

  test('RW-FATE-16 all cards of the test are discarded', () => {
    const story = attempts(caves, '3A', { hero: RONAN });
    const before = story.table.fateDiscard.total;
    nextFate(story, 8, 9, 10, 3);
    story.answers(`quest:${caves}`, 'fate-3');
    expect(story.table.fateDiscard.total).toBe(before + 4);
    expect(story.table.fateShown.at(0).total).toBe(0);
  });

  test('RW-FATE-17 a value of 0 draws nothing and comes to red', () => {
    const story = attempts(caves, '3A', { hero: CORBIN });
    const deck = story.table.fateDeck.total;
    // No hero of the base game is that weak, so one is made so for a moment.
    const heroes = story.table.content.heroes as Hero[];
    const strong = heroes[hero(CORBIN)];
    heroes[hero(CORBIN)] = { ...strong, agility: 0 };
    story.answer(`quest:${caves}`);
    heroes[hero(CORBIN)] = strong;
    expect(story.table.fateDeck.total).toBe(deck);
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(1);
  });

  test('Runewitch Astarra may draw all cards of a test again, once', () => {
    const story = attempts(caves, '3A', { hero: ASTARRA });
    nextFate(story, 8, 9, 10, 3, 4, 5);
    story.answer(`quest:${caves}`);
    expect(story.ask().kind).toBe('yes');
    story.answer('yes');
    expect(story.offered()).toEqual(['fate-3', 'fate-4', 'fate-5']);
    story.answer('fate-5');
    expect(story.table.fateDiscard.total).toBe(6);
    const content = attempts(caves, '3A', { hero: ASTARRA });
    nextFate(content, 8, 9, 3);
    content.answers(`quest:${caves}`, 'no');
    expect(content.offered()).toEqual(['fate-8', 'fate-9', 'fate-3']);
  });

  test('RW-TACT-04 Blessing of Kellos: two cards more for this test', () => {
    const story = attempts(caves, '3A', {
      hero: VYRAH,
      arrange: t => tacticsHand(t, 0, 'tactics-blessing-of-kellos', 'tactics-scrying'),
    });
    story.answer(`quest:${caves}`);
    expect(story.offered()).toEqual(['tactics-blessing-of-kellos', 'pass']);
    nextFate(story, 8, 9, 10, 11, 12, 3);
    story.answer('tactics-blessing-of-kellos');
    expect(story.told(1)).toContainEqual({
      key: 'tactics-played',
      args: { who: 0, card: tacticsPool.cards.indexOf('tactics-blessing-of-kellos') },
    });
    expect(story.offered()).toHaveLength(6);
    expect(story.table.tacticsDiscard.total).toBe(1);
  });

  test('RW-TACT-08 a Blessing drawn in this season cannot be used, but its player is asked', () => {
    const story = attempts(caves, '3A', {
      hero: CORBIN,
      arrange: t => {
        tacticsHand(t, 0, 'tactics-scrying', 'tactics-blessing-of-kellos');
        const card = tacticsPool.cards.indexOf('tactics-blessing-of-kellos');
        t.move(card, t.tactics.at(0), t.freshTactics.at(0));
      },
    });
    story.answer(`quest:${caves}`);
    expect(story.offered()).toEqual(['pass']);
  });

  test('Amulet of Shielding prevents two damage of a quest, once in a season', () => {
    const story = attempts('quest-avalanche', '5A', {
      hero: CORBIN,
      arrange: t => reward(t, CORBIN, 'reward-amulet-of-shielding', true),
    });
    nextFate(story, 1, 8, 9, 10);
    story.answers('quest:quest-avalanche', 'fate-1');
    expect(story.offered()).toEqual(['reward-amulet-of-shielding', 'pass']);
    story.answer('reward-amulet-of-shielding');
    expect(story.told()).toContainEqual({ key: 'hero-shielded', args: { hero: hero(CORBIN), amount: 2 } });
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(0);
    const again = attempts('quest-avalanche', '5A', {
      hero: CORBIN,
      arrange: t => t.rewardUsed.set(reward(t, CORBIN, 'reward-amulet-of-shielding', true), 1),
    });
    nextFate(again, 1, 8, 9, 10);
    again.answers('quest:quest-avalanche', 'fate-1');
    expect(again.table.heroDamage.get(hero(CORBIN))).toBe(2);
  });
});
