import { runewarsPack } from '@runehold/runewars/pack';
import { areasHere, holderOf } from '@runehold/runewars/rules/view/areas';
import { underwayTo } from '@runehold/runewars/rules/view/fighters';
import { describe, expect, it } from 'vitest';
import { boxAround, centreOf, type Point, RISE, SIDE } from '../../src/tables/runewars/land/geometry.ts';
import { attackedAreas, borderTo, marchingPlates } from '../../src/tables/runewars/map/plates.ts';
import {
  type Place,
  type Scene,
  sightOfOne,
  viewOf,
  wholeView,
  zoomed,
} from '../../src/tables/runewars/map/view.ts';
import { type Sight, sightOf } from '../../src/tables/runewars/sight.ts';
import { eachSetupAsk } from './board-asks.ts';

/** The table of four players before the first year. */
const set = ((): Sight => {
  let last: Sight | undefined;
  eachSetupAsk(3, {}, ({ sight }) => {
    if (sight.view.seats === 4) last = sight;
  });
  if (last === undefined) throw new Error('nothing was set up');
  return last;
})();

const areas = areasHere(set);
const middleOf = (area: number): Point => centreOf(set.map.hexes[area]);
const free = { top: 6, left: 8, right: 8, bottom: 40 };
const all = boxAround(areas.map(area => set.map.hexes[area]));
const desk: Scene = { frame: { width: 1000, height: 640 }, all, free };
const phone: Scene = { frame: { width: 390, height: 420 }, all, free: { ...free, bottom: 6 } };

const spotOf = (point: Point, { x, y, scale }: Place): Point => ({
  x: (point.x - all.x) * scale + x,
  y: (point.y - all.y) * scale + y,
});

/** Whether all of a hex is in the frame, with so much air around it. */
const isWhole = (scene: Scene, point: Point, place: Place, air = 0): boolean => {
  const { x, y } = spotOf(point, place);
  const [across, down] = [SIDE * place.scale + air, RISE * place.scale + air];
  return (
    x - across >= 0 && x + across <= scene.frame.width && y - down >= 0 && y + down <= scene.frame.height
  );
};

const [some, next] = [areas[0], set.map.across[areas[0]].find(area => area >= 0) ?? areas[1]];

