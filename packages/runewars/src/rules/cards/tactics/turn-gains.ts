import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { orderDomain, resourceDomain, seatDomain } from '../../../domains.ts';
import { resourceIds, type Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { isHeroOf } from '../../heroes/desert.ts';
import { areaOf } from '../../heroes/hero.ts';
import { controller } from '../../map/areas.ts';
import { activeOrder, isInPlay, takeFromPlay } from '../../orders/in-play.ts';
import { procedure } from '../../rules.ts';
import { anyMayFall, anyMayRise, raiseDials, raiseFor } from '../../table/raise-dials.ts';
import { gainInfluence, loseInfluence, turnDial } from '../../table/resources.ts';
import { gainTactics } from '../draw.ts';
import { played, type TacticsRules, tacticsEffect } from './hand.ts';
import { anyOpponent, offerOpponents } from './opponents.ts';

const everybody = (): boolean => true;

/** Favors Owed. */
const gain = procedure('tactics-gain-influence', played, steps =>
  steps.do((t, f) => gainInfluence(t, f.seat, tacticsEffect(t, f.card, 'gain-influence').amount)),
);

const hasInfluence = (t: Table, seat: Seat): boolean => t.influence.get(seat) > 0;

/** Court Intrigue: takes influence from an opponent, as much as he has. */
const take = procedure('tactics-take-influence', { ...played, from: count }, steps =>
  steps
    .ask('from', {
      kind: 'one',
      seat: 'seat',
      from: seatDomain,
      options: (t, f, offer) => offerOpponents(t, f.seat, offer, hasInfluence),
      prompt: (_t, f) => say('prompt.choose-opponent', { card: f.card }),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      const amount = Math.min(tacticsEffect(t, f.card, 'take-influence').amount, t.influence.get(f.from));
      loseInfluence(t, f.from, amount);
      gainInfluence(t, f.seat, amount);
    }),
);

/** Hidden Stores. */
const raise = procedure('tactics-raise-dials', played, steps =>
  steps.call(
    () => raiseDials,
    (t, f, callee) => {
      const { choices } = tacticsEffect(t, f.card, 'raise-dials');
      callee.seat = f.seat;
      callee.one = raiseFor(choices, 1);
      callee.two = raiseFor(choices, 2);
    },
  ),
);

/** Whether a hero of one player is in an area that another controls. */
const hasHeroAt = (t: Table, seat: Seat, other: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (isHeroOf(t, hero, seat) && controller(t, areaOf(t, hero)) === other) return true;
  }
  return false;
};

/** Sabotage: an opponent's dial goes down, farther with a hero on his ground. */
const sabotage = procedure('tactics-sabotage', { ...played, victim: count, resource: count }, steps =>
  steps
    .ask('victim', {
      kind: 'one',
      seat: 'seat',
      from: seatDomain,
      options: (t, f, offer) => offerOpponents(t, f.seat, offer, anyMayFall),
      prompt: (_t, f) => say('prompt.choose-opponent', { card: f.card }),
      rule: 'RW-TACT-05',
    })
    .ask('resource', {
      kind: 'one',
      seat: 'seat',
      from: resourceDomain,
      options: (t, f, offer) => {
        for (let resource = 0; resource < resourceIds.length; resource++) {
          if (t.dial.get(f.victim, resource) > 0) offer.add(resource);
        }
      },
      prompt: (_t, f) => say('prompt.lower-dial-of', { who: f.victim }),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      const { amount, withHero } = tacticsEffect(t, f.card, 'lower-dial-of-opponent');
      turnDial(t, f.victim, f.resource, hasHeroAt(t, f.seat, f.victim) ? -withHero : -amount);
    }),
);

/** Shared Counsel: both players draw the number that its player names. */
const counsel = procedure('tactics-shared-counsel', { ...played, other: count, amount: count }, steps =>
  steps
    .ask('other', {
      kind: 'one',
      seat: 'seat',
      from: seatDomain,
      options: (t, f, offer) => offerOpponents(t, f.seat, offer, everybody),
      prompt: (_t, f) => say('prompt.choose-opponent', { card: f.card }),
      rule: 'RW-TACT-05',
    })
    .ask('amount', {
      kind: 'number',
      seat: 'seat',
      min: (t, f) => tacticsEffect(t, f.card, 'draw-tactics-together').least,
      max: (t, f) => tacticsEffect(t, f.card, 'draw-tactics-together').most,
      prompt: () => say('prompt.how-many-tactics'),
      rule: 'RW-TACT-05',
    })
    .call(() => gainTactics, { seat: 'seat', amount: 'amount' })
    .call(() => gainTactics, { seat: 'other', amount: 'amount' }),
);

const isUsedOrder = (t: Table, seat: Seat, order: number): boolean =>
  isInPlay(t, seat, order) && activeOrder(t, seat) !== order;

/** Spy Guild: an Order of this year comes back to the hand and no longer stands against the bonus. */
const takeBack = procedure('tactics-take-back-order', { ...played, order: count }, steps =>
  steps
    .ask('order', {
      kind: 'one',
      seat: 'seat',
      from: orderDomain,
      options: (t, f, offer) => {
        for (let order = 0; order < t.orders; order++) {
          if (isUsedOrder(t, f.seat, order)) offer.add(order);
        }
      },
      prompt: () => say('prompt.take-back-order'),
      rule: 'RW-ORDER-20',
    })
    .do((t, f) => {
      takeFromPlay(t, f.seat, f.order);
      t.emit(events['order-taken-back'], f.seat, f.order);
    }),
);

/** Cards of the turn about influence, resources, cards and Orders. */
export const gainRules: TacticsRules = {
  'gain-influence': { may: everybody, effect: gain },
  'take-influence': {
    may: (t, seat) => anyOpponent(t, seat, hasInfluence),
    effect: take,
  },
  'raise-dials': { may: anyMayRise, effect: raise },
  'lower-dial-of-opponent': {
    may: (t, seat) => anyOpponent(t, seat, anyMayFall),
    effect: sabotage,
  },
  'draw-tactics-together': {
    may: (t, seat) => t.tacticsDeck.total + t.tacticsDiscard.total > 0 && anyOpponent(t, seat, everybody),
    effect: counsel,
  },
  'take-back-orders': {
    may: (t, seat) => t.content.orders.some((_, order) => isUsedOrder(t, seat, order)),
    effect: takeBack,
  },
};
