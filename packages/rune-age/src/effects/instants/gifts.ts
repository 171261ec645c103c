import { yesIf } from '@runehold/kernel/ask/verdict';
import { required, word } from '@runehold/kernel/content/shape';
import { spoken } from '@runehold/kernel/spoken';
import { least, most, one } from '../../bots/answer.ts';
import { because } from '../../bots/text.ts';
import { amount } from '../../content/forms.ts';
import { cardDomain, seatDomain } from '../../domains.ts';
import { PLACE, type Table } from '../../layout.ts';
import { cheapestUnit, inPlay } from '../../rules/cards.ts';
import { draw } from '../../rules/deck.ts';
import { anotherPlayer, isAlive, offerSeats, playOrder, seatAfter, survivors } from '../../rules/order.ts';
import { procedure } from '../../rules/rules.ts';
import { events as common, reasons } from '../../words.ts';
import type { Amount, Bare } from '../vocabulary.ts';
import { eachMeets, type InstantRule, instantLocals, instantOf } from './instant.ts';

const { events, say, words } = spoken({
  'event.gave-reward': [
    { who: 'seat', to: 'seat', event: 'event' },
    '{who} {who|give|gives} away a Reward: {event}. {to} {to|receive|receives} it.',
    '{who|Oddajesz|{who} oddaje} nagrodę: {event}. {to|Otrzymujesz ją ty|Otrzymuje ją {to}}.',
  ],
  'event.removed-gold': [
    { who: 'seat', card: 'card' },
    '{who} {who|remove|removes} {card:a} from the game.',
    '{who|Usuwasz|{who} usuwa} z gry {card:acc}.',
  ],
  'event.gained-unit': [
    { who: 'seat', card: 'card' },
    '{who} {who|take|takes} {card:a} from the Barracks into {who|your|their} hand.',
    '{who|Bierzesz|{who} bierze} {card:acc} z koszar na rękę.',
  ],
  'event.order-reversed': ['Play order is reversed.', 'Kolejność rozgrywki zostaje odwrócona.'],
  'prompt.gain-unit': [
    { card: 'card' },
    'Do you take {card:a} from the Barracks into your hand?',
    'Czy bierzesz {card:acc} z koszar na rękę?',
  ],
  'prompt.give-reward': [
    { event: 'event' },
    '{event}: who receives this Reward?',
    '{event}: kto dostaje tę nagrodę?',
  ],
  'prompt.remove-gold': ['Which gold card do you remove from the game?', 'Którą kartę złota usuwasz z gry?'],
});

export { events, words };

/** Everybody draws, even above five: Bountiful Harvest. */
export const eachDraws: InstantRule<Amount<'each-draws'>> = {
  kind: 'each-draws',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Each player draws {amount, count, thing.card}, even beyond a hand of five.',
    'Każdy gracz dobiera {amount, count, thing.card:acc}, nawet jeśli przekroczy pięć kart na ręce.',
  ],
  procedure: procedure('each-draws', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.do((t, f) => {
        if (isAlive(t, f.who)) draw(t, f.who, instantOf(t, f.event, 'each-draws').amount);
      }),
    ),
  ),
};

