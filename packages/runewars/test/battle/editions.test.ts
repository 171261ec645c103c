import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { heroAt } from '../kit/arrange.ts';
import { attack, keys, stage, tally } from './kit.ts';

const original = { edition: 'original' } as const;

everyWay({ describe, it }, 'RW-ORIG', test => {
  test('RW-ORIG-09 routed hexagons add no strength in the original edition', () => {
    const setting = {
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2, 'unit-giant:routed': 1 },
      silent: 1,
      fate: [1],
    } as const;
    expect(tally(stage({ ...setting, options: original }))).toEqual([1, 2]);
    expect(tally(stage(setting))).toEqual([1, 3]);
  });

  test('RW-ORIG-10 heroes do not support there, and stay when the army flees', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      options: original,
      arrange: t => heroAt(t, 1, 'HE-01', '3B'),
      fate: [1, 2],
    });
    expect(keys(story)).not.toContain('hero-supports');
    expect(story.ask(story.asked[0]).rule).not.toBe('RW-HERO-32');
    expect(tally(story)).toEqual([1, 1]);
  });

  test('RW-ORIG-11 the victim of the Sorceress chooses there which unit retreats', () => {
    const setting = {
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-sorceress': 1 },
      defenders: { 'unit-chaos-lord': 1, 'unit-berserker': 1 },
      silent: 1,
      fate: [1],
    } as const;
    const [there, here] = [stage({ ...setting, options: original }), stage(setting)];
    expect([there.asked, here.asked]).toEqual([[1], [0]]);
    // Whoever picks, it is a unit of the defender.
    for (const story of [there, here]) expect(story.ask(story.asked[0]).about).toEqual({ side: 1 });
  });

  test('RW-ORIG-12 the attacker assigns routs and damage first there', () => {
    const setting = {
      attackers: { 'unit-bowman': 2, 'unit-knight': 1, 'unit-footman': 1 },
      defenders: { 'unit-archer': 2, 'unit-warrior': 1, 'unit-sorceress': 1 },
      fate: [5, 15, 6, 16],
    } as const;
    const story = stage({ ...setting, options: original });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-ROUT-04']);
    story.answer('unit-knight');
    expect(story.asked).toEqual([1]);
    story.answer('unit-warrior');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DMG-01']);
    expect(stage(setting).asked).toEqual([1]);
  });
});
