import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { unitIds } from '../../src/pools.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { sendAway } from '../../src/rules/move/force.ts';
import { activate, area, army, heroAt, neutrals, stronghold, unitsAt } from '../kit/arrange.ts';
import { type Bare, ruleTable } from './rule-table.ts';
import { holder, toldOf } from './told.ts';

type Units = Readonly<Record<string, number>>;

/** Units of seat 0 that have to leave an area, and what else is on the board. */
const fleeing = (
  from: string,
  units: Units,
  arrange: (t: Table) => void = () => undefined,
  setting: Bare = {},
): Play<Table> =>
  ruleTable(
    'retreat',
    t => {
      arrange(t);
      for (const [id, amount] of Object.entries(units)) {
        sendAway(t, area(from), 0, columnOf(t, unitIds.indexOf(id as never)), amount);
      }
    },
    (_t, locals) => {
      locals.seat = 1;
      locals.origin = area(from);
    },
    setting,
  );

/** Unallied units that have to leave an area. */
const drivenOff = (
  from: string,
  units: Units,
  arrange: (t: Table) => void = () => undefined,
  setting: Bare = {},
): Play<Table> =>
  ruleTable(
    'retreat',
    t => {
      arrange(t);
      for (const [id, amount] of Object.entries(units)) {
        sendAway(t, area(from), -1, columnOf(t, unitIds.indexOf(id as never)), amount);
      }
    },
    (_t, locals) => {
      locals.origin = area(from);
    },
    setting,
  );

const latari = { factions: ['latari', 'daqan'] };
const footmen = (amount: number): Units => ({ 'unit-footman': amount });

