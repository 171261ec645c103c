import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  cityTo,
  deckOf,
  discardOf,
  endTurn,
  enemyInPlay,
  eventDeckOf,
  eventsIn,
  handOf,
  nextRound,
  onlyCities,
  powerTo,
  rewardTo,
  runeId,
  table,
} from '../kit.ts';
import { asked, attack, during, expectEnemy, isExhausted, type Story } from './stage.ts';

const two = { seats: 2, scenario: 'runewars' } as const;
const targetsWith = (event: string): string[] => ['stronghold', `enemy:${event}`, 'home:seat-1'];
const ready = { strength: 0, icons: 0, leaves: 'claimed-reward' } as const;

/** Powers that are never offered in what these stories do. */
const quiet = (t: Story['table']): void => {
  powerTo(t, 0, 'rune.warding', 'exhausted');
  powerTo(t, 1, 'rune.flame', 'exhausted');
};

/** Seat 0 holds a victory over the Discovery in its hand; so many powers lie aside. */
const discovering = (arrange: (t: Story['table']) => void): Story =>
  table(two).given(t => {
    powerTo(t, 0, 'rune.wealth');
    powerTo(t, 1, 'rune.flame');
    enemyInPlay(t, 'rw.rune_discovery');
    onlyCities(t, []);
    eventDeckOf(t, []);
    arrange(t);
  });

