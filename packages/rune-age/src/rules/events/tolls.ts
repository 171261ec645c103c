import { PASS } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { cardDomain, cityDomain, eventDomain, levyDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { goldOf, isGold, isUnit, strengthOf } from '../cards.ts';
import { destroyFromHand, discardFromHand } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { isAlive, playOrder } from '../order.ts';
import { procedure } from '../rules.ts';
import { isCityOf, readyInfluence } from '../sources.ts';
import { payInfluence } from '../spend-influence.ts';
import { eventDamage } from './damage.ts';
import { type InstantFrame, type InstantRule, instantLocals, instantOf } from './instant.ts';

const citiesOf = (t: Table, seat: Seat): number => {
  let found = 0;
  for (let city = 0; city < t.content.cities.length; city++) if (isCityOf(t, seat, city)) found++;
  return found;
};

/** A city goes back to the central play area, free and ready. (RA-WOUND-04) */
export const destroyCity = (t: Table, city: number): void => {
  t.cityPlace.set(city, 1);
  t.cityExhausted.set(city, 0);
  t.emit(events['city-destroyed'], city);
};

const suffer =
  (amountOf: (t: Table, f: InstantFrame) => number) =>
  (t: Table, f: InstantFrame, callee: { seat: number; amount: number }): void => {
    callee.seat = f.who;
    callee.amount = amountOf(t, f);
  };

/** Give up a Reward, or suffer: Hoarding Dragon. */
const rewardOrDamage: InstantRule = {
  kind: 'reward-or-damage',
  procedure: procedure('reward-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && t.rewards.at(f.who).total > 0,
        owner =>
          owner
            .ask('pick', {
              kind: 'one',
              seat: 'who',
              from: eventDomain,
              options: (t, f, offer) => {
                const rewards = t.rewards.at(f.who);
                for (let i = 0; i < rewards.total; i++) offer.add(rewards.at(i));
              },
              optional: true,
              prompt: (t, f) =>
                say('prompt.reward-or-damage', { amount: instantOf(t, f.event, 'reward-or-damage').amount }),
              rule: 'RA-REWARD-07',
            })
            .when(
              { pick: PASS },
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'reward-or-damage').amount),
                ),
              gives =>
                gives.do((t, f) => {
                  t.move(f.pick, t.rewards.at(f.who), t.eventDiscard);
                  t.eventExhausted.set(f.pick, 0);
                  t.emit(events['destroyed-reward'], f.who, f.pick);
                }),
            ),
      ),
    ),
  ),
};

/** Give up a unit from hand, or suffer: Barbarian Invasion. Everybody with cards is asked. (RA-INFO-06) */
const unitOrDamage: InstantRule = {
  kind: 'unit-or-damage',
  procedure: procedure('unit-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
          survivor
            .do((_t, f) => {
              f.pick = PASS;
            })
            .when(
              (t, f) => t.hand.at(f.who).total > 0,
              holds =>
                holds.ask('pick', {
                  kind: 'one',
                  seat: 'who',
                  from: cardDomain,
                  options: (t, f, offer) => offerHand(t, f.who, offer, t.content.numbers.isUnit),
                  optional: true,
                  hidden: true,
                  prompt: (t, f) =>
                    say('prompt.unit-or-damage', { amount: instantOf(t, f.event, 'unit-or-damage').amount }),
                  rule: 'RA-EVENT-03',
                }),
            )
            .when(
              { pick: PASS },
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'unit-or-damage').amount),
                ),
              gives => gives.do((t, f) => destroyFromHand(t, f.who, f.pick)),
            ),
      ),
    ),
  ),
};

/** Spend influence, or suffer: Omens of Ruin. */
const influenceOrDamage: InstantRule = {
  kind: 'influence-or-damage',
  procedure: procedure('influence-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
          survivor
            .do((_t, f) => {
              f.pick = 0;
            })
            .when(
              (t, f) =>
                readyInfluence(t, f.who, false) >= instantOf(t, f.event, 'influence-or-damage').influence,
              able =>
                able.ask('pick', {
                  kind: 'yes',
                  seat: 'who',
                  prompt: (t, f) => {
                    const { influence, amount } = instantOf(t, f.event, 'influence-or-damage');
                    return say('prompt.influence-or-damage', { influence, amount });
                  },
                  rule: 'RA-EVENT-10',
                }),
            )
            .when(
              { pick: 1 },
              pays =>
                pays.call(() => payInfluence, {
                  seat: 'who',
                  left: (t, f) => instantOf(t, f.event, 'influence-or-damage').influence,
                }),
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'influence-or-damage').amount),
                ),
            ),
      ),
    ),
  ),
};

const worthOf = (t: Table, card: number): number => goldOf(t, card) + strengthOf(t, card);

