import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { cardDomain, seatDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { canDraw, discardFromHand, draw } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { isAlive } from '../order.ts';
import { procedure } from '../rules.ts';
import { abilityLocals, type EffectClause, effectOn } from './ability.ts';

const offerOthers = (t: Table, seat: Seat, offer: Offer, withCards: boolean): void => {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isAlive(t, other) && (!withCards || t.hand.at(other).total > 0)) offer.add(other);
  }
};

const hasOthers = (t: Table, seat: Seat, withCards: boolean): boolean => {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isAlive(t, other) && (!withCards || t.hand.at(other).total > 0)) return true;
  }
  return false;
};

/** Another player discards cards of his choice, then one draws: Pillage. */
const pillage: EffectClause = {
  kind: 'pillage',
  possible: (t, seat) => hasOthers(t, seat, true) || canDraw(t, seat),
  procedure: procedure('pillage', abilityLocals, steps =>
    steps
      .when(
        (t, f) => hasOthers(t, f.seat, false),
        there =>
          there
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: seatDomain,
              options: (t, f, offer) => offerOthers(t, f.seat, offer, false),
              prompt: () => say('prompt.choose-player'),
              rule: 'RA-CAT-09',
            })
            .do((t, f) => t.emit(events.pillaged, f.seat, f.pick))
            .when(
              (t, f) => t.hand.at(f.pick).total > 0,
              holds =>
                holds
                  .ask('picks', {
                    kind: 'some',
                    seat: 'pick',
                    from: cardDomain,
                    options: (t, f, offer) => offerHand(t, f.pick, offer),
                    min: (t, f) => Math.min(effectOn(t, f.card, 'pillage').discards, t.hand.at(f.pick).total),
                    max: (t, f) => effectOn(t, f.card, 'pillage').discards,
                    hidden: true,
                    // All of them, if there are fewer.
                    prompt: (t, f) =>
                      say('prompt.discard-cards', {
                        count: Math.min(effectOn(t, f.card, 'pillage').discards, t.hand.at(f.pick).total),
                      }),
                    rule: 'RA-CAT-09',
                  })
                  .do((t, f) => {
                    for (let i = 0; i < f.picks.length; i++) discardFromHand(t, f.pick, f.picks.at(i));
                  }),
            ),
      )
      .do((t, f) => draw(t, f.seat, effectOn(t, f.card, 'pillage').draws)),
  ),
};

/** Tells the one who looks, and the one looked at, what is there; the others hear how many cards it is. */
const showHand = (t: Table, looker: Seat, victim: Seat): void => {
  const hand = t.hand.at(victim);
  for (let card = 0; card < hand.types; card++) {
    for (let copy = 0; copy < hand.count(card); copy++)
      t.emitTo(seatBit(looker) | seatBit(victim), events['saw-card'], looker, victim, card);
  }
};

/** Looks into a hand and takes a card for good: Mind Control. Only the two know which. (RA-MON-13, RA-INFO-08) */
const takeCard: EffectClause = {
  kind: 'take-card',
  possible: (t, seat) => hasOthers(t, seat, true),
  procedure: procedure('take-card', abilityLocals, steps =>
    steps
      .ask('left', {
        kind: 'one',
        seat: 'seat',
        from: seatDomain,
        options: (t, f, offer) => offerOthers(t, f.seat, offer, true),
        prompt: () => say('prompt.choose-player'),
        rule: 'RA-MON-13',
      })
      .do((t, f) => {
        t.looker = f.seat;
        t.lookedAt = f.left;
        t.emit(events['looked-into-hand'], f.seat, f.left);
        showHand(t, f.seat, f.left);
      })
      .ask('pick', {
        kind: 'one',
        seat: 'seat',
        from: cardDomain,
        options: (t, f, offer) => offerHand(t, f.left, offer),
        hidden: true,
        prompt: (_t, f) => say('prompt.take-card', { victim: f.left }),
        rule: 'RA-MON-13',
      })
      .do((t, f) => {
        t.move(f.pick, t.hand.at(f.left), t.hand.at(f.seat));
        t.emitTo(seatBit(f.seat) | seatBit(f.left), events['took-card'], f.seat, f.left, f.pick);
        t.trades.set(f.seat, f.left, 1);
        t.looker = NONE;
        t.lookedAt = NONE;
        f.pick = 0;
      }),
  ),
};

export const meddling: readonly EffectClause[] = [pillage, takeCard];
