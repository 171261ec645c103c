import type { Destiny, Trait, UnitClass } from '../content/types.ts';
import { type Keys, plain } from './clause-kinds.ts';

/** Marks, and words of which all kinds of texts are made. */
const joints = {
  'clause.join.comma': plain,
  'clause.join.colon': plain,
  'clause.join.stop': plain,
  'clause.join.or': plain,
  'clause.join.and': plain,
  'clause.join.then': plain,
  'clause.join.else': plain,
  'clause.if-you-wish': plain,
  'clause.discarded': plain,
  'clause.class.triangle': plain,
  'clause.class.circle': plain,
  'clause.class.rectangle': plain,
  'clause.class.hexagon': plain,
  'clause.destiny.gold': plain,
  'clause.destiny.grey': plain,
  'clause.destiny.red': plain,
  'clause.trait.fast': plain,
  'clause.trait.flying': plain,
  'clause.hero.fast': plain,
  'clause.hero.flying': plain,
  'clause.unit': { unit: 'unit' },
  'clause.unit.special': plain,
  'clause.order': { order: 'order' },
  'clause.of-class': { units: 'number', classes: 'classes' },
  'clause.group.one': { unit: 'unit', count: 'number' },
  'clause.group.mixed': { count: 'number' },
  'clause.group.any-mix': plain,
  'clause.raise.one': { amount: 'number' },
  'clause.raise.another': { amount: 'number' },
} as const satisfies Keys<
  `clause.class.${UnitClass}` | `clause.destiny.${Destiny}` | `clause.${'trait' | 'hero'}.${Trait}`
>;

/** Everything that texts of cards and components are made of. */
export const clauseSpecs = {
  ...joints,
} as const;
