import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { activate, area, army, heroAt, neutrals, stronghold, unit, unitsAt } from '../kit/arrange.ts';
import { conquering, isOver, strategizing } from './stories.ts';
import { holder, onBoard } from './told.ts';

everyWay({ describe, it }, 'activation', test => {
  test('RW-MOVE-01 RW-MOVE-21 the token is laid before anybody moves, and all have moved before anything follows', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      neutrals(t, '3A', { 'unit-dragon': 1 });
    }).answer('3A');
    expect(story.told()).toEqual([{ key: 'area-activated', args: { who: 0, area: area('3A') } }]);
    story.answer(['DC:unit-footman', 'DC:unit-footman']);
    expect(story.told()).toEqual([
      {
        key: 'units-marched',
        args: { who: 0, unit: unit('unit-footman'), amount: 2, from: area('DC'), to: area('3A') },
      },
    ]);
    expect(story.ask().rule).toBe('RW-DIPL-01');
  });

  test('RW-MOVE-02 RW-AREA-19 an area with an own token is no target; that of another player is', () => {
    const story = conquering(t => {
      activate(t, 0, '3A');
      activate(t, 1, '3B');
    });
    expect(story.whyNot('3A')).toBe('reason.activated');
    expect(story.offered()).toContain('3B');
  });

  test('RW-MOVE-03 any area may be activated, near or far, and nobody need come', () => {
    const story = conquering(t => army(t, 0, 'DA', { 'unit-footman': 1 }));
    expect(story.offered()).toEqual([...onBoard(story.table), 'pass']);
    story.answer('5D');
    expect(story.table.activation.get(area('5D'))).toBe(1);
    expect(story.happened).toEqual(['area-activated']);
    expect(isOver(story)).toBe(true);
  });

  test('RW-MOVE-04 tokens of others bind nobody, and stay when the area changes hands', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      activate(t, 1, '3A', '3B');
    }).answer('3B');
    expect(story.offered()).toEqual(['3A:unit-footman']);
    story.answer(['3A:unit-footman']);
    expect(holder(story.table, '3B')).toBe(0);
    expect(story.table.activation.get(area('3B'))).toBe(0b11);
  });

  test('RW-MOVE-28 RW-RETR-25 the token stays where it is when those who came leave again', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-dragon': 1 });
    }).chance('fate', 0);
    story.answers('3A', ['DC:unit-footman'], 'diplomacy', 1, 'retreat');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
    expect(story.table.activation.get(area('3A'))).toBe(1);
  });
});

