import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { controller } from '../../src/rules/map/areas.ts';
import { unitsIn } from '../../src/rules/map/units.ts';
import { CORBIN, questPhase } from '../heroes/summer.ts';
import { area, army, clearUnits, heroAt, unit, unitsAt } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { attack, finish, keys, type Stage, stage, tally } from './kit.ts';

/** Footmen of seat 0 deal routs in round 3; whatever seat 1 has stays silent. */
const scared = (defenders: Readonly<Record<string, number>>, ...fate: readonly number[]) =>
  stage({ attackers: { 'unit-footman': fate.length }, defenders, silent: 1, fate });

everyWay({ describe, it }, 'RW-ROUT', test => {
  const drawnFor = (story: Play<Table>, id: string): number =>
    story.history().filter(({ key, args }) => key === 'fate-drawn' && args['unit'] === unit(id)).length;

  test('RW-ROUT-01 RW-ROUT-03 a routed unit gives no card', () => {
    const story = stage({
      factions: ['latari', 'daqan'],
      attackers: { 'unit-archer': 2, 'unit-archer:routed': 1 },
      defenders: { 'unit-siege-tower': 1 },
      fate: [1, 5, 4],
    });
    expect(drawnFor(story, 'unit-archer')).toBe(2);
    const none = stage({
      factions: ['latari', 'daqan'],
      attackers: { 'unit-archer:routed': 3 },
      defenders: { 'unit-siege-tower': 1 },
      fate: [4],
    });
    expect(drawnFor(none, 'unit-archer')).toBe(0);
  });

  test('RW-ROUND-07 a type draws a card for each of its units that stands', () => {
    const four = stage({ attackers: { 'unit-footman': 4 }, defenders: {}, fate: [1, 2, 3, 4] });
    expect(drawnFor(four, 'unit-footman')).toBe(4);
  });

  test('RW-ROUND-28 of three Footmen one that dies, or is routed, before their draw leaves two to draw', () => {
    const hit = (fate: number): Play<Table> =>
      stage({
        factions: ['latari', 'daqan'],
        attackers: { 'unit-archer': 1 },
        defenders: { 'unit-footman': 3 },
        fate: [fate, 1, 2, ...(fate === 11 ? [3] : [])],
      });
    expect(keys(hit(15))).toContain('fighters-destroyed');
    expect(keys(hit(5))).toContain('fighters-routed');
    // A blow that dies away leaves all three.
    expect([15, 5, 11].map(fate => drawnFor(hit(fate), 'unit-footman'))).toEqual([2, 2, 3]);
  });

  test('RW-ROUT-04 an undamaged standing unit is routed, not a damaged one', () => {
    const story = scared({ 'unit-pegasus-rider:1': 1, 'unit-pegasus-rider': 1, 'unit-archer': 1 }, 5);
    expect(story.offered()).toEqual(['unit-archer', 'unit-pegasus-rider']);
    expect(story.whyNot('unit-pegasus-rider:1')).toBe('reason.undamaged-first');
  });

  test('RW-ROUT-05 one rout is enough for a Giant', () => {
    expect(scared({ 'unit-giant': 1 }, 5).history()).toContainEqual({
      key: 'fighters-routed',
      args: { side: 1, unit: unit('unit-giant'), amount: 1 },
    });
  });

  test('RW-ROUT-14 a hexagon that was routed in the battle still counts, another shape does not', () => {
    expect(tally(scared({ 'unit-giant': 1 }, 5))).toEqual([1, 1]);
    expect(tally(scared({ 'unit-warrior': 1 }, 5))).toEqual([1, 0]);
  });

  test('RW-ROUT-06 if only damaged units stand, one of those is routed', () => {
    const story = scared({ 'unit-warrior:1': 1, 'unit-archer:routed': 1 }, 5);
    expect(story.history()).toContainEqual({
      key: 'fighters-routed',
      args: { side: 1, unit: unit('unit-warrior'), amount: 1 },
    });
  });

  test('RW-ROUT-07 RW-ROUT-15 routs for those who all lie already are lost', () => {
    const story = scared({ 'unit-archer:routed': 2 }, 5, 6);
    expect(keys(story)).not.toContain('fighters-routed');
    expect(keys(story)).not.toContain('fighters-destroyed');
  });

  test('RW-ROUT-08 the owner routs one unit after the other', () => {
    const story = scared({ 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress': 1 }, 5, 6);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-sorceress', 'unit-warrior']);
    story.answer('unit-sorceress');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
  });

  test('RW-ROUT-10 RW-HERO-42 RW-TALLY-18 a supporting hero is neither routed nor damaged, and adds no strength', () => {
    const story = attack({
      factions: ['daqan', 'latari'],
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      arrange: t => heroAt(t, 1, 'HE-01', '3B'),
      fate: [1, 5, 6, 15],
    });
    expect(story.offered()).toEqual(['unit-archer', 'pass']);
    finish(story.answers('unit-archer', 'no'));
    expect(tally(story)).toEqual([3, 0]);
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(1);
    expect(keys(story)).not.toContain('hero-damaged');
  });

  test('RW-ROUT-11 RW-BATTLE-20 units that lay before are out of it: no card, no rout, no damage, no strength', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      lying: { 'unit-archer': 2, 'unit-giant': 1 },
      fate: [1, 5, 15],
    });
    const drawn = story.history().filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 1);
    expect(drawn).toHaveLength(1);
    expect(tally(story)).toEqual([2, 0]);
  });

  /** Two Warriors attack and lose, one of them routed on the way. */
  const beaten: Stage = {
    factions: ['latari', 'daqan'],
    attackers: { 'unit-warrior': 2 },
    defenders: { 'unit-footman': 3 },
    silent: 0,
    fate: [5, 1, 4],
  };

  test('RW-ROUT-13 RW-RETR-29 who was routed in this battle retreats and is not destroyed', () => {
    const story = stage(beaten);
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(1);
    story.answer('LB');
    expect(keys(story)).not.toContain('units-destroyed');
  });

  test('RW-TALLY-43 all who took part retreat to one area, and all are routed', () => {
    const story = stage(beaten).answer('LB');
    expect(unitsAt(story.table, 'LB')).toEqual({ 'unit-warrior:routed': 2 });
  });

  test('RW-ROUT-20 more routs than units stand are lost and never turn into damage', () => {
    const story = scared({ 'unit-archer': 1 }, 5, 6, 7);
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(1);
    expect(keys(story)).not.toContain('fighters-destroyed');
    expect(unitsAt(finish(story).table, '3B')).toEqual({ 'unit-footman': 3 });
  });

  test('RW-ROUT-02 the routed march nowhere, draw no card and go on no quest', () => {
    const story = position().given(t => {
      army(t, 0, '3A', { 'unit-knight': 1 }, true);
      army(t, 0, '3C', { 'unit-footman': 1 });
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3B');
    expect(story.offered()).toEqual(['3C:unit-footman']);
    const drawn = scared({ 'unit-archer:routed': 2 }, 5).history();
    expect(drawn.filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 1)).toEqual([]);
    const summer = questPhase({}, t => heroAt(t, 0, CORBIN, '3A', { routed: true })).answer(CORBIN);
    expect(summer.whyNot('move')).toBe('reason.hero-routed');
  });

  test('RW-ROUT-18 the routed hold their area and count for its limit', () => {
    const { table } = position().given(t => {
      army(t, 0, '3A', { 'unit-footman': 2 }, true);
      army(t, 0, '3A', { 'unit-knight': 1 });
    });
    expect(unitsIn(table, area('3A'))).toBe(3);
    clearUnits(table, '3A');
    army(table, 0, '3A', { 'unit-footman': 2 }, true);
    expect(controller(table, area('3A'))).toBe(0);
  });

  test('RW-ROUT-19 a routed unit leaves its area by no Order', () => {
    const story = position().given(t => army(t, 0, '3A', { 'unit-footman': 1 }, true));
    atTurn(story, 0, 'order-strategize').answer('order');
    if (story.ask().rule !== 'RW-ORDER-23') story.answer('3B');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman:routed': 1 });
    expect(story.history().map(({ key }) => key)).not.toContain('units-marched');
  });
});
