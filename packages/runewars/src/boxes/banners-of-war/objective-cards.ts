import { titled } from '../../content/names.ts';
import type { ObjectiveCard } from '../../content/types-cards.ts';

const designed = {
  name: 'designed',
  alignment: 'designed',
  condition: 'designed',
} as const satisfies ObjectiveCard['sources'];

const inOwnTurn = { claim: 'own-turn', escape: false, sources: designed } as const;

/** The Objectives of the expansion, good and then evil. (BW-SETUP-06) */
export const objectiveCards: readonly ObjectiveCard[] = [
  {
    id: 'objective-champion-of-the-free-cities',
    name: titled('Champion of the Free Cities', 'Bohater Wolnych Miast'),
    alignment: 'good',
    ...inOwnTurn,
    escape: true,
    condition: { kind: 'heroes-in-cities', least: 2 },
    sources: { ...designed, escape: 'designed' },
  },
  {
    id: 'objective-raise-the-banners',
    name: titled('Raise the Banners', 'Sztandary w górę'),
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'every-unit-type' },
  },
  {
    id: 'objective-a-land-made-whole',
    name: titled('A Land Made Whole', 'Uleczona kraina'),
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'production', least: 4 },
  },
  {
    id: 'objective-pillars-of-bone',
    name: titled('Pillars of Bone', 'Filary z kości'),
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'strongholds-abroad', least: 3 },
  },
  {
    id: 'objective-host-of-monsters',
    name: titled('Host of Monsters', 'Zastęp potworów'),
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'units-of-class', unitClass: 'hexagon', least: 3 },
  },
  {
    id: 'objective-trampled-banners',
    name: titled('Trampled Banners', 'Podeptane sztandary'),
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'stronghold-in-enemy-home', least: 1 },
  },
];
