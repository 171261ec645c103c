import { seatBit } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { area, army, deepSnow, hero, heroAt, neutrals, tacticsHand, unitsAt } from '../kit/arrange.ts';
import { nextFate, position } from '../kit/position.ts';
import { conquering, isOver, mobilizing } from './stories.ts';

/** The first half is over and a battle has been fought in it; the second is open. */
const afterBattle = (arrange: (t: Table) => void): Play<Table> => {
  const story = mobilizing(arrange).answer('pass');
  return story
    .given(t => {
      t.battlesFought = 1;
    })
    .answer('bonus');
};

everyWay({ describe, it }, 'Mobilize', test => {
  test('RW-O2-01 RW-O3-01 units come from one and two areas away, fast ones from three; Conquer is the same', () => {
    for (const ordering of [mobilizing, conquering]) {
      const story = ordering(t => {
        army(t, 0, 'DC', { 'unit-footman': 1 });
        army(t, 0, 'DA', { 'unit-footman': 1 });
        army(t, 0, '1C', { 'unit-footman': 1, 'unit-knight': 1 });
      }).answer('3A');
      expect(story.offered()).toEqual(['1C:unit-knight', 'DA:unit-footman', 'DC:unit-footman']);
    }
  });

  test('RW-O2-02 RW-O2-03 the bonus activates another area when all else is over', () => {
    const story = mobilizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    expect(story.offered()).toEqual(['battle', 'diplomacy']);
    nextFate(story, 5).answers('diplomacy', 1);
    story.answer('bonus');
    expect(story.whyNot('3A')).toBe('reason.activated');
    expect(story.offered()).toContain('3C');
  });

  test('RW-O2-04 units of the first half are held, heroes go on', () => {
    const story = mobilizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-05', 'DC');
    });
    story.answers('3A', ['DC:unit-footman'], ['HE-05'], 'bonus', '3C');
    expect(story.offered()).toEqual(['HE-05']);
    story.answer(['HE-05']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1 });
    expect(story.table.heroArea.get(hero('HE-05'))).toBe(area('3C') + 1);
  });

  test('RW-O2-05 diplomacy is no battle: the second half may still fight', () => {
    const story = mobilizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      neutrals(t, '3A', { 'unit-giant': 1 });
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    nextFate(story, 5).answers('diplomacy', 1, 'bonus', '3B');
    expect(story.offered()).toEqual(['DC:unit-footman']);
    story.answer(['DC:unit-footman']);
    expect(story.table.battlesFought).toBe(1);
  });

  test('RW-O2-05 a battle of the player before is none of this turn', () => {
    const story = position({ factions: ['daqan', 'latari'] }).given(t => {
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 1, '3B', { 'unit-archer': 1 }, true);
      army(t, 1, '5A', { 'unit-archer': 1 });
      army(t, 0, '5C', { 'unit-footman': 1 }, true);
      t.influence.set(0, 6);
    });
    for (const seat of [0, 1]) story.answer('order-mobilize', seat);
    nextFate(story, 1, 2).answers('order', '3B', Array<string>(2).fill('3A:unit-footman'));
    expect(story.history().map(({ key }) => key)).toContain('battle-won');
    story.answers('end', 'order', '5C');
    expect([story.asked, story.offered()]).toEqual([[1], ['5A:unit-archer']]);
  });

  test('RW-O2-06 after a battle no unit goes where another would follow', () => {
    const story = afterBattle(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-05', 'DC');
      army(t, 1, '3B', { 'unit-archer': 1 });
    }).answer('3B');
    // RW-O2-10: the units are passed over, and the hero is asked for.
    expect(story.offered()).toEqual(['HE-05']);
  });

  test('RW-O2-06 the reason is told', () => {
    const story = afterBattle(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, 'DB', { 'unit-footman': 1 });
      neutrals(t, '3B', { 'unit-giant': 1 });
      t.influence.set(0, 1);
    }).answer('3B');
    expect(story.offered()).toEqual(['DB:unit-footman', 'DC:unit-footman']);
    story.given(t => t.influence.set(0, 0));
    expect(story.whyNot('DC:unit-footman')).toBe('reason.battle-spent');
  });

  test('RW-O2-07 RW-EX-A15 after a battle, a refusal leaves only the retreat', () => {
    const story = afterBattle(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    nextFate(story, 1).answer(1);
    expect(story.history().map(({ key }) => key)).toContain('neutrals-refused');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
    expect(isOver(story)).toBe(true);
  });

  test('RW-O2-08 after a battle a neutral area takes influence and at most eight units', () => {
    const arrange = (t: Table): void => {
      army(t, 0, 'DC', { 'unit-footman': 6 });
      neutrals(t, 'DC', { 'unit-beastman': 4 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    };
    const story = afterBattle(arrange).answer('3A');
    story.answer(Array<string>(6).fill('DC:unit-footman'));
    expect(story.ask().max).toBe(2);
    const many = afterBattle(t => {
      army(t, 0, 'DC', { 'unit-footman': 10 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    }).answer('3A');
    expect(many.ask().max).toBe(8);
    const poor = afterBattle(t => {
      arrange(t);
      t.influence.set(0, 0);
    }).answer('3A');
    expect(isOver(poor)).toBe(true);
  });

  test('RW-O2-09 entering a vacant enemy area is a battle, and so is fighting after a refusal', () => {
    const home = mobilizing(t => army(t, 0, '5A', { 'unit-footman': 1 }));
    home.answers('LC', ['5A:unit-footman']);
    expect(home.table.battlesFought).toBe(1);
    const talk = mobilizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
    });
    talk.answers('3A', ['DC:unit-footman']);
    nextFate(talk, 1).answers('diplomacy', 1);
    expect(talk.table.battlesFought).toBe(0);
    talk.answer('battle');
    expect(talk.table.battlesFought).toBe(1);
  });

  test('RW-O2-10 heroes alone may enter any area after the battle', () => {
    const story = afterBattle(t => {
      heroAt(t, 0, 'HE-05', 'DC');
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    story.answers('3B', ['HE-05']);
    expect(story.table.heroArea.get(hero('HE-05'))).toBe(area('3B') + 1);
    expect(isOver(story)).toBe(true);
  });

  test('RW-O2-11 the bonus may be used though the first half was declined', () => {
    const story = mobilizing(() => undefined).answers('pass', 'bonus', '3A');
    expect(story.table.activation.get(area('3A'))).toBe(seatBit(0));
    expect(story.offered()).toEqual(['end']);
  });

  test('The Council Demands Peace: no battles, and a neutral area only to negotiate', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 1, '3B', { 'unit-archer': 1 });
      t.keepsPeace = seatBit(0);
    }).answer('3B');
    expect(isOver(story)).toBe(true);
    const talk = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
      t.keepsPeace = seatBit(0);
    }).answers('3A', ['DC:unit-footman']);
    nextFate(talk, 1).answer(1);
    expect(unitsAt(talk.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('Double March: the units of one area are fast in this activation, and in no other', () => {
    const story = mobilizing(t => {
      army(t, 0, '1C', { 'unit-footman': 2 });
      army(t, 0, '1A', { 'unit-footman': 1 });
      tacticsHand(t, 0, 'tactics-double-march');
    });
    story.answers('DC', 'tactics-double-march', '1C');
    expect(story.offered()).toEqual(['1C:unit-footman']);
    story.answers([], 'bonus', 'DB');
    expect(isOver(story)).toBe(true);
  });

  test('Deep Snow: units go one area less, heroes do not', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, 'DA', { 'unit-footman': 1, 'unit-knight': 1 });
      heroAt(t, 0, 'HE-05', 'DA');
      deepSnow(t);
    }).answer('3A');
    expect(story.offered()).toEqual(['DA:unit-knight', 'DC:unit-footman']);
    story.answer([]);
    expect(story.offered()).toEqual(['HE-05']);
  });
});
