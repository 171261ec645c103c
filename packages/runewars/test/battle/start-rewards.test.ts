import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { heroAt, hero as heroNumber, neutrals, reward, tacticsHand } from '../kit/arrange.ts';
import { attack, type Battle, keys, rows } from './kit.ts';

const RONAN = 'HE-02';
const TAHLIA = 'HE-05';

/** A hero of the attacker's with a Reward, in the contested area unless told otherwise. */
const rewarded = (id: string, where = '3B', more: Partial<Battle> = {}): Play<Table> =>
  attack({
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 2, 'unit-warrior': 2 },
    ...more,
    arrange: t => {
      heroAt(t, 0, RONAN, where, { damage: 1 });
      reward(t, RONAN, id);
      more.arrange?.(t);
    },
  });

/** Declares no support. */
const unsupported = (story: Play<Table>): Play<Table> => {
  while (story.ask(story.asked[0]).rule === 'RW-HERO-32') story.answer('pass');
  return story;
};

everyWay({ describe, it }, 'Rewards of the turn in step 4', test => {
  test('RW-BATTLE-24 the attacker may use what his turn allows, beside his cards, until he passes', () => {
    const story = unsupported(
      rewarded('reward-healing-draught', '3A', {
        arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning'),
      }),
    );
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-TACT-15']);
    expect(story.offered()).toEqual([
      'battle:tactics-summon-lightning',
      'reward:reward-healing-draught',
      'pass',
    ]);
    story.answer('reward:reward-healing-draught');
    expect(story.happened).toContain('reward-given-up');
    expect(story.table.heroDamage.get(heroNumber(RONAN))).toBe(0);
    expect(story.offered()).toEqual(['battle:tactics-summon-lightning', 'pass']);
  });

  test('RW-BATTLE-24 who has Rewards is asked whatever they are, without Tactics cards too', () => {
    const story = unsupported(rewarded('reward-rage-blade'));
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-TACT-15']);
    expect(story.offered()).toEqual(['pass']);
    const open = unsupported(rewarded('reward-rage-blade', '3B', { arrange: t => t.rewardUp.set(0, 1) }));
    expect(open.ask(open.asked[0]).rule).not.toBe('RW-TACT-15');
    const none = attack({ attackers: { 'unit-footman': 1 }, defenders: { 'unit-archer': 1 } });
    expect(keys(none)).toContain('strength-tallied');
  });

  test('RW-BATTLE-24 the defender does not: it is not his turn', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      arrange: t => {
        heroAt(t, 1, TAHLIA, '3C', { damage: 1 });
        reward(t, TAHLIA, 'reward-healing-draught');
      },
    });
    expect(keys(story)).not.toContain('reward-given-up');
    expect(
      story
        .history()
        .filter(({ key }) => key === 'battle-step')
        .at(-1)?.args['step'],
    ).toBeGreaterThan(4);
  });

  test('RW-BATTLE-48 Ice Storm routs units that take part, and only of the other side', () => {
    const story = unsupported(
      rewarded('reward-ice-storm', '3B', { arrange: t => tacticsHand(t, 0, 'tactics-to-the-victor') }),
    );
    story.answer('reward:reward-ice-storm');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 3]);
    expect(story.ask().about).toEqual({ side: 1 });
    story.answer(['unit-archer', 'unit-warrior']);
    expect(rows(story.table, 1)).toEqual({
      'unit-archer': 1,
      'unit-archer:routed': 1,
      'unit-warrior': 1,
      'unit-warrior:routed': 1,
    });
    expect(story.happened).toContain('fighters-routed');
  });

  test('RW-BATTLE-27 Rally Cry after Ice Storm: who was routed just now and who lay before are one choice', () => {
    const story = unsupported(
      rewarded('reward-ice-storm', '3B', {
        lying: { 'unit-archer': 1, 'unit-warrior': 1 },
        arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
      }),
    );
    story.answers('reward:reward-ice-storm', ['unit-archer', 'unit-warrior'], 'battle:tactics-rally-cry');
    const { options } = story.ask();
    expect(options.map(({ name, limit }) => [name, limit])).toEqual([
      ['unit-archer:routed', 2],
      ['unit-warrior:routed', 2],
    ]);
    story.answer(['unit-archer:routed', 'unit-archer:routed', 'unit-warrior:routed', 'unit-warrior:routed']);
    const joined = story.history().filter(({ key }) => key === 'fighters-joined' || key === 'fighters-stood');
    expect(joined.slice(-4).map(({ key }) => key)).toEqual([
      'fighters-stood',
      'fighters-joined',
      'fighters-stood',
      'fighters-joined',
    ]);
  });

  test('RW-BATTLE-48 nothing else is brought into the contested area or out of it', () => {
    const wild: Partial<Battle> = { unallied: true, defenders: { 'unit-beastman': 2 } };
    const lying = { lying: { 'unit-sorcerer': 1 } };
    const inside = unsupported(rewarded('reward-flute-of-possession', '3B', { ...wild, ...lying }));
    expect(inside.offered()).toEqual(['pass']);
    const summoner = unsupported(rewarded('reward-rune-of-summoning', '3B', wild));
    expect(summoner.offered()).toEqual(['pass']);
    const beside = unsupported(
      rewarded('reward-flute-of-possession', '3C', {
        arrange: t => {
          // Lying, he does not march along.
          heroAt(t, 0, RONAN, '3C', { routed: true });
          neutrals(t, '3C', { 'unit-beastman': 1 });
        },
      }),
    );
    beside.answer('reward:reward-flute-of-possession');
    expect(beside.offered()).not.toContain('3B');
    expect(beside.offered().length).toBeGreaterThan(0);
  });
});