describe('the camera', () => {
  it('shows all of the map on a desk', () => {
    const place = wholeView(desk, middleOf(some));
    for (const area of areas) expect(isWhole(desk, middleOf(area), place)).toBe(true);
  });

  it('fits what is decided about, with air around it, and not larger than it is good for', () => {
    const whole = wholeView(desk, middleOf(some));
    const place = viewOf(desk, [some, next].map(middleOf), whole);
    expect(place.scale).toBeGreaterThan(whole.scale);
    expect(place.scale).toBeLessThanOrEqual(1.12);
    for (const area of [some, next]) expect(isWhole(desk, middleOf(area), place, 40)).toBe(true);
  });

  it('stays where it is if that does nearly as well, and goes back to all of it for all areas', () => {
    const whole = wholeView(desk, middleOf(some));
    const place = viewOf(desk, [some, next].map(middleOf), whole);
    expect(viewOf(desk, [middleOf(some)], place)).toBe(place);
    expect(viewOf(desk, areas.map(middleOf), place)).toEqual(whole);
  });

  it('holds areas close enough to be touched on a phone', () => {
    const place = viewOf(phone, areas.map(middleOf), wholeView(phone, middleOf(some)));
    expect(2 * SIDE * place.scale).toBeGreaterThan(100);
    expect(areas.some(area => isWhole(phone, middleOf(area), place))).toBe(true);
  });

  it('shows as many as can be on a phone of what is decided about, wherever the middle of it all lies', () => {
    const across = areas.toSorted((a, b) => middleOf(a).x - middleOf(b).x);
    // Three that lie together, and one at the other end of the map: the middle of the four is far from all of them.
    const [first] = across;
    const together = across
      .toSorted((a, b) => {
        const far = (area: number): number =>
          Math.hypot(middleOf(area).x - middleOf(first).x, middleOf(area).y - middleOf(first).y);
        return far(a) - far(b);
      })
      .slice(0, 3);
    const wanted = [...together, across[across.length - 1]];
    const place = viewOf(phone, wanted.map(middleOf), wholeView(phone, middleOf(some)));
    expect(together.filter(area => isWhole(phone, middleOf(area), place))).toEqual(together);
  });

  it('shows no emptiness on a phone where there is map to be shown', () => {
    for (const area of areas) {
      const whole = wholeView(phone, middleOf(area));
      for (const { x, y, scale } of [whole, viewOf(phone, [middleOf(area)], whole)]) {
        const [width, height] = [phone.all.width * scale, phone.all.height * scale];
        const { left, right, top, bottom } = phone.free;
        const [across, down] = [phone.frame.width - left - right, phone.frame.height - top - bottom];
        if (width > across) expect([x <= left + 14, x + width >= left + across - 14]).toEqual([true, true]);
        if (height > down) expect([y <= top + 14, y + height >= top + down - 14]).toEqual([true, true]);
      }
    }
  });

  it('goes where something happens only if it is out of sight, and no nearer', () => {
    const near = viewOf(desk, [middleOf(some)], wholeView(desk, middleOf(some)));
    expect(sightOfOne(desk, [middleOf(some)], near)).toBe(near);
    const far = areas.toSorted(
      (a, b) => Math.abs(middleOf(b).x - middleOf(some).x) - Math.abs(middleOf(a).x - middleOf(some).x),
    )[0];
    const there = sightOfOne(desk, [middleOf(far)], { ...near, scale: 2.4 });
    expect(there.scale).toBe(2.4);
    expect(isWhole(desk, middleOf(far), there)).toBe(true);
  });

  it('zooms no farther than makes sense', () => {
    expect(zoomed(desk, 99)).toBe(2.4);
    expect(zoomed(desk, 0)).toBeGreaterThan(0.1);
  });
});

describe('units on the march', () => {
  const beside = (area: number): number =>
    set.map.across[area].find(each => each >= 0 && holderOf(set, each) !== 0) ?? -1;
  const home = areas.find(area => holderOf(set, area) === 0 && beside(area) >= 0) ?? areas[0];
  const goal = beside(home);
  const underway = (set.view.table['underway'] as number[][]).with(
    goal,
    (set.view.table['underway'] as number[][])[goal].with(0, 2),
  );
  const sight = sightOf({ ...set.view, table: { ...set.view.table, underway, mover: 1 } }, runewarsPack);
  const [{ type }] = underwayTo(sight, goal);
  const line = (key: string, args: Record<string, number>, seq: number) => ({
    key: `${seq}.0`,
    seq,
    event: { key, args },
  });

  it('stand at the border that they cross, in the area that they come from, until it is settled', () => {
    const lines = [
      line('units-marched', { who: 0, unit: type, amount: 3, from: home, to: goal }, 1),
      line('area-activated', { who: 0, area: goal }, 2),
      line('units-marched', { who: 0, unit: type, amount: 2, from: home, to: goal }, 3),
    ];
    const plates = marchingPlates(sight, lines as never);
    expect(plates).toHaveLength(1);
    expect(plates[0]).toMatchObject({ area: home, to: goal, isGhost: false });
    expect(plates[0].units).toMatchObject([{ kind: 'units', type, count: 2 }]);
    expect(set.map.across[home][plates[0].edge]).toBe(goal);
    expect(attackedAreas(sight)).toEqual([goal]);
    expect(marchingPlates(set, lines as never)).toEqual([]);
  });

  it('who comes from farther away stands beside the goal', () => {
    for (const from of areas) {
      const border = borderTo(set, goal, from);
      expect(border && set.map.across[border.area][border.edge]).toBe(goal);
    }
  });
});
