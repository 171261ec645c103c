import type { Viewer } from '@runehold/kernel/layout/seats';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { objectiveIds, questPool } from '../../src/pools.ts';
import {
  area,
  army,
  city,
  dials,
  hero,
  heroAt,
  neutrals,
  objective,
  reward,
  rune,
  stronghold,
  unitsAt,
} from '../kit/arrange.ts';
import { boards } from '../kit/boards.ts';
import { nextFate } from '../kit/position.ts';
import { type Attempt, attempted, attempts, comesTo, type Destiny, influenceOf } from './attempting.ts';
import { ANDIRA, CORBIN, KIRGA, questDeck, questsOf, RONAN, rewardsOf, trainingOf } from './summer.ts';

const firstCity = (t: Table): string => t.content.cities[0].id;
const someObjective = objectiveIds[0];

const damageOf = (t: Table): number => t.heroDamage.get(hero(CORBIN));
const routed = (t: Table): boolean => t.heroRouted.get(hero(CORBIN)) === 1;

/** The attempt of a quest that is completed: one Reward, and the card is gone from the hand. */
const completes = (quest: string, where: string, destiny: Destiny, setting: Attempt = {}) => {
  const story = attempted(quest, where, destiny, {
    ...setting,
    arrange: t => {
      questDeck(t, ...['quest-avalanche', 'quest-the-tournament'].filter(card => card !== quest));
      setting.arrange?.(t);
    },
  });
  expect(rewardsOf(story.table, setting.hero ?? CORBIN)).toHaveLength(1);
  expect(story.table.questDiscard.count(questPool.cards.indexOf(quest))).toBe(1);
  return story;
};

/** The attempt of a quest that is not: no Reward, and the card is still there. */
const fails = (quest: string, where: string, destiny: Destiny, setting: Attempt = {}) => {
  const story = attempted(quest, where, destiny, setting);
  expect(rewardsOf(story.table, setting.hero ?? CORBIN)).toEqual([]);
  expect(questsOf(story.table, 0)).toEqual([`${quest}*`]);
  return story;
};

