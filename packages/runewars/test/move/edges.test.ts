import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { farPool, typesWith } from '../../src/pools.ts';
import { invariants } from '../../src/rules/invariants.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { attack } from '../battle/kit.ts';
import {
  activate,
  area,
  army,
  city,
  deepSnow,
  neutrals,
  noStronghold,
  stronghold,
  tacticsHand,
  unit,
  unitsAt,
} from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { conquering, strategizing } from './stories.ts';

const march = 'tactics-double-march';
const footmen = (where: string, amount: number): string[] => Array(amount).fill(`${where}:unit-footman`);
const FOOTMAN = typesWith(1).own[0].indexOf(unit('unit-footman'));

everyWay({ describe, it }, 'the edges of movement', test => {
  test('RW-TACT-17 Double March is of no use without units that could start', () => {
    const offered = (arrange: Parameters<typeof conquering>[0]): string[] =>
      conquering(t => {
        tacticsHand(t, 0, march);
        arrange(t);
      })
        .answer('3A')
        .offered();
    expect(offered(() => {})).toEqual(['pass']);
    expect(offered(t => army(t, 0, 'DC', { 'unit-footman': 1 }, true))).toEqual(['pass']);
    expect(
      offered(t => {
        army(t, 0, 'DC', { 'unit-footman': 1 });
        activate(t, 0, 'DC');
      }),
    ).toEqual(['pass']);
    expect(offered(t => army(t, 0, 'DC', { 'unit-footman': 1 }))).toEqual([march, 'pass']);
  });

  test('RW-TACT-04 whoever activates is asked for his own cards', () => {
    const story = position().given(t => {
      army(t, 1, 'LC', { 'unit-archer': 1 });
      tacticsHand(t, 1, march);
    });
    atTurn(story, 1, 'order-conquer').answers('order', '5A');
    expect([story.asked, story.offered()]).toEqual([[1], [march, 'pass']]);
    const other = position().given(t => {
      army(t, 1, 'LC', { 'unit-archer': 1 });
      tacticsHand(t, 0, march);
    });
    atTurn(other, 1, 'order-conquer').answers('order', '5A');
    expect([other.asked, other.offered()]).toEqual([[1], ['LC:unit-archer']]);
  });

  test('RW-O1-01 figures are sent to an area all at once, however far down the list of areas it stands', () => {
    for (const where of ['DB', '3A']) {
      const story = strategizing(t => army(t, 0, 'DC', { 'unit-footman': 2 }));
      story.answers(where, ['DC:unit-footman']);
      expect(story.offered()).not.toContain(where);
      expect(story.whyNot(where)).toBe('reason.visited');
    }
  });

  test('RW-CAP-02 who gathers too many by Strategize picks who is destroyed', () => {
    const story = strategizing(t => {
      army(t, 0, 'DB', { 'unit-footman': 6 });
      army(t, 0, 'DC', { 'unit-footman': 3, 'unit-knight': 1 });
    });
    story.answers('DA', [...footmen('DB', 6), ...footmen('DC', 2), 'DC:unit-knight'], 'pass');
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 1, max: 1 });
  });

  test('RW-MOVE-08 who goes two areas in Deep Snow passes no enemies either', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-knight': 1 });
      army(t, 1, '3B', { 'unit-archer': 1 });
      army(t, 0, '3A', { 'unit-knight': 1 });
      deepSnow(t);
    }).answer('1B');
    // From 3A the way leads over 3C; from DC only over 3B.
    expect(story.offered()).toEqual(['3A:unit-knight']);
    expect(story.whyNot('DC:unit-knight')).toBe('reason.out-of-reach');
  });

  test('RW-EXPL-23 a Portal that lies facedown joins nothing', () => {
    const story = strategizing(
      t => {
        army(t, 0, '3A', { 'unit-footman': 1 });
        for (const id of ['3A', '5D', '1C']) {
          t.farToken.putAt(area(id), farPool.cards.indexOf('exp-magic-portal'));
          t.tokenUp.set(area(id), id === '1C' ? 0 : 1);
        }
        t.influence.set(0, 1);
      },
      { options: { exploration: 'yes' } },
    ).answer('yes');
    expect(story.offered()).toEqual(['3B', '3C', '5D', 'DC', 'pass']);
  });

  test('RW-DIPL-07 RW-DIPL-13 a force that stays or leaves without a fight contests nothing any more', () => {
    const meeting = () =>
      conquering(t => {
        army(t, 0, 'DC', { 'unit-footman': 2 });
        neutrals(t, '3A', { 'unit-beastman': 1 });
        t.influence.set(0, 5);
      }).answers('3A', ['DC:unit-footman', 'DC:unit-footman'], 'diplomacy');
    const friends = nextFate(meeting(), 5).answer(1);
    expect(unitsAt(friends.table, '3A')).toEqual({ 'unit-footman': 2, 'unit-beastman': 1 });
    const leaving = nextFate(meeting(), 1).answer(1).answer('retreat');
    for (const { table: t } of [friends, leaving]) {
      expect([t.battleArea, t.neutralDefence, t.sideSeat.get(0), t.sideSeat.get(1)]).toEqual([0, 0, 0, 0]);
    }
  });
});

