import type { Chooser, UnitEffect } from '../content/types.ts';
import type {
  DevelopmentEffect,
  FortifyAction,
  Mover,
  OrderEffect,
  SupremacyBonus,
  TitleEffect,
} from '../content/types-realm.ts';
import { type ClausesOf, type Keys, plain } from './clause-kinds.ts';

/** Units are destroyed in other words when their own side picks them. */
type DestroyOfClasses = Extract<UnitEffect, { kind: 'destroy-of-classes' }>;

const abilityClauses = {
  'clause.ability.damage-tougher': { damage: 'number', healthAbove: 'number' },
  'clause.ability.damage-again': { damage: 'number', again: 'number' },
  'clause.ability.damage-chosen': { damage: 'number' },
  'clause.ability.damage-or-destroy-weakened': { damage: 'number', units: 'number' },
  'clause.ability.sacrifice-for-damage': { damage: 'number' },
  'clause.ability.damage-in-numbers': { damage: 'number', standing: 'number' },
  'clause.ability.damage-and-draw-fate': { damage: 'number', cards: 'number', perBattle: 'number' },
  'clause.ability.damage-each-of': { units: 'number', damage: 'number' },
  'clause.ability.damage-as-carried': plain,
  'clause.ability.rout-and-draw': { routs: 'number', tactics: 'number' },
  'clause.ability.rout-one-class': plain,
  'clause.ability.opponent-routs': { units: 'number', initiativeFrom: 'number' },
  'clause.ability.rout-or-destroy': { units: 'number' },
  'clause.ability.retreat': { units: 'number' },
  'clause.ability.opponent-destroys-one-class': plain,
  'clause.ability.set-health': { health: 'number' },
  'clause.ability.summon': { unit: 'unit', units: 'number' },
  'clause.ability.add-strength': { strength: 'number' },
} as const satisfies ClausesOf<'ability', Exclude<UnitEffect, DestroyOfClasses>>;

const abilityParts = {
  'clause.destroy.controller': { units: 'number' },
  'clause.destroy.opponent': { units: 'number' },
  'clause.chooser.controller': plain,
  'clause.chooser.opponent': plain,
  'clause.unit.class': plain,
  'clause.unit.numbers': { health: 'number', initiative: 'number' },
  'clause.unit.special': plain,
} as const satisfies Keys<`clause.${'destroy' | 'chooser'}.${Chooser}`>;

const orderClauses = {
  'clause.primary.move-figures': { areas: 'number' },
  'clause.primary.activate-and-move': { areas: 'number', fastAreas: 'number' },
  'clause.primary.set-dials': plain,
  'clause.primary.recruit': plain,
  'clause.primary.city-benefits': plain,
  'clause.primary.collect-influence': plain,
  'clause.primary.fortify': plain,
  'clause.fortify.build-stronghold': plain,
  'clause.fortify.repair-stronghold': plain,
  'clause.fortify.mix-runes': plain,
  'clause.bonus.collect-tactics': plain,
  'clause.bonus.repeat': { battles: 'number' },
  'clause.bonus.weaken-stronghold': { strength: 'number' },
  'clause.bonus.use-developments': plain,
  'clause.bonus.recruit-again': plain,
  'clause.bonus.hire-hero': { least: 'number', most: 'number' },
  'clause.bonus.take-title': plain,
} as const satisfies ClausesOf<'primary', OrderEffect> &
  ClausesOf<'fortify', FortifyAction> &
  ClausesOf<'bonus', SupremacyBonus>;

const orderParts = {
  'clause.order.number': { number: 'number' },
  'clause.order.declined': plain,
  'clause.order.bonus': plain,
  'clause.order.no-bonus': plain,
  'clause.mover.units': plain,
  'clause.mover.heroes': plain,
} as const satisfies Keys<`clause.mover.${Mover}`>;

const titleClauses = {
  'clause.title.settle-bid-ties': plain,
  'clause.title.influence-on-tag': { amount: 'number' },
  'clause.title.rewards-for-runes': { rewards: 'number' },
  'clause.title.no-desertion': plain,
  'clause.title.runes-for-stronghold': plain,
} as const satisfies ClausesOf<'title', TitleEffect>;

const developmentClauses = {
  'clause.development.raise-dial-of-area': { amount: 'number' },
  'clause.development.gain-influence': { amount: 'number' },
  'clause.development.draw-tactics': { amount: 'number' },
  'clause.development.add-strength': { strength: 'number' },
  'clause.development.retreat': { units: 'number' },
  'clause.development.damage': { damage: 'number' },
  'clause.development.rout': { units: 'number' },
} as const satisfies ClausesOf<'development', DevelopmentEffect>;

const placeParts = {
  'clause.development-of': { faction: 'faction' },
  'clause.city': { units: 'number', tactics: 'number', influence: 'number', quests: 'number' },
  'clause.stronghold.strength': { undamaged: 'number', damaged: 'number' },
  'clause.stronghold.build': plain,
  'clause.stronghold.repair': plain,
  'clause.stronghold.development': plain,
  'clause.cost': { resource: 'resource', amount: 'number' },
  'clause.cost.nothing': plain,
} as const;

/** Units, Orders, Titles, and what stands on the board. */
export const realmClauses = {
  ...abilityClauses,
  ...abilityParts,
  ...orderClauses,
  ...orderParts,
  ...titleClauses,
  ...developmentClauses,
  ...placeParts,
} as const;
