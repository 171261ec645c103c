import { NONE } from '@runehold/kernel/layout/zones';
import type { ExplorationEffect } from '../../content/types-quests.ts';
import type { Table } from '../../layout.ts';
import { farTokens, nearTokens } from '../../pools.ts';
import { printedYield } from './areas.ts';
import { isBlighted } from './blight.ts';

/** Whether there are exploration tokens at this table. (RW-EXPL-01) */
export const hasExploration = (t: Table): boolean => t.exploration === 1;

/** The exploration token of an area by its number in the domain of all, or `NONE`. */
export const tokenAt = (t: Table, area: number): number => {
  const near = t.nearToken.at(area);
  if (near !== NONE) return nearTokens[near];
  const far = t.farToken.at(area);
  return far === NONE ? NONE : farTokens[far];
};

/** What the faceup location of an area does; nothing while it is facedown. (RW-EXPL-39) */
export const locationAt = (t: Table, area: number): ExplorationEffect | undefined => {
  if (t.tokenUp.get(area) === 0) return undefined;
  const token = tokenAt(t, area);
  return token === NONE ? undefined : t.content.explorationTokens[token].effect;
};

/** What an area yields of a resource: icons that no token covers, and a faceup Village. (RW-AREA-04, RW-EXPL-20, BW-DESO-05, BW-CRYO-10) */
export const yieldOf = (t: Table, area: number, resource: number): number => {
  const printed = isBlighted(t, area) ? 0 : printedYield(t, area, resource);
  const location = locationAt(t, area);
  if (location?.kind !== 'produce') return printed;
  return resource === resourceNumber[location.resource] ? printed + location.amount : printed;
};

const resourceNumber = { food: 0, wood: 1, ore: 2 } as const;
