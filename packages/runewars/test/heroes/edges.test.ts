import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import { area, army, city, defeatedHero, heroAt, reward, tacticsHand } from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { attempted, attempts } from './attempting.ts';
import { CORBIN, KIRGA, questPhase, RONAN, rewardsOf, token, VYRAH } from './summer.ts';

const ambush = 'tactics-ambush';
const caves = 'quest-the-whispering-caves';
const lies = 'quest-secrets-and-lies';
const beast = 'quest-beast-of-the-high-pass';

everyWay({ describe, it }, 'the edges of heroes', test => {
  test('RW-TACT-22 the hero who acts is the one who ambushes: the prey of another does not count', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DA');
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    story.answer(CORBIN);
    expect(story.offered()).not.toContain(`tactics:${ambush}`);
    const other = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DA');
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    other.answer(RONAN);
    expect(other.offered()).toContain(`tactics:${ambush}`);
  });

  test('RW-REWARD-12 where a quest deals no damage nobody is asked for a shield', () => {
    const story = attempted(caves, '3A', 'grey', {
      arrange: t => reward(t, CORBIN, 'reward-amulet-of-shielding', true),
    });
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(2);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-QUEST-33 RW-QUEST-35 a completed quest is not told as failed, a failed one is', () => {
    const done = attempted(caves, '3A', 'grey');
    expect(done.history().map(({ key }) => key)).not.toContain('quest-failed');
    const failed = attempted(caves, '3A', 'red');
    expect(failed.history().map(({ key }) => key)).toContain('quest-failed');
  });

  test('RW-QUEST-26 Secrets and Lies: an enemy hero makes the place, a defeated one does not', () => {
    const offered = (arrange: (t: Table) => void): string[] => attempts(lies, '3A', { arrange }).offered();
    const fallen = (t: Table): number => defeatedHero(t, 1, RONAN, '3A');
    expect(
      offered(t => {
        fallen(t);
        heroAt(t, 1, KIRGA, '3A');
      }),
    ).toContain(`quest:${lies}`);
    expect(
      offered(t => {
        fallen(t);
        army(t, 1, '3A', { 'unit-archer': 1 });
        city(t, '3A', 'city-forge');
      }),
    ).toContain(`quest:${lies}`);
    expect(offered(t => void fallen(t))).not.toContain(`quest:${lies}`);
  });

  test('Slayer of Heroes does not ask for the unit of a quest', () => {
    const story = nextFate(attempts(beast, '9B'), 5, 7, 25, 6).answer(`quest:${beast}`);
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
    expect(story.table.deeds.get(0, DEED.slewHero)).toBe(0);
  });

  test('Staff of Light is of no use where all stand', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      reward(t, RONAN, 'reward-staff-of-light');
      army(t, 0, '3A', { 'unit-knight': 2 });
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('Ice Storm is of no use where nobody stands', () => {
    const offered = (arrange: Parameters<ReturnType<typeof position>['given']>[0]): string[] =>
      atTurn(
        position().given(t => {
          heroAt(t, 0, RONAN, '3A');
          reward(t, RONAN, 'reward-ice-storm');
          arrange(t);
        }),
        0,
        'order-harvest',
      ).offered();
    expect(offered(() => {})).toEqual(['order']);
    expect(offered(t => army(t, 1, '3A', { 'unit-archer': 2 }, true))).toEqual(['order']);
    expect(offered(t => army(t, 1, '3A', { 'unit-archer': 1 }))).toEqual([
      'order',
      'reward:reward-ice-storm',
    ]);
  });

  test('RW-QUEST-33 the Bazaar asks nobody who cannot pay', () => {
    const bazaar = 'quest-the-bazaar';
    const poor = attempted(bazaar, '5B', 'grey', { arrange: t => t.influence.set(0, 1) });
    expect([poor.ask(0).rule, poor.table.influence.get(0)]).toEqual(['RW-ORDER-01', 1]);
    const just = attempted(bazaar, '5B', 'grey', { arrange: t => t.influence.set(0, 2) }).answer('yes');
    expect(just.table.influence.get(0)).toBe(0);
    expect(rewardsOf(just.table, CORBIN)).toHaveLength(1);
  });

  test('RW-ORIG-15 in the original edition the heroes of the player may ambush in his turn, fallen ones not', () => {
    const story = position({ options: { edition: 'original' } }).given(t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, RONAN, '3B');
      defeatedHero(t, 0, VYRAH, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    atTurn(story, 0, 'order-harvest').answer(`tactics:${ambush}`);
    expect(story.offered()).toEqual([RONAN, CORBIN]);
  });

  test('RW-EXPL-36 a Scroll of Sight where nothing lies facedown shows nothing', () => {
    const story = questPhase({ options: { exploration: 'yes' } }, t => {
      heroAt(t, 0, CORBIN, 'DC');
      token(t, '3A', 'exp-scroll-of-sight-1');
    });
    story.answers(CORBIN, 'move', 'to:3A', 'stop');
    expect(story.history().map(({ key }) => key)).not.toContain('token-seen');
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-EXPL-36 who looks into an area with an exploration token alone has seen no rune', () => {
    const story = questPhase({ options: { exploration: 'yes' } }, t => {
      heroAt(t, 0, VYRAH, 'DC');
      token(t, '3B', 'exp-magic-portal');
    });
    story.answers(VYRAH, 'move', 'stop');
    expect(story.offered()).toEqual(['3B', 'pass']);
    story.answer('3B');
    expect(story.happened).toContain('token-seen');
    expect(story.happened).not.toContain('rune-seen');
    expect(story.table.runeKnown.get(area('3B'))).toBe(0);
  });

  test('RW-REWARD-13 the Rewards of an enemy hero are nobody else’s', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A', { damage: 1 });
      heroAt(t, 1, KIRGA, '3B', { damage: 1 });
      reward(t, KIRGA, 'reward-healing-draught', true);
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });
});
