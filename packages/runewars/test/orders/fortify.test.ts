import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { runePool } from '../../src/pools.ts';
import { area, army, city, development, dials, heroAt, rune, stronghold } from '../kit/arrange.ts';
import { developmentIn, dialsOf, resolved, strongholdIn } from './kit.ts';

const faceIn = ({ table }: Play<Table>, where: string): string | undefined =>
  runePool.cards[table.rune.at(area(where))];
const knownTo = ({ table }: Play<Table>, where: string): number => table.runeKnown.get(area(where));
const isUp = ({ table }: Play<Table>, where: string): boolean => table.runeUp.get(area(where)) === 1;

const fourStrongholds = (t: Table): void => {
  for (const where of ['1B', '3A', '5C']) stronghold(t, 0, where);
};

everyWay({ describe, it }, 'Fortify', test => {
  test('RW-O8-01 each of three actions once, in any order', () => {
    const story = resolved('order-fortify', t => {
      dials(t, 0, 3, 5, 5);
      stronghold(t, 0, 'DA', true);
      rune(t, 'DB', 'dragon');
    });
    expect(story.offered()).toEqual(['build', 'repair', 'runes', 'pass']);
    story.answer('repair');
    expect(story.offered()).toEqual(['build', 'runes', 'pass']);
    expect(story.whyNot('repair')).toBe('reason.fortified-already');
    story.answer('runes').answer('DC').answer(['DC']);
    expect(story.offered()).toEqual(['build', 'pass']);
    story.answer('build').answer('DB');
    expect(story.ask().name).toBe('choice');
    expect(strongholdIn(story, 'DB')).toBe('0 whole');
  });

  test('RW-O8-02 RW-HOLD-02 building costs wood and ore, in a controlled area without stronghold or city', () => {
    const story = resolved('order-fortify', t => {
      dials(t, 0, 3, 2, 1);
      army(t, 0, '3B', { 'unit-footman': 1 });
      city(t, '3B', 'city-forge');
      army(t, 0, '1C', { 'unit-footman': 1 });
      army(t, 1, '1A', { 'unit-archer': 1 });
    }).answer('build');
    expect(story.offered()).toEqual(['1C', 'DB', 'DC']);
    expect(story.whyNot('3B')).toBe('reason.city-there');
    expect(story.whyNot('DA')).toBe('reason.stronghold-there');
    story.answer('1C');
    expect(dialsOf(story)).toEqual([3, 1, 0]);
    expect(strongholdIn(story, '1C')).toBe('0 whole');
    expect(story.happened).toEqual(['dial-turned', 'dial-turned', 'stronghold-placed']);
  });

  test('RW-O8-03 RW-COMP-27 without wood or ore nothing is built', () => {
    for (const [wood, ore] of [
      [3, 0],
      [0, 3],
    ]) {
      const story = resolved('order-fortify', t => {
        dials(t, 0, 3, wood, ore);
        rune(t, 'DB', 'dragon');
      });
      expect(story.offered()).toEqual(['runes', 'pass']);
      expect(story.whyNot('build')).toBe('reason.cannot-pay-build');
    }
  });

  test('RW-O8-04 occupied enemy home areas are sites, and so is the area of a city that is gone', () => {
    const story = resolved('order-fortify', t => {
      army(t, 0, 'LC', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-footman': 1 });
    }).answer('build');
    expect(story.offered()).toEqual(['3B', 'DB', 'DC', 'LC']);
  });

  test('RW-O8-05 RW-COMP-18 RW-HOLD-15 with all four on the board one is destroyed first, its development too', () => {
    const story = resolved('order-fortify', t => {
      fourStrongholds(t);
      development(t, '3A', 'dev-diplomat');
      army(t, 0, '3A', { 'unit-footman': 1 });
    }).answer('build');
    expect(story.offered()).toEqual(['1B', '3A', '5C', 'DA']);
    story.answer('3A');
    expect(strongholdIn(story, '3A')).toBeUndefined();
    expect(developmentIn(story, '3A')).toBeUndefined();
    expect(story.happened).toEqual(['development-destroyed', 'stronghold-removed']);
    expect(story.offered()).toEqual(['DB', 'DC']);
    expect(story.whyNot('3A')).toBe('reason.stronghold-left-here');
    story.answer('DB');
    expect(dialsOf(story)).toEqual([3, 1, 1]);
  });

  test('RW-O8-06 repairing costs ore and turns one damaged stronghold', () => {
    const story = resolved('order-fortify', t => {
      dials(t, 0, 0, 0, 1);
      stronghold(t, 0, 'DA', true);
      stronghold(t, 0, '1B', true);
      stronghold(t, 1, 'LA', true);
    }).answer('repair');
    expect(story.offered()).toEqual(['1B', 'DA']);
    story.answer('1B');
    expect([strongholdIn(story, '1B'), strongholdIn(story, 'DA')]).toEqual(['0 whole', '0 damaged']);
    expect(dialsOf(story)).toEqual([0, 0, 0]);
    const whole = resolved('order-fortify');
    expect(whole.whyNot('repair')).toBe('reason.nothing-damaged');
    const poor = resolved('order-fortify', t => {
      dials(t, 0, 0, 0, 0);
      stronghold(t, 0, 'DA', true);
      rune(t, 'DB', 'dragon');
    });
    expect(poor.whyNot('repair')).toBe('reason.cannot-pay-repair');
  });

  test('RW-O8-07 RW-DIAL-07 each action is paid by itself', () => {
    const story = resolved('order-fortify', t => {
      dials(t, 0, 0, 1, 1);
      stronghold(t, 0, 'DA', true);
      rune(t, 'DB', 'dragon');
    })
      .answer('build')
      .answer('DB');
    expect(dialsOf(story)).toEqual([0, 0, 0]);
    expect(story.offered()).toEqual(['runes', 'pass']);
  });

  test('RW-O8-08 RW-INFO-08 the tokens of two areas are mixed and put back facedown, either way', () => {
    for (const swapped of [false, true]) {
      const story = resolved('order-fortify', t => {
        rune(t, 'DB', 'dragon', { knownTo: [0, 1] });
        rune(t, 'DC', 'false', { knownTo: [0] });
      })
        .answer('runes')
        .answer('DB')
        .answer('DC');
      expect(story.ask().items.map(({ name }) => name)).toEqual(['dragon', 'false']);
      expect(story.tries(['DB', 'DB'])).toBe('too-many');
      story.answer(swapped ? ['DC', 'DB'] : ['DB', 'DC']);
      expect([faceIn(story, 'DB'), faceIn(story, 'DC')]).toEqual(
        swapped ? ['false', 'dragon'] : ['dragon', 'false'],
      );
      expect([knownTo(story, 'DB'), knownTo(story, 'DC')]).toEqual([0b01, 0b01]);
      const [db, dc] = [area('DB'), area('DC')];
      expect(story.told(1)).toEqual([
        { key: 'runes-mixed', args: { who: 0, area: db, other: dc } },
        { key: 'rune-placed', args: { who: 0, area: db } },
        { key: 'rune-placed', args: { who: 0, area: dc } },
      ]);
    }
  });

  test('RW-O8-09 RW-O8-10 a single token is moved or left, also into the home realm', () => {
    const arrange = (t: Table): void => {
      army(t, 0, '1C', { 'unit-footman': 1 });
      rune(t, '1C', 'dragon');
    };
    const moved = resolved('order-fortify', arrange).answer('runes').answer('DB').answer(['DB']);
    expect([faceIn(moved, '1C'), faceIn(moved, 'DB')]).toEqual([undefined, 'dragon']);
    const left = resolved('order-fortify', arrange).answer('runes').answer('DB').answer(['1C']);
    expect([faceIn(left, '1C'), faceIn(left, 'DB')]).toEqual(['dragon', undefined]);
  });

  test('RW-O8-11 RW-RUNE-22 faceup tokens of the two areas are turned down, others stay', () => {
    const story = resolved('order-fortify', t => {
      for (const where of ['DA', 'DB', 'DC']) rune(t, where, 'dragon', { faceup: true });
    })
      .answer('runes')
      .answer('DA')
      .answer('DC')
      .answer(['DC', 'DA']);
    expect(['DA', 'DB', 'DC'].map(where => isUp(story, where))).toEqual([false, true, false]);
    expect(knownTo(story, 'DA')).toBe(0b01);
  });

  test('RW-O8-11 of a single token turned facedown everybody knows the face still', () => {
    const story = resolved('order-fortify', t => rune(t, 'DA', 'dragon', { faceup: true }))
      .answer('runes')
      .answer('DC')
      .answer(['DC']);
    expect(isUp(story, 'DC')).toBe(false);
    expect(story.table.rune.seenBy(area('DC')) & 0b10).toBe(0b10);
  });

  test('RW-O8-12 at least one of the two areas has a token', () => {
    const story = resolved('order-fortify', t => {
      rune(t, 'DB', 'dragon');
      rune(t, 'LB', 'dragon');
    }).answer('runes');
    expect(story.ask().name).toBe('second');
    expect(story.offered()).toEqual(['DA', 'DC']);
    const none = resolved('order-fortify', t => rune(t, 'LB', 'dragon'));
    expect(none.whyNot('runes')).toBe('reason.no-rune-to-move');
  });

  test('RW-O8-13 Fortify has no bonus', () => {
    const story = resolved('order-fortify').answer('pass');
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-RUNE-16 a hero of another player sees the token that was mixed into his area', () => {
    const story = resolved('order-fortify', t => {
      rune(t, 'DB', 'dragon');
      rune(t, 'DC', 'false');
      heroAt(t, 1, 'HE-01', 'DC');
    })
      .answer('runes')
      .answer('DB')
      .answer('DC')
      .answer(['DC', 'DB']);
    expect([knownTo(story, 'DB'), knownTo(story, 'DC')]).toEqual([0b01, 0b11]);
  });
});
