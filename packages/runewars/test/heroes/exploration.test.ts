import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { farPool, nearPool, rewardPool } from '../../src/pools.ts';
import { yieldOf } from '../../src/rules/map/tokens.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { area, army, hero, heroAt, neutrals, questHand, reward, rune } from '../kit/arrange.ts';
import { atTurn, nextCards, position } from '../kit/position.ts';
import {
  CORBIN,
  KIRGA,
  questPhase,
  questsOf,
  RONAN,
  rewardsOf,
  SCORPION,
  token,
  trained,
  trainingOf,
  whereIs,
} from './summer.ts';

const variant = { options: { exploration: 'yes' } };
const caves = 'quest-the-whispering-caves';
const tokens = [...nearPool.cards, ...farPool.cards] as readonly string[];

/** Ronan walks from Daqan's border into 3A and stops there. */
const walks = (arrange: (t: Table) => void, state = {}) =>
  questPhase(variant, t => {
    heroAt(t, 0, RONAN, 'DC', state);
    arrange(t);
  }).answers(RONAN, 'move', 'to:3A', 'stop');

const isUp = (t: Table, where: string): boolean => t.tokenUp.get(area(where)) === 1;
const hasToken = (t: Table, where: string): boolean =>
  t.nearToken.at(area(where)) >= 0 || t.farToken.at(area(where)) >= 0;

