import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { type Battle, finish, keys, rows, type Stage, stage, tally } from '../../battle/kit.ts';
import { activate, army, development, stronghold, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { attack, options } from './kit.ts';

/** Plays up to the first decision of the tally. */
const toTally = (story: Play<Table>): Play<Table> => {
  while (story.table.battleArea > 0 && story.ask(story.asked[0]).prompt.key !== 'prompt.battle-tally') {
    story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
  }
  return story;
};
const atTally = (battle: Stage): Play<Table> => toTally(stage({ ...battle, options }));

everyWay({ describe, it }, 'Hidden Reserves', test => {
  const raid: Battle = {
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 1 },
    arrange: t => {
      tacticsHand(t, 1, 'tactics-hidden-reserves');
      army(t, 1, '1B', { 'unit-archer': 3, 'unit-warrior': 1, 'unit-beastman': 1 });
      army(t, 1, '1B', { 'unit-sorceress': 1 }, true);
      army(t, 1, '3C', { 'unit-archer': 1 });
      activate(t, 1, '3C');
      army(t, 1, '1C', { 'unit-archer': 1 });
    },
  };

  test('Hidden Reserves: up to two standing units of a neighbouring area take part', () => {
    const story = attack(raid);
    expect([story.asked, story.offered()]).toEqual([[1], ['battle:tactics-hidden-reserves', 'pass']]);
    expect(rows(story.table, 1)).toEqual({});
    story.answer('battle:tactics-hidden-reserves');
    // Of 1B and 3C, where a token of his own holds them, only 1B can send any.
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior', 'unit-beastman']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(['unit-warrior', 'unit-beastman']);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 1, 'unit-warrior': 1, 'unit-beastman': 1 });
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-archer': 3, 'unit-sorceress:routed': 1 });
    expect(keys(story).filter(key => key === 'units-marched')).toHaveLength(2 + 1);
  });

  test('Hidden Reserves: passing keeps it, and the battle goes on', () => {
    const story = attack(raid).answer('pass');
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 1 });
    expect(story.table.tactics.at(1).total).toBe(1);
  });

  test('Hidden Reserves: no more than eight with those who lie routed, and none without room', () => {
    const crowd = (archers: number): Battle => ({
      ...raid,
      defenders: { 'unit-archer': archers },
      lying: { 'unit-warrior': 2 },
      arrange: t => {
        tacticsHand(t, 1, 'tactics-hidden-reserves');
        army(t, 1, '1B', { 'unit-archer': 2 });
      },
    });
    const five = attack(crowd(5)).answer('battle:tactics-hidden-reserves');
    expect(unitsAt(five.table, '1B')).toEqual({ 'unit-archer': 1 });
    expect(attack(crowd(6)).offered()).not.toContain('battle:tactics-hidden-reserves');
  });

  test('Hidden Reserves: an empty stronghold is defended by those who come; nobody crosses mountains on foot', () => {
    const walls = attack({
      attackers: { 'unit-footman': 2 },
      arrange: t => {
        tacticsHand(t, 1, 'tactics-hidden-reserves');
        stronghold(t, 1, '3B');
        army(t, 1, 'DB', { 'unit-archer': 1 });
      },
    }).answer('battle:tactics-hidden-reserves');
    expect(rows(walls.table, 1)).toEqual({ 'unit-archer': 1 });
  });

  test('Hidden Reserves, then Tactical Retreat: the reserves withdraw with the others', () => {
    const story = attack({
      ...raid,
      arrange: t => {
        tacticsHand(t, 1, 'tactics-hidden-reserves', 'tactics-tactical-retreat');
        army(t, 1, '1B', { 'unit-archer': 2 });
      },
    });
    story.answers('battle:tactics-hidden-reserves', ['unit-archer', 'unit-archer']);
    story.answers('battle:tactics-tactical-retreat', '1B');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-archer': 3 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 2 });
  });
});

