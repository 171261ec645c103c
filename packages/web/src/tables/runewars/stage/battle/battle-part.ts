import type { WireView } from '@runehold/protocol/parts/view';

/** The steps of a battle and of its rounds, as they are shown. (RW-BATTLE-14, RW-ROUND-04) */
export const battleParts = [
  'support',
  'cards',
  'lay',
  'draw',
  'special',
  'routs',
  'damage',
  'tally',
  'resolution',
] as const;
export type BattlePart = (typeof battleParts)[number];

/** The rules by which a step is known, the later steps first: one of them is being carried out. */
const known: readonly (readonly [procedure: string, part: BattlePart])[] = [
  ['resolve-battle', 'resolution'],
  ['end-called-off', 'resolution'],
  ['tally-strength', 'tally'],
  ['special-ability', 'special'],
  ['announce-fate', 'lay'],
  ['draw-fate', 'draw'],
  ['battle-window', 'cards'],
  ['assign-routs', 'routs'],
  ['assign-damage', 'damage'],
  ['declare-support', 'support'],
];

/** The step of the battle that is played now. */
export const partOf = ({ crumbs }: Pick<WireView, 'crumbs'>): BattlePart | undefined =>
  known.find(([procedure]) => crumbs.some(crumb => crumb.procedure === procedure))?.[1];
