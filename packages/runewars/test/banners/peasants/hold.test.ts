import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { developmentCardIds } from '../../../src/pools.ts';
import { invariants } from '../../../src/rules/invariants.ts';
import { isFriendly } from '../../../src/rules/map/areas.ts';
import { peasantsLeft } from '../../../src/rules/map/peasants.ts';
import { dragonRunes } from '../../../src/rules/runes/count.ts';
import {
  activate,
  area,
  army,
  city,
  clearUnits,
  dials,
  neutrals,
  noStronghold,
  rune,
  unitsAt,
} from '../../kit/arrange.ts';
import { nextFate, position, type Setting } from '../../kit/position.ts';
import { conquering, isOver, mobilizing, strategizing } from '../../move/stories.ts';
import { dialsOf, resolved } from '../../orders/kit.ts';
import { drawing, isResolved } from '../../season/kit.ts';
import { playing } from '../tactics/kit.ts';
import { CARD, holderOf, isAskedFor, ours, peasantsAt, peasantsIn, theirs } from './kit.ts';

const footman = { 'unit-footman': 1 } as const;

/** Units of seat 0 that came from 2B to talk to the Giant of 5C have to leave again. */
const refused = (
  setting: Setting,
  units: Readonly<Record<string, number>>,
  ...where: readonly string[]
): Play<Table> => {
  const story = conquering(t => {
    peasantsIn(t, ...where);
    army(t, 0, '2B', units);
    neutrals(t, '5C', { 'unit-giant': 1 });
    t.influence.set(0, 4);
  }, setting).answers(
    '5C',
    Object.keys(units).map(id => `2B:${id}`),
  );
  if (isAskedFor(story)) story.answer([]);
  nextFate(story, 1).answers('diplomacy', 1);
  return story.answer('retreat');
};