/** Everybody may take a cheapest unit from his Barracks into his hand: Call the Banners. */
export const gainUnit: InstantRule<Bare<'gain-cheapest-unit'>> = {
  kind: 'gain-cheapest-unit',
  fields: {},
  clause: [
    'Each player may take a unit of their cheapest kind from their Barracks into their hand, if any is left.',
    'Każdy gracz może wziąć na rękę ze swoich koszar jednostkę najtańszego rodzaju, jeśli jakaś tam została.',
  ],
  procedure: eachMeets(
    'gain-cheapest-unit',
    (t, f) => t.pile.count(cheapestUnit(t, f.who)) > 0,
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
  judges: {
    'gain-cheapest-unit.pick': () => one(1, because('bot.best-for-us')),
  },
};

/** The first player gives the card to another player as a Reward: The Guardian Obelisk. */
export const giveAsReward: InstantRule<Bare<'give-as-reward'>> = {
  kind: 'give-as-reward',
  fields: {},
  clause: [
    'The first player gives it to another player as a Reward.',
    'Pierwszy gracz oddaje tę kartę innemu graczowi jako nagrodę.',
  ],
  procedure: procedure('give-as-reward', instantLocals, steps =>
    steps.when(
      t => survivors(t) > 1,
      others =>
        others
          .ask('pick', {
            kind: 'one',
            seat: t => t.firstSeat,
            from: seatDomain,
            options: (t, _f, offer) => offerSeats(t, offer, seat => anotherPlayer(t, t.firstSeat, seat)),
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
  judges: {
    // Who needs it most.
    'give-as-reward.pick': ({ t }, { offer }) =>
      one(
        most(offer, seat => t.damage.get(seat)),
        because('bot.help-all'),
      ),
  },
};

const hasGoldPile = (t: Table): boolean => inPlay(t).goldCards.some(card => t.pile.count(card) > 0);

/** Each player takes a gold card of the central play area out of the game: Thieves' Guild. */
export const removeGold: InstantRule<Bare<'remove-gold'>> = {
  kind: 'remove-gold',
  fields: {},
  clause: [
    'Each player removes one gold card in the central play area from the game.',
    'Każdy gracz usuwa z gry jedną kartę złota ze wspólnego pola gry.',
  ],
  procedure: eachMeets('remove-gold', hasGoldPile, able =>
    able
      .ask('pick', {
        kind: 'one',
        seat: 'who',
        from: cardDomain,
        options: (t, _f, offer) => {
          for (const card of inPlay(t).goldCards)
            offer.consider(card, yesIf(t.pile.count(card) > 0, reasons['pile-empty']));
        },
        about: () => ({ place: PLACE.pile }),
        prompt: () => say('prompt.remove-gold'),
        rule: 'RA-EVENT-03',
      })
      .do((t, f) => {
        t.move(f.pick, t.pile, t.unused);
        t.emit(events['removed-gold'], f.who, f.pick);
      }),
  ),
  judges: {
    // The least, since we want the rest ourselves.
    'remove-gold.pick': (_look, { offer }, { traits }) => ({
      reply: least(offer, 1, card => traits[card].gold),
      reason: because('bot.best-for-us'),
    }),
  },
};

/** The last player becomes first and turns run the other way: Turning of the Wheel. */
export const reverseOrder: InstantRule<Bare<'reverse-order'>> = {
  kind: 'reverse-order',
  fields: {},
  clause: [
    'From the next round on, turns go the other way around and the last player becomes the first.',
    'Od następnej rundy tury biegną w przeciwną stronę, a ostatni gracz staje się pierwszym.',
  ],
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
      t.emit(common['first-player'], last);
    }),
  ),
};

export type NextRoundRule = 'siege-attack-bonus' | 'city-influence-less' | 'gold-cards-cheaper';

/** Effects of the next round, while the card lies near the objective. (RA-INST-02) */
type NextRound = {
  readonly kind: 'next-round';
  readonly rule: NextRoundRule;
  readonly amount: number;
};

/** Works during the next round, and lies near the objective until then. (RA-INST-02) */
export const nextRound: InstantRule<NextRound> = {
  kind: 'next-round',
  fields: {
    rule: required(word(['siege-attack-bonus', 'city-influence-less', 'gold-cards-cheaper'])),
    amount,
  },
  clause: {
    'siege-attack-bonus': [
      { amount: 'number' },
      'In the next round, the attacker in every siege has {amount} more strength.',
      'W następnej rundzie atakujący w każdym oblężeniu ma +{amount} do siły.',
    ],
    'city-influence-less': [
      { amount: 'number' },
      'In the next round, each city gives {amount} less influence.',
      'W następnej rundzie każde miasto daje o {amount, count, thing.influence:acc} mniej.',
    ],
    'gold-cards-cheaper': [
      { amount: 'number' },
      'In the next round, gold cards worth more than 1 cost {amount} less influence.',
      'W następnej rundzie karty złota warte więcej niż 1 kosztują o {amount, count, thing.influence:acc} mniej.',
    ],
  },
  procedure: procedure('next-round', instantLocals, steps =>
    steps.do((t, f) => {
      t.lastingRound.set(f.event, t.round + 1);
      t.move(f.event, t.instant, t.lasting);
    }),
  ),
};
