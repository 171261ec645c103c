import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { areaIds } from '../../../src/pools.ts';
import { controller } from '../../../src/rules/map/areas.ts';
import { hasPeasant, putPeasant } from '../../../src/rules/map/peasants.ts';
import { area } from '../../kit/arrange.ts';
import { options, owning } from '../developments/kit.ts';

export const CARD = 'devcard-support-of-the-people';

/** A table at which seat 0 plays Daqan, and one at which seat 1 does. */
export const ours = { options } as const;
export const theirs = (faction: string) => ({ options, factions: [faction, 'daqan'] }) as const;

/** The card is bought, and peasants stand in these areas. */
export const peasantsIn = (t: Table, ...where: readonly string[]): void => {
  owning(t, CARD);
  for (const id of where) putPeasant(t, area(id));
};

/** Where peasants stand. */
export const peasantsAt = ({ table: t }: Play<Table>): readonly string[] =>
  areaIds.slice(0, t.areas).filter((_, at) => hasPeasant(t, at));

export const holderOf = ({ table }: Play<Table>, where: string): Seat => controller(table, area(where));

/** The ask that is open, by whom and about what. */
export const isAskedFor = (story: Play<Table>): boolean =>
  story.asked.length > 0 && story.ask(story.asked[0]).rule === 'BW-PEAS-02';
