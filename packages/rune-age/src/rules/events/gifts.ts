import { NONE } from '@runehold/kernel/layout/zones';
import { cardDomain, cityDomain, seatDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { cheapestUnit, isGold } from '../cards.ts';
import { draw } from '../deck.ts';
import { isAlive, playOrder, seatAfter, survivors } from '../order.ts';
import { procedure } from '../rules.ts';
import { ownerOfCity } from '../sources.ts';
import { destroyCity } from './city-tolls.ts';
import { damageEach } from './damage.ts';
import { type InstantRule, instantLocals, instantOf } from './instant.ts';
import { deciders, jointChoice } from './together.ts';

/** Everybody draws, even above five: Bountiful Harvest. */
const eachDraws: InstantRule = {
  kind: 'each-draws',
  procedure: procedure('each-draws', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.do((t, f) => {
        if (isAlive(t, f.who)) draw(t, f.who, instantOf(t, f.event, 'each-draws').amount);
      }),
    ),
  ),
};

/** Everybody may take a cheapest unit from his Barracks into his hand: Call the Banners. */
const gainUnit: InstantRule = {
  kind: 'gain-cheapest-unit',
  procedure: procedure('gain-cheapest-unit', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && t.pile.count(cheapestUnit(t, f.who)) > 0,
        able =>
          able
            .ask('pick', {
              kind: 'yes',
              seat: 'who',
              prompt: (t, f) => say('prompt.gain-unit', { card: cheapestUnit(t, f.who) }),
              rule: 'RA-EVENT-03',
            })
            .do((t, f) => {
              if (f.pick === 0) return;
              const unit = cheapestUnit(t, f.who);
              t.move(unit, t.pile, t.hand.at(f.who));
              t.emit(events['gained-unit'], f.who, unit);
            }),
      ),
    ),
  ),
};

/** The first player gives the card to another player as a Reward: The Guardian Obelisk. */
const giveAsReward: InstantRule = {
  kind: 'give-as-reward',
  procedure: procedure('give-as-reward', instantLocals, steps =>
    steps.when(
      t => survivors(t) > 1,
      others =>
        others
          .ask('pick', {
            kind: 'one',
            seat: t => t.firstSeat,
            from: seatDomain,
            options: (t, _f, offer) => {
              for (let seat = 0; seat < t.seats; seat++)
                if (seat !== t.firstSeat && isAlive(t, seat)) offer.add(seat);
            },
            prompt: (_t, f) => say('prompt.give-reward', { event: f.event }),
            rule: 'RA-REWARD-04',
          })
          .do((t, f) => {
            t.move(f.event, t.instant, t.rewards.at(f.pick));
            t.eventExhausted.set(f.event, 0);
            t.emit(events['gave-reward'], t.firstSeat, f.pick, f.event);
          }),
    ),
  ),
};

const hasPlayerCity = (t: Table): boolean => {
  for (let city = 0; city < t.content.cities.length; city++) if (ownerOfCity(t, city) !== NONE) return true;
  return false;
};

/** The players choose a player's city to be destroyed together: Cities in Flames. */
const destroyChosenCity: InstantRule = {
  kind: 'destroy-chosen-city',
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
              for (let city = 0; city < t.content.cities.length; city++)
                if (ownerOfCity(t, city) !== NONE) offer.add(city);
            },
            prompt: () => say('prompt.destroy-city'),
            rule: 'RA-GEN-06',
          })
          .do((t, f) => {
            if (t.sink && survivors(t) > 2) {
              for (let seat = 0; seat < t.seats; seat++)
                if (isAlive(t, seat)) t.emit(events['proposed-city'], seat, f.votes.get(seat));
            }
            destroyCity(
              t,
              jointChoice(t, seat => f.votes.get(seat)),
            );
          }),
      none =>
        none.call(() => damageEach, {
          amount: (t, f) => instantOf(t, f.event, 'destroy-chosen-city').otherwiseDamage,
        }),
    ),
  ),
};

const mostDamage = (t: Table): number => {
  let most = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) most = Math.max(most, t.damage.get(seat));
  return most;
};

/** The player who suffered most may turn against the others: Brother Against Brother. (RA-CAT-08) */
const traitor: InstantRule = {
  kind: 'traitor',
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
};

const hasGoldPile = (t: Table): boolean => {
  for (let card = 0; card < t.pile.types; card++) if (isGold(t, card) && t.pile.count(card) > 0) return true;
  return false;
};

/** Each player takes a gold card of the central play area out of the game: Thieves' Guild. */
const removeGold: InstantRule = {
  kind: 'remove-gold',
  procedure: procedure('remove-gold', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && hasGoldPile(t),
        able =>
          able
            .ask('pick', {
              kind: 'one',
              seat: 'who',
              from: cardDomain,
              options: (t, _f, offer) => {
                for (let card = 0; card < t.pile.types; card++)
                  if (isGold(t, card) && t.pile.count(card) > 0) offer.add(card);
              },
              prompt: () => say('prompt.remove-gold'),
              rule: 'RA-EVENT-03',
            })
            .do((t, f) => {
              t.move(f.pick, t.pile, t.unused);
              t.emit(events['removed-gold'], f.who, f.pick);
            }),
      ),
    ),
  ),
};

/** The last player becomes first and turns run the other way: Turning of the Wheel. */
const reverseOrder: InstantRule = {
  kind: 'reverse-order',
  procedure: procedure('reverse-order', instantLocals, steps =>
    steps.do(t => {
      let last = t.firstSeat;
      for (let n = 1; n < t.seats; n++) {
        const seat = seatAfter(t, t.firstSeat, n);
        if (isAlive(t, seat)) last = seat;
      }
      t.firstSeat = last;
      t.clockwise = 1 - t.clockwise;
      t.emit(events['order-reversed']);
      t.emit(events['first-player'], last);
    }),
  ),
};

/** Works during the next round, and lies near the objective until then. (RA-INST-02) */
const nextRound: InstantRule = {
  kind: 'next-round',
  procedure: procedure('next-round', instantLocals, steps =>
    steps.do((t, f) => {
      t.lastingRound.set(f.event, t.round + 1);
      t.move(f.event, t.instant, t.lasting);
    }),
  ),
};

export const gifts: readonly InstantRule[] = [
  eachDraws,
  gainUnit,
  giveAsReward,
  destroyChosenCity,
  traitor,
  removeGold,
  reverseOrder,
  nextRound,
];
