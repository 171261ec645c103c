import type { Domain } from '@runehold/kernel/ask/domain';
import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { spoken } from '@runehold/kernel/spoken';
import type { Entry } from '@runehold/kernel/text/bilingual';
import type { Message } from '@runehold/kernel/text/message';
import type { Shared } from '../../bots/mind.ts';
import { amount } from '../../content/forms.ts';
import { cardDomain, fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { countSlots, offerFighters, slotOfFighter, wound, woundable } from '../../rules/combat/army.ts';
import { destroyFromHand, discardFromHand } from '../../rules/deck.ts';
import { destroyPrompt, nothingToDestroy, offerDestroyable, offerHand } from '../../rules/hand.ts';
import { procedure } from '../../rules/rules.ts';
import { readyInfluence } from '../../rules/sources.ts';
import { payInfluence } from '../../rules/spend-influence.ts';
import type { Amount } from '../vocabulary.ts';
import { type AbilityFrame, abilityLocals, type Possible, type PriceRule, priceAmount } from './ability.ts';

const { say, words } = spoken({
  'prompt.discard-card': ['Which card do you discard?', 'Którą kartę odrzucasz?'],
  'prompt.wound': ['Which of your units do you wound?', 'Którą ze swoich jednostek ranisz?'],
});

export { words };

/** What is given one by one until the price is paid. */
type Piece = {
  readonly clause: Entry;
  readonly from: Domain;
  /** Whether the options are the payer's secret. */
  readonly hidden: boolean;
  readonly rule: string;
  readonly judge: Shared;
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
const pieceByPiece = <Kind extends string>(
  kind: Kind,
  name: string,
  piece: Piece,
): PriceRule<Amount<Kind>> => ({
  kind,
  fields: { amount } as PriceRule<Amount<Kind>>['fields'],
  clause: piece.clause,
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
              pass: nothingToDestroy,
              hidden: piece.hidden,
              about: (_t, f) => ({ side: f.side }),
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
  judges: { [`${name}.pick`]: piece.judge },
});

const fromHand = {
  from: cardDomain,
  hidden: true,
  rule: 'RA-ABIL-06',
  judge: 'give-up-card',
  supply: (t: Table, seat: number) => t.hand.at(seat).total,
  options: (t: Table, f: AbilityFrame, offer: Offer) => offerHand(t, f.seat, offer),
} as const;

export const discardCard: PriceRule<Amount<'discard-card'>> = pieceByPiece(
  'discard-card',
  'pay-by-discarding',
  {
    ...fromHand,
    clause: [
      { amount: 'number' },
      'discard {amount, count, thing.card} from your hand, then',
      'odrzuć {amount, count, thing.card:acc} z ręki, a następnie',
    ],
    prompt: () => say('prompt.discard-card'),
    give: (t, f) => discardFromHand(t, f.seat, f.pick),
  },
);

export const destroyCard: PriceRule<Amount<'destroy-card'>> = pieceByPiece(
  'destroy-card',
  'pay-by-destroying',
  {
    ...fromHand,
    clause: [
      { amount: 'number' },
      'destroy {amount, count, thing.card} from your hand, then',
      'zniszcz {amount, count, thing.card:acc} z ręki, a następnie',
    ],
    options: (t, f, offer) => offerDestroyable(t, f.seat, offer),
    prompt: destroyPrompt,
    give: (t, f) => destroyFromHand(t, f.seat, f.pick),
  },
);

export const woundFriendly: PriceRule<Amount<'wound-friendly'>> = pieceByPiece(
  'wound-friendly',
  'pay-by-wounding',
  {
    clause: [
      { amount: 'number', isUnit: 'number' },
      'wound {amount, count, thing.unit} of your own{isUnit, select, 0 {} other {{amount, plural, one { (this one may be it)} other { (this one may be among them)}}}}, then',
      'zrań {amount, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}}{isUnit, select, 0 {} other {{amount, plural, one { (może to być ta)} few { (ta może być jedną z nich)} many { (ta może być jedną z nich)} other { (ta może być jedną z nich)}}}}, a następnie',
    ],
    from: fighterDomain,
    hidden: false,
    rule: 'RA-WOUND-06',
    judge: 'lose-fighter',
    supply: (t, _seat, side) => countSlots(t, side, woundable),
    options: (t, f, offer) => offerFighters(t, f.side, offer, woundable),
    prompt: () => say('prompt.wound'),
    give: (t, f) => wound(t, f.side, slotOfFighter(t, f.side, f.pick, woundable)),
  },
);

export const influence: PriceRule<Amount<'influence'>> = {
  kind: 'influence',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'pay {amount, count, thing.influence}, then',
    'zapłać {amount, count, thing.influence:acc}, a następnie',
  ],
  possible: (t, seat, _side, _slot, card) => readyInfluence(t, seat, false) >= priceAmount(t, card),
  procedure: procedure('pay-with-influence', abilityLocals, steps =>
    steps.call(() => payInfluence, { seat: 'seat', left: (t, f) => priceAmount(t, f.card) }),
  ),
};