everyWay({ describe, it }, 'exploration tokens', test => {
  test('RW-EXPL-06 only the back of a facedown token is seen', () => {
    const story = questPhase(variant, t => {
      heroAt(t, 0, RONAN, '3A');
      token(t, '3A', 'exp-training-1');
      token(t, '1A', 'exp-temple');
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { nearToken, farToken } = story.view(viewer).table;
      expect(JSON.stringify(nearToken)).not.toContain('exp-training-1');
      expect(JSON.stringify(farToken)).not.toContain('exp-temple');
    }
  });

  test('RW-EXPL-07 RW-EXPL-13 the token where the movement ends is turned up, resolved and, as an event, discarded', () => {
    const story = walks(t => token(t, '3A', 'exp-training-1'));
    expect(story.told(1)).toContainEqual({
      key: 'token-turned-up',
      args: { area: area('3A'), exploration: tokens.indexOf('exp-training-1') },
    });
    expect(story.offered()).toEqual(['strength', 'agility', 'wisdom', 'pass']);
    story.answer('pass');
    expect(hasToken(story.table, '3A')).toBe(false);
    expect(story.happened).toContain('token-discarded');
  });

  test('RW-EXPL-09 a move of no area turns up the token as well', () => {
    const story = questPhase(variant, t => {
      heroAt(t, 0, RONAN, '3A');
      token(t, '3A', 'exp-temple');
    });
    story.answers(RONAN, 'move', 'stop');
    expect(isUp(story.table, '3A')).toBe(true);
  });

  test('RW-EXPL-10 healing and training turn up nothing', () => {
    const story = questPhase(variant, t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      token(t, '3A', 'exp-temple');
    });
    story.answers(RONAN, 'train', ['strength', 'strength'], CORBIN, 'heal');
    expect(isUp(story.table, '3A')).toBe(false);
  });

  test('RW-EXPL-11 passing through turns up nothing', () => {
    const story = questPhase(variant, t => {
      heroAt(t, 0, CORBIN, 'DC');
      token(t, '3A', 'exp-temple');
    });
    story.answers(CORBIN, 'move', 'to:3A', 'to:3C');
    expect(isUp(story.table, '3A')).toBe(false);
  });

  test('RW-EXPL-12 a faceup token is not resolved again', () => {
    const story = walks(t => token(t, '3A', 'exp-village-food', true));
    expect(story.happened).not.toContain('token-turned-up');
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-EXPL-14 locations stay faceup, and a Temple cannot be removed', () => {
    const story = position(variant).given(t => {
      token(t, '3A', 'exp-temple', true);
      army(t, 0, '3A', { 'unit-footman': 7 });
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
    expect(walks(t => token(t, '3A', 'exp-dungeon')).table.tokenUp.get(area('3A'))).toBe(1);
  });

  test('RW-EXPL-15 RW-EXPL-16 RW-EXPL-17 six units, routed and allied ones too, may discard a Village in the own turn', () => {
    const story = position(variant).given(t => {
      token(t, '3A', 'exp-village-food', true);
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 0, '3A', { 'unit-footman': 2 }, true);
      neutrals(t, '3A', { 'unit-giant': 2 });
      token(t, '3B', 'exp-village-wood', true);
      army(t, 0, '3B', { 'unit-knight': 5 });
      token(t, '5B', 'exp-village-ore', true);
      army(t, 1, '5B', { 'unit-archer': 6 });
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', 'demolish:3A']);
    expect(story.whyNot('demolish:3B')).toBe('reason.too-few-units');
    const influence = story.table.influence.get(0);
    story.answer('demolish:3A');
    expect(hasToken(story.table, '3A')).toBe(false);
    expect(story.table.influence.get(0)).toBe(influence);
    expect(story.table.nearBox.total).toBe(1);
    expect(story.offered()).toEqual(['order']);
  });

  test('RW-EXPL-15 a facedown Village is not there to be discarded', () => {
    const story = position(variant).given(t => {
      token(t, '3A', 'exp-village-food');
      army(t, 0, '3A', { 'unit-footman': 6 });
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('RW-EXPL-18 RW-EXPL-19 a Dragon Throne is a rune for the controller of its area, beside a token', () => {
    const story = position(variant).given(t => {
      token(t, '3A', 'exp-dragon-throne', true);
      rune(t, '3A', 'dragon');
    });
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([0, 0]);
    story.given(t => army(t, 0, '3A', { 'unit-knight': 1 }));
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([2, 0]);
    story.given(t => t.tokenUp.set(area('3A'), 0));
    expect(dragonRunes(story.table, 0)).toBe(1);
  });

  test('RW-ORIG-03 turning up the Throne that makes six runes wins at once in the original edition', () => {
    const story = questPhase({ options: { exploration: 'yes', winning: 'original' } }, t => {
      heroAt(t, 0, RONAN, 'DC');
      token(t, '3A', 'exp-dragon-throne');
      army(t, 0, '3A', { 'unit-knight': 1 });
      for (const where of ['DA', 'DB', 'DC', '3B', '3C']) rune(t, where, 'dragon');
      army(t, 0, '3B', { 'unit-knight': 1 });
      army(t, 0, '3C', { 'unit-knight': 1 });
    });
    story.answers(RONAN, 'move', 'to:3A', 'stop');
    expect(story.over).toBe(true);
    expect(story.table.placeOf(0)).toBe(1);
  });

  test('RW-EXPL-20 a Village yields one more of its resource once it is faceup', () => {
    const story = position(variant).given(t => token(t, '3A', 'exp-village-food'));
    const before = [0, 1, 2].map(resource => yieldOf(story.table, area('3A'), resource));
    const [food, wood, ore] = before;
    story.given(t => t.tokenUp.set(area('3A'), 1));
    expect([0, 1, 2].map(resource => yieldOf(story.table, area('3A'), resource))).toEqual([
      food + 1,
      wood,
      ore,
    ]);
  });

  test('RW-EXPL-20 RW-EXPL-39 Harvest counts a faceup Village and no facedown one', () => {
    const harvested = (faceup: boolean): number => {
      const story = position(variant).given(t => {
        token(t, '3A', 'exp-village-food', faceup);
        army(t, 0, '3A', { 'unit-knight': 1 });
      });
      atTurn(story, 0, 'order-harvest').answer('order');
      return story.table.dial.get(0, 0);
    };
    expect(harvested(true)).toBe(harvested(false) + 1);
    const bare = position(variant).given(t => army(t, 0, '3A', { 'unit-knight': 1 }));
    atTurn(bare, 0, 'order-harvest').answer('order');
    expect(harvested(false)).toBe(bare.table.dial.get(0, 0));
  });

  test('RW-EXPL-26 a Dungeon holds neither heroes nor units that an Order moves', () => {
    const story = position(variant).given(t => {
      heroAt(t, 0, CORBIN, 'DC');
      army(t, 0, 'DC', { 'unit-footman': 1 });
      token(t, '3A', 'exp-dungeon', true);
      token(t, '3B', 'exp-dungeon', true);
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3C');
    expect(story.offered()).toEqual(['DC:unit-footman']);
    story.answer(['DC:unit-footman']);
    expect(story.offered()).toEqual([CORBIN]);
    story.answer([CORBIN]);
    expect(whereIs(story.table, CORBIN)).toBe('3C');
  });

  test('RW-EXPL-28 RW-EXPL-30 a Temple pays for every action that ends there, once for each hero', () => {
    const story = questPhase(variant, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 0, CORBIN, '3A', { damage: 1 });
      heroAt(t, 0, SCORPION, '3A');
      token(t, '3A', 'exp-temple');
    });
    story.answers(RONAN, 'move', 'to:3A', 'stop');
    expect(story.table.influence.get(0)).toBe(7);
    story.answers(CORBIN, 'heal');
    expect(story.table.influence.get(0)).toBe(9);
    story.answers(SCORPION, 'end');
    expect(story.table.influence.get(0)).toBe(9);
  });

  test('RW-EXPL-29 the Hall of Kellos gives a Tactics card that cannot be used this season', () => {
    const story = walks(t => token(t, '3A', 'exp-hall-of-kellos', true));
    expect(story.table.freshTactics.at(0).total).toBe(1);
    expect(story.table.tactics.at(0).total).toBe(0);
  });

  test('RW-EXPL-30 a hero who leaves or falls gets nothing there', () => {
    const leaves = questPhase(variant, t => {
      heroAt(t, 0, RONAN, '3A');
      token(t, '3A', 'exp-temple', true);
    });
    leaves.answers(RONAN, 'move', 'to:DC', 'stop');
    expect(leaves.table.influence.get(0)).toBe(5);
    const falls = questPhase(variant, t => {
      heroAt(t, 0, RONAN, '3A', { damage: 3 });
      token(t, '3A', 'exp-temple', true);
      heroAt(t, 1, KIRGA, '3A');
    });
    // Kirga strikes for one with 5, Ronan misses with 7.
    falls.chance('fate', 6, 4);
    falls.answers(RONAN, 'move', 'stop', `duel:${KIRGA}`);
    expect(whereIs(falls.table, RONAN)).toBeUndefined();
    expect(falls.table.influence.get(0)).toBe(5);
  });

  test('RW-EXPL-31 the Traveling Merchant sells one Reward for three influence', () => {
    const story = walks(t => token(t, '3A', 'exp-traveling-merchant-1'));
    expect(story.ask().kind).toBe('yes');
    story.answer('yes');
    expect(story.table.influence.get(0)).toBe(2);
    expect(rewardsOf(story.table, RONAN)).toHaveLength(1);
    expect(hasToken(story.table, '3A')).toBe(false);
    const declines = walks(t => token(t, '3A', 'exp-traveling-merchant-1')).answer('no');
    expect(rewardsOf(declines.table, RONAN)).toEqual([]);
    expect(hasToken(declines.table, '3A')).toBe(false);
    const poor = walks(t => {
      token(t, '3A', 'exp-traveling-merchant-1');
      t.influence.set(0, 2);
    });
    expect(poor.ask(0).rule).toBe('RW-ORDER-01');
    expect(hasToken(poor.table, '3A')).toBe(false);
  });

  test('RW-EXPL-32 a Raiding Party hurts, and among enemies takes a Reward or hurts more', () => {
    const enemies = (t: Table): void => {
      token(t, '3A', 'exp-raiding-party-1');
      army(t, 1, '3A', { 'unit-archer': 1 });
      reward(t, RONAN, 'reward-rage-blade', true);
    };
    const story = walks(enemies);
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
    expect(story.offered()).toEqual(['reward-rage-blade', 'pass']);
    story.answer('reward-rage-blade');
    expect(rewardsOf(story.table, RONAN)).toEqual([]);
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
    expect(hasToken(story.table, '3A')).toBe(false);
    const hurt = walks(enemies).answer('pass');
    expect(rewardsOf(hurt.table, RONAN)).toEqual(['reward-rage-blade*']);
    expect(hurt.table.heroDamage.get(hero(RONAN))).toBe(2);
  });

  test('RW-EXPL-33 without a Reward the second damage is taken, neutral units being enough', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-raiding-party-1');
      neutrals(t, '3A', { 'unit-beastman': 1 });
    });
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(2);
  });

  test('RW-EXPL-34 RW-EXPL-38 who falls by the first damage leaves his Rewards, and his action is over', () => {
    const story = walks(
      t => {
        token(t, '3A', 'exp-raiding-party-1');
        army(t, 1, '3A', { 'unit-archer': 1 });
        reward(t, RONAN, 'reward-rage-blade', true);
        questHand(t, 0, caves);
      },
      { damage: 3 },
    );
    expect(whereIs(story.table, RONAN)).toBeUndefined();
    expect(rewardsOf(story.table, RONAN)).toEqual(['reward-rage-blade*']);
    expect(story.happened).toContain('marker-placed');
    expect(hasToken(story.table, '3A')).toBe(false);
    expect(questsOf(story.table, 0)).toEqual([caves]);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-EXPL-34 the second damage can be fatal too', () => {
    const story = walks(
      t => {
        token(t, '3A', 'exp-raiding-party-1');
        army(t, 1, '3A', { 'unit-archer': 1 });
      },
      { damage: 2 },
    );
    expect(whereIs(story.table, RONAN)).toBeUndefined();
  });

  test('RW-EXPL-35 own units and allies are no strangers', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-raiding-party-1');
      army(t, 0, '3A', { 'unit-knight': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
      reward(t, RONAN, 'reward-rage-blade', true);
    });
    // No choice of a Reward or more damage: he goes on to duel, quest or nothing.
    expect(story.ask(0).rule).toBe('RW-QUEST-19');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
    expect(rewardsOf(story.table, RONAN)).toEqual(['reward-rage-blade*']);
  });

  test('RW-EXPL-36 a Scroll of Sight shows all facedown tokens of one area to its finder alone', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-scroll-of-sight-1');
      rune(t, '1A', 'dragon');
      token(t, '1A', 'exp-temple');
      rune(t, '1B', 'false');
      rune(t, '1C', 'false', { knownTo: [0] });
    });
    expect(story.offered()).toEqual(['1A', '1B']);
    story.answer('1A');
    expect(story.table.runeKnown.get(area('1A'))).toBe(1);
    expect(story.table.tokenKnown.get(area('1A'))).toBe(1);
    expect(JSON.stringify(story.view(0).table['farToken'])).toContain('exp-temple');
    expect(JSON.stringify(story.view(1).table['farToken'])).not.toContain('exp-temple');
    expect(hasToken(story.table, '3A')).toBe(false);
  });

  test('RW-EXPL-37 Training raises one attribute by one, within the limit', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-training-1');
      trained(t, RONAN, 2, 1, 0);
    });
    expect(story.offered()).toEqual(['agility', 'wisdom', 'pass']);
    story.answer('agility');
    expect(trainingOf(story.table, RONAN)).toEqual([2, 2, 0]);
    const full = walks(t => {
      token(t, '3A', 'exp-training-1');
      trained(t, RONAN, 2, 2, 2);
    });
    expect(trainingOf(full.table, RONAN)).toEqual([2, 2, 2]);
    expect(hasToken(full.table, '3A')).toBe(false);
  });

  test('Amulet of Shielding prevents the damage of a Raiding Party, facedown too', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-raiding-party-1');
      reward(t, RONAN, 'reward-amulet-of-shielding');
    });
    expect(story.offered()).toEqual(['reward-amulet-of-shielding', 'pass']);
    story.answer('reward-amulet-of-shielding');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(0);
    expect(rewardsOf(story.table, RONAN)).toEqual(['reward-amulet-of-shielding*']);
  });

  test('Amulet of Shielding works once in a season', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-raiding-party-1');
      army(t, 1, '3A', { 'unit-archer': 1 });
      reward(t, RONAN, 'reward-amulet-of-shielding', true);
    });
    story.answer('reward-amulet-of-shielding');
    expect(story.ask().rule).toBe('RW-EXPL-33');
    story.answer('pass');
    expect(story.ask().rule).toBe('RW-QUEST-19');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
  });

  test('RW-REWARD-03 a hero with another facedown Reward is asked alike when he is hurt', () => {
    const story = walks(t => {
      token(t, '3A', 'exp-raiding-party-1');
      reward(t, RONAN, 'reward-rage-blade');
    });
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
  });

  test('RW-EXPL-39 an army that marches in turns up nothing', () => {
    const story = position(variant).given(t => {
      token(t, '3A', 'exp-village-food');
      army(t, 0, 'DC', { 'unit-knight': 1 });
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3A', ['DC:unit-knight']);
    expect(isUp(story.table, '3A')).toBe(false);
  });

  test('RW-REWARD-01 what the Merchant sells is seen by its buyer only', () => {
    const story = walks(t => token(t, '3A', 'exp-traveling-merchant-1'));
    nextCards(story, 'reward', t => t.rewardDeck, rewardPool.cards, 'reward-ghost-armor');
    story.answer('yes');
    expect(JSON.stringify(story.view(0).table['reward'])).toContain('reward-ghost-armor');
    expect(JSON.stringify(story.view(1).table['reward'])).not.toContain('reward-ghost-armor');
  });
});
