import type { Domain } from '@runehold/kernel/ask/domain';
import { Offer } from '@runehold/kernel/ask/offer';
import type { Errand, ErrandsOf } from '@runehold/kernel/pack/errand';
import { spoken } from '@runehold/kernel/spoken';
import type { Message } from '@runehold/kernel/text/message';
import { actionDomain, goldDomain, influenceDomain } from '../../domains.ts';
import { goldCost, inPlay } from '../cards.ts';
import { offerSources } from '../sources.ts';
import { offerGold, unitsOf } from '../spend-gold.ts';
import { influenceCost } from '../spend-influence.ts';
import { goldOfStep, isStronghold, type Look, lookAt, yieldOf } from './look.ts';

const { say, words } = spoken({
  'errand.gold': [
    { paid: 'number' },
    'You pay {paid, count, thing.gold} for it.',
    'Zapłacisz za to {paid, count, thing.gold:acc}.',
  ],
  'errand.gold.lost': [
    { paid: 'number', lost: 'number' },
    'You pay {paid, count, thing.gold} for it, {lost} more than it costs.',
    'Zapłacisz za to {paid, count, thing.gold:acc}, o {lost} więcej, niż kosztuje.',
  ],
  'errand.influence': [
    { paid: 'number' },
    'You pay {paid, count, thing.influence} for it.',
    'Zapłacisz za to {paid, count, thing.influence:acc}.',
  ],
  'errand.influence.lost': [
    { paid: 'number', lost: 'number' },
    'You pay {paid, count, thing.influence} for it, {lost} more than it costs.',
    'Zapłacisz za to {paid, count, thing.influence:acc}, o {lost} więcej, niż kosztuje.',
  ],
});

export { words as errandWords };

/** Something that can be paid with, or bought: the option of its ask, and what it brings or costs. */
type Priced = { readonly code: number; readonly worth: number };

/** How a kind of money is spent: the action that begins it, the ask it is spent at, and what there is to pay with and to buy. */
type Market = {
  readonly action: 'gold' | 'influence';
  readonly procedure: string;
  readonly domain: Domain;
  readonly done: number;
  coins(look: Look): readonly Priced[];
  wares(look: Look): readonly Priced[];
  proposal(paid: number, lost: number): Message;
};

/** What is offered, each as often as there are copies of it: alike things stand as one option. */
const coinsIn = (
  offer: Offer,
  copiesOf: (code: number) => number,
  coinOf: (code: number) => Priced,
): readonly Priced[] =>
  Array.from(offer.codes.subarray(0, offer.length)).flatMap(code =>
    Array<Priced>(copiesOf(code)).fill(coinOf(code)),
  );

const gold: Market = {
  action: 'gold',
  procedure: 'spend-gold',
  domain: goldDomain,
  done: goldDomain.code('done'),
  coins: look => {
    const offer = new Offer();
    offerGold(look.t, look.me, offer);
    const cards = (code: number): number => look.t.hand.at(look.me).count(goldDomain.valueOf(code));
    return coinsIn(
      offer,
      code => (goldDomain.partOf(code) === 'pay' ? cards(code) : 1),
      code => ({ code, worth: goldOfStep(look, code) }),
    );
  },
  wares: ({ t, me }) => [
    ...unitsOf(t, me)
      .filter(card => t.pile.count(card) > 0)
      .map(card => ({ code: goldDomain.code('buy', card), worth: goldCost(t, card) })),
    ...(t.barracksStrongholds.get(me) > 0
      ? [{ code: goldDomain.code('stronghold'), worth: t.content.stronghold.gold }]
      : []),
    ...(t.monument.get(me) === 1
      ? [{ code: goldDomain.code('monument'), worth: t.content.monument.gold }]
      : []),
  ],
  proposal: (paid, lost) =>
    lost === 0 ? say('errand.gold', { paid }) : say('errand.gold.lost', { paid, lost }),
};

const EXHAUST = influenceDomain.codesOf('exhaust');

const influence: Market = {
  action: 'influence',
  procedure: 'spend-influence',
  domain: influenceDomain,
  done: influenceDomain.code('done'),
  coins: look => {
    const offer = new Offer();
    offerSources(look.t, look.me, offer, true);
    return coinsIn(
      offer,
      source => (isStronghold(source) ? look.t.readyStrongholds.get(look.me) : 1),
      source => ({ code: EXHAUST[source], worth: yieldOf(look, source) }),
    );
  },
  wares: ({ t }) =>
    inPlay(t)
      .acquirable.filter(card => t.pile.count(card) > 0)
      .map(card => ({ code: influenceDomain.code('acquire', card), worth: influenceCost(t, card) })),
  proposal: (paid, lost) =>
    lost === 0 ? say('errand.influence', { paid }) : say('errand.influence.lost', { paid, lost }),
};

/** The coins that make up a price with the least to spare, of as few as can be; undefined if they do not. */
const payment = (coins: readonly Priced[], price: number): readonly Priced[] | undefined => {
  // By sum: the fewest coins that come to it.
  let ways = new Map<number, readonly Priced[]>([[0, []]]);
  for (const coin of coins) {
    const next = new Map(ways);
    for (const [sum, chosen] of ways) {
      if (sum >= price) continue;
      const known = next.get(sum + coin.worth);
      if (known === undefined || known.length > chosen.length + 1)
        next.set(sum + coin.worth, [...chosen, coin]);
    }
    ways = next;
  }
  const sums = [...ways.keys()].filter(sum => sum >= price);
  return sums.length === 0 ? undefined : ways.get(Math.min(...sums));
};

const total = (coins: readonly Priced[]): number => coins.reduce((sum, { worth }) => sum + worth, 0);

/** Buys one thing: begins the action where it has not begun, pays, takes the thing, and closes where nothing more can be had. */
const purchase = (market: Market, look: Look, ware: Priced, purse: number, begins: boolean): Errand[] => {
  const { domain, done } = market;
  const coins = market.coins(look).toSorted((a, b) => a.worth - b.worth);
  const paid = payment(coins, ware.worth - purse);
  if (paid === undefined) return [];
  const left = purse + total(paid) - ware.worth;
  const reach = purse + total(coins) - ware.worth;
  const goesOn = market.wares(look).some(({ worth }) => worth <= reach);
  return [
    {
      name: domain.nameOf(ware.code),
      label: domain.labelOf(ware.code),
      steps: [
        ...(begins ? [actionDomain.nameOf(actionDomain.code(market.action))] : []),
        ...paid.map(({ code }) => domain.nameOf(code)),
        domain.nameOf(ware.code),
        ...(goesOn ? [] : [domain.nameOf(done)]),
      ],
      proposal: market.proposal(total(paid), left),
    },
  ];
};

/** What a player can buy with one touch: from the action step, or while gold or influence is being spent. */
export const errandsOf: ErrandsOf = (table, ask, doing) => {
  const look = lookAt({ table, seat: ask.seat });
  if (doing === 'actions' && ask.name === 'action') {
    const names = new Set(ask.options.map(({ name }) => name));
    return [gold, influence]
      .filter(({ action }) => names.has(actionDomain.nameOf(actionDomain.code(action))))
      .flatMap(market => market.wares(look).flatMap(ware => purchase(market, look, ware, 0, true)));
  }
  const market = [gold, influence].find(({ procedure }) => procedure === doing && ask.name === 'step');
  if (market === undefined) return [];
  const purse = ask.about?.['amount'] ?? 0;
  // What can be bought as it is needs no errand.
  return market
    .wares(look)
    .filter(({ worth }) => worth > purse)
    .flatMap(ware => purchase(market, look, ware, purse, false));
};
