import { yesIf } from '@runehold/kernel/ask/verdict';
import { required, whole } from '@runehold/kernel/content/shape';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { most, one } from '../../bots/answer.ts';
import { because } from '../../bots/text.ts';
import { cityDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { damageEach } from '../../rules/events/damage.ts';
import { deciders, jointChoice } from '../../rules/events/together.ts';
import { isAlive, playOrder } from '../../rules/order.ts';
import { procedure } from '../../rules/rules.ts';
import { destroyCity, ownerOfCity } from '../../rules/sources.ts';
import type { Bare } from '../vocabulary.ts';
import { type InstantRule, instantLocals, instantOf } from './instant.ts';

const {
  events,
  reasons: denials,
  say,
  words,
} = spoken({
  'event.turned-traitor': [
    { who: 'seat' },
    '{who} {who|betray|betrays} the others.',
    '{who|Zdradzasz|{who} zdradza} pozostałych.',
  ],
  'event.proposed-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|propose|proposes} {city}.',
    '{who|Proponujesz|{who} proponuje} miasto {city}.',
  ],
  'reason.nobodys-city': ['No player controls this city.', 'To miasto do nikogo nie należy.'],
  'prompt.destroy-city': ['Which city is destroyed?', 'Które miasto zostaje zniszczone?'],
  'prompt.turn-traitor': ['Do you betray the others?', 'Czy zdradzasz pozostałych?'],
});

export { events, words };

const hasPlayerCity = (t: Table): boolean => {
  for (let city = 0; city < t.cityPlace.length; city++) if (ownerOfCity(t, city) !== NONE) return true;
  return false;
};

type DestroyChosenCity = { readonly kind: 'destroy-chosen-city'; readonly otherwiseDamage: number };

/** The players choose a player's city to be destroyed together: Cities in Flames. */
export const destroyChosenCity: InstantRule<DestroyChosenCity> = {
  kind: 'destroy-chosen-city',
  fields: { otherwiseDamage: required(whole(0, 20)) },
  clause: [
    { otherwiseDamage: 'number' },
    'The players together choose a city that one of them controls: the most frequent proposal decides, or the first player’s if there is a tie. It is destroyed. If there is none, each Home Realm suffers {otherwiseDamage, count, thing.damage}.',
    'Gracze wybierają wspólnie jedno ze swoich miast (decyduje najczęstsza propozycja, a przy remisie pierwszy gracz) i zostaje ono zniszczone. Jeśli żadnego nie ma, każde królestwo otrzymuje {otherwiseDamage, count, thing.damage:acc}.',
  ],
  procedure: procedure('destroy-chosen-city', instantLocals, steps =>
    steps.when(
      hasPlayerCity,
      choosing =>
        choosing
          .ask('votes', {
            kind: 'one',
            seats: deciders,
            sealed: true,
            from: cityDomain,
            options: (t, _f, offer) => {
              for (let city = 0; city < t.cityPlace.length; city++)
                if (t.cityPlace.get(city) > 0)
                  offer.consider(city, yesIf(ownerOfCity(t, city) !== NONE, denials['nobodys-city']));
            },
            prompt: () => say('prompt.destroy-city'),
            rule: 'RA-GEN-06',
          })
          .do((t, f) => destroyCity(t, jointChoice(t, events['proposed-city'], f.votes))),
      none =>
        none.call(() => damageEach, {
          amount: (t, f) => instantOf(t, f.event, 'destroy-chosen-city').otherwiseDamage,
        }),
    ),
  ),
  judges: {
    'destroy-chosen-city.votes': ({ t }, { offer }) =>
      one(
        most(offer, city => -t.content.cities[city].influence - 0.01 * city),
        because('bot.help-all'),
      ),
  },
};

const mostDamage = (t: Table): number => {
  let most = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) most = Math.max(most, t.damage.get(seat));
  return most;
};

/** The player who suffered most may turn against the others: Brother Against Brother. (RA-CAT-08) */
export const traitor: InstantRule<Bare<'traitor'>> = {
  kind: 'traitor',
  fields: {},
  clause: [
    'The most damaged player (if tied, the first in play order who agrees) may turn traitor. The traitor wins alone as soon as another player is eliminated, but loses when the Events run out. If the traitor is eliminated, the others play on.',
    'Gracz z największą liczbą obrażeń (przy remisie pierwszy w kolejności rozgrywki, który się zgodzi) może zdradzić pozostałych: zwycięża sam, gdy ktoś inny odpadnie z gry, a przegrywa, gdy skończą się wydarzenia. Jeśli zdrajca odpadnie z gry, pozostali grają dalej.',
  ],
  onlyIn: 'cataclysm',
  procedure: procedure('traitor', instantLocals, steps =>
    steps
      .do((t, f) => {
        f.sum = mostDamage(t);
      })
      .eachSeat('who', playOrder(), each =>
        each.when(
          (t, f) => t.traitor === NONE && isAlive(t, f.who) && t.damage.get(f.who) === f.sum,
          asked =>
            asked
              .ask('pick', {
                kind: 'yes',
                seat: 'who',
                prompt: () => say('prompt.turn-traitor'),
                rule: 'RA-CAT-08',
              })
              .do((t, f) => {
                if (f.pick === 0) return;
                t.traitor = f.who;
                t.move(f.event, t.instant, t.rewards.at(f.who));
                t.emit(events['turned-traitor'], f.who);
              }),
        ),
      ),
  ),
  judges: {
    // A bot never turns on its partners.
    'traitor.pick': () => one(0, because('bot.help-all')),
  },
};