everyWay({ describe, it }, 'the Quest cards', test => {
  test('Alcaran’s Watchtower', () => {
    const quest = 'quest-alcarans-watchtower';
    expect(damageOf(fails(quest, '1A', 'red').table)).toBe(1);
    expect(completes(quest, '1A', 'grey').table.freshTactics.at(0).total).toBe(0);
    expect(completes(quest, '1A', 'gold').table.freshTactics.at(0).total).toBe(1);
  });

  test('The Sunken Shrine', () => {
    const quest = 'quest-the-sunken-shrine';
    expect(routed(fails(quest, '2B', 'red').table)).toBe(true);
    expect(influenceOf(completes(quest, '2B', 'grey'), 0)).toBe(5);
    expect(influenceOf(completes(quest, '2B', 'gold'), 0)).toBe(7);
  });

  test('The Whispering Caves', () => {
    const quest = 'quest-the-whispering-caves';
    expect(damageOf(fails(quest, '3A', 'red').table)).toBe(1);
    expect(trainingOf(completes(quest, '3A', 'grey').table, CORBIN)).toEqual([0, 0, 0]);
    const story = completes(quest, '3A', 'gold');
    expect(story.offered()).toEqual(['strength', 'agility', 'wisdom']);
    story.answer('agility');
    expect(trainingOf(story.table, CORBIN)).toEqual([0, 1, 0]);
  });

  test('Bones of the Elder Kings', () => {
    const quest = 'quest-bones-of-the-elder-kings';
    expect(damageOf(fails(quest, '4A', 'red').table)).toBe(1);
    const grey = completes(quest, '4A', 'grey');
    grey.answer('pass');
    expect(damageOf(grey.table)).toBe(1);
    expect(damageOf(completes(quest, '4A', 'gold').table)).toBe(0);
  });

  test('The Bazaar', () => {
    const quest = 'quest-the-bazaar';
    expect(influenceOf(fails(quest, '5B', 'red'), 0)).toBe(3);
    const poor = fails(quest, '5B', 'red', { arrange: t => t.influence.set(0, 1) });
    expect(influenceOf(poor, 0)).toBe(0);
    const story = attempted(quest, '5B', 'grey');
    expect(story.ask().kind).toBe('yes');
    story.answer('yes');
    expect(influenceOf(story, 0)).toBe(3);
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
    const declines = attempted(quest, '5B', 'grey').answer('no');
    expect(questsOf(declines.table, 0)).toEqual([`${quest}*`]);
    fails(quest, '5B', 'grey', { arrange: t => t.influence.set(0, 1) });
    expect(influenceOf(completes(quest, '5B', 'gold'), 0)).toBe(5);
  });

  test('The Sleeping Dragon', () => {
    const quest = 'quest-the-sleeping-dragon';
    expect(damageOf(fails(quest, '6A', 'red').table)).toBe(2);
    expect(damageOf(completes(quest, '6A', 'grey').table)).toBe(1);
    expect(damageOf(completes(quest, '6A', 'gold').table)).toBe(0);
  });

  test('The Razorwing Nest', () => {
    const quest = 'quest-the-razorwing-nest';
    expect(damageOf(fails(quest, '7A', 'red').table)).toBe(1);
    completes(quest, '7A', 'grey');
    const story = completes(quest, '7A', 'gold', {
      arrange: t => army(t, 0, '3A', { 'unit-knight': 1 }),
    });
    expect(story.offered()).toEqual(['3A', 'DA', 'DB', 'DC', 'pass']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-knight': 1, 'unit-razorwing': 1 });
  });

  test('RW-CAP-02 The Razorwing Nest: a ninth unit means a loss', () => {
    const story = completes('quest-the-razorwing-nest', '7A', 'gold', {
      arrange: t => army(t, 0, '3A', { 'unit-footman': 8 }),
    });
    story.answer('3A');
    expect(story.offered()).toEqual(['standing:unit-footman', 'standing:unit-razorwing']);
  });

  test('Heart of the Old Wood', () => {
    const quest = 'quest-heart-of-the-old-wood';
    const setting = { arrange: (t: Table) => dials(t, 0, 1, 1, 1) };
    expect(routed(fails(quest, '8A', 'red', setting).table)).toBe(true);
    expect(completes(quest, '8A', 'grey', setting).table.dial.get(0, 1)).toBe(1);
    expect(completes(quest, '8A', 'gold', setting).table.dial.get(0, 1)).toBe(2);
  });

  test('To the Edge of the World', () => {
    const quest = 'quest-to-the-edge-of-the-world';
    const red = attempted(quest, '9A', 'red');
    expect(damageOf(red.table)).toBe(1);
    expect(questsOf(red.table, 0)).toEqual([]);
    expect(questsOf(completes(quest, '9A', 'grey').table, 0)).toHaveLength(1);
    expect(questsOf(completes(quest, '9A', 'gold').table, 0)).toHaveLength(2);
  });

  test('The Gathering Storm', () => {
    const quest = 'quest-the-gathering-storm';
    const arrange = (t: Table) => {
      rune(t, '3C', 'dragon');
      rune(t, '2C', 'false', { knownTo: [0] });
      rune(t, '1C', 'false', { faceup: true });
    };
    expect(influenceOf(fails(quest, '7B', 'red', { arrange }), 0)).toBe(4);
    expect(completes(quest, '7B', 'grey', { arrange }).table.runeKnown.get(area('3C'))).toBe(0);
    const story = completes(quest, '7B', 'gold', {
      arrange: t => {
        arrange(t);
        rune(t, '1B', 'false');
      },
    });
    expect(story.offered()).toEqual(['1B', '3C']);
    story.answer('3C');
    expect(story.table.runeKnown.get(area('3C'))).toBe(1);
    expect(story.table.runeUp.get(area('3C'))).toBe(0);
  });

  test('The Broken Runestone', () => {
    const quest = 'quest-the-broken-runestone';
    const red = fails(quest, '1B', 'red');
    expect([damageOf(red.table), ...trainingOf(red.table, CORBIN)]).toEqual([0, 0, 0, 0]);
    expect(trainingOf(fails(quest, '1B', 'grey').table, CORBIN)).toEqual([0, 0, 1]);
    expect(trainingOf(completes(quest, '1B', 'gold').table, CORBIN)).toEqual([0, 0, 1]);
  });

  test('Thieves in the Reeds', () => {
    const quest = 'quest-thieves-in-the-reeds';
    expect(damageOf(fails(quest, '3B', 'red').table)).toBe(1);
    const story = attempts(quest, '3B', {
      arrange: t => {
        reward(t, CORBIN, 'reward-rage-blade', true);
        reward(t, CORBIN, 'reward-timmorran-shard', true);
        reward(t, CORBIN, 'reward-timmorran-shard', true);
      },
    });
    comesTo(story, quest, 'red');
    expect(story.offered()).toEqual(['reward-rage-blade', 'reward-timmorran-shard']);
    story.answer('reward-timmorran-shard');
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-rage-blade*', 'reward-timmorran-shard*']);
    expect(damageOf(story.table)).toBe(0);
    expect(influenceOf(completes(quest, '3B', 'grey'), 0)).toBe(5);
    expect(influenceOf(completes(quest, '3B', 'gold'), 0)).toBe(7);
  });

  test('The Drowned Bell', () => {
    const quest = 'quest-the-drowned-bell';
    expect(damageOf(fails(quest, '4B', 'red').table)).toBe(1);
    completes(quest, '4B', 'grey');
    expect(completes(quest, '4B', 'gold').table.freshTactics.at(0).total).toBe(1);
  });

  test('Avalanche', () => {
    const quest = 'quest-avalanche';
    expect(damageOf(fails(quest, '5A', 'red').table)).toBe(2);
    expect(routed(completes(quest, '5A', 'grey').table)).toBe(true);
    expect(routed(completes(quest, '5A', 'gold').table)).toBe(false);
  });

  test('The Hermit’s Riddle', () => {
    const quest = 'quest-the-hermits-riddle';
    const red = attempted(quest, '6B', 'red', { arrange: t => questDeck(t, 'quest-avalanche') });
    expect(questsOf(red.table, 0)).toEqual(['quest-avalanche']);
    completes(quest, '6B', 'grey');
    const story = completes(quest, '6B', 'gold').answer('strength');
    expect(trainingOf(story.table, CORBIN)).toEqual([1, 0, 0]);
  });

  test('RW-DUEL-36 The Giant’s Toll: two damage are enough', () => {
    const story = attempts('quest-the-giants-toll', '2A');
    // Corbin hits with 5 and 25; the Giant, a hexagon, shows nothing on 15, 4.
    nextFate(story, 5, 15, 25, 4);
    story.answer('quest:quest-the-giants-toll');
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
    expect(damageOf(story.table)).toBe(0);
  });

  test('RW-DUEL-42 Circle of Sorcerers: who fails keeps the card', () => {
    const story = attempts('quest-circle-of-sorcerers', '8B');
    nextFate(story, 7, 8, 9, 10, 17, 18, 19, 20);
    story.answer('quest:quest-circle-of-sorcerers');
    expect(rewardsOf(story.table, CORBIN)).toEqual([]);
    expect(questsOf(story.table, 0)).toEqual(['quest-circle-of-sorcerers*']);
    const wins = attempts('quest-circle-of-sorcerers', '8B');
    nextFate(wins, 5, 8);
    wins.answer('quest:quest-circle-of-sorcerers');
    expect(rewardsOf(wins.table, CORBIN)).toHaveLength(1);
  });

  test('RW-DUEL-45 Beast of the High Pass: a hero who falls completes nothing', () => {
    const quest = 'quest-beast-of-the-high-pass';
    const story = attempts(quest, '9B', {
      damage: 5,
      arrange: t => reward(t, CORBIN, 'reward-rage-blade', true),
    });
    // Both strike for one in the first round: 5 for the hero, 18 for the rectangle of the Hell Hound.
    nextFate(story, 5, 18);
    story.answer(`quest:${quest}`);
    expect(story.table.heroesInPlay.count(hero(CORBIN))).toBe(0);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-rage-blade*']);
    expect(questsOf(story.table, 0)).toEqual([`${quest}*`]);
  });

  test('Grave of the Black Legion', () => {
    const quest = 'quest-grave-of-the-black-legion';
    const arrange = (t: Table) => {
      army(t, 0, '3A', { 'unit-knight': 1 });
      army(t, 0, '3A', { 'unit-knight': 2, 'unit-bowman': 1 }, true);
      neutrals(t, '3A', { 'unit-sorcerer': 1 }, true);
      army(t, 0, '3B', { 'unit-footman': 1 }, true);
      army(t, 1, '5B', { 'unit-archer': 1 }, true);
    };
    expect(damageOf(fails(quest, '4A', 'red', { arrange }).table)).toBe(1);
    completes(quest, '4A', 'grey', { arrange });
    const story = completes(quest, '4A', 'gold', { arrange });
    expect(story.offered()).toEqual(['3A', '3B', 'pass']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-knight': 3, 'unit-bowman': 1, 'unit-sorcerer': 1 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('Foreign Library', () => {
    const quest = 'quest-foreign-library';
    const arrange = (t: Table) => objective(t, 1, someObjective);
    expect(routed(fails(quest, 'LB', 'red', { arrange }).table)).toBe(true);
    completes(quest, 'LB', 'grey', { arrange });
    const story = completes(quest, 'LB', 'gold', { seats: 2, arrange });
    const seen = (viewer: number) => story.history(viewer).find(({ key }) => key === 'objective-seen')?.args;
    expect(seen(0)).toEqual({ who: 0, owner: 1, objective: objectiveIds.indexOf(someObjective) });
    expect(seen(1)).toEqual({ who: 0, owner: 1 });
    const none = completes(quest, 'LB', 'gold');
    expect(none.history(0).map(({ key }) => key)).not.toContain('objective-seen');
    expect(attempts(quest, 'DA').offered()).toEqual(['nothing']);
    expect(attempts(quest, '3A').offered()).toEqual(['nothing']);
  });

  test('Forward Scouting', () => {
    const quest = 'quest-forward-scouting';
    const arrange = (t: Table) => stronghold(t, 1, '3A');
    expect(damageOf(fails(quest, '3A', 'red', { arrange }).table)).toBe(1);
    completes(quest, '3A', 'grey', { arrange });
    expect(completes(quest, '3A', 'gold', { arrange }).table.freshTactics.at(0).total).toBe(1);
    expect(attempts(quest, 'LA').offered()).toContain(`quest:${quest}`);
    expect(attempts(quest, 'LB').offered()).toEqual(['nothing']);
    const ownHome = attempts(quest, 'DB', { arrange: t => stronghold(t, 1, 'DB') });
    expect(ownHome.offered()).toEqual(['nothing']);
    expect(attempts(quest, 'DA').offered()).toEqual(['nothing']);
  });

  test('Secrets and Lies', () => {
    const quest = 'quest-secrets-and-lies';
    const arrange = (t: Table) => heroAt(t, 1, KIRGA, '3A');
    expect(influenceOf(fails(quest, '3A', 'red', { arrange }), 1)).toBe(6);
    completes(quest, '3A', 'grey', { arrange });
    const gold = completes(quest, '3A', 'gold', { arrange });
    expect([influenceOf(gold, 0), influenceOf(gold, 1)]).toEqual([6, 4]);
    const poor = completes(quest, '3A', 'gold', {
      arrange: t => {
        arrange(t);
        t.influence.set(1, 0);
      },
    });
    expect([influenceOf(poor, 0), influenceOf(poor, 1)]).toEqual([5, 0]);
    const free = attempts(quest, '3A', { arrange: t => city(t, '3A', firstCity(t)) });
    expect(free.offered()).toEqual(['nothing']);
  });

  test('Secrets and Lies: of several players one is chosen before the cards are drawn', () => {
    const quest = 'quest-secrets-and-lies';
    const story = attempts(quest, '1A', {
      seats: 3,
      board: boards[3],
      arrange: t => {
        city(t, '1A', firstCity(t));
        army(t, 1, '1A', { 'unit-archer': 1 });
        heroAt(t, 2, KIRGA, '1A');
      },
    });
    story.answer(`quest:${quest}`);
    expect(story.offered()).toEqual(['seat-1', 'seat-2']);
    nextFate(story, 1, 8);
    story.answers('seat-2', 'fate-1');
    expect([1, 2].map(seat => influenceOf(story, seat))).toEqual([5, 6]);
  });

  test('The Tournament', () => {
    const quest = 'quest-the-tournament';
    const arrange = (t: Table) => city(t, '3A', firstCity(t));
    expect(damageOf(fails(quest, '3A', 'red', { arrange }).table)).toBe(1);
    expect(influenceOf(fails(quest, '3A', 'grey', { arrange }), 0)).toBe(7);
    expect(influenceOf(completes(quest, '3A', 'gold', { arrange }), 0)).toBe(6);
    expect(attempts(quest, '3B').offered()).toEqual(['nothing']);
  });

  test('On the Trail of the Stars', () => {
    const quest = 'quest-on-the-trail-of-the-stars';
    const arrange = (t: Table) => rune(t, '3A', 'dragon');
    expect(damageOf(fails(quest, '3A', 'red', { arrange }).table)).toBe(0);
    completes(quest, '3A', 'grey', { arrange });
    const story = completes(quest, '3A', 'gold', { arrange });
    expect(story.ask().kind).toBe('yes');
    story.answer('yes');
    expect(story.table.runeUp.get(area('3A'))).toBe(1);
    const shy = completes(quest, '3A', 'gold', { arrange }).answer('no');
    expect(shy.table.runeUp.get(area('3A'))).toBe(0);
    const up = attempts(quest, '3A', { arrange: t => rune(t, '3A', 'dragon', { faceup: true }) });
    expect(up.offered()).toEqual(['nothing']);
    const own = attempts(quest, '3A', {
      arrange: t => {
        arrange(t);
        army(t, 0, '3A', { 'unit-knight': 1 });
      },
    });
    expect(own.offered()).toEqual(['nothing']);
  });

  test('RW-INFO-17 the Quest drawn for a completed one is named to its player and to nobody else', () => {
    const story = completes('quest-the-whispering-caves', '3A', 'grey', {
      arrange: t => questDeck(t, 'quest-avalanche'),
    });
    const drawn = (viewer: Viewer): unknown[] =>
      story
        .history(viewer)
        .filter(({ key }) => key === 'quest-drawn')
        .slice(-1)
        .map(({ args }) => args);
    expect(drawn(0)).toEqual([{ who: 0, quest: questPool.cards.indexOf('quest-avalanche') }]);
    expect(drawn(1)).toEqual([{ who: 0 }]);
    expect(drawn('spectator')).toEqual([{ who: 0 }]);
  });

  test('Andira Runehand heals with every quest that she completes, a friend beside her too', () => {
    const quest = 'quest-the-whispering-caves';
    const arrange = (t: Table) => {
      heroAt(t, 0, RONAN, '3A', { damage: 1 });
      heroAt(t, 0, CORBIN, '3A', { damage: 2 });
      heroAt(t, 1, KIRGA, '3A', { damage: 2 });
    };
    const story = completes(quest, '3A', 'grey', { hero: ANDIRA, damage: 3, arrange });
    expect(story.table.heroDamage.get(hero(ANDIRA))).toBe(0);
    expect(story.offered()).toEqual([RONAN, CORBIN]);
    story.answer(CORBIN);
    expect([RONAN, CORBIN, KIRGA].map(one => story.table.heroDamage.get(hero(one)))).toEqual([1, 0, 2]);
    const afar = completes(quest, '3A', 'grey', {
      hero: ANDIRA,
      damage: 1,
      arrange: t => {
        heroAt(t, 0, RONAN, '3B', { damage: 1 });
        heroAt(t, 0, CORBIN, '3A', { damage: 2 });
      },
    });
    // Ronan is hurt, but not beside her: Corbin alone is healed, and nobody is asked.
    expect([RONAN, CORBIN].map(one => afar.table.heroDamage.get(hero(one)))).toEqual([1, 0]);

    const failed = fails(quest, '3A', 'red', { hero: ANDIRA, damage: 2 });
    expect(failed.table.heroDamage.get(hero(ANDIRA))).toBe(3);
  });
});