describe('figures', () => {
  it('RW-COMP-03 units that are underway are missing in the supply of their own player alone', () => {
    position().given(t => {
      const [mine, yours] = [supplyOf(t, 0, FOOTMAN), supplyOf(t, 1, FOOTMAN)];
      t.underway.set(area('3A'), FOOTMAN, 3);
      t.mover = 1;
      expect([supplyOf(t, 0, FOOTMAN), supplyOf(t, 1, FOOTMAN)]).toEqual([mine - 3, yours]);
      t.mover = 2;
      expect([supplyOf(t, 0, FOOTMAN), supplyOf(t, 1, FOOTMAN)]).toEqual([mine, yours - 3]);
    });
  });

  it('RW-COMP-03 the attacker of neutral units has his figures in the battle, and nobody has theirs', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-sorcerer': 2, 'unit-giant': 1 },
      unallied: true,
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    });
    const { table: t } = story;
    expect([t.battleArea, t.neutralDefence]).toEqual([area('3B') + 1, 1]);
    expect(supplyOf(t, 0, FOOTMAN)).toBe(16 - 3);
    expect(supplyOf(t, 0, columnOf(t, unit('unit-sorcerer')))).toBe(8 - 2);
  });

  it('RW-COMP-03 both players of a battle have their figures in it', () => {
    const { table: t } = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 2 },
      arrange: given => tacticsHand(given, 0, 'tactics-mountain-pass'),
    });
    expect(t.battleArea).toBe(area('3B') + 1);
    expect(supplyOf(t, 0, FOOTMAN)).toBe(16 - 3);
    expect(supplyOf(t, 1, columnOf(t, unit('unit-archer')))).toBe(16 - 2);
  });

  it('RW-COMP-03 more figures of a player than exist are a broken game', () => {
    for (const [seat, id] of ['unit-footman', 'unit-archer'].entries()) {
      position().given(t => {
        army(t, seat, '3A', { [id]: 16 });
        expect(() => invariants(t)).not.toThrow();
        t.standing.add(area('3A'), columnOf(t, unit(id)), 1);
        expect(() => invariants(t)).toThrow(`seat ${seat}: more figures of column`);
        t.standing.add(area('3A'), columnOf(t, unit(id)), -1);
      });
    }
  });

  it('RW-COMP-12 units without a colour, a stronghold beside a city and an orphaned development are broken games', () => {
    const broken = (arrange: (t: Table) => void, mended: (t: Table) => void, complaint: string): void => {
      position().given(t => {
        arrange(t);
        expect(() => invariants(t)).toThrow(complaint);
        mended(t);
        expect(() => invariants(t)).not.toThrow();
      });
    };
    const where = area('3A');
    broken(
      t => t.occupant.set(where, 1),
      t => t.occupant.set(where, 0),
      'units without a colour',
    );
    broken(
      t => {
        city(t, '3A', 'city-forge');
        stronghold(t, 0, '3A');
      },
      t => noStronghold(t, '3A'),
      'a stronghold beside a city',
    );
    broken(
      t => t.development.set(where, 1),
      t => t.development.set(where, 0),
      'an orphaned development',
    );
  });

  it('RW-COMP-04 more neutral figures than exist are a broken game', () => {
    position().given(t => {
      expect(() => invariants(t)).not.toThrow();
      neutrals(t, '3A', { 'unit-giant': 4 });
      expect(() => invariants(t)).not.toThrow();
      neutrals(t, '3B', { 'unit-giant': 1 });
      expect(() => invariants(t)).toThrow(/neutral figures of column/);
      t.standing.set(area('3B'), t.ownColumns, 0);
      t.standing.set(area('3B'), columnOf(t, unit('unit-giant')), 0);
    });
  });
});
