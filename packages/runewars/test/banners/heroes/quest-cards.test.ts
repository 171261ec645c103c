import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { questPool } from '../../../src/pools.ts';
import { hasCity } from '../../../src/rules/map/areas.ts';
import { desolate, isBlighted, isDesolated, isFrozen } from '../../../src/rules/map/blight.ts';
import { placeLostCity } from '../../../src/rules/map/cities.ts';
import { type Attempt, comesTo, type Destiny, influenceOf } from '../../heroes/attempting.ts';
import { CORBIN, questDeck, questsOf, rewardsOf, trainingOf, whereIs } from '../../heroes/summer.ts';
import { army, city, hero, reward, rune, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { attemptsHere, number } from '../map/twelve.ts';

const damageOf = (t: Table): number => t.heroDamage.get(hero(CORBIN));
const routed = (t: Table): boolean => t.heroRouted.get(hero(CORBIN)) === 1;
const isDiscarded = (t: Table, quest: string): boolean =>
  t.questDiscard.count(questPool.cards.indexOf(quest)) === 1;

/** The deck has a few Quests that have nothing to do with the story. */
const begins = (quest: string, where: string, setting: Attempt = {}) =>
  attemptsHere(quest, where, {
    ...setting,
    arrange: t => {
      questDeck(t, ...['quest-avalanche', 'quest-the-tournament'].filter(card => card !== quest));
      setting.arrange?.(t);
    },
  });

const attempted = (quest: string, where: string, destiny: Destiny, setting: Attempt = {}) =>
  comesTo(begins(quest, where, setting), quest, destiny, setting.hero);

const isCompleted = (story: ReturnType<typeof begins>, quest: string, rewards = 1) => {
  expect(rewardsOf(story.table, CORBIN)).toHaveLength(rewards);
  expect(isDiscarded(story.table, quest)).toBe(true);
  return story;
};

/** The attempt completes the quest: one Reward, and the card is gone from the hand. */
const completes = (quest: string, where: string, destiny: Destiny, setting: Attempt = {}) =>
  isCompleted(attempted(quest, where, destiny, setting), quest);

const isFailed = (story: ReturnType<typeof begins>, quest: string, rewards = 0) => {
  expect(rewardsOf(story.table, CORBIN)).toHaveLength(rewards);
  expect(questsOf(story.table, 0)).toEqual([`${quest}*`]);
  return story;
};

/** The attempt fails: no Reward, and the card is still there. */
const fails = (quest: string, where: string, destiny: Destiny, setting: Attempt = {}) =>
  isFailed(attempted(quest, where, destiny, setting), quest);

const lies = (t: Table): boolean => hasCity(t, number('12'));

everyWay({ describe, it }, 'the Quest cards of the expansion', test => {
  test('Toll of the Deepwood', () => {
    const quest = 'quest-toll-of-the-deepwood';
    expect(damageOf(fails(quest, '10A', 'red').table)).toBe(1);
    expect(trainingOf(completes(quest, '10A', 'grey').table, CORBIN)).toEqual([0, 0, 0]);
    expect(trainingOf(completes(quest, '10A', 'gold').table, CORBIN)).toEqual([0, 1, 0]);
  });

  test('The Broken Causeway', () => {
    const quest = 'quest-the-broken-causeway';
    expect(routed(fails(quest, '11A', 'red').table)).toBe(true);
    expect(influenceOf(completes(quest, '11A', 'grey'), 0)).toBe(5);
    expect(influenceOf(completes(quest, '11A', 'gold'), 0)).toBe(7);
  });

  test('BW-CITY12-09 Beneath the Burning Sands', () => {
    const quest = 'quest-beneath-the-burning-sands';
    expect(damageOf(fails(quest, '12', 'red').table)).toBe(1);
    expect(lies(completes(quest, '12', 'grey').table)).toBe(false);
    const story = completes(quest, '12', 'gold');
    expect(lies(story.table)).toBe(true);
    expect(story.happened.filter(key => key === 'city-laid' || key === 'quest-completed')).toEqual([
      'city-laid',
      'quest-completed',
    ]);
  });

  test('BW-CITY12-11 Beneath the Burning Sands, where the city lies already: the Reward comes all the same', () => {
    const story = completes('quest-beneath-the-burning-sands', '12', 'gold', { arrange: placeLostCity });
    expect(story.happened).not.toContain('city-laid');
  });

  test('BW-CITY12-10 Beneath the Burning Sands on desolate land: the token goes and no city comes', () => {
    const story = completes('quest-beneath-the-burning-sands', '12', 'gold', {
      arrange: t => desolate(t, number('12')),
    });
    expect([lies(story.table), isBlighted(story.table, number('12'))]).toEqual([false, false]);
  });

  test('Whispers of the Golden City', () => {
    const quest = 'quest-whispers-of-the-golden-city';
    expect(lies(fails(quest, '12', 'red').table)).toBe(false);
    const grey = attempted(quest, '12', 'grey');
    expect([lies(grey.table), isDiscarded(grey.table, quest)]).toEqual([true, true]);
    expect(rewardsOf(grey.table, CORBIN)).toEqual([]);
    expect(grey.table.questHand.at(0).total).toBe(1);
    expect(lies(completes(quest, '12', 'gold').table)).toBe(true);
  });

  test('BW-CITY12-23 the hero who finds the city is still there', () => {
    const story = completes('quest-whispers-of-the-golden-city', '12', 'gold');
    expect(whereIs(story.table, CORBIN)).toBe('12');
  });

  test('The Merchant’s Ledger', () => {
    const quest = 'quest-the-merchants-ledger';
    const story = begins(quest, '10B');
    expect(story.offered()).toEqual([`quest:${quest}`, 'nothing']);
    isCompleted(story.answer(`quest:${quest}`), quest);
    expect(influenceOf(story, 0)).toBe(2);
    expect(story.happened).not.toContain('fate-shown');
    const poor = begins(quest, '10B', { arrange: t => t.influence.set(0, 2) });
    expect(poor.whyNot(`quest:${quest}`)).toBe('reason.quest-needs-influence');
  });

  test('Ashes of the Old Shrine', () => {
    const quest = 'quest-ashes-of-the-old-shrine';
    const chosen = (way: string, fate: number, arrange: (t: Table) => void = () => {}) => {
      const story = begins(quest, '10D', { arrange });
      story.answer(`quest:${quest}`);
      expect(story.offered()).toEqual(['test:strength', 'test:wisdom']);
      nextFate(story, fate, 8, 9, 10, 11, 12);
      story.answer(way);
      return story.offered().includes(`fate-${fate}`) ? story.answer(`fate-${fate}`) : story;
    };
    const red = chosen('test:strength', 1);
    expect(isDesolated(isFailed(red, quest).table, number('10D'))).toBe(true);
    const again = chosen('test:strength', 1, t => desolate(t, number('10D')));
    expect(again.table.landTokens).toBe(6);
    isFailed(again, quest);
    // With nothing to remove nothing is asked.
    isCompleted(chosen('test:wisdom', 3), quest);
    for (const fate of [3, 5]) {
      const story = isCompleted(
        chosen('test:wisdom', fate, t => desolate(t, number('1A'))),
        quest,
      );
      expect(story.offered()).toEqual(['1A', 'pass']);
      story.answer('1A');
      expect(isBlighted(story.table, number('1A'))).toBe(false);
    }
  });

  test('The Smugglers’ Gate', () => {
    const quest = 'quest-the-smugglers-gate';
    fails(quest, '11B', 'red');
    const robbed = attempted(quest, '11B', 'red', {
      arrange: t => {
        reward(t, CORBIN, 'reward-timmorran-shard', true);
      },
    });
    expect(robbed.offered()).toEqual(['reward-timmorran-shard']);
    isFailed(robbed.answer('reward-timmorran-shard'), quest);
    expect(damageOf(robbed.table)).toBe(0);
    fails(quest, '11B', 'grey');
    const cards = ['tactics-favors-owed', 'tactics-scrying'];
    // Drawn in this season, so that nothing is asked about them during the test.
    const arrange = (t: Table): void => {
      tacticsHand(t, 0, ...cards);
      t.freshTactics.at(0).pour(t.tactics.at(0));
    };
    isFailed(attempted(quest, '11B', 'grey', { arrange }).answer('no'), quest);
    const pays = attempted(quest, '11B', 'grey', { arrange }).answer('yes');
    expect(pays.offered()).toEqual(cards);
    isCompleted(pays.answer('tactics-scrying'), quest);
    expect(pays.table.freshTactics.at(0).total).toBe(1);
    completes(quest, '11B', 'gold');
  });

  test('The Frost Tower', () => {
    const quest = 'quest-the-frost-tower';
    expect(isFrozen(fails(quest, '11C', 'red').table, number('11C'))).toBe(true);
    expect(isFrozen(completes(quest, '11C', 'grey').table, number('11C'))).toBe(true);
    const barred = completes(quest, '11C', 'grey', { arrange: t => desolate(t, number('11C')) });
    expect(isFrozen(barred.table, number('11C'))).toBe(false);
    const story = completes(quest, '11C', 'gold', { arrange: t => desolate(t, number('1A')) });
    expect(story.offered()).toContain('2B');
    expect(story.whyNot('1A')).toBe('reason.desolated');
    expect(story.whyNot('DA')).toBe('reason.in-home-realm');
    story.answer('2B');
    expect(isFrozen(story.table, number('2B'))).toBe(true);
  });

  test('Banner of a Fallen House', () => {
    const quest = 'quest-banner-of-a-fallen-house';
    fails(quest, '1B', 'red');
    expect(completes(quest, '1B', 'grey').table.freshTactics.at(0).total).toBe(0);
    expect(completes(quest, '1B', 'gold').table.freshTactics.at(0).total).toBe(1);
  });

  test('A Debt of Blood', () => {
    const quest = 'quest-a-debt-of-blood';
    const { health } = begins(quest, '3A').table.content.heroes[hero(CORBIN)];
    const story = begins(quest, '3A', { damage: health - 3 });
    expect(story.offered()).toEqual([`quest:${quest}`, 'nothing']);
    isCompleted(story.answer(`quest:${quest}`), quest);
    expect(damageOf(story.table)).toBe(health - 1);
    const weak = begins(quest, '3A', { damage: health - 2 });
    expect(weak.whyNot(`quest:${quest}`)).toBe('reason.quest-would-defeat');
  });

  test('The Blind Seer', () => {
    const quest = 'quest-the-blind-seer';
    fails(quest, '4A', 'red');
    completes(quest, '4A', 'grey');
    const places = ['1A', '1B', '2A', '2B'];
    const story = completes(quest, '4A', 'gold', {
      arrange: t => {
        for (const id of places) rune(t, id, 'false');
      },
    });
    expect(story.offered()).toEqual(places);
    expect(story.ask()).toMatchObject({ min: 0, max: 3 });
    story.answer(['1A', '1B', '2B']);
    expect(places.map(id => story.table.runeKnown.get(number(id)) & 1)).toEqual([1, 1, 0, 1]);
  });

  test('Trial of the High Pass', () => {
    const quest = 'quest-trial-of-the-high-pass';
    expect(routed(fails(quest, '6A', 'red').table)).toBe(true);
    completes(quest, '6A', 'grey');
    const story = completes(quest, '6A', 'gold');
    const [to] = story.offered();
    expect(story.offered()).toContain('pass');
    story.answer(to);
    expect(whereIs(story.table, CORBIN)).toBe(to);
    const stays = completes(quest, '6A', 'gold').answer('pass');
    expect(whereIs(stays.table, CORBIN)).toBe('6A');
  });

  test('Guardian of the Dunes', () => {
    const quest = 'quest-guardian-of-the-dunes';
    const story = begins(quest, '12');
    // Corbin hits with 5 and 25; the Hell Hound, a rectangle, misses with 15 and 16.
    nextFate(story, 5, 15, 25, 16);
    isCompleted(story.answer(`quest:${quest}`), quest);
    expect(lies(story.table)).toBe(true);
    const lost = begins(quest, '12');
    nextFate(lost, 7, 15, 17, 16, 27, 8, 18, 9);
    expect(lies(isFailed(lost.answer(`quest:${quest}`), quest).table)).toBe(false);
  });

  test('Nest in the Crags', () => {
    const quest = 'quest-nest-in-the-crags';
    const story = begins(quest, '10C');
    // Two Razorwings, triangles, miss with 1 to 4; each of Corbin's hits is the end of one.
    nextFate(story, 5, 1, 2, 25, 3, 4);
    story.answer(`quest:${quest}`);
    expect(story.offered()).toEqual(['0', '1']);
    isCompleted(story.answer('0'), quest);
    const half = begins(quest, '10C');
    nextFate(half, 5, 1, 2, 7, 3, 17, 4, 27, 11);
    half.answer(`quest:${quest}`);
    expect(half.offered()).toEqual(['0', '1']);
    isFailed(half.answer('0'), quest);
  });

  test('The Beastlord’s Camp', () => {
    const quest = 'quest-the-beastlords-camp';
    const wins = (arrange: (t: Table) => void = () => {}) => {
      const story = begins(quest, '7A', { arrange });
      nextFate(story, 5, 1, 2, 25, 3, 4);
      return isCompleted(story.answers(`quest:${quest}`, '0'), quest);
    };
    const story = wins(t => army(t, 0, '3A', { 'unit-knight': 1 }));
    // It is placed somewhere: there is no passing.
    expect(story.offered()).toEqual(['3A', 'DA', 'DB', 'DC']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-knight': 1, 'unit-beastman': 1 });
    const none = wins(t => army(t, 1, 'LA', { 'unit-beastman': 8 }));
    expect(none.happened).not.toContain('units-placed');
  });

  test('Envoy to the Free Cities', () => {
    const quest = 'quest-envoy-to-the-free-cities';
    const withCity = (t: Table): void => city(t, '1C', 'city-forge');
    const story = begins(quest, '1C', { arrange: withCity });
    story.answer(`quest:${quest}`);
    expect(story.offered()).toEqual(['test:wisdom', 'spend-influence']);
    isCompleted(story.answer('spend-influence'), quest);
    expect(influenceOf(story, 0)).toBe(2);
    const tested = (fate: number) => {
      const it = begins(quest, '1C', { arrange: withCity }).answer(`quest:${quest}`);
      nextFate(it, fate, 8, 9, 10, 11, 12);
      it.answer('test:wisdom');
      return it.offered().includes(`fate-${fate}`) ? it.answer(`fate-${fate}`) : it;
    };
    isFailed(tested(1), quest);
    isFailed(tested(3), quest);
    expect(influenceOf(isCompleted(tested(5), quest), 0)).toBe(5);
    const rival = begins(quest, '1C', {
      arrange: t => {
        withCity(t);
        army(t, 1, '1C', { 'unit-archer': 1 });
      },
    });
    expect(rival.whyNot(`quest:${quest}`)).toBe('reason.quest-elsewhere');
    const lost = begins(quest, '12', { arrange: placeLostCity });
    expect(lost.offered()).toContain(`quest:${quest}`);
  });

  test('Behind Enemy Walls', () => {
    const quest = 'quest-behind-enemy-walls';
    const red = fails(quest, 'LA', 'red');
    expect([damageOf(red.table), routed(red.table)]).toEqual([1, true]);
    expect(influenceOf(completes(quest, 'LA', 'grey'), 1)).toBe(5);
    const gold = completes(quest, 'LA', 'gold');
    expect([influenceOf(gold, 0), influenceOf(gold, 1)]).toEqual([7, 3]);
    const poor = completes(quest, 'LA', 'gold', { arrange: t => t.influence.set(1, 1) });
    expect([influenceOf(poor, 0), influenceOf(poor, 1)]).toEqual([6, 0]);
  });
});