everyWay({ describe, it }, 'rw, Enemies', test => {
  test('rw.sellswords: an Enemy of 5 without a die; its Reward gives 1 influence a turn', () => {
    const event = 'rw.sellswords';
    const story = expectEnemy(event, two, { ...ready, strength: 5 }, targetsWith(event), quiet);
    expect(story.offered()).toEqual(['end', 'influence']);
    expect(during(story, () => story.answer('influence'))).toEqual([
      `exhausted-reward 1 ${event}`,
      'acquired 1 gold.1',
    ]);
    expect(story.offered()).toEqual(['end']);
    nextRound(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
    endTurn(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
  });

  test('rw.war_chest: an Enemy of 6 with one die; its Reward gives 1 gold a turn', () => {
    const event = 'rw.war_chest';
    const story = expectEnemy(event, two, { ...ready, strength: 6, icons: 1 }, targetsWith(event), quiet);
    expect(story.offered()).toEqual(['end', 'gold']);
    story.answer('gold');
    expect(story.offered()).toEqual([`reward:${event}`]);
    story.answer(`reward:${event}`);
    expect([story.offered(), isExhausted(story, event)]).toEqual([['buy:latari.deepwood_archer'], true]);
    story.answers('buy:latari.deepwood_archer', 'done');
    nextRound(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
    endTurn(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
  });

  test('rw.siege_train: an Enemy of 9 with one die, kept as a Reward', () => {
    const event = 'rw.siege_train';
    const story = expectEnemy(event, two, { ...ready, strength: 9, icons: 1 }, targetsWith(event), quiet);
    expect(story.offered()).toEqual(['end']);
  });

  test('rw.siege_train: its owner ignores the auto-defense of cities he besieges', () => {
    const besieging = (owner: number): string[] => {
      const story = table(two).given(t => {
        quiet(t);
        onlyCities(t, []);
        cityTo(t, 1, 'city.forge');
        rewardTo(t, owner, 'rw.siege_train');
        handOf(t, 1, []);
      });
      return attack(story, 'city:city.forge', 1);
    };
    expect(besieging(0)).toEqual(['attacked-city 0 city.forge', 'compared 0 1 0', 'took-city 0 city.forge']);
    expect(besieging(1)).toEqual([
      'attacked-city 0 city.forge',
      'compared 0 1 2',
      'failed 0',
      'kept-city 1 city.forge',
    ]);
  });

  test('rw.siege_train: against a Home Realm its owner has 1 more, in a battle and in defence nothing', () => {
    const story = table(two).given(t => {
      quiet(t);
      onlyCities(t, ['city.forge']);
      rewardTo(t, 0, 'rw.siege_train');
      handOf(t, 1, []);
    });
    expect(attack(story, 'home:seat-1', 3)).toEqual(['attacked-home 0 1', 'compared 0 4 0', 'damaged 1 4 4']);
    expect(attack(story, 'city:city.forge', 8)).toContain('compared 0 8 9');
    expect(isExhausted(story, 'rw.siege_train')).toBe(false);
    endTurn(story).given(t => handOf(t, 0, []));
    expect(attack(story, 'home:seat-0', 1)).toContain('compared 1 1 0');
  });

  test('rw.rune_discovery: an Enemy of 8 with one die; the victor takes a random power and keeps one', () => {
    const story = discovering(() => {});
    expect(attack(story, 'enemy:rw.rune_discovery', 7, 0)).toContain('compared 0 7 8');
    expect(eventsIn(story.table.enemies)).toEqual(['rw.rune_discovery']);
    nextRound(story);
    // Aside lie Might, Warding, Command and Haste: the third comes.
    story.chance('rune', 2);
    expect(attack(story, 'enemy:rw.rune_discovery', 8, 0)).toEqual([
      'attacked-enemy 0 rw.rune_discovery',
      'rolled 0 0',
      'compared 0 8 8',
      'defeated-enemy 0 rw.rune_discovery',
      'event-removed rw.rune_discovery',
      'got-power 0 rune.command',
    ]);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'keep-power',
      offered: ['rune.wealth', 'rune.command'],
    });
    expect(during(story, () => story.answer('rune.command'))).toEqual(['lost-power rune.wealth']);
    const { power, powersAside, unusedPowers, enemies, eventDiscard, rewards } = story.table;
    expect([power.at(0), powersAside.total]).toEqual([runeId('rune.command'), 3]);
    expect([unusedPowers.count(runeId('rune.wealth')), unusedPowers.total]).toEqual([1, 1]);
    // The card itself leaves the game.
    expect([enemies.total, eventDiscard.total, rewards.at(0).total]).toEqual([0, 0, 0]);
    expect(eventsIn(story.table.unusedEvents)).toContain('rw.rune_discovery');
  });

  test('rw.rune_discovery: the victor may keep the power he has; a new one is ready', () => {
    const story = discovering(t => t.runeExhausted.set(runeId('rune.might'), 1)).chance('rune', 0);
    attack(story, 'enemy:rw.rune_discovery', 8, 0);
    expect(story.offered()).toEqual(['rune.wealth', 'rune.might']);
    expect(during(story, () => story.answer('rune.wealth'))).toEqual(['lost-power rune.might']);
    expect(story.table.power.at(0)).toBe(runeId('rune.wealth'));
    const taken = discovering(t => t.runeExhausted.set(runeId('rune.might'), 1)).chance('rune', 0);
    attack(taken, 'enemy:rw.rune_discovery', 8, 0);
    taken.answer('rune.might');
    expect([taken.table.power.at(0), taken.table.runeExhausted.get(runeId('rune.might'))]).toEqual([
      runeId('rune.might'),
      0,
    ]);
  });

  test('rw.rune_discovery: without an unused power the victor draws 2 cards', () => {
    const story = discovering(t => {
      t.unusedPowers.pour(t.powersAside);
      handOf(t, 0, []);
      discardOf(t, 0, []);
      deckOf(t, 0, ['gold.2', 'gold.2', 'gold.2']);
    });
    expect(attack(story, 'enemy:rw.rune_discovery', 8, 0)).toEqual([
      'attacked-enemy 0 rw.rune_discovery',
      'rolled 0 0',
      'compared 0 8 8',
      'defeated-enemy 0 rw.rune_discovery',
      'event-removed rw.rune_discovery',
    ]);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.2', 'gold.2']);
    expect(story.table.power.at(0)).toBe(runeId('rune.wealth'));
  });
});
