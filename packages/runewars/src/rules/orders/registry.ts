import type { Edition } from '../../content/types.ts';
import type { Order, OrderEffect, SupremacyBonus } from '../../content/types-realm.ts';
import { type CardText, colon, onlyIf, stop } from '../../text/clause.ts';
import { type EffectsOf, family } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import { perContent } from '../table/per-content.ts';
import { collectsInfluence, takesTitle } from './acquire-power.ts';
import { weakensStronghold } from './conquer-bonus.ts';
import { fortifies } from './fortify.ts';
import { recruitsClass, strengthensDefence } from './garrison.ts';
import { setsDials, usesDevelopments } from './harvest.ts';
import { hiresHero } from './hire-hero.ts';
import { activatesArea, repeats } from './mobilize.ts';
import type { BonusKind, PrimaryKind } from './order.ts';
import { callsCities } from './rally-support.ts';
import { recruits, recruitsAgain } from './recruit.ts';
import { collectsTactics, movesFigures } from './strategize.ts';

/** What Orders do first, in an order that only grows at its end. */
const firsts = {
  'move-figures': movesFigures,
  'activate-and-move': activatesArea,
  'set-dials': setsDials,
  recruit: recruits,
  'city-benefits': callsCities,
  'collect-influence': collectsInfluence,
  fortify: fortifies,
  'strengthen-defence': strengthensDefence,
} as const;

/** What the highest Order adds, likewise. */
const seconds = {
  'collect-tactics': collectsTactics,
  repeat: repeats,
  'weaken-stronghold': weakensStronghold,
  'use-developments': usesDevelopments,
  'recruit-again': recruitsAgain,
  'hire-hero': hiresHero,
  'take-title': takesTitle,
  'recruit-class': recruitsClass,
} as const;

export type OrderEffects = EffectsOf<typeof firsts>;
export type SupremacyBonuses = EffectsOf<typeof seconds>;

const { words, clause } = speech({
  'clause.order.number': [{ number: 'number' }, 'Order {number}', 'rozkaz {number}'],
  'clause.order.declined': [
    'you may decline all or part of this',
    'możesz z tego zrezygnować, w całości lub w części',
  ],
  'clause.order.bonus': ['Supremacy Bonus', 'Starszeństwo'],
  'clause.order.no-bonus': ['it has no Supremacy Bonus', 'nie ma efektu Starszeństwa'],
});

type First = PrimaryKind<OrderEffect>;

export const primaries = family<OrderEffect, First>('primary', firsts, words);
export const bonuses = family<SupremacyBonus, BonusKind<SupremacyBonus>>('bonus', seconds);

export const primaryRules = Object.values<First>(firsts).flatMap(({ rule, withBonus = [] }) =>
  [rule].concat(withBonus),
);
const second = bonuses.rowOf(({ rule }) => rule);
export const bonusRules = second.rules;

/** By Order: where the rules of its parts stand. */
export const primaryOf = perContent(({ orders }) =>
  orders.map(({ primary, bonus }) => {
    const { rule, withBonus = rule } = primaries.kindOf(primary);
    return primaryRules.indexOf(bonus && second.placeOf(bonus) < 0 ? withBonus : rule);
  }),
);
export const bonusOf = perContent(({ orders }) =>
  orders.map(({ bonus }) => (bonus ? second.placeOf(bonus) : -1)),
);

/** The first part of an Order and its Supremacy Bonus. */
export const orderText = (order: Order, edition: Edition): CardText => [
  clause('clause.order.number', order),
  stop,
  ...primaries.textOf(order.primary, edition),
  stop,
  ...onlyIf(order.optional, clause('clause.order.declined'), stop),
  ...(order.bonus === undefined
    ? [clause('clause.order.no-bonus')]
    : [clause('clause.order.bonus'), colon, ...bonuses.textOf(order.bonus)]),
  stop,
];
