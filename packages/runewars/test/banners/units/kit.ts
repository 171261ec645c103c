import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { special } from '../../battle/kit.ts';

/** A table with the expansion. */
export const options = { expansion: 'banners-of-war' } as const;

/** Fate cards with a special icon in the section of a class. */
export const icons = { triangle: [9, 10], circle: [1, 2], rectangle: [3, 4], hexagon: [6, 7] } as const;

type Amounts = Readonly<Record<string, number>>;

/** Units of Daqan, Latari, Uthuk or Waiqar with as many special icons as cards; the enemy draws nothing. */
export const resolving = (
  faction: string,
  attackers: Amounts,
  defenders: Amounts,
  fate: readonly number[],
): Play<Table> =>
  special('', defenders, fate, {
    options,
    attackers,
    factions: [faction, faction === 'latari' ? 'daqan' : 'latari'],
  });
