import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Errand, ErrandsOf } from '@runehold/kernel/pack/errand';
import { areaSet, listAreas } from '../../../board/area-set.ts';
import type { Table } from '../../../layout.ts';
import { heroFlies, nowhere, reachOf } from '../../move/travel.ts';
import { areaOf } from '../hero.ts';
import { rangeOf, stepDomain } from './move.ts';
import { holdsHeroes } from './steps.ts';

const near = areaSet();

/** Areas that a hero can enter from another; a place that holds heroes lets none go on. (RW-EXPL-25) */
const stepsFrom = (t: Table, seat: Seat, hero: number, area: number, start: number): readonly number[] => {
  if (area !== start && holdsHeroes(t, area)) return [];
  reachOf(t, seat, area, 1, heroFlies(t, hero), nowhere, near);
  return listAreas(near).filter(other => other !== area);
};

/** What a hero comes to see on a way through an area: a facedown rune that his player does not know. (RW-HERO-31) */
const showsSomething = (t: Table, seat: Seat, area: number): boolean =>
  t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && ((t.runeKnown.get(area) >> seat) & 1) === 0;

/** The shortest way to each area within so many steps, the start left out; of equal ways one that shows something. */
const waysOf = (
  t: Table,
  seat: Seat,
  hero: number,
  steps: number,
): ReadonlyMap<number, readonly number[]> => {
  const start = areaOf(t, hero);
  const ways = new Map<number, readonly number[]>([[start, []]]);
  let front = [start];
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const from of front.toSorted(
      (a, b) => Number(showsSomething(t, seat, b)) - Number(showsSomething(t, seat, a)),
    )) {
      for (const to of stepsFrom(t, seat, hero, from, start)) {
        if (ways.has(to)) continue;
        ways.set(to, [...(ways.get(from) ?? []), to]);
        next.push(to);
      }
    }
    front = next;
  }
  ways.delete(start);
  return ways;
};

/** The areas to which the move action of a hero can lead him. (RW-QUEST-14) */
export const walksOf = (t: Table, seat: Seat, hero: number): readonly number[] => [
  ...waysOf(t, seat, hero, rangeOf(t, hero)).keys(),
];

/** A hero on the move goes a way of several areas with one touch of where it ends. (RW-QUEST-14) */
export const errandsOf: ErrandsOf = (table, { name, seat, prompt }, doing): readonly Errand[] => {
  if (doing !== 'move-action' || name !== 'choice') return [];
  const { hero, left } = prompt.args;
  if (hero === undefined || left === undefined) return [];
  const ways = waysOf(table as Table, seat, hero, left);
  return [...ways].flatMap(([area, way]) => {
    if (way.length < 2) return [];
    const code = stepDomain.code('to', area);
    return [
      {
        name: stepDomain.nameOf(code),
        label: stepDomain.labelOf(code),
        steps: way.map(step => stepDomain.nameOf(stepDomain.code('to', step))),
      },
    ];
  });
};
