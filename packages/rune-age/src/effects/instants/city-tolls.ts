import { only, union } from '@runehold/kernel/ask/domain';
import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { required, whole } from '@runehold/kernel/content/shape';
import type { Seat } from '@runehold/kernel/layout/seats';
import { spoken } from '@runehold/kernel/spoken';
import { most, one } from '../../bots/answer.ts';
import { type Judge, punch } from '../../bots/mind.ts';
import { because } from '../../bots/text.ts';
import { cardDomain, cityDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { inPlay, isUnit, strengthOf } from '../../rules/cards.ts';
import { destroyFromHand, discardFromHand } from '../../rules/deck.ts';
import { offerHand } from '../../rules/hand.ts';
import { destroyCity, isCityOf } from '../../rules/sources.ts';
import { cityIncome, priceInInfluence } from '../../rules/view/look.ts';
import { events as common, reasons } from '../../words.ts';
import type { Bare } from '../vocabulary.ts';
import { eachMeets, type InstantRule, instantOf } from './instant.ts';

const {
  events,
  reasons: denials,
  say,
  words,
} = spoken({
  'event.levied': [
    { who: 'seat' },
    '{who:s} cities serve the crown and stay exhausted through the next turn.',
    '{who|Twoje miasta|{who}: miasta} służą koronie i pozostają wyczerpane przez następną turę.',
  ],
  'reason.worth-less': [
    { best: 'number' },
    'You hold a gold card worth {best}.',
    'Masz na ręce kartę złota o wartości {best}.',
  ],
  'reason.no-city': ['You have no city.', 'Nie masz miasta.'],
  'reason.too-weak': [
    { need: 'number', have: 'number' },
    'Your units have {have} of the {need} strength needed.',
    'Twoje jednostki mają razem siłę {have}, a potrzeba {need}.',
  ],
  'prompt.levy': [
    'The crown demands the most valuable gold card in your hand, or your cities for a turn. What do you give?',
    'Korona żąda najcenniejszej karty złota z twojej ręki albo twoich miast na jedną turę. Co oddajesz?',
  ],
  'prompt.units-or-city': [
    { strength: 'number' },
    'What do you give the raiders: units from your hand with at least {strength, count, thing.strength} in total, or a city?',
    'Co oddajesz najeźdźcom: jednostki z ręki o łącznej sile co najmniej {strength} czy miasto?',
  ],
  'prompt.discard-value': [
    { amount: 'number' },
    'Which card do you discard? Still needed: {amount}.',
    'Którą kartę odrzucasz? Brakuje jeszcze: {amount}.',
  ],
  'levy.destroy': [{ it: 'card' }, 'Destroy {it:a}', 'Zniszcz {it:acc}'],
  'levy.exhaust': [
    'Exhaust your cities until the end of your next turn',
    'Wyczerp swoje miasta aż do końca następnej tury',
  ],
  'levy.nothing': [
    'Give nothing: you have neither gold nor a city',
    'Nie oddawaj niczego: nie masz złota ani miasta',
  ],
  'raid.discard': ['Discard units from your hand', 'Odrzuć jednostki z ręki'],
  'raid.city': [{ it: 'city' }, 'Let {it} be destroyed', 'Pozwól zniszczyć miasto {it}'],
});

export { events, words };

const citiesOf = (t: Table, seat: Seat): number => {
  let found = 0;
  for (let city = 0; city < t.cityPlace.length; city++) if (isCityOf(t, seat, city)) found++;
  return found;
};

/** Pay the levy with a gold card, or with all cities; who has neither pays nothing. */
export const levyDomain = union('levy', { destroy: cardDomain, exhaust: only, nothing: only });

const LEVY_GOLD = levyDomain.codesOf('destroy');
const LEVY_CITIES = levyDomain.code('exhaust');
const LEVY_NOTHING = levyDomain.code('nothing');

/** Offers the gold of a hand that is worth most; copies that used an ability are none, since gold has none. */
const offerBestGold = (t: Table, seat: Seat, offer: Offer): void => {
  const hand = t.hand.at(seat);
  const { gold } = t.content.numbers;
  const { goldCards } = inPlay(t);
  let best = 0;
  for (let i = 0; i < goldCards.length; i++)
    if (hand.count(goldCards[i]) > 0) best = Math.max(best, gold[goldCards[i]]);
  for (let i = 0; i < goldCards.length; i++)
    if (hand.count(goldCards[i]) > 0)
      offer.consider(
        LEVY_GOLD[goldCards[i]],
        yesIf(gold[goldCards[i]] === best, denials['worth-less'], best),
      );
};

/** All cities of a seat serve the crown: they are exhausted, and the next refresh passes them over. */
const levyCities = (t: Table, seat: Seat): void => {
  for (let city = 0; city < t.cityPlace.length; city++) {
    if (!isCityOf(t, seat, city)) continue;
    if (t.cityExhausted.get(city) === 0) t.emit(common['exhausted-city'], seat, city);
    t.cityExhausted.set(city, 2);
  }
  t.emit(events.levied, seat);
};

/** Gold is gone for what it would cost to acquire again, the cities for what they give in a turn. */
const levy: Judge = (look, { offer }) => {
  const code = most(offer, option => {
    switch (levyDomain.partOf(option)) {
      case 'destroy':
        return -priceInInfluence(look, levyDomain.valueOf(option));
      case 'exhaust':
        return -cityIncome(look);
      case 'nothing':
        return 0;
    }
  });
  return one(code, because('bot.best-for-us'));
};

/**
 * Destroy the best gold card in hand, or do without the cities for a turn: Royal Levy. Who holds cards is asked, whatever
 * they are; who holds none gives his cities unasked.
 */
export const goldOrCities: InstantRule<Bare<'gold-or-exhaust-cities'>> = {
  kind: 'gold-or-exhaust-cities',
  fields: {},
  clause: [
    'Each player destroys the most valuable gold card in their hand, or exhausts all their cities, which stay exhausted through their next turn.',
    'Każdy gracz niszczy najcenniejszą kartę złota z ręki albo wyczerpuje wszystkie swoje miasta, które pozostają wyczerpane przez jego następną turę.',
  ],
  procedure: eachMeets(
    'gold-or-cities',
    (t, f) => t.hand.at(f.who).total > 0 || citiesOf(t, f.who) > 0,
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
                offerBestGold(t, f.who, offer);
                offer.consider(LEVY_CITIES, yesIf(citiesOf(t, f.who) > 0, denials['no-city']));
                if (offer.length === 0) offer.add(LEVY_NOTHING);
              },
              hidden: true,
              prompt: () => say('prompt.levy'),
              rule: 'RA-EVENT-12',
            }),
        )
        .do((t, f) => {
          if (f.pick === LEVY_CITIES) levyCities(t, f.who);
          else if (f.pick !== LEVY_NOTHING) destroyFromHand(t, f.who, levyDomain.valueOf(f.pick));
        }),
  ),
  judges: {
    'gold-or-cities.pick': levy,
  },
};