everyWay({ describe, it }, 'peasants hold an area', test => {
  test('BW-PEAS-03 its food, its rune and its city are his', () => {
    const harvest = (...where: readonly string[]): readonly number[] =>
      dialsOf(resolved('order-harvest', t => peasantsIn(t, ...where), ours));
    // 1A yields two food.
    expect(harvest()).toEqual([3, 2, 2]);
    expect(harvest('1A')).toEqual([5, 2, 2]);
    const { table } = position(ours).given(t => {
      peasantsIn(t, '1A');
      rune(t, '1A', 'dragon');
      rune(t, '1B', 'dragon');
    });
    expect([0, 1].map(seat => dragonRunes(table, seat))).toEqual([1, 0]);
    expect([0, 1].map(seat => isFriendly(table, area('1A'), seat))).toEqual([true, false]);
    const rally = resolved(
      'order-rally-support',
      t => {
        city(t, '3B', 'city-forge');
        city(t, '5B', 'city-tamalir');
        peasantsIn(t, '3B');
      },
      ours,
    );
    expect(rally.offered()).toEqual(['3B', 'pass']);
  });

  test('BW-PEAS-03 in the home realm of another it is his as well', () => {
    const story = position(ours).given(t => peasantsIn(t, 'LB'));
    expect([holderOf(story, 'LB'), holderOf(story, 'LC')]).toEqual([0, 1]);
  });

  test('BW-PEAS-05 BW-PEAS-06 his own token removes it, and it may be placed again', () => {
    const story = mobilizing(t => {
      peasantsIn(t, '3A', '1A', '1B');
      army(t, 0, '3B', footman);
    }, ours).answer('3A');
    expect(peasantsAt(story)).toEqual(['1A', '1B']);
    expect(story.happened).toEqual(['area-activated', 'peasant-removed']);
    expect(peasantsLeft(story.table, 0)).toBe(1);
    story.answer(['3B:unit-footman']);
    expect([isAskedFor(story), story.offered()]).toEqual([true, ['3B']]);
    story.answer(['3B']);
    expect(peasantsAt(story)).toEqual(['1A', '1B', '3B']);
  });

  test('BW-PEAS-05 a token that lies there already does nothing', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', footman);
      peasantsIn(t);
      activate(t, 1, '3A');
    }, ours).answers('3B', ['3A:unit-footman'], ['3A']);
    expect([peasantsAt(story), holderOf(story, '3A')]).toEqual([['3A'], 0]);
  });

  test('BW-PEAS-05 so does one that a card places for another; none for him may come where he holds the land', () => {
    const rumours = (victim: 'daqan' | 'other'): Play<Table> =>
      playing('horrific-rumors', t => peasantsIn(t, '3A'), {
        ...ours,
        ...(victim === 'daqan' && { factions: ['latari', 'daqan'] }),
      });
    const own = rumours('daqan');
    expect(own.offered()).toContain('3B');
    expect(own.whyNot('3A')).toBe('reason.no-room-for-token');
    const story = rumours('other').answer('3A');
    expect([peasantsAt(story), holderOf(story, '3A')]).toEqual([[], -1]);
    expect(story.happened).toContain('peasant-removed');
  });

  test('BW-PEAS-08 who activates the area enters it without a battle', () => {
    const story = conquering(t => {
      peasantsIn(t, '3A');
      army(t, 0, '3B', { 'unit-berserker': 1 });
    }, theirs('uthuk')).answer('3A');
    expect([peasantsAt(story), holderOf(story, '3A')]).toEqual([[], -1]);
    story.answer(['3B:unit-berserker']);
    expect([isOver(story), holderOf(story, '3A')]).toEqual([true, 0]);
    expect(story.happened).not.toContain('battle-step');
  });

  test('BW-PEAS-08 allies it kept are nobody’s then, and a home realm is defended by its land', () => {
    const neutral = conquering(t => {
      peasantsIn(t, '3A');
      neutrals(t, '3A', { 'unit-giant': 1 });
      army(t, 0, '3B', { 'unit-berserker': 1 });
    }, theirs('uthuk')).answers('3A', ['3B:unit-berserker']);
    expect(neutral.offered()).toEqual(['battle', 'diplomacy']);
    const home = conquering(t => {
      peasantsIn(t, 'DC');
      army(t, 0, '3B', { 'unit-berserker': 1 });
    }, theirs('uthuk')).answer('DC');
    expect([peasantsAt(home), holderOf(home, 'DC')]).toEqual([[], 1]);
  });

  test('BW-PEAS-09 Strategize does not lead into it', () => {
    const ways = (...where: readonly string[]): Play<Table> =>
      strategizing(t => {
        peasantsIn(t, ...where);
        army(t, 0, '3B', { 'unit-archer': 1 });
      }, theirs('latari'));
    expect(ways().offered()).toContain('3A');
    expect(ways('3A').offered()).not.toContain('3A');
    expect(ways('3A').whyNot('3A')).toBe('reason.not-friendly-or-empty');
  });

  test('BW-PEAS-10 winter, limits and battles know none', () => {
    const winter = drawing(
      'winter',
      'season-deep-snow',
      t => {
        peasantsIn(t, '3A', '1B');
        dials(t, 0, 0, 0, 0);
      },
      ours,
    );
    expect([isResolved(winter), peasantsAt(winter)]).toEqual([true, ['1B', '3A']]);
    const crowd = strategizing(t => {
      peasantsIn(t, '3A');
      army(t, 0, '3B', { 'unit-footman': 8 });
    }, ours).answers('3A', Array(8).fill('3B:unit-footman'), []);
    expect([unitsAt(crowd.table, '3A'), isOver(crowd)]).toEqual([{ 'unit-footman': 8 }, true]);
  });

  test('BW-PEAS-15 it stays when units come back without a token', () => {
    const story = strategizing(t => {
      peasantsIn(t, '3A');
      army(t, 0, '3B', footman);
    }, ours).answers('3A', ['3B:unit-footman'], []);
    expect([peasantsAt(story), unitsAt(story.table, '3A')]).toEqual([['3A'], footman]);
  });

  test('BW-PEAS-15 BW-PEAS-16 a beaten army retreats to it rather than to empty land', () => {
    expect(refused(ours, footman).offered()).toEqual(['2B', '2C', '5A', '5B', '5D']);
    const two = refused(ours, footman, '2C', '5D');
    expect(two.offered()).toEqual(['2C', '5D']);
    expect(two.whyNot('2B')).toBe('reason.friendly-first');
    two.answer('2C');
    expect([peasantsAt(two), unitsAt(two.table, '2C')]).toEqual([['2C', '5D'], { 'unit-footman:routed': 1 }]);
  });

  test('BW-PEAS-16 the army of another does not flee into it', () => {
    const story = refused(theirs('uthuk'), { 'unit-berserker': 1 }, '2C', '5D');
    expect(story.offered()).toEqual(['2B', '5A', '5B']);
    expect(story.whyNot('2C')).toBe('reason.not-friendly-or-empty');
  });

  test('BW-PEAS-03 who holds nothing else is not eliminated', () => {
    const last = (...where: readonly string[]): boolean => {
      const story = conquering(t => {
        clearUnits(t);
        peasantsIn(t, ...where);
        for (const id of ['DA', 'DB', 'DC']) {
          noStronghold(t, id);
          army(t, 0, id, { 'unit-berserker': 1 }, true);
        }
      }, theirs('uthuk')).answer('pass');
      return !story.over;
    };
    expect([last('5A'), last()]).toEqual([true, false]);
  });

  test('BW-PEAS-01 BW-PEAS-13 what cannot be is noticed', () => {
    const broken = (arrange: (t: Table) => void) => () =>
      invariants(
        position(ours)
          .given(t => peasantsIn(t, '1A'))
          .given(arrange).table,
      );
    expect(broken(() => {})).not.toThrow();
    expect(broken(t => peasantsIn(t, '1B', '1C', '2A'))).toThrow('a peasant too many');
    expect(broken(t => t.developmentBought.set(developmentCardIds.indexOf(CARD), 0))).toThrow(
      'a peasant too many',
    );
    expect(broken(t => army(t, 1, '1A', { 'unit-archer': 1 }))).toThrow('a peasant among enemies');
    expect(broken(t => peasantsIn(t, '4A'))).toThrow('a peasant beside the board');
  });
});
