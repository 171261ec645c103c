import type { Content } from '../content/content.ts';
import type { Chooser, Edition, Unit, UnitEffect } from '../content/types.ts';
import type { City, Resources } from '../content/types-map.ts';
import type { Development, Order, OrderEffect, Title } from '../content/types-realm.ts';
import { type CardText, clause, colon, comma, listed, onlyIf, stop } from './clause.ts';
import { classes, timingsText, unitsByClass } from './clause-groups.ts';

const chosenBy = (chooser: Chooser): CardText => [comma, clause(`clause.chooser.${chooser}`)];

/** What a unit's special icon does. */
const abilityText = (effect: UnitEffect, edition: Edition): CardText => {
  if (effect.kind === 'destroy-of-classes')
    return [clause(`clause.destroy.${effect.chooser}`, effect), ...classes(effect.classes)];
  const head = clause(`clause.ability.${effect.kind}`, effect);
  switch (effect.kind) {
    case 'retreat':
      return [head, ...chosenBy(effect.chooser[edition])];
    case 'rout-one-class':
    case 'opponent-destroys-one-class':
      return [head, ...unitsByClass(effect.units)];
    default:
      return [head];
  }
};

/** A unit's class, numbers and ability. */
export const unitText = (unit: Unit, edition: Edition): CardText => [
  clause('clause.unit.class'),
  ...classes([unit.unitClass]),
  comma,
  clause('clause.unit.numbers', unit),
  stop,
  ...unit.traits.flatMap(trait => [clause(`clause.trait.${trait}`), stop]),
  clause('clause.unit.special'),
  colon,
  ...abilityText(unit.ability.effect, edition),
  stop,
];

const orderDetails = (effect: OrderEffect, edition: Edition): CardText => {
  switch (effect.kind) {
    case 'move-figures':
    case 'activate-and-move': {
      const movers = effect.kind === 'move-figures' ? effect.movers : effect.movers[edition];
      return listed(
        movers.map(mover => [clause(`clause.mover.${mover}`)]),
        'and',
      );
    }
    case 'fortify':
      return listed(
        effect.actions.map(action => [clause(`clause.fortify.${action.kind}`, action)]),
        'or',
      );
    default:
      return [];
  }
};

/** The first part of an Order and its Supremacy Bonus. */
export const orderText = (order: Order, edition: Edition): CardText => [
  clause('clause.order.number', order),
  stop,
  clause(`clause.primary.${order.primary.kind}`, order.primary),
  ...orderDetails(order.primary, edition),
  stop,
  ...onlyIf(order.optional, clause('clause.order.declined'), stop),
  ...(order.bonus === undefined
    ? [clause('clause.order.no-bonus')]
    : [clause('clause.order.bonus'), colon, clause(`clause.bonus.${order.bonus.kind}`, order.bonus)]),
  stop,
];

/** What a Title gives its owner. */
export const titleText = ({ effects }: Title): CardText =>
  effects.flatMap(effect => [clause(`clause.title.${effect.kind}`, effect), stop]);

/** Whose development it is, when it is used and what it does. */
export const developmentText = ({ faction, timing, effect, discarded }: Development): CardText => [
  ...onlyIf(faction !== undefined, clause('clause.development-of', { faction }), stop),
  ...timingsText([timing]),
  ...onlyIf(discarded, comma, clause('clause.discarded')),
  colon,
  clause(`clause.development.${effect.kind}`, effect),
  ...(effect.kind === 'retreat' ? chosenBy(effect.chooser) : []),
  stop,
];

/** What a city gives, one of which its controller takes. */
export const cityText = (city: City): CardText => [
  clause('clause.city', city),
  ...classes([city.unitClass]),
  stop,
];

const costText = (cost: Resources): CardText => {
  const parts = Object.entries(cost).filter(([, amount]) => amount > 0);
  if (parts.length === 0) return [clause('clause.cost.nothing')];
  return listed(
    parts.map(([resource, amount]) => [clause('clause.cost', { resource, amount })]),
    'and',
  );
};

/** What a stronghold is worth and holds, and what it costs. */
export const strongholdText = ({ stronghold }: Pick<Content, 'stronghold'>): CardText => [
  clause('clause.stronghold.strength', stronghold.strength),
  stop,
  clause('clause.stronghold.build'),
  ...costText(stronghold.build),
  comma,
  clause('clause.stronghold.repair'),
  ...costText(stronghold.repair),
  stop,
  clause('clause.stronghold.development'),
  ...costText(stronghold.development),
  stop,
];