everyWay({ describe, it }, 'units on the march', test => {
  test('RW-MOVE-05 RW-O2-01 any standing units up to two areas away may come, from several areas, each or not', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 0, '3C', { 'unit-bowman': 1 });
      army(t, 0, 'DA', { 'unit-footman': 1 });
      army(t, 0, '1C', { 'unit-footman': 1 });
    }).answer('3A');
    expect(story.offered()).toEqual(['3C:unit-bowman', 'DA:unit-footman', 'DC:unit-footman']);
    expect(story.whyNot('1C:unit-footman')).toBe('reason.out-of-reach');
    story.answer(['DC:unit-footman', '3C:unit-bowman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1, 'unit-bowman': 1 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 1 });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 1 });
  });

  test('RW-MOVE-06 fast units come from three areas away, others do not', () => {
    const story = conquering(t => army(t, 0, '1C', { 'unit-knight': 1, 'unit-footman': 1 })).answer('DC');
    expect(story.offered()).toEqual(['1C:unit-knight']);
    expect(story.whyNot('1C:unit-footman')).toBe('reason.out-of-reach');
  });

  test('RW-MOVE-07 the target counts, the start does not', () => {
    const story = conquering(t => {
      army(t, 0, '1B', { 'unit-footman': 1 });
      army(t, 0, '1A', { 'unit-footman': 1 });
    }).answer('DC');
    expect(story.offered()).toEqual(['1B:unit-footman']);
  });

  test('RW-MOVE-08 the way leads through friendly and empty areas only', () => {
    const story = conquering(t => {
      army(t, 0, '1B', { 'unit-footman': 1 });
      army(t, 0, '3C', { 'unit-footman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    }).answer('DC');
    expect(story.offered()).toEqual(['3C:unit-footman']);
    expect(story.whyNot('1B:unit-footman')).toBe('reason.out-of-reach');
  });

  test('RW-MOVE-09 RW-MOVE-23 areas with own tokens and full areas may be crossed, and nobody is lost there', () => {
    const story = conquering(t => {
      army(t, 0, '3C', { 'unit-footman': 3 });
      army(t, 0, '3A', { 'unit-bowman': 8 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
      activate(t, 0, '3A');
    }).answer('DC');
    expect(story.offered()).toEqual(['3C:unit-footman']);
    story.answer(['3C:unit-footman', '3C:unit-footman', '3C:unit-footman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-bowman': 8 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 3 });
  });

  test('RW-MOVE-10 nobody leaves an area with an own token', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-footman': 1 });
      activate(t, 0, 'DC');
    }).answer('3A');
    expect(story.offered()).toEqual(['3B:unit-footman']);
    expect(story.whyNot('DC:unit-footman')).toBe('reason.activated');
  });

  test('RW-MOVE-11 units may come into an area with an own token', () => {
    const story = strategizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      activate(t, 0, '3A');
    });
    story.answers('3A', ['DC:unit-footman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1 });
  });

  test('RW-MOVE-12 RW-RETR-26 only an activation lays a token', () => {
    const story = strategizing(t => army(t, 0, 'DC', { 'unit-footman': 1 }));
    story.answers('3A', ['DC:unit-footman']);
    expect(onBoard(story.table).filter(id => story.table.activation.get(area(id)) > 0)).toEqual([]);
    const talk = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-dragon': 1 });
    }).chance('fate', 0);
    talk.answers('3A', ['DC:unit-footman'], 'diplomacy', 1, 'retreat');
    expect(onBoard(talk.table).filter(id => talk.table.activation.get(area(id)) > 0)).toEqual(['3A']);
  });

  test('RW-MOVE-17 RW-AREA-20 routed figures do not move', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-knight': 1 }, true);
      army(t, 0, 'DC', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-05', 'DC', { routed: true });
    }).answer('3A');
    expect(story.offered()).toEqual(['DC:unit-footman']);
    expect(story.whyNot('DC:unit-knight')).toBe('reason.unit-routed');
    story.answer([]);
    expect(isOver(story)).toBe(true);
    expect(story.table.heroArea.get(4)).toBe(area('DC') + 1);
  });

  test('RW-MOVE-24 who is in the activated area stays, and counts', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 0, 'DC', { 'unit-footman': 1 });
    }).answer('3A');
    expect(story.offered()).toEqual(['DC:unit-footman']);
    story.answer(['DC:unit-footman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 3 });
  });
});

everyWay({ describe, it }, 'what a march leads to', test => {
  test('RW-MOVE-18 RW-AREA-14 units that meet enemy units must fight; allied units are among the enemy', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 1, '3A', { 'unit-archer': 1 });
      neutrals(t, '3A', { 'unit-beastman': 2 });
    });
    story.answers('3A', ['DC:unit-footman', 'DC:unit-footman']);
    expect(story.table.battlesFought).toBe(1);
    expect(story.history().map(({ key }) => key)).not.toContain('diplomacy-begun');
    expect(story.ask().rule).not.toBe('RW-DIPL-01');
  });

  test('RW-MOVE-19 a vacant home area or a lone stronghold of another player is fought for as well', () => {
    const home = conquering(t => army(t, 0, '5A', { 'unit-footman': 1 }));
    home.answers('LC', ['5A:unit-footman']);
    expect(home.table.battlesFought).toBe(1);
    const walls = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      stronghold(t, 1, '3A');
    });
    walls.answers('3A', ['DC:unit-footman']);
    expect(walls.table.battlesFought).toBe(1);
  });

  test('RW-MOVE-20 RW-DIPL-01 units among unallied neutral units fight or negotiate, nothing else', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    expect(story.offered()).toEqual(['battle', 'diplomacy']);
    expect(story.tries('pass')).toBe('not-offered');
  });

  test('RW-MOVE-25 allied units come along with own ones, never alone into a neutral area', () => {
    const arrange = (t: Parameters<Parameters<typeof conquering>[0]>[0]): void => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, 'DC', { 'unit-beastman': 2 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    };
    const alone = conquering(arrange).answers('3A', []);
    expect(isOver(alone)).toBe(true);
    const led = conquering(arrange).answers('3A', ['DC:unit-footman']);
    expect(led.offered()).toEqual(['DC:unit-beastman']);
    led.answer(['DC:unit-beastman']);
    expect(led.ask().rule).toBe('RW-DIPL-01');
    expect(unitsAt(led.table, 'DC')).toEqual({ 'unit-beastman': 1 });
  });

  test('RW-MOVE-26 RW-AREA-08 who is left behind without own units is allied no longer', () => {
    const story = conquering(t => {
      army(t, 0, '3B', { 'unit-footman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 2 });
    });
    story.answers('3A', ['3B:unit-footman'], []);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-beastman': 2 });
    expect(holder(story.table, '3B')).toBe(-1);
  });
});