everyWay({ describe, it }, 'Flanking Strike', test => {
  const strike: Battle = {
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 2, 'unit-sorceress': 1, 'unit-giant': 1 },
    arrange: t => tacticsHand(t, 0, 'tactics-flanking-strike'),
  };

  test('Flanking Strike: one standing enemy unit of his choice is routed, but no hexagon', () => {
    const story = attack(strike);
    expect(story.offered()).toEqual(['battle:tactics-flanking-strike', 'pass']);
    story.answer('battle:tactics-flanking-strike');
    expect(story.offered()).toEqual(['unit-archer', 'unit-sorceress']);
    story.answer(['unit-sorceress']);
    expect(rows(story.table, 1)).toEqual({
      'unit-archer': 2,
      'unit-sorceress:routed': 1,
      'unit-giant': 1,
    });
  });

  test('Flanking Strike: no card of the defender, and none against hexagons alone', () => {
    const mine = attack({ ...strike, arrange: t => tacticsHand(t, 1, 'tactics-flanking-strike') });
    expect(mine.offered()).not.toContain('battle:tactics-flanking-strike');
    expect(attack({ ...strike, defenders: { 'unit-archer': 0, 'unit-giant': 1 } }).offered()).not.toContain(
      'battle:tactics-flanking-strike',
    );
  });
});

everyWay({ describe, it }, 'Cards of the tally', test => {
  const last: Stage = {
    attackers: { 'unit-footman': 3 },
    defenders: { 'unit-archer': 2 },
    silent: 1,
    fate: [1, 2, 3],
  };
  const holds =
    (...names: string[]) =>
    (t: Table) =>
      tacticsHand(t, 1, ...names.map(name => `tactics-${name}`));

  test('Hold the Line: two strength for a defender with a unit that stands', () => {
    const story = atTally({ ...last, arrange: holds('hold-the-line') });
    expect([story.asked, story.offered()]).toEqual([[1], ['battle:tactics-hold-the-line', 'pass']]);
    story.answer('battle:tactics-hold-the-line');
    expect(tally(story)).toEqual([3, 4]);
    expect(keys(story)).toContain('strength-added');
  });

  test('Hold the Line: two of them are not played together, and they add to walls', () => {
    const story = atTally({
      ...last,
      arrange: t => {
        holds('hold-the-line', 'hold-the-line')(t);
        stronghold(t, 1, '3B');
        development(t, '3B', 'dev-reinforced-walls');
      },
    });
    story.answer('battle:tactics-hold-the-line');
    finish(story);
    expect(story.table.tactics.at(1).total).toBe(1);
  });

  test('Hold the Line: who has nobody standing is not asked', () => {
    const story = atTally({
      ...last,
      defenders: { 'unit-archer:routed': 2 },
      arrange: holds('hold-the-line'),
    });
    finish(story);
    expect(story.table.tactics.at(1).total).toBe(1);
    expect(tally(story)).toEqual([3, 0]);
  });

  test('Rousing Speech: up to two routed participating units stand and count', () => {
    const story = atTally({
      ...last,
      defenders: { 'unit-archer': 1, 'unit-archer:routed': 1, 'unit-warrior:routed:1': 2 },
      lying: { 'unit-sorceress': 1 },
      arrange: holds('rousing-speech'),
    });
    story.answer('battle:tactics-rousing-speech');
    expect(story.offered()).toEqual(['unit-warrior:routed:1', 'unit-archer:routed']);
    story.answer(['unit-archer:routed', 'unit-warrior:routed:1']);
    expect(tally(story)).toEqual([3, 3]);
  });

  test('Rousing Speech: for the attacker too, who comes first', () => {
    const story = stage({
      ...last,
      options,
      attackers: { 'unit-footman': 1, 'unit-footman:routed': 1 },
      arrange: holds('rousing-speech'),
    }).given(t => tacticsHand(t, 0, 'tactics-rousing-speech'));
    toTally(story);
    expect([story.asked, story.offered()]).toEqual([[0], ['battle:tactics-rousing-speech', 'pass']]);
    story.answer('battle:tactics-rousing-speech');
    // Who is asked does not tell what he holds: the defender might hold the line.
    expect([story.asked, story.offered()]).toEqual([[1], ['pass']]);
    story.answer('pass');
    expect(tally(story)).toEqual([2, 2]);
  });
});
