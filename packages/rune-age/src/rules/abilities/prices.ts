import { cardDomain, fighterDomain } from '../../layout.ts';
import { say } from '../../words.ts';
import { countSlots, isWoundable, offerFighters, slotOfFighter, wound } from '../combat/army.ts';
import { destroyFromHand, discardFromHand } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { procedure } from '../rules.ts';
import { readyInfluence } from '../sources.ts';
import { payInfluence } from '../spend-influence.ts';
import { abilityLocals, type PriceClause, priceAmount } from './ability.ts';

const discardCard: PriceClause = {
  kind: 'discard-card',
  possible: (t, seat, _side, _slot, card) => t.hand.at(seat).total >= priceAmount(t, card),
  procedure: procedure('pay-by-discarding', abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = priceAmount(t, f.card);
      })
      .repeatWhile(
        (_t, f) => f.left > 0,
        paying =>
          paying
            .ask('pick', {
              kind: 'one',
              seat: (_t, f) => f.seat,
              from: cardDomain,
              options: (t, f, offer) => offerHand(t, f.seat, offer),
              hidden: true,
              prompt: () => say('prompt.discard-card'),
              rule: 'RA-ABIL-06',
            })
            .do((t, f) => {
              discardFromHand(t, f.seat, f.pick);
              f.left--;
            }),
      ),
  ),
};

const destroyCard: PriceClause = {
  kind: 'destroy-card',
  possible: (t, seat, _side, _slot, card) => t.hand.at(seat).total >= priceAmount(t, card),
  procedure: procedure('pay-by-destroying', abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = priceAmount(t, f.card);
      })
      .repeatWhile(
        (_t, f) => f.left > 0,
        paying =>
          paying
            .ask('pick', {
              kind: 'one',
              seat: (_t, f) => f.seat,
              from: cardDomain,
              options: (t, f, offer) => offerHand(t, f.seat, offer),
              hidden: true,
              prompt: () => say('prompt.destroy-card'),
              rule: 'RA-ABIL-06',
            })
            .do((t, f) => {
              destroyFromHand(t, f.seat, f.pick);
              f.left--;
            }),
      ),
  ),
};

const influence: PriceClause = {
  kind: 'influence',
  possible: (t, seat, _side, _slot, card) => readyInfluence(t, seat, false) >= priceAmount(t, card),
  procedure: procedure('pay-with-influence', abilityLocals, steps =>
    steps.call(
      () => payInfluence,
      (t, f, callee) => {
        callee.seat = f.seat;
        callee.left = priceAmount(t, f.card);
      },
    ),
  ),
};

const woundFriendly: PriceClause = {
  kind: 'wound-friendly',
  possible: (t, _seat, side, _slot, card) => countSlots(t, side, isWoundable) >= priceAmount(t, card),
  procedure: procedure('pay-by-wounding', abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = priceAmount(t, f.card);
      })
      .repeatWhile(
        (_t, f) => f.left > 0,
        paying =>
          paying
            .ask('pick', {
              kind: 'one',
              seat: (_t, f) => f.seat,
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, isWoundable),
              prompt: () => say('prompt.wound'),
              rule: 'RA-WOUND-06',
            })
            .do((t, f) => {
              wound(t, f.side, slotOfFighter(t, f.side, f.pick, isWoundable));
              f.left--;
            }),
      ),
  ),
};

export const prices: readonly PriceClause[] = [discardCard, destroyCard, influence, woundFriendly];
