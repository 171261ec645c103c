import type { Destiny, Timing, Trait, UnitClass } from '../content/types.ts';
import { type Keys, plain } from './clause-kinds.ts';
import { heroCardClauses } from './clause-specs-heroes.ts';

/** When abilities and cards are used. */
const timingClauses = {
  'clause.timing.turn': plain,
  'clause.timing.turn.activate': plain,
  'clause.timing.turn.diplomacy': plain,
  'clause.timing.battle.pre': plain,
  'clause.timing.battle.support': plain,
  'clause.timing.battle.start': plain,
  'clause.timing.battle.round': plain,
  'clause.timing.battle.fate': plain,
  'clause.timing.battle.drawn': plain,
  'clause.timing.battle.special': plain,
  'clause.timing.battle.routs': plain,
  'clause.timing.battle.damage': plain,
  'clause.timing.battle.destroyed': plain,
  'clause.timing.battle.rounds-end': plain,
  'clause.timing.battle.tally.a': plain,
  'clause.timing.battle.tally.b': plain,
  'clause.timing.battle.tally.c': plain,
  'clause.timing.battle.won': plain,
  'clause.timing.battle.retreat': plain,
  'clause.timing.duel.challenge': plain,
  'clause.timing.duel.start': plain,
  'clause.timing.duel.round': plain,
  'clause.timing.duel.revealed': plain,
  'clause.timing.duel.icon': plain,
  'clause.timing.duel.damage': plain,
  'clause.timing.duel.end': plain,
  'clause.timing.quest.action': plain,
  'clause.timing.quest.moved': plain,
  'clause.timing.quest.test': plain,
  'clause.timing.hero.damage': plain,
  'clause.timing.season': plain,
  'clause.timing.season.winter': plain,
  'clause.timing.harvest.sup': plain,
  'clause.timing.passive': plain,
} as const satisfies Keys<`clause.timing.${Timing}`>;

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
  'clause.class.triangle': plain,
  'clause.class.circle': plain,
  'clause.class.rectangle': plain,
  'clause.class.hexagon': plain,
  'clause.destiny.gold': plain,
  'clause.destiny.grey': plain,
  'clause.destiny.red': plain,
  'clause.trait.fast': plain,
  'clause.trait.flying': plain,
  'clause.unit': { unit: 'unit' },
  'clause.unit.special': plain,
  'clause.order': { order: 'order' },
  'clause.of-class': { units: 'number' },
  'clause.group.one': { unit: 'unit', count: 'number' },
  'clause.group.mixed': { count: 'number' },
  'clause.group.any-mix': plain,
  'clause.raise.one': { amount: 'number' },
  'clause.raise.another': { amount: 'number' },
} as const satisfies Keys<
  `clause.class.${UnitClass}` | `clause.destiny.${Destiny}` | `clause.trait.${Trait}`
>;

/** Everything that texts of cards and components are made of. */
export const clauseSpecs = {
  ...timingClauses,
  ...joints,
  ...heroCardClauses,
} as const;
