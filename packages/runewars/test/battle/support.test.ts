import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { area, hero, heroAt, reward, unitsAt } from '../kit/arrange.ts';
import { attack, type Battle, finish, keys } from './kit.ts';

const elves: Battle = {
  factions: ['latari', 'uthuk'],
  attackers: { 'unit-archer': 3, 'unit-pegasus-rider': 2 },
  defenders: { 'unit-chaos-lord': 4 },
  arrange: t => {
    heroAt(t, 0, 'HE-01', '3A');
    heroAt(t, 0, 'HE-03', '3A');
  },
};

const drawnFor = (story: Play<Table>): number =>
  story.history().filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 0).length;

everyWay({ describe, it }, 'RW-HERO', test => {
  test('RW-HERO-32 each hero may support a different type', () => {
    const story = attack(elves);
    expect(story.ask().prompt).toEqual({ key: 'prompt.support', args: { hero: hero('HE-01') } });
    expect(story.offered()).toEqual(['unit-archer', 'unit-pegasus-rider', 'pass']);
    story.answer('unit-archer');
    expect(story.ask().prompt).toEqual({ key: 'prompt.support', args: { hero: hero('HE-03') } });
    expect(story.offered()).toEqual(['unit-pegasus-rider', 'pass']);
  });

  test('RW-HERO-33 RW-HERO-36 routed heroes and heroes of others are not asked', () => {
    const story = attack({
      ...elves,
      seats: 3,
      factions: ['latari', 'uthuk', 'daqan'],
      arrange: t => {
        heroAt(t, 0, 'HE-01', '3B', { routed: true });
        heroAt(t, 2, 'HE-02', '3B');
      },
    });
    expect(keys(story)).not.toContain('hero-supports');
    expect(story.ask(story.asked[0]).rule).not.toBe('RW-HERO-32');
  });

  test('RW-HERO-34 allied neutral units can be supported; without participants nobody can', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-beastman': 1 },
      lying: { 'unit-archer': 1 },
      arrange: t => heroAt(t, 1, 'HE-01', '3B'),
    });
    expect([story.asked, story.offered()]).toEqual([[1], ['unit-beastman', 'pass']]);
    const none = attack({
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-archer': 1 },
      arrange: t => heroAt(t, 1, 'HE-01', '3B'),
    });
    expect(keys(none)).not.toContain('hero-supports');
  });

  test('RW-EX-B07 RW-HERO-37 RW-HERO-38 RW-HERO-41 RW-HERO-44 RW-RETR-11 RW-RETR-14 four cards for three Archers, one thrown away; the supporter flees with the army, the idle hero stays', () => {
    const story = attack({ ...elves, fate: [1, 2, 5, 11, 3, 4] });
    story.answers('unit-archer', 'pass');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HERO-37']);
    story.answer('yes');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HERO-38']);
    expect(drawnFor(story)).toBe(4);
    expect(story.offered()).toEqual(['fate-1', 'fate-2', 'fate-5', 'fate-11']);
    story.answer(['fate-5']);
    expect(story.happened).not.toContain('fighters-routed');
    expect(story.told(1)).toContainEqual({ key: 'fate-dropped', args: { side: 0, fate: 4 } });
    while (story.ask(story.asked[0]).rule !== 'RW-RETR-01') {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    story.answer('LC');
    expect(Object.keys(unitsAt(story.table, 'LC')).every(name => name.endsWith(':routed'))).toBe(true);
    const { heroArea, heroRouted } = story.table;
    expect([heroArea.get(hero('HE-01')), heroRouted.get(hero('HE-01'))]).toEqual([area('LC') + 1, 1]);
    expect([heroArea.get(hero('HE-03')), heroRouted.get(hero('HE-03'))]).toEqual([area('3B') + 1, 0]);
  });

  test('RW-HERO-39 the additional card may be declined, and then nothing is thrown away', () => {
    const story = attack({ ...elves, fate: [1, 2, 11] }).answers('unit-archer', 'pass', 'no');
    expect(
      story.history().filter(({ key, args }) => key === 'fate-drawn' && args['unit'] === 4),
    ).toHaveLength(3);
  });

  test('RW-HERO-40 RW-HERO-45 RW-RETR-12 a supported type that has fallen draws nothing, yet its supporter shares the defeat', () => {
    const story = attack({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-warrior': 1 },
      defenders: { 'unit-skeleton-archer': 3 },
      arrange: t => heroAt(t, 0, 'HE-01', '3A'),
      fate: [15, 16, 1],
    });
    story.answer('unit-warrior');
    expect(drawnFor(story)).toBe(0);
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-RETR-12']);
    expect(story.offered()).toContain('1B');
    story.answer('1B');
    expect(story.table.heroArea.get(hero('HE-01'))).toBe(area('1B') + 1);
    expect(story.table.heroRouted.get(hero('HE-01'))).toBe(1);
  });

  test('RW-DMG-11 RW-CLASS-18 a hero is no unit: no damage, no rout and no ability strikes him, nor those who lay before', () => {
    const story = attack({
      factions: ['waiqar', 'latari'],
      attackers: { 'unit-skeleton-archer': 3 },
      defenders: { 'unit-archer': 1 },
      lying: { 'unit-warrior': 1 },
      arrange: t => heroAt(t, 1, 'HE-01', '3B', { damage: 1 }),
      fate: [9, 15, 5, 1],
    });
    story.answers('unit-archer', 'no');
    const struck = story.history().filter(({ key }) => key.startsWith('fighter'));
    expect(struck.map(({ key }) => key)).toEqual(['fighters-joined', 'fighters-destroyed']);
    expect(story.table.heroDamage.get(hero('HE-01'))).toBe(1);
  });

  test('RW-HERO-43 the winner’s supporter stays and stands', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      arrange: t => heroAt(t, 0, 'HE-01', '3A'),
      fate: [1, 2, 3, 4],
    });
    finish(story.answers('unit-footman', 'no'));
    expect(story.table.heroArea.get(hero('HE-01'))).toBe(area('3B') + 1);
    expect(story.table.heroRouted.get(hero('HE-01'))).toBe(0);
  });
});

