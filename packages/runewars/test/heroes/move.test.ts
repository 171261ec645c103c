import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { DRAGON } from '../../src/pools.ts';
import { area, army, hero, heroAt, neutrals, questHand, reward, rune } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import {
  ASTARRA,
  CORBIN,
  KIRGA,
  questPhase,
  RONAN,
  rewardsOf,
  SCORPION,
  SILHOUETTE,
  token,
  VYRAH,
  whereIs,
} from './summer.ts';

const caves = 'quest-the-whispering-caves';
const exploring = { options: { exploration: 'yes' } };
/** Fate cards on which no hero's part shows anything. */
const misses = [7, 8, 9, 10, 17, 18, 19, 20];
const isOver = 'RW-ORDER-01';

everyWay({ describe, it }, 'the move action', test => {
  test('RW-QUEST-14 a hero moves up to two areas, area by area', () => {
    const story = questPhase({}, t => heroAt(t, 0, CORBIN, 'DC'));
    story.answers(CORBIN, 'move');
    expect(story.offered()).toEqual(['to:3A', 'to:3B', 'to:DA', 'to:DB', 'stop']);
    story.answer('to:3B');
    expect(story.told()).toEqual([
      { key: 'hero-stepped', args: { hero: hero(CORBIN), from: area('DC'), to: area('3B') } },
    ]);
    expect(story.offered()).toEqual(['to:1B', 'to:3A', 'to:3C', 'to:DB', 'to:DC', 'stop']);
    story.answer('to:1B');
    expect(whereIs(story.table, CORBIN)).toBe('1B');
    expect(story.ask(0).rule).toBe(isOver);
  });

  test('RW-QUEST-14 then a duel, a quest or nothing is offered', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DC');
      heroAt(t, 1, KIRGA, '3A');
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, 'move', 'to:3A', 'stop');
    expect(story.offered()).toEqual([`duel:${KIRGA}`, `quest:${caves}`, 'nothing']);
  });

  test('RW-QUEST-15 RW-DUEL-03 a move of no area allows both where the hero stands', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, 'move', 'stop');
    expect(story.offered()).toEqual([`duel:${KIRGA}`, `quest:${caves}`, 'nothing']);
    expect(whereIs(story.table, CORBIN)).toBe('3A');
  });

  test('RW-QUEST-16 RW-HERO-24 he passes enemy and neutral areas and activates none', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DC');
      army(t, 1, '3B', { 'unit-archer': 2 });
      neutrals(t, '1B', { 'unit-sorcerer': 1 });
    });
    story.answers(CORBIN, 'move', 'to:3B', 'to:1B');
    expect(whereIs(story.table, CORBIN)).toBe('1B');
    expect(story.table.activation.get(area('1B'))).toBe(0);
  });

  test('RW-QUEST-17 RW-HERO-27 a routed hero does not move', () => {
    const story = questPhase({}, t => heroAt(t, 0, CORBIN, '3A', { routed: true })).answer(CORBIN);
    expect(story.offered()).toEqual(['heal', 'train', 'end']);
    expect(story.whyNot('move')).toBe('reason.hero-routed');
  });

  test('RW-QUEST-32 and so he attempts no quest where he stands', () => {
    const offered = (routed: boolean): string[] => {
      const story = questPhase({}, t => {
        heroAt(t, 0, CORBIN, '3A', { routed });
        questHand(t, 0, caves);
      }).answer(CORBIN);
      return routed ? story.offered() : story.answers('move', 'stop').offered();
    };
    expect(offered(false)).toContain(`quest:${caves}`);
    expect(offered(true).filter(name => name.startsWith('quest'))).toEqual([]);
  });

  test('RW-QUEST-18 who has attempted a quest does not move on', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      questHand(t, 0, caves);
    });
    nextFate(story, 1, 2, 6, 8);
    story.answers(RONAN, 'move', 'to:3A', 'stop', `quest:${caves}`, 'fate-1');
    expect(story.ask(0).rule).toBe(isOver);
    expect(whereIs(story.table, RONAN)).toBe('3A');
  });

  test('RW-QUEST-19 RW-DUEL-30 who has started a duel attempts no quest', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      questHand(t, 0, caves);
    });
    nextFate(story, ...misses);
    story.answers(CORBIN, 'move', 'stop', `duel:${KIRGA}`);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([KIRGA, 'pass']);
  });

  test('RW-QUEST-27 a quest of an area that was only passed is not offered', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DC');
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, 'move', 'to:3A', 'to:3C');
    expect(story.offered()).toEqual(['nothing']);
  });

  test('RW-HERO-30 RW-HERO-31 his player sees the rune of every area he enters, and nobody else does', () => {
    const story = questPhase({ seats: 3, factions: ['daqan', 'latari', 'uthuk'] }, t => {
      heroAt(t, 0, CORBIN, '5A');
      army(t, 1, '5C', { 'unit-archer': 1 });
      rune(t, '5C', 'dragon', { knownTo: [1] });
      rune(t, '2B', 'false');
    });
    expect(story.table.runeKnown.get(area('5C'))).toBe(0b010);
    story.answers(CORBIN, 'move', 'to:5C');
    expect(story.told(0)).toContainEqual({
      key: 'rune-seen',
      args: { who: 0, area: area('5C'), rune: DRAGON },
    });
    expect(story.told(2)).toContainEqual({ key: 'rune-seen', args: { who: 0, area: area('5C') } });
    expect(story.table.runeKnown.get(area('5C'))).toBe(0b011);
    expect(story.table.runeUp.get(area('5C'))).toBe(0);
    const seen = (viewer: number) => (story.view(viewer).table['rune'] as readonly unknown[])[area('5C')];
    expect(seen(0)).toEqual(seen(1));
    expect(seen(2)).not.toEqual(seen(0));
  });

  test('RW-HERO-03 Ronan of the Wild and Red Scorpion move up to three areas', () => {
    for (const one of [RONAN, SCORPION]) {
      const story = questPhase({}, t => heroAt(t, 0, one, 'DA'));
      story.answers(one, 'move', 'to:DC', 'to:3A', 'to:3C');
      expect(whereIs(story.table, one)).toBe('3C');
      expect(story.ask(0).rule).toBe(isOver);
    }
  });

  test('Age of Heroes: every move goes one area farther, in this phase only', () => {
    const story = questPhase({ card: 'season-age-of-heroes' }, t => heroAt(t, 0, CORBIN, 'DA'));
    story.answers(CORBIN, 'move', 'to:DC', 'to:3A');
    expect(story.offered()).toEqual(['to:3B', 'to:3C', 'to:DC', 'stop']);
    story.answer('to:3C');
    expect(story.ask(0).rule).toBe(isOver);
    expect(story.table.longRoads).toBe(0);
  });

  test('Runewitch Astarra flies over borders that stop others', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, ASTARRA, '1A');
      heroAt(t, 0, CORBIN, '1A');
    });
    story.answers(ASTARRA, 'move');
    expect(story.offered()).toEqual(['to:1B', 'to:1C', 'to:2A', 'to:2B', 'to:2C', 'to:3C', 'stop']);
    story.answers('stop', CORBIN, 'move');
    expect(story.offered()).toEqual(['to:1B', 'to:1C', 'to:2B', 'to:2C', 'stop']);
  });

  test('Boots of the Wind carry their hero one area farther', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DA');
      reward(t, CORBIN, 'reward-boots-of-the-wind', true);
    });
    story.answers(CORBIN, 'move', 'to:DC', 'to:3A', 'to:3C');
    expect(whereIs(story.table, CORBIN)).toBe('3C');
    expect(story.ask(0).rule).toBe(isOver);
  });

  test('RW-REWARD-02 facedown Boots are turned up with the step they allow; other Rewards are asked about alike', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DA');
      heroAt(t, 0, RONAN, 'DB');
      reward(t, CORBIN, 'reward-boots-of-the-wind');
      reward(t, RONAN, 'reward-rage-blade');
    });
    story.answers(CORBIN, 'move', 'to:DC', 'to:3A');
    expect(story.offered()).toEqual(['to:3B', 'to:3C', 'to:DC', 'stop']);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-boots-of-the-wind']);
    story.answer('to:3C');
    expect(story.told(1)).toContainEqual({
      key: 'reward-shown',
      args: {
        hero: hero(CORBIN),
        reward: story.table.content.rewardCards.findIndex(({ id }) => id === 'reward-boots-of-the-wind'),
        place: 0,
      },
    });
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-boots-of-the-wind*']);
    story.answers(RONAN, 'move', 'to:DC', 'to:3A', 'to:3B');
    expect(story.offered()).toEqual(['stop']);
  });

  test('RW-EXPL-21 a hero before a Portal may pay once and step through for the whole action', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, RONAN, '1B');
      token(t, '1A', 'exp-magic-portal', true);
      token(t, '5B', 'exp-magic-portal', true);
    });
    story.answers(RONAN, 'move', 'to:1A');
    expect(story.ask().rule).toBe('RW-EXPL-21');
    story.answer('yes');
    expect(story.table.influence.get(0)).toBe(4);
    expect(story.offered()).toEqual(['to:1B', 'to:1C', 'to:2B', 'to:2C', 'to:5B', 'stop']);
    story.answer('to:5B');
    expect(story.offered()).toEqual(['to:1A', 'to:5A', 'to:5C', 'to:5D', 'to:LB', 'stop']);
    story.answer('stop');
    expect(story.table.portalsOpen).toBe(0);
  });

  test('RW-EXPL-25 RW-EXPL-27 a Dungeon holds who enters it, not who starts there', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 0, SCORPION, '3A');
      heroAt(t, 1, KIRGA, '3A');
      questHand(t, 0, caves);
      token(t, '3A', 'exp-dungeon', true);
    });
    story.answers(RONAN, 'move', 'to:3A');
    expect(story.offered()).toEqual([`duel:${KIRGA}`, `quest:${caves}`, 'nothing']);
    story.answers('nothing', SCORPION, 'move', 'to:3B');
    expect(story.offered()).toContain('to:1B');
  });

  test('Silhouette slips one area farther once duel or quest is over, and turns over no token', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      heroAt(t, 1, KIRGA, '3A');
      token(t, '3C', 'exp-training-1');
    });
    nextFate(story, ...misses);
    story.answers(SILHOUETTE, 'move', 'to:3A', 'stop', `duel:${KIRGA}`);
    expect(story.offered()).toEqual(['3B', '3C', 'DC', 'pass']);
    story.answer('3C');
    expect(whereIs(story.table, SILHOUETTE)).toBe('3C');
    expect(story.table.tokenUp.get(area('3C'))).toBe(0);
    expect(story.asked).toEqual([1]);
  });

  test('Silhouette stays in a Dungeon that she has entered', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      token(t, '3A', 'exp-dungeon');
    });
    story.answers(SILHOUETTE, 'move', 'to:3A', 'stop');
    expect(story.ask(0).rule).toBe(isOver);
    expect(whereIs(story.table, SILHOUETTE)).toBe('3A');
  });

  test('Silhouette has no step more when routed by her quest', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, SILHOUETTE, '2B');
      questHand(t, 0, 'quest-the-sunken-shrine');
    });
    nextFate(story, 1, 2, 6, 8, 9);
    story.answers(SILHOUETTE, 'move', 'stop', 'quest:quest-the-sunken-shrine', 'fate-1');
    expect(story.table.heroRouted.get(hero(SILHOUETTE))).toBe(1);
    expect(story.ask(0).rule).toBe(isOver);
  });

  test('Vyrah the Falconer looks into one adjacent area after moving, over any border', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, VYRAH, '1B');
      rune(t, '3C', 'dragon');
      token(t, '3C', 'exp-temple');
      rune(t, '2C', 'false', { knownTo: [0] });
      token(t, '2A', 'exp-dungeon');
    });
    story.answers(VYRAH, 'move', 'to:1A', 'stop');
    expect(story.offered()).toEqual(['2A', '3C', 'pass']);
    story.answer('3C');
    expect(story.table.runeKnown.get(area('3C'))).toBe(1);
    expect(story.table.tokenKnown.get(area('3C'))).toBe(1);
    expect(story.table.tokenKnown.get(area('2A'))).toBe(0);
    expect(story.table.tokenUp.get(area('3C'))).toBe(0);
  });
});
