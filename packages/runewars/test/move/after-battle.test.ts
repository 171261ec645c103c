import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { area, army, development, heroAt, neutrals, stronghold, unit, unitsAt } from '../kit/arrange.ts';
import { answerUntil, nextFate, ordersInPlay } from '../kit/position.ts';
import { conquering, isOver } from './stories.ts';
import { holder } from './told.ts';

const many = (name: string, amount: number): string[] => Array<string>(amount).fill(name);

/** What was told of one kind, since the table was set. */
const told = (story: Play<Table>, key: string): unknown[] =>
  story
    .history()
    .filter(event => event.key === key)
    .map(({ args }) => args);

/** Three Footmen storm 3A. */
const storming = (arrange: (t: Table) => void): Play<Table> => {
  const story = conquering(t => {
    army(t, 0, 'DC', { 'unit-footman': 3 });
    arrange(t);
  });
  story.answers('3A', many('DC:unit-footman', 3));
  return answerUntil(story, 'RW-ORDER-23');
};

everyWay({ describe, it }, 'Conquer in battle', test => {
  test('RW-O3-03 a stronghold counts two instead of five, with supremacy', () => {
    const story = storming(t => stronghold(t, 1, '3A'));
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 3, defender: 2 }]);
    expect(told(story, 'strength-counted')).toEqual([
      { side: 0, units: 3, stronghold: 0, weakened: 0, added: 0 },
      { side: 1, units: 0, stronghold: 5, weakened: 3, added: 0 },
    ]);
    const without = storming(t => {
      stronghold(t, 1, '3A');
      ordersInPlay(t, 0, 5);
    });
    expect(told(without, 'strength-tallied')).toEqual([{ attacker: 3, defender: 5 }]);
  });

  test('RW-O3-04 a damaged one counts nothing, and never less', () => {
    const story = storming(t => stronghold(t, 1, '3A', true));
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 3, defender: 0 }]);
  });

  test('RW-O3-06 without a stronghold nothing changes', () => {
    const story = storming(t => army(t, 1, '3A', { 'unit-archer': 2 }, true));
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 3, defender: 0 }]);
  });
});

everyWay({ describe, it }, 'too many winners', test => {
  /** Nine Footmen and a Bowman take the vacant home area LC. */
  const taking = (): Play<Table> => {
    const story = conquering(t => army(t, 0, '5A', { 'unit-footman': 9, 'unit-bowman': 1 }));
    story.answers('LC', ['5A:unit-bowman', ...many('5A:unit-footman', 9)]);
    return answerUntil(story, 'RW-TALLY-49');
  };

  test('RW-CAP-05 RW-AREA-18 those beyond eight retreat to one area, and the winner has the area', () => {
    const story = taking();
    expect(story.ask()).toMatchObject({ min: 2, max: 2 });
    story.answer(many('standing:unit-footman', 2));
    expect(unitsAt(story.table, 'LC')).toEqual({ 'unit-footman': 7, 'unit-bowman': 1 });
    expect(unitsAt(story.table, '5A')).toEqual({ 'unit-footman:routed': 2 });
    expect(holder(story.table, 'LC')).toBe(0);
  });

  test('RW-CAP-06 with nowhere to go they are destroyed', () => {
    const story = taking().given(t => neutrals(t, '5A', { 'unit-giant': 1 }));
    story.answer(many('standing:unit-footman', 2));
    expect(unitsAt(story.table, 'LC')).toEqual({ 'unit-footman': 7, 'unit-bowman': 1 });
    expect(told(story, 'units-destroyed')).toHaveLength(1);
  });
});