everyWay({ describe, it }, 'Tactical Map', test => {
  const withMap = (faceup: boolean): Battle => ({
    ...elves,
    arrange: t => {
      heroAt(t, 0, 'HE-01', '3A');
      reward(t, 'HE-01', 'reward-tactical-map', faceup);
    },
    fate: [1, 2, 11, 5, 6, 7],
  });

  test('Tactical Map: all cards drawn for the supported type are drawn again, once in a battle', () => {
    const story = attack(withMap(false)).answers('unit-archer', 'pass', 'no');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['reward-tactical-map', 'pass']);
    story.answer('reward-tactical-map');
    expect(story.happened.slice(0, 7)).toEqual([
      'reward-shown',
      ...Array<string>(3).fill('fate-dropped'),
      ...Array<string>(3).fill('fate-drawn'),
    ]);
    expect(story.table.rewardUsed.get(0)).toBe(1);
    finish(story);
    expect(story.table.rewardUsed.get(0)).toBe(0);
  });

  test('Tactical Map: a hero with something facedown is asked whatever it is, one without anything is not', () => {
    const other = attack({
      ...withMap(false),
      arrange: t => {
        heroAt(t, 0, 'HE-01', '3A');
        reward(t, 'HE-01', 'reward-healing-draught');
      },
    }).answers('unit-archer', 'pass', 'no');
    expect(other.offered()).toEqual(['pass']);
    const bare = attack({ ...withMap(false), arrange: t => void heroAt(t, 0, 'HE-01', '3A') });
    bare.answers('unit-archer', 'no');
    expect(bare.ask(bare.asked[0]).rule).not.toBe('RW-HERO-37');
  });
});
