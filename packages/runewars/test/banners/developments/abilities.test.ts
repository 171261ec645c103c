import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { finish, keys, rows, silence, stage, tally } from '../../battle/kit.ts';
import { type Amounts, battle, options, owning } from './kit.ts';

everyWay({ describe, it }, 'Development cards of battles', test => {
  test('BW-DEVC-12 Barded Chargers: with a Knight the attacker deals a rout at the start', () => {
    const enemies = { 'unit-archer': 2 };
    const charge = (units: Amounts) => battle(['daqan', 'latari'], units, enemies, 'devcard-barded-chargers');
    const story = charge({ 'unit-knight': 1 });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-DEVC-12']);
    expect(story.offered()).toEqual(['card:devcard-barded-chargers', 'pass']);
    story.answer('card:devcard-barded-chargers');
    expect(story.happened.slice(0, 2)).toEqual(['development-card-used', 'fighters-routed']);
    expect(keys(charge({ 'unit-knight': 1 }).answer('pass'))).not.toContain('development-card-used');
    for (const other of [
      charge({ 'unit-footman': 2 }),
      battle(['daqan', 'latari'], { 'unit-knight': 1 }, enemies),
      battle(['latari', 'daqan'], { 'unit-archer': 1 }, { 'unit-knight': 2 }, 'devcard-barded-chargers'),
    ])
      expect(other.over ? '' : other.ask(other.asked[0]).rule).not.toBe('BW-DEVC-12');
  });

  test('BW-DEVC-12 Skyborne Lances: a triangle or a circle of the attacker’s choice is routed', () => {
    const story = battle(
      ['latari', 'daqan'],
      { 'unit-pegasus-rider': 1 },
      { 'unit-footman': 1, 'unit-bowman': 1, 'unit-knight': 1, 'unit-roc': 1 },
      'devcard-skyborne-lances',
    ).answer('card:devcard-skyborne-lances');
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    story.answer(['unit-bowman']);
    expect(story.happened).toContain('fighters-routed');
  });

  test('BW-DEVC-12 Dread Mounts: the opponent routs a triangle of his choice; without one it is not offered', () => {
    const ride = (enemies: Amounts) =>
      battle(['waiqar', 'latari'], { 'unit-dark-knight': 1 }, enemies, 'devcard-dread-mounts');
    const story = ride({ 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress': 1 });
    expect(story.offered()).toEqual(['card:devcard-dread-mounts', 'pass']);
    story.answer('card:devcard-dread-mounts');
    expect(story.happened.slice(0, 2)).toEqual(['development-card-used', 'fighters-routed']);
    expect(rows(story.table, 1)).toHaveProperty('unit-archer:routed', 1);
    const idle = ride({ 'unit-warrior': 2 });
    expect(keys(idle)).not.toContain('development-card-used');
    expect(idle.over ? '' : idle.ask(idle.asked[0]).name).not.toBe('pick');
  });

  test('BW-DEVC-14 Shield Wall: the defender stands up to two routed Footmen before strength is counted', () => {
    const hold = (...cards: string[]) =>
      stage({
        options,
        factions: ['latari', 'daqan'],
        attackers: { 'unit-archer': 1 },
        defenders: { 'unit-footman:routed': 3, 'unit-bowman:routed': 1 },
        silent: 0,
        arrange: t => owning(t, ...cards),
      });
    const story = hold('devcard-shield-wall');
    expect([story.asked, story.ask(1).rule]).toEqual([[1], 'BW-DEVC-12']);
    expect(story.offered(1)).toEqual(['card:devcard-shield-wall', 'pass']);
    story.answer('card:devcard-shield-wall', 1);
    expect(story.offered(1)).toEqual(['unit-footman:routed', 'pass']);
    story.answer('unit-footman:routed', 1).answer('unit-footman:routed', 1);
    expect(tally(story)).toEqual([1, 2]);
    expect(tally(hold('devcard-shield-wall').answer('pass', 1))).toEqual([1, 0]);
    expect(tally(hold())).toEqual([1, 0]);
  });

  test('BW-DEVC-12 Heartwood: Forest Guardians add 1 each in defence, 2 at most, and nothing in attack', () => {
    const added = (
      attackers: Amounts,
      defenders: Amounts,
      factions: readonly string[],
      ...cards: string[]
    ) => {
      const story = stage({ options, factions, attackers, defenders, arrange: t => owning(t, ...cards) });
      story.given(t => {
        silence(t, 0);
        silence(t, 1);
      });
      finish(story);
      return story
        .history()
        .filter(({ key }) => key === 'strength-counted')
        .map(({ args }) => args['added']);
    };
    const wood = 'devcard-heartwood';
    const guarded = (guardians: number, ...cards: string[]) =>
      added(
        { 'unit-footman': 1 },
        { 'unit-forest-guardian': guardians, 'unit-archer': 1 },
        ['daqan', 'latari'],
        ...cards,
      );
    expect(guarded(3)).toEqual([0, 0]);
    expect(guarded(1, wood)).toEqual([0, 1]);
    expect(guarded(3, wood)).toEqual([0, 2]);
    expect(added({ 'unit-forest-guardian': 2 }, { 'unit-footman': 1 }, ['latari', 'daqan'], wood)).toEqual([
      0, 0,
    ]);
  });
});
