import type { Domain } from '@runehold/kernel/ask/domain';
import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import type { Message } from '@runehold/kernel/text/message';
import type { Price } from '../../content/types.ts';
import { cardDomain, fighterDomain, type Table } from '../../layout.ts';
import { say } from '../../words.ts';
import { countSlots, isWoundable, offerFighters, slotOfFighter, wound } from '../combat/army.ts';
import { destroyFromHand, discardFromHand } from '../deck.ts';
import { offerDestroyable, offerHand } from '../hand.ts';
import { procedure } from '../rules.ts';
import { readyInfluence } from '../sources.ts';
import { payInfluence } from '../spend-influence.ts';
import { type AbilityFrame, abilityLocals, type Possible, type PriceClause, priceAmount } from './ability.ts';

/** What is given one by one until the price is paid. */
type Piece = {
  readonly from: Domain;
  /** Whether the options are the payer's secret. */
  readonly hidden: boolean;
  readonly rule: string;
  prompt(): Message;
  /** How many there are to give. */
  supply(...use: Parameters<Possible>): number;
  options(t: Table, f: AbilityFrame, offer: Offer): void;
  /** Gives what was picked. */
  give(t: Table, f: AbilityFrame): void;
};

/**
 * A price paid piece by piece; it needs all of them at the start. Where nothing in a hidden hand will do after all, `left`
 * says that it is not paid. (RA-ABIL-07)
 */
const pieceByPiece = (kind: Price['kind'], name: string, piece: Piece): PriceClause => ({
  kind,
  possible: (t, seat, side, slot, card) => piece.supply(t, seat, side, slot, card) >= priceAmount(t, card),
  procedure: procedure(name, abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = priceAmount(t, f.card);
      })
      .repeatWhile(
        (_t, f) => f.left > 0 && f.pick !== PASS,
        paying =>
          paying
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: piece.from,
              options: (t, f, offer) => {
                piece.options(t, f, offer);
                if (piece.hidden && offer.length === 0) offer.add(PASS);
              },
              pass: () => say('decline.indestructible'),
              hidden: piece.hidden,
              prompt: piece.prompt,
              rule: piece.rule,
            })
            .unless({ pick: PASS }, given =>
              given.do((t, f) => {
                piece.give(t, f);
                f.left--;
              }),
            ),
      ),
  ),
});

const fromHand = {
  from: cardDomain,
  hidden: true,
  rule: 'RA-ABIL-06',
  supply: (t: Table, seat: number) => t.hand.at(seat).total,
  options: (t: Table, f: AbilityFrame, offer: Offer) => offerHand(t, f.seat, offer),
} as const;

const discardCard = pieceByPiece('discard-card', 'pay-by-discarding', {
  ...fromHand,
  prompt: () => say('prompt.discard-card'),
  give: (t, f) => discardFromHand(t, f.seat, f.pick),
});

const destroyCard = pieceByPiece('destroy-card', 'pay-by-destroying', {
  ...fromHand,
  options: (t, f, offer) => offerDestroyable(t, f.seat, offer),
  prompt: () => say('prompt.destroy-card'),
  give: (t, f) => destroyFromHand(t, f.seat, f.pick),
});

const woundFriendly = pieceByPiece('wound-friendly', 'pay-by-wounding', {
  from: fighterDomain,
  hidden: false,
  rule: 'RA-WOUND-06',
  supply: (t, _seat, side) => countSlots(t, side, isWoundable),
  options: (t, f, offer) => offerFighters(t, f.side, offer, isWoundable),
  prompt: () => say('prompt.wound'),
  give: (t, f) => wound(t, f.side, slotOfFighter(t, f.side, f.pick, isWoundable)),
});

const influence: PriceClause = {
  kind: 'influence',
  possible: (t, seat, _side, _slot, card) => readyInfluence(t, seat, false) >= priceAmount(t, card),
  procedure: procedure('pay-with-influence', abilityLocals, steps =>
    steps.call(() => payInfluence, { seat: 'seat', left: (t, f) => priceAmount(t, f.card) }),
  ),
};

export const prices: readonly PriceClause[] = [discardCard, destroyCard, influence, woundFriendly];