everyWay({ describe, it }, 'neutral units in battle', test => {
  test('RW-NEUT-18 all of an area fight, but for those that were routed', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      neutrals(t, '3A', { 'unit-beastman': 2, 'unit-dragon': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 }, true);
    });
    story.answers('3A', many('DC:unit-footman', 2), 'battle');
    expect(told(story, 'rows-formed')).toEqual([{ attackers: 2, defenders: 3 }]);
  });

  test('RW-NEUT-19 RW-MOVE-28 they win ties, and the attacker retreats', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    nextFate(story, 1, 2).answer('battle');
    answerUntil(story, 'RW-ORDER-23');
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 1, defender: 1 }]);
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-beastman': 1 });
    expect(story.table.activation.get(area('3A'))).toBe(1);
  });

  test('RW-NEUT-08 RW-NEUT-11 allies fight on without own units; winning, they are allied no longer where nothing else gives control', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, 'DC', { 'unit-beastman': 2 });
      heroAt(t, 0, 'HE-05', 'DC');
      army(t, 1, '3A', { 'unit-archer': 1 }, true);
    });
    story.answers('3A', ['DC:unit-footman'], many('DC:unit-beastman', 2), ['HE-05']);
    // While the hero is asked whom he supports, the Footman falls.
    story.given(t => t.fighters.set(2, 0, 0));
    answerUntil(story, 'RW-ORDER-23');
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 2, defender: 0 }]);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-beastman': 2 });
    expect(holder(story.table, '3A')).toBe(-1);
    expect(isOver(story)).toBe(true);
  });
});

everyWay({ describe, it }, 'walls', test => {
  test('RW-O3-05 the bonus lowers the stronghold, not what is built at it', () => {
    const story = conquering(
      t => {
        army(t, 0, '3B', { 'unit-archer': 3 });
        stronghold(t, 1, '3A');
        development(t, '3A', 'dev-reinforced-walls');
      },
      { factions: ['latari', 'daqan'] },
    );
    story.answers('3A', many('3B:unit-archer', 3));
    answerUntil(story, 'RW-DEV-07').answer('yes');
    answerUntil(story, 'RW-ORDER-23');
    expect(told(story, 'strength-tallied')).toEqual([{ attacker: 3, defender: 4 }]);
  });
});

everyWay({ describe, it }, 'retreat after a battle', test => {
  test('RW-RETR-30 the loser’s units that were routed before are destroyed, and no area is asked for them', () => {
    const story = storming(t => army(t, 1, '3A', { 'unit-archer': 2 }, true));
    expect(told(story, 'units-destroyed')).toEqual([
      { unit: unit('unit-archer'), amount: 2, area: area('3A') },
    ]);
    expect(told(story, 'units-retreated')).toEqual([]);
    expect(holder(story.table, '3A')).toBe(0);
  });

  test('RW-RETR-38 a stronghold that the winner gives up makes room for the loser', () => {
    const story = conquering(t => {
      army(t, 0, '3B', { 'unit-footman': 4, 'unit-bowman': 1 });
      for (const id of ['1B', '2A', '5D']) stronghold(t, 0, id);
      neutrals(t, '3A', { 'unit-giant': 1 });
      army(t, 1, '3C', { 'unit-archer': 1 });
      stronghold(t, 1, '3C', true);
    });
    nextFate(story, 1, 2, 3, 4, 11).answers('3C', many('3B:unit-footman', 4));
    answerUntil(story, 'RW-HOLD-10').answer('1B');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-archer:routed': 1 });
    expect(holder(story.table, '1B')).toBe(1);
  });

  test('RW-RETR-24 RW-RETR-39 the loser leaves first, also to where the winner came from, and is in the way of the surplus', () => {
    const story = conquering(t => {
      army(t, 0, '1B', { 'unit-footman': 8, 'unit-bowman': 1 });
      neutrals(t, '1A', { 'unit-giant': 1 });
      neutrals(t, '2C', { 'unit-giant': 1 });
      army(t, 1, '1C', { 'unit-archer': 1 });
    });
    nextFate(story, 1, 2, 3, 4, 11, 12, 13, 14, 21, 22);
    story.answers('1C', ['1B:unit-bowman', ...many('1B:unit-footman', 8)]);
    answerUntil(story, 'RW-TALLY-49');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-archer:routed': 1 });
    story.answer(['standing:unit-footman']);
    expect(story.happened).toContain('units-destroyed');
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-footman': 7, 'unit-bowman': 1 });
  });
});
