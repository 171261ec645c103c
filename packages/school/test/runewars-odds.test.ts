import { seenTable } from '@runehold/kernel/match/seen-table';
import { game } from '@runehold/runewars/game';
import type { Table } from '@runehold/runewars/layout';
import { orderIds } from '@runehold/runewars/pools';
import { area, unit } from '@runehold/runewars/positions/arrange';
import { battleOdds } from '@runehold/runewars/rules/view/odds';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../src/lesson.ts';
import { Practice } from '../src/practice.ts';
import { battle } from '../src/runewars/battle.ts';
import { theMarch } from '../src/runewars/the-march.ts';
import { stepText } from '../src/words.ts';
import { Pupil } from './follower.ts';

type Army = Readonly<Record<string, number>>;

/** The chance of the learner's units from one area to take another, as a lesson's table stands at its beginning. */
const chance = (
  lesson: Lesson,
  scene: number,
  from: string,
  to: string,
  army: Army,
  order: string,
): number => {
  const { match, learner: me } = new Practice(game, lesson.scenes[scene], lesson.learner);
  const t = seenTable(game, match.view(me)).table as Table;
  const troops = Object.entries(army).map(([id, count]) => ({ area: area(from), type: unit(id), count }));
  return battleOdds({ t, me }, { area: area(to), troops, order: orderIds.indexOf(order) }, 600).win;
};

describe('what lessons of Runewars say of odds', () => {
  it('holds of the neighbours: a fight is lost more often than won', () => {
    const pupil = new Pupil(game, theMarch);
    while (pupil.run.step?.id !== 'talk') pupil.follow();
    // Those who have marched, those who wait for them, and what there is to talk with.
    expect(stepText(theMarch, pupil.run.step, pupil.seen).args).toEqual({ own: 2, foes: 2, influence: 3 });
    const win = chance(theMarch, 0, 'DC', '3A', { 'unit-footman': 2 }, 'order-mobilize');
    expect(win).toBeLessThan(0.5);
    expect(win).toBeGreaterThan(0.3);
  });

  it('holds of the walls: a coin toss with one Order, as good as won with the other', () => {
    const army = { 'unit-footman': 3, 'unit-knight': 2, 'unit-siege-tower': 1 };
    const [toss, won] = ['order-mobilize', 'order-conquer'].map(order =>
      chance(battle, 1, '5B', 'LB', army, order),
    );
    expect(Math.abs(toss - 0.5)).toBeLessThan(0.12);
    expect(won).toBeGreaterThan(0.95);
  });
});
