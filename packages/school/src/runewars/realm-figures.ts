import type { Table } from '@runehold/runewars/layout';
import {
  attributeIds,
  cityPool,
  heroPool,
  objectiveIds,
  questPool,
  resourceIds,
  rewardPool,
  tacticsPool,
  titleIds,
} from '@runehold/runewars/pools';
import { area as areaNumber } from '@runehold/runewars/positions/arrange';
import { unitCount } from '@runehold/runewars/rules/view/areas';
import { attributeIn, healthLeftOf } from '@runehold/runewars/rules/view/heroes';
import { dialOf, harvestOf, unitsOfDial } from '@runehold/runewars/rules/view/realm';
import { type Figure, figure, thing } from '../lesson.ts';

// What a realm has and what can be had for it: dials, influence, heroes, Titles. Names of the map and of Orders are in figures.ts.

const named =
  (kind: 'hero' | 'quest' | 'title' | 'city' | 'objective' | 'tactics' | 'reward', ids: readonly string[]) =>
  (id: string): Figure<Table> =>
    thing(kind, ids.indexOf(id));

/** Things as the words name them. */
export const hero = named('hero', heroPool.cards);
export const quest = named('quest', questPool.cards);
export const title = named('title', titleIds);
export const city = named('city', cityPool.cards);
export const objective = named('objective', objectiveIds);
export const reward = named('reward', rewardPool.cards);
export const tactics = named('tactics', tacticsPool.cards);

type Resource = (typeof resourceIds)[number];

const numberOf = (of: (t: Table) => number): Figure<Table> => figure(of);
const look = (t: Table) => ({ t, me: 0 });
const resourceNumber = (resource: Resource): number => resourceIds.indexOf(resource);

/** What a dial of the learner shows, what a Harvest would set it to, and how many units it gives. */
export const dial = (resource: Resource): Figure<Table> =>
  numberOf(t => dialOf(look(t), resourceNumber(resource)));
export const harvest = (resource: Resource): Figure<Table> =>
  numberOf(t => harvestOf(look(t), 0)[resourceNumber(resource)]);
export const recruits = (resource: Resource): Figure<Table> =>
  numberOf(t => unitsOfDial(look(t), resourceNumber(resource)).length);

/** Where a dial lies on the screen. */
export const dialAt = (resource: Resource): string => `dial/${resourceNumber(resource)}`;

/** All units in an area, and how many of them the learner's food does not feed. */
export const unitsIn = (where: string): Figure<Table> => numberOf(t => unitCount(look(t), areaNumber(where)));
export const starvingIn = (where: string): Figure<Table> =>
  numberOf(t => Math.max(0, unitCount(look(t), areaNumber(where)) - dialOf(look(t), resourceNumber('food'))));

/** The unspent influence of a seat, which everybody sees. */
export const influence = (seat: number): Figure<Table> => numberOf(t => t.influence.get(seat));

/** How good a hero is at something, how much damage somebody has, and how much would be the end. */
export const attribute = (id: string, what: (typeof attributeIds)[number]): Figure<Table> =>
  numberOf(t => attributeIn(look(t), heroPool.cards.indexOf(id), attributeIds.indexOf(what)));
export const damage = (id: string): Figure<Table> =>
  numberOf(t => t.heroDamage.get(heroPool.cards.indexOf(id)));
export const healthLeft = (id: string): Figure<Table> =>
  numberOf(t => healthLeftOf(look(t), heroPool.cards.indexOf(id)));

/** Where a Quest card lies on the screen. */
export const questAt = (id: string): string => `quest/${questPool.cards.indexOf(id)}`;
