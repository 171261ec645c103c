import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { controller, isDamaged, strongholdOf } from '../../src/rules/map/areas.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import {
  area,
  army,
  development,
  heroAt,
  neutrals,
  stronghold,
  tacticsHand,
  title,
  unit,
  unitsAt,
} from '../kit/arrange.ts';
import { answerUntil, nextFate, position } from '../kit/position.ts';
import { attack, type Battle, finish, keys } from './kit.ts';

everyWay({ describe, it }, 'Tactical Retreat', test => {
  const flight: Battle = {
    attackers: { 'unit-footman': 3 },
    defenders: { 'unit-archer': 2, 'unit-beastman': 1 },
    lying: { 'unit-warrior': 1 },
    arrange: t => {
      tacticsHand(t, 1, 'tactics-tactical-retreat');
      heroAt(t, 1, 'HE-01', '3B');
      stronghold(t, 1, '3B');
      development(t, '3B', 'dev-diplomat');
    },
  };

  test('RW-BATTLE-29 Tactical Retreat: the battle is called off, the defender leaves as he is, the attacker has the area and has won nothing', () => {
    const story = attack(flight).answers('pass', 'battle:tactics-tactical-retreat');
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({
      'unit-archer': 2,
      'unit-beastman': 1,
      'unit-warrior:routed': 1,
    });
    expect(keys(story)).toContain('battle-called-off');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HOLD-08']);
    story.answer('yes');
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(story.table.development.get(area('3B'))).toBe(0);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3 });
    expect(story.table.heroArea.get(0)).toBe(area('3B') + 1);
    expect(keys(story)).not.toContain('battle-won');
    expect(keys(story)).not.toContain('strength-tallied');
    expect([story.table.battlesFought, story.table.battleArea]).toEqual([1, 0]);
  });

  test('RW-BATTLE-49 the stronghold changes hands with the area, and counts as no conquest', () => {
    const story = attack({
      ...flight,
      arrange: t => {
        flight.arrange?.(t);
        title(t, 0, 'title-lord-commander-warriors-guild', 1);
      },
    }).answers('pass', 'battle:tactics-tactical-retreat', '3C', 'yes');
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    expect(controller(story.table, area('3B'))).toBe(0);
    expect(story.table.deeds.get(0, DEED.brokeStronghold)).toBe(0);
    expect(story.table.commanderUsed).toBe(0);
    expect(story.ask().rule).toBe('RW-ORDER-23');
    const refused = attack(flight).answers('pass', 'battle:tactics-tactical-retreat', '3C', 'no');
    expect(strongholdOf(refused.table, area('3B'))).toBe(-1);
    expect(controller(refused.table, area('3B'))).toBe(0);
  });

  test('Tactical Retreat: friendly ground comes before empty ground; nowhere to go is the end', () => {
    const friendly = attack({
      ...flight,
      arrange: t => {
        flight.arrange?.(t);
        army(t, 1, '1B', { 'unit-archer': 1 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat');
    expect(unitsAt(friendly.table, '1B')['unit-archer']).toBe(3);
    const nowhere = attack({
      ...flight,
      arrange: t => {
        flight.arrange?.(t);
        army(t, 0, '3A', { 'unit-footman': 1 }, true);
        for (const id of ['1B', '3C']) neutrals(t, id, { 'unit-giant': 1 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat');
    expect(keys(nowhere)).toContain('units-destroyed');
  });

  test('Tactical Retreat: an attacker with more than eight units sends the rest away, as after a win', () => {
    const story = attack({
      ...flight,
      attackers: { 'unit-footman': 7, 'unit-knight': 1 },
      arrange: t => {
        flight.arrange?.(t);
        army(t, 0, 'DB', { 'unit-footman': 2 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat', '3C', 'no');
    expect(story.ask().rule).toBe('RW-TALLY-49');
    expect(story.ask().min).toBe(2);
  });
});

everyWay({ describe, it }, 'cards at the start of a battle', test => {
  test('Summon Lightning: four damage to each side, the defender assigning first', () => {
    const story = attack({
      attackers: { 'unit-footman': 3, 'unit-knight': 2 },
      defenders: { 'unit-archer': 4, 'unit-warrior': 1 },
      lying: { 'unit-sorceress': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning'),
      fate: [1, 4],
    });
    story.answer('battle:tactics-summon-lightning');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DMG-01']);
    story.answers('unit-archer', 'unit-archer', 'unit-archer');
    expect(story.asked).toEqual([1]);
    story.answer('unit-archer');
    expect(story.asked).toEqual([0]);
    story.answers('unit-footman', 'unit-footman', 'unit-knight');
    expect(story.table.combatRound).toBeGreaterThan(0);
  });

  test('RW-BATTLE-27 Rally Cry: up to four who lay before join, and draw in their round', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      lying: { 'unit-warrior': 3, 'unit-archer': 2 },
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
      fate: [1, 2, 11, 3, 5],
    });
    story.answer('battle:tactics-rally-cry');
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-warrior:routed']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 4]);
    story.answer(['unit-archer:routed', 'unit-archer:routed', 'unit-warrior:routed']);
    const drawn = story.history().filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 1);
    expect(drawn.filter(({ args }) => args['unit'] === unit('unit-archer'))).toHaveLength(3);
    expect(drawn.filter(({ args }) => args['unit'] === unit('unit-warrior'))).toHaveLength(1);
  });

  test('To the Victor: the player who wins gains two influence and a Tactics card; neutral units gain nothing', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 1, 'tactics-to-the-victor'),
      fate: [1, 2, 3, 4],
    }).answer('battle:tactics-to-the-victor');
    expect(story.table.influence.get(0)).toBe(2);
    expect(story.table.freshTactics.at(0).total).toBe(1);
    const lost = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant': 2 },
      unallied: true,
      arrange: t => tacticsHand(t, 0, 'tactics-to-the-victor'),
      fate: [1, 4, 24],
    }).answer('battle:tactics-to-the-victor');
    finish(lost);
    expect(keys(lost)).not.toContain('influence-gained');
    expect(controller(lost.table, area('3B'))).toBe(-1);
  });

  test('To the Victor is paid for its own battle: the next one in the season pays nothing', () => {
    const story = position({ factions: ['daqan', 'latari'] }).given(t => {
      army(t, 0, '3A', { 'unit-footman': 3 });
      army(t, 1, '3B', { 'unit-archer': 1 }, true);
      army(t, 1, '5A', { 'unit-archer': 3 });
      army(t, 0, '5C', { 'unit-footman': 1 }, true);
      tacticsHand(t, 0, 'tactics-to-the-victor');
      t.influence.set(0, 6);
      t.influence.set(1, 4);
    });
    for (const seat of [0, 1]) story.answer('order-conquer', seat);
    nextFate(story, 1, 2, 3).answers('order', '3B', 'pass', Array<string>(3).fill('3A:unit-footman'));
    story.answer('battle:tactics-to-the-victor');
    expect([0, 1].map(seat => story.table.influence.get(seat))).toEqual([8, 4]);
    expect(story.table.freshTactics.at(0).total).toBe(1);
    story.answer('end');
    nextFate(story, 4, 11, 12).answers('order', '5C', Array<string>(3).fill('5A:unit-archer'));
    answerUntil(story, 'RW-ORDER-23');
    expect(keys(story).filter(key => key === 'battle-won')).toHaveLength(2);
    expect([0, 1].map(seat => story.table.influence.get(seat))).toEqual([8, 4]);
    expect(story.table.freshTactics.at(1).total).toBe(0);
  });

  test('Battle Fury: one more card when the chosen type draws, and all are resolved', () => {
    const story = attack({
      attackers: { 'unit-footman': 2, 'unit-knight': 1 },
      defenders: { 'unit-pegasus-rider': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-battle-fury'),
      fate: [5, 6, 15, 16, 17],
    });
    story.answer('battle:tactics-battle-fury');
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    story.answer('unit-footman');
    const drawn = story
      .history()
      .filter(({ key, args }) => key === 'fate-drawn' && args['unit'] === unit('unit-footman'));
    expect(drawn).toHaveLength(3);
    expect(story.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-pegasus-rider'), amount: 1 },
    });
  });
});
