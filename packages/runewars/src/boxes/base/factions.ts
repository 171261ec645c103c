import type { FactionSheet } from '../../content/types.ts';

const found = {
  colour: 'found',
  alignment: 'found',
  tactics: 'found',
  influence: 'found',
  defensive: 'found',
} as const satisfies FactionSheet['sources'];
const reasonedStart = { ...found, tactics: 'inferred', influence: 'inferred' } as const;

/** The heads of the four faction sheets. (RW-COMP-02, RW-SETUP-22) */
export const factionSheets: readonly FactionSheet[] = [
  {
    id: 'daqan',
    colour: 'blue',
    alignment: 'good',
    tactics: 2,
    influence: 3,
    defensive: 'dev-reinforced-walls',
    sources: found,
  },
  {
    id: 'latari',
    colour: 'green',
    alignment: 'good',
    tactics: 1,
    influence: 4,
    defensive: 'dev-protective-wards',
    sources: found,
  },
  {
    id: 'uthuk',
    colour: 'red',
    alignment: 'evil',
    tactics: 4,
    influence: 1,
    defensive: 'dev-hungry-spawn',
    sources: reasonedStart,
  },
  {
    id: 'waiqar',
    colour: 'purple',
    alignment: 'evil',
    tactics: 3,
    influence: 2,
    defensive: 'dev-cursed-tomb',
    sources: reasonedStart,
  },
];