const unitStrengthInHand = (t: Table, seat: Seat): number => {
  let sum = 0;
  const hand = t.hand.at(seat);
  for (let card = 0; card < hand.types; card++)
    if (isUnit(t, card)) sum += strengthOf(t, card) * hand.count(card);
  return sum;
};

/** What raiders are given: units from hand, or one of the cities. */
export const raidDomain = union('raid', { discard: only, city: cityDomain });

const RAID_UNITS = raidDomain.code('discard');
const RAID_CITY = raidDomain.codesOf('city');

/** Units from hand rather than a city; else the smallest city. */
const unitsRatherThanCity: Judge = (look, { offer }) => {
  const { cities } = look.t.content;
  const code = most(offer, option =>
    raidDomain.partOf(option) === 'discard' ? 1 : -cities[raidDomain.valueOf(option)].influence,
  );
  return one(code, because('bot.best-for-us'));
};

const weakestUnit: Judge = (_look, { offer }, { traits }) =>
  one(
    most(offer, card => (card === PASS ? -9 : -punch(traits[card]))),
    because('bot.discard-least'),
  );

type UnitsOrCity = { readonly kind: 'units-or-city'; readonly strength: number };

/** Discard units of a total strength, or lose a city: Raiders on the Roads. */
export const unitsOrCity: InstantRule<UnitsOrCity> = {
  kind: 'units-or-city',
  fields: { strength: required(whole(1, 40)) },
  clause: [
    { strength: 'number' },
    'Each player with a city discards units from their hand with at least {strength, count, thing.strength} in total, or chooses one of their cities to be destroyed.',
    'Każdy gracz, który ma miasto, odrzuca z ręki jednostki o łącznej sile co najmniej {strength} albo wybiera jedno ze swoich miast, które zostaje zniszczone.',
  ],
  procedure: eachMeets(
    'units-or-city',
    (t, f) => citiesOf(t, f.who) > 0,
    owner =>
      owner
        .ask('pick', {
          kind: 'one',
          seat: 'who',
          from: raidDomain,
          options: (t, f, offer) => {
            const { strength } = instantOf(t, f.event, 'units-or-city');
            const held = unitStrengthInHand(t, f.who);
            offer.consider(RAID_UNITS, yesIf(held >= strength, denials['too-weak'], strength, held));
            for (let city = 0; city < t.cityPlace.length; city++)
              if (isCityOf(t, f.who, city)) offer.add(RAID_CITY[city]);
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
                        offerHand(t, f.who, offer, t.content.numbers.isUnit, reasons['not-a-unit']);
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
          loses => loses.do((t, f) => destroyCity(t, raidDomain.valueOf(f.pick))),
        ),
  ),
  judges: {
    'units-or-city.pick': unitsRatherThanCity,
    'units-or-city.card': weakestUnit,
  },
};
