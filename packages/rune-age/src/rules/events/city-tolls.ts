import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { cardDomain, cityDomain, levyDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { isGold, isUnit, strengthOf } from '../cards.ts';
import { destroyFromHand, discardFromHand } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { isAlive, playOrder } from '../order.ts';
import { procedure } from '../rules.ts';
import { isCityOf } from '../sources.ts';
import { type InstantRule, instantLocals, instantOf } from './instant.ts';

const citiesOf = (t: Table, seat: Seat): number => {
  let found = 0;
  for (let city = 0; city < t.content.cities.length; city++) if (isCityOf(t, seat, city)) found++;
  return found;
};

const offerCities = (t: Table, seat: Seat, offer: Offer): void => {
  for (let city = 0; city < t.content.cities.length; city++) if (isCityOf(t, seat, city)) offer.add(city);
};

/** A city goes back to the central play area, free and ready. (RA-WOUND-04) */
export const destroyCity = (t: Table, city: number): void => {
  t.cityPlace.set(city, 1);
  t.cityExhausted.set(city, 0);
  t.emit(events['city-destroyed'], city);
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
                if (!isCityOf(t, f.who, city) || t.cityExhausted.get(city) === 1) continue;
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
                    offerCities(t, f.who, offer);
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
                  options: (t, f, offer) => offerCities(t, f.who, offer),
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

export const cityTolls: readonly InstantRule[] = [goldOrCities, unitsOrCity];