/** Discard gold and units of a total value, and suffer what is missing: Plague of Vermin. */
const discardValue: InstantRule = {
  kind: 'discard-value-or-damage',
  procedure: procedure('discard-value', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
          survivor
            .do((t, f) => {
              f.sum = instantOf(t, f.event, 'discard-value-or-damage').amount;
              f.pick = 0;
            })
            .repeatWhile(
              (t, f) => f.sum > 0 && f.pick !== PASS && t.hand.at(f.who).total > 0,
              paying =>
                paying
                  .ask('pick', {
                    kind: 'one',
                    seat: 'who',
                    from: cardDomain,
                    options: (t, f, offer) => offerHand(t, f.who, offer, t.content.numbers.hasWorth),
                    optional: true,
                    hidden: true,
                    prompt: (_t, f) => say('prompt.discard-value', { amount: f.sum }),
                    rule: 'RA-EVENT-03',
                  })
                  .do((t, f) => {
                    if (f.pick === PASS) return;
                    discardFromHand(t, f.who, f.pick);
                    f.sum = Math.max(0, f.sum - worthOf(t, f.pick));
                  }),
            )
            .call(
              () => eventDamage,
              suffer((_t, f) => f.sum),
            ),
      ),
    ),
  ),
};

/** Destroy a gold card from hand, or exhaust all cities: Royal Levy. Who has cards is asked, whatever they are. */
const goldOrCities: InstantRule = {
  kind: 'gold-or-exhaust-cities',
  procedure: procedure('gold-or-cities', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && (t.hand.at(f.who).total > 0 || citiesOf(t, f.who) > 0),
        survivor =>
          survivor
            .ask('pick', {
              kind: 'one',
              seat: 'who',
              from: levyDomain,
              options: (t, f, offer) => {
                const hand = t.hand.at(f.who);
                for (let card = 0; card < hand.types; card++) {
                  if (hand.count(card) > 0 && isGold(t, card)) offer.add(levyDomain.code('destroy', card));
                }
                if (citiesOf(t, f.who) > 0 || offer.length === 0) offer.add(levyDomain.code('exhaust'));
              },
              hidden: true,
              prompt: () => say('prompt.levy'),
              rule: 'RA-GEN-04',
            })
            .do((t, f) => {
              if (levyDomain.partOf(f.pick) === 'destroy') {
                destroyFromHand(t, f.who, levyDomain.valueOf(f.pick));
                return;
              }
              for (let city = 0; city < t.content.cities.length; city++) {
                if (!isCityOf(t, f.who, city)) continue;
                t.cityExhausted.set(city, 1);
                t.emit(events['exhausted-city'], f.who, city);
              }
            }),
      ),
    ),
  ),
};

const unitStrengthInHand = (t: Table, seat: Seat): number => {
  let sum = 0;
  const hand = t.hand.at(seat);
  for (let card = 0; card < hand.types; card++)
    if (isUnit(t, card)) sum += strengthOf(t, card) * hand.count(card);
  return sum;
};

/** Discard units of a total strength, or lose a city: Raiders on the Roads. */
const unitsOrCity: InstantRule = {
  kind: 'units-or-city',
  procedure: procedure('units-or-city', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && citiesOf(t, f.who) > 0,
        owner =>
          owner
            .do((_t, f) => {
              f.pick = 0;
            })
            .when(
              (t, f) => t.hand.at(f.who).total > 0,
              holds =>
                holds.ask('pick', {
                  kind: 'one',
                  seat: 'who',
                  from: cityDomain,
                  options: (t, f, offer) => {
                    for (let city = 0; city < t.content.cities.length; city++)
                      if (isCityOf(t, f.who, city)) offer.add(city);
                    const { strength } = instantOf(t, f.event, 'units-or-city');
                    if (unitStrengthInHand(t, f.who) >= strength) offer.add(PASS);
                  },
                  hidden: true,
                  prompt: (t, f) =>
                    say('prompt.units-or-city', {
                      strength: instantOf(t, f.event, 'units-or-city').strength,
                    }),
                  rule: 'RA-EVENT-03',
                }),
              empty =>
                empty.ask('pick', {
                  kind: 'one',
                  seat: 'who',
                  from: cityDomain,
                  options: (t, f, offer) => {
                    for (let city = 0; city < t.content.cities.length; city++)
                      if (isCityOf(t, f.who, city)) offer.add(city);
                  },
                  prompt: (t, f) =>
                    say('prompt.units-or-city', {
                      strength: instantOf(t, f.event, 'units-or-city').strength,
                    }),
                  rule: 'RA-EVENT-03',
                }),
            )
            .when(
              { pick: PASS },
              discards =>
                discards
                  .do((t, f) => {
                    f.sum = instantOf(t, f.event, 'units-or-city').strength;
                  })
                  .repeatWhile(
                    (_t, f) => f.sum > 0,
                    paying =>
                      paying
                        .ask('card', {
                          kind: 'one',
                          seat: 'who',
                          from: cardDomain,
                          options: (t, f, offer) => {
                            offerHand(t, f.who, offer, t.content.numbers.isUnit);
                            // Who looks on does not know the units: every hand must have an answer.
                            if (offer.length === 0) offer.add(PASS);
                          },
                          hidden: true,
                          prompt: (_t, f) => say('prompt.discard-value', { amount: f.sum }),
                          rule: 'RA-EVENT-03',
                        })
                        .do((t, f) => {
                          if (f.card !== PASS) discardFromHand(t, f.who, f.card);
                          f.sum = f.card === PASS ? 0 : Math.max(0, f.sum - strengthOf(t, f.card));
                        }),
                  ),
              loses => loses.do((t, f) => destroyCity(t, f.pick)),
            ),
      ),
    ),
  ),
};

export const tolls: readonly InstantRule[] = [
  rewardOrDamage,
  unitOrDamage,
  influenceOrDamage,
  discardValue,
  goldOrCities,
  unitsOrCity,
];
