import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { heroPool } from '../../src/pools.ts';
import { desert, isHeroOf } from '../../src/rules/heroes/desert.ts';
import { area, army, hero, heroAt, noStronghold, reward, stronghold } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { drawing } from './season.ts';

/** A Season card gives seat 0, who has none, the hero that comes next; seat 1 has one. */
const given = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  drawing('spring', 'season-heroes-answer-the-call', t => {
    arrange(t);
    heroAt(t, 1, 'HE-02', 'LA');
    t.influence.set(0, 30);
  });

const serving = ({ table }: Play<Table>, seat: number): string[] =>
  heroPool.cards.filter((_, number) => isHeroOf(table, number, seat));

everyWay({ describe, it }, 'Gaining heroes', test => {
  test('RW-HERO-01 a player controls the heroes whose cards lie before him', () => {
    const story = position().given(t => {
      heroAt(t, 0, 'HE-01', 'LA');
      heroAt(t, 1, 'HE-05', 'LA');
    });
    expect([serving(story, 0), serving(story, 1)]).toEqual([['HE-01'], ['HE-05']]);
  });

  test('RW-HERO-08 the card lies faceup and the figure goes to a stronghold of the player’s choice', () => {
    const story = given(t => {
      stronghold(t, 0, '1B');
      stronghold(t, 1, '3A');
    });
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['1B', 'DA']);
    story.answer('1B');
    const [name] = serving(story, 0);
    expect(story.table.heroArea.get(hero(name))).toBe(area('1B') + 1);
    expect(story.view(1).table['heroesInPlay']).toHaveProperty(name);
  });

  test('RW-HERO-11 a hero given to a player without strongholds goes to any friendly area', () => {
    const story = given(t => {
      noStronghold(t, 'DA');
      army(t, 0, '1C', { 'unit-footman': 1 });
    });
    expect(story.offered()).toEqual(['1C', 'DA', 'DB', 'DC']);
  });

  test('RW-HERO-12 nothing carries over from an earlier service', () => {
    const story = position().given(t => {
      const number = heroAt(t, 0, 'HE-01', 'DB', { routed: true, damage: 2 });
      t.training.set(number, 1, 2);
      desert(t, number);
    });
    const number = hero('HE-01');
    expect(story.table.heroDeck.count(number)).toBe(1);
    expect([
      story.table.heroRouted.get(number),
      story.table.heroDamage.get(number),
      story.table.training.get(number, 1),
      story.table.heroArea.get(number),
    ]).toEqual([0, 0, 0, 0]);
  });

  test('RW-HERO-12 a deserter takes nothing along into another service, not even that he has acted', () => {
    const story = position().given(t => {
      const number = heroAt(t, 0, 'HE-01', 'DA', { routed: true, damage: 1 });
      t.training.set(number, 0, 2);
      t.heroActed.set(number, 1);
      desert(t, number);
    });
    const { heroOwner, heroArea, heroRouted, heroDamage, heroActed, training } = story.table;
    for (const cells of [heroOwner, heroArea, heroRouted, heroDamage, heroActed])
      expect(cells.get(0)).toBe(0);
    expect(training.get(0, 0)).toBe(0);
    expect(story.table.heroDeck.count(0)).toBe(1);
  });

  test('RW-HERO-57 RW-HERO-58 a deserter leaves no marker, his Rewards are discarded openly', () => {
    const story = position().given(t => {
      const number = heroAt(t, 0, 'HE-01', 'DB');
      reward(t, 'HE-01', 'reward-rage-blade');
      reward(t, 'HE-01', 'reward-soulbiter', true);
      desert(t, number);
    });
    const { table } = story;
    expect([table.heroDeck.total, table.heroBox.total, table.rewardDiscard.total]).toEqual([12, 0, 2]);
    expect(table.reward.total).toBe(0);
    expect(
      story
        .history(1)
        .slice(-3)
        .map(({ key }) => key),
    ).toEqual(['hero-deserted', 'reward-given-up', 'reward-given-up']);
  });

  test('RW-HERO-59 a card makes heroes desert who do not match, and no others', () => {
    const story = drawing('fall', 'season-divided-loyalties', t => {
      t.influence.set(0, 0);
      for (const id of ['HE-01', 'HE-05', 'HE-09']) heroAt(t, 0, id, 'DA');
    });
    expect(serving(story, 0)).toEqual(['HE-01', 'HE-05']);
  });

  test('RW-HERO-12 RW-HERO-08 a hero who is gained stands unhurt', () => {
    const story = given();
    const [name] = serving(story, 0);
    expect([story.table.heroRouted.get(hero(name)), story.table.heroDamage.get(hero(name))]).toEqual([0, 0]);
    expect(story.table.heroArea.get(hero(name))).toBe(area('DA') + 1);
  });
});