everyWay({ describe, it }, 'a player’s units retreat', test => {
  test('RW-RETR-01 RW-RETR-02 together to one friendly area, though an empty one is there', () => {
    const story = fleeing('3B', footmen(3), t => army(t, 0, '3A', { 'unit-bowman': 1 }));
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['3A', 'DB', 'DC']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-bowman': 1, 'unit-footman:routed': 3 });
  });

  test('RW-RETR-03 without one to an empty area', () => {
    const story = fleeing('1C', footmen(1), t => neutrals(t, '1A', { 'unit-giant': 1 }));
    expect(story.offered()).toEqual(['1B', '2C']);
  });

  test('RW-RETR-04 RW-COMP-25 without either they are destroyed at once', () => {
    const story = fleeing('1C', footmen(2), t => {
      neutrals(t, '1A', { 'unit-giant': 1 });
      army(t, 1, '1B', { 'unit-archer': 1 });
      stronghold(t, 1, '2C');
    });
    expect(story.ask().rule).toBe('over');
    expect(toldOf(story, 'units-destroyed')).toEqual([{ unit: 2, amount: 2, area: area('1C') }]);
    expect(supplyOf(story.table, 0, 2)).toBe(16);
  });

  test('RW-RETR-15 RW-RETR-29 all are routed, also those that were routed when they set out', () => {
    const story = fleeing('3A', footmen(2), t => army(t, 1, 'DC', { 'unit-archer': 1 }));
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-footman:routed': 2 });
    expect(story.happened).toEqual(['units-retreated']);
  });

  test('RW-RETR-20 each kind of unit asks for its own ground; who cannot follow is destroyed', () => {
    const units = { 'unit-pegasus-rider': 1, 'unit-archer': 2 };
    const story = fleeing('3C', units, t => army(t, 0, '1A', { 'unit-warrior': 1 }), latari);
    // The Rider can fly to the friendly 1A; the Archers reach only empty areas.
    expect(story.offered()).toEqual(['1A', '1B', '3A', '3B']);
    story.answer('1A');
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-warrior': 1, 'unit-pegasus-rider:routed': 1 });
    expect(toldOf(story, 'units-destroyed')).toEqual([{ unit: 4, amount: 2, area: area('3C') }]);
  });

  test('RW-RETR-19 RW-RETR-42 water stops them until winter has opened it', () => {
    const near = (t: Table): void => {
      army(t, 0, '1A', { 'unit-bowman': 1 });
    };
    const summer = fleeing('2A', footmen(1), near);
    expect(unitsAt(summer.table, '2B')).toEqual({ 'unit-footman:routed': 1 });
    const winter = fleeing('2A', footmen(1), t => {
      near(t);
      t.season = 3;
      t.waterOpen = 1;
    });
    expect(unitsAt(winter.table, '1A')).toEqual({ 'unit-bowman': 1, 'unit-footman:routed': 1 });
    const early = fleeing('2A', footmen(1), t => {
      near(t);
      t.season = 3;
    });
    expect(unitsAt(early.table, '2B')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('RW-RETR-23 one area, next to this one: being fast gives no second step', () => {
    const fast = fleeing('DA', { 'unit-knight': 1 });
    expect(fast.offered()).toEqual(['DB', 'DC']);
  });

  test('RW-RETR-22 RW-BORDER-07 nobody crosses a missing hex, flying or not', () => {
    // On the board of three seats 3C and 7A lie across a hole from 9B.
    const story = drivenOff('9B', { 'unit-razorwing': 1 }, undefined, { seats: 3 });
    expect(story.offered()).toEqual(['2B', '2C', '9A']);
  });

  test('RW-RETR-24 an area with tokens is as good as any other', () => {
    const story = fleeing('1C', footmen(1), t => {
      activate(t, 0, '1B');
      activate(t, 1, '2C');
    });
    expect(story.offered()).toEqual(['1A', '1B', '2C']);
  });

  test('RW-RETR-02 RW-AREA-24 nobody flees into an area that is being fought for, though it is friendly', () => {
    const held = (contested: boolean): string[] =>
      fleeing('3B', footmen(1), t => {
        army(t, 0, '3A', { 'unit-bowman': 1 }, true);
        if (contested) t.battleArea = area('3A') + 1;
      }).offered();
    expect(held(false)).toEqual(['3A', 'DB', 'DC']);
    expect(held(true)).toEqual(['DB', 'DC']);
  });

  test('RW-RETR-27 a vacant home area is a refuge for its owner and for nobody else', () => {
    const own = fleeing('3A', footmen(1));
    expect(unitsAt(own.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
    const other = fleeing('5A', footmen(1), t => neutrals(t, '5C', { 'unit-giant': 1 }));
    expect(unitsAt(other.table, '5B')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('RW-RETR-28 an area with heroes only is empty', () => {
    const story = fleeing('1C', footmen(1), t => heroAt(t, 1, 'HE-05', '1B'));
    expect(story.offered()).toEqual(['1A', '1B', '2C']);
  });

  test('RW-RETR-33 RW-NEUT-09 allied units go where their player rules, and stay allied', () => {
    const story = fleeing('3A', { 'unit-beastman': 2 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-beastman:routed': 2 });
    expect(holder(story.table, 'DC')).toBe(0);
  });

  test('RW-NEUT-10 RW-RETR-34 alone in an empty area they are allied no longer', () => {
    const story = fleeing('1C', { 'unit-beastman': 2 }).answer('1B');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-beastman:routed': 2 });
    expect(holder(story.table, '1B')).toBe(-1);
  });

  test('RW-RETR-35 allied units do not flee to other neutral units', () => {
    const story = fleeing('1C', { 'unit-giant': 2 }, t => {
      for (const id of ['1A', '1B', '2C']) neutrals(t, id, { 'unit-beastman': 1 });
    });
    expect(story.happened).toEqual(['units-destroyed']);
  });

  test('RW-RETR-36 nothing starts by it', () => {
    const story = fleeing('1C', footmen(1), t => heroAt(t, 1, 'HE-05', '1B')).answer('1B');
    expect(story.ask().rule).toBe('over');
    expect(story.table.battleArea).toBe(0);
  });

  test('RW-RETR-40 nobody is asked when nobody is left', () => {
    const story = fleeing('1C', {});
    expect(story.ask().rule).toBe('over');
    expect(story.happened).toEqual([]);
  });
});

everyWay({ describe, it }, 'unallied units retreat', test => {
  test('RW-RETR-05 RW-RETR-09 to an empty or neutral area; the first player’s left neighbour picks for an effect of nobody', () => {
    const story = drivenOff(
      '1A',
      { 'unit-beastman': 1 },
      t => {
        neutrals(t, '1B', { 'unit-giant': 1 });
        t.current = 0;
      },
      { seats: 3 },
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toContain('1B');
  });

  test('RW-RETR-09 RW-SEASON-18 without a current player the left neighbour of who caused it picks', () => {
    const story = ruleTable(
      'retreat',
      t => {
        t.current = 0;
        sendAway(t, area('1A'), -1, 6, 1);
      },
      (_t, locals) => {
        locals.origin = area('1A');
        locals.cause = 2;
      },
      { seats: 3 },
    );
    expect(story.asked).toEqual([2]);
  });

  test('RW-NEUT-13 in the turn of the third player the fourth picks', () => {
    const story = drivenOff(
      '1A',
      { 'unit-beastman': 1 },
      t => {
        t.current = 3;
      },
      { seats: 4 },
    );
    expect(story.asked).toEqual([3]);
  });

  test('RW-RETR-06 RW-RETR-08 with nothing but vacant homes and areas of players around they are destroyed', () => {
    const story = drivenOff('3A', { 'unit-giant': 1 }, t => {
      army(t, 0, '3B', { 'unit-bowman': 1 });
      army(t, 1, '3C', { 'unit-archer': 1 });
    });
    expect(story.happened).toEqual(['units-destroyed']);
  });

  test('RW-RETR-07 they join others, who stay as they are', () => {
    const story = drivenOff('1C', { 'unit-beastman': 2 }, t => {
      neutrals(t, '1B', { 'unit-beastman': 6 });
      army(t, 1, '1A', { 'unit-archer': 1 });
      army(t, 1, '2C', { 'unit-archer': 1 });
    });
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-beastman': 6, 'unit-beastman:routed': 2 });
  });

  test('RW-RETR-21 who cannot cross the border to the chosen area is destroyed', () => {
    const story = drivenOff('3C', { 'unit-razorwing': 1, 'unit-beastman': 1 }, t => {
      t.mountainPass = 1;
      t.current = 1;
    });
    expect(story.offered()).toEqual(['1A', '1B', '2A', '3A', '3B']);
    story.answer('1A');
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-razorwing:routed': 1 });
    expect(story.happened).toEqual(['units-retreated', 'units-destroyed']);
  });

  test('RW-RETR-31 who drives neutral units off drives off the routed ones too', () => {
    const story = ruleTable(
      'driveOff',
      t => {
        neutrals(t, '1C', { 'unit-sorcerer': 1 });
        neutrals(t, '1C', { 'unit-sorcerer': 1 }, true);
      },
      (_t, locals) => {
        locals.area = area('1C');
        locals.chooser = 1;
      },
    );
    expect(story.asked).toEqual([1]);
    story.answer('1B');
    expect(unitsAt(story.table, '1C')).toEqual({});
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-sorcerer:routed': 2 });
  });
});

everyWay({ describe, it }, 'units brought in', test => {
  test('RW-MOVE-27 RW-BATTLE-10 a card that brings units among neutral ones leads to battle or diplomacy too', () => {
    const story = ruleTable(
      'enterArea',
      t => {
        neutrals(t, '3A', { 'unit-giant': 1 });
        t.underway.set(area('3A'), 2, 2);
        t.mover = 1;
        t.influence.set(0, 2);
      },
      (_t, locals) => {
        locals.seat = 0;
        locals.area = area('3A');
      },
    );
    expect(story.offered()).toEqual(['battle', 'diplomacy']);
  });
});

everyWay({ describe, it }, 'a lower limit', test => {
  test('RW-NEUT-14 RW-CAP-01 allied units count where food sets the limit, too', () => {
    const story = ruleTable(
      'keepToLimit',
      t => {
        army(t, 0, '3A', { 'unit-footman': 3 });
        neutrals(t, '3A', { 'unit-beastman': 2 });
      },
      (_t, locals) => {
        locals.seat = 0;
        locals.area = area('3A');
        locals.limit = 4;
      },
    );
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 1, max: 1 });
    expect(story.offered()).toEqual(['standing:unit-footman', 'standing:unit-beastman']);
  });
});
