import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { cardDomain, levyDomain, raidDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { isUnit, strengthOf } from '../cards.ts';
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

const offerCities = (t: Table, seat: Seat, offer: Offer, offset: number): void => {
  for (let city = 0; city < t.content.cities.length; city++)
    if (isCityOf(t, seat, city)) offer.add(offset + city);
};

/** A city goes back to the central play area, free and ready. (RA-WOUND-04) */
export const destroyCity = (t: Table, city: number): void => {
  t.cityPlace.set(city, 1);
  t.cityExhausted.set(city, 0);
  t.emit(events['city-destroyed'], city);
};

const LEVY_GOLD = levyDomain.code('destroy');
const LEVY_CITIES = levyDomain.code('exhaust');
const LEVY_NOTHING = levyDomain.code('nothing');

/** Offers the gold of a hand that is worth most; copies that used an ability are none, since gold has none. */
const offerBestGold = (t: Table, seat: Seat, offer: Offer, offset: number): void => {
  const hand = t.hand.at(seat);
  const { goldCards, gold } = t.content.numbers;
  let best = 0;
  for (let i = 0; i < goldCards.length; i++)
    if (hand.count(goldCards[i]) > 0) best = Math.max(best, gold[goldCards[i]]);
  for (let i = 0; i < goldCards.length; i++)
    if (hand.count(goldCards[i]) > 0 && gold[goldCards[i]] === best) offer.add(offset + goldCards[i]);
};

/** All cities of a seat serve the crown: they are exhausted, and the next refresh passes them over. */
const levyCities = (t: Table, seat: Seat): void => {
  for (let city = 0; city < t.content.cities.length; city++) {
    if (!isCityOf(t, seat, city)) continue;
    if (t.cityExhausted.get(city) === 0) t.emit(events['exhausted-city'], seat, city);
    t.cityExhausted.set(city, 2);
  }
  t.emit(events.levied, seat);
};

/**
 * Destroy the best gold card in hand, or do without the cities for a turn: Royal Levy. Who holds cards is asked, whatever
 * they are; who holds none gives his cities unasked.
 */
const goldOrCities: InstantRule = {
  kind: 'gold-or-exhaust-cities',
  procedure: procedure('gold-or-cities', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && (t.hand.at(f.who).total > 0 || citiesOf(t, f.who) > 0),
        survivor =>
          survivor
            .do((_t, f) => {
              f.pick = LEVY_CITIES;
            })
            .when(
              (t, f) => t.hand.at(f.who).total > 0,
              holds =>
                holds.ask('pick', {
                  kind: 'one',
                  seat: 'who',
                  from: levyDomain,
                  options: (t, f, offer) => {
                    offerBestGold(t, f.who, offer, LEVY_GOLD);
                    if (citiesOf(t, f.who) > 0) offer.add(LEVY_CITIES);
                    if (offer.length === 0) offer.add(LEVY_NOTHING);
                  },
                  hidden: true,
                  prompt: () => say('prompt.levy'),
                  rule: 'RA-EVENT-12',
                }),
            )
            .do((t, f) => {
              if (f.pick === LEVY_CITIES) levyCities(t, f.who);
              else if (f.pick !== LEVY_NOTHING) destroyFromHand(t, f.who, f.pick - LEVY_GOLD);
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

const RAID_UNITS = raidDomain.code('discard');
const RAID_CITY = raidDomain.code('city');

/** Discard units of a total strength, or lose a city: Raiders on the Roads. */
const unitsOrCity: InstantRule = {
  kind: 'units-or-city',
  procedure: procedure('units-or-city', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && citiesOf(t, f.who) > 0,
        owner =>
          owner
            .ask('pick', {
              kind: 'one',
              seat: 'who',
              from: raidDomain,
              options: (t, f, offer) => {
                const { strength } = instantOf(t, f.event, 'units-or-city');
                if (unitStrengthInHand(t, f.who) >= strength) offer.add(RAID_UNITS);
                offerCities(t, f.who, offer, RAID_CITY);
              },
              hidden: true,
              prompt: (t, f) =>
                say('prompt.units-or-city', {
                  strength: instantOf(t, f.event, 'units-or-city').strength,
                }),
              rule: 'RA-EVENT-03',
            })
            .when(
              { pick: RAID_UNITS },
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
                          pass: skipping,
                          hidden: true,
                          prompt: (_t, f) => say('prompt.discard-value', { amount: f.sum }),
                          rule: 'RA-EVENT-03',
                        })
                        .do((t, f) => {
                          if (f.card !== PASS) discardFromHand(t, f.who, f.card);
                          f.sum = f.card === PASS ? 0 : Math.max(0, f.sum - strengthOf(t, f.card));
                        }),
                  ),
              loses => loses.do((t, f) => destroyCity(t, f.pick - RAID_CITY)),
            ),
      ),
    ),
  ),
};

export const cityTolls: readonly InstantRule[] = [goldOrCities, unitsOrCity];
