import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { areaIds } from '../../../src/pools.ts';
import { desolate, freeze } from '../../../src/rules/map/blight.ts';
import { area } from '../../kit/arrange.ts';

/** The expansion, open. */
export const banners = { options: { expansion: 'banners-of-war' } } as const;
export const exploring = { options: { ...banners.options, exploration: 'yes' } } as const;

/** Lays tokens without anybody's gaining by it. */
export const wasted = (t: Table, ...where: readonly string[]): void => {
  for (const id of where) t.blight.set(area(id), -1);
};

export const frost = (t: Table, ...where: readonly string[]): void => {
  for (const id of where) t.blight.add(area(id), 1);
};

/** What lies in each area that has a token, by its id: -1 for desolation, else how many of cryomancy. */
export const blightOn = ({ table: t }: Play<Table>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    areaIds
      .slice(0, t.areas)
      .map((id, at) => [id, t.blight.get(at)] as const)
      .filter(([, tokens]) => tokens !== 0),
  );

/** Places a token as a card does, in the middle of a story. */
export const desolated = (story: Play<Table>, where: string): Play<Table> =>
  story.given(t => desolate(t, area(where)));
export const frozen = (story: Play<Table>, where: string): Play<Table> =>
  story.given(t => freeze(t, area(where)));
