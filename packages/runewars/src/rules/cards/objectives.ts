import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { type Bag, NONE } from '@runehold/kernel/layout/zones';
import type { ObjectiveCard } from '../../content/types-cards.ts';
import { turnDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { evilObjectives, goodObjectives } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { receiveRune } from '../runes/receive.ts';
import { DEED } from '../table/deeds.ts';
import { alignmentOf } from '../table/seats.ts';
import { isFulfilled, isHopeless } from './objectives/registry.ts';

const isGood = (t: Table, seat: Seat): boolean => alignmentOf(t, seat) === 'good';

const handOf = (t: Table, seat: Seat): Bag =>
  isGood(t, seat) ? t.goodObjective.at(seat) : t.evilObjective.at(seat);
const deckOf = (t: Table, seat: Seat): Bag => (isGood(t, seat) ? t.goodDeck : t.evilDeck);
const discardOf = (t: Table, seat: Seat): Bag => (isGood(t, seat) ? t.goodDiscard : t.evilDiscard);

/** The number of a card among all Objectives. */
const numberOf = (t: Table, seat: Seat, card: number): number =>
  (isGood(t, seat) ? goodObjectives : evilObjectives)[card];

/** Everybody sees whether a player still has an Objective. (RW-OBJ-03) */
export const hasObjective = (t: Table, seat: Seat): boolean => objectiveOf(t, seat) !== NONE;

/** The seat's Objective by its number among all, or `NONE`. It is of the deck of the faction's alignment. */
export const objectiveOf = (t: Table, seat: Seat): number => {
  const good = t.goodObjective.at(seat);
  if (good.total > 0) return goodObjectives[good.nth(0)];
  const evil = t.evilObjective.at(seat);
  return evil.total > 0 ? evilObjectives[evil.nth(0)] : NONE;
};

const cardOf = (t: Table, seat: Seat): ObjectiveCard | undefined => {
  const objective = objectiveOf(t, seat);
  return objective === NONE ? undefined : t.content.objectiveCards[objective];
};

const mayClaim = (t: Table, seat: Seat, card: ObjectiveCard | undefined): Verdict => {
  if (card === undefined) return no(reasons['no-objective']);
  if (card.claim !== 'own-turn') return no(reasons['objective-after-battle']);
  return yesIf(isFulfilled(t, seat, card.condition), reasons['objective-open']);
};

/** What the owner may do with his Objective in his turn: claim it, or exchange a hopeless one. (RW-OBJ-05 to 08) */
export const offerObjective = (t: Table, seat: Seat, offer: Offer): void => {
  const card = cardOf(t, seat);
  offer.consider(turnDomain.code('objective'), mayClaim(t, seat, card));
  if (card?.escape && isHopeless(t, seat, card.condition)) offer.add(turnDomain.code('exchange'));
};

/** Draws an Objective of the faction's alignment, the discard pile being shuffled if the deck is empty. (RW-OBJ-01) */
export const drawObjective = (t: Table, seat: Seat): void => {
  const deck = deckOf(t, seat);
  const discard = discardOf(t, seat);
  if (deck.total === 0 && discard.total > 0) {
    deck.pour(discard);
    t.emit(events['objectives-reshuffled'], deck.total);
  }
  if (deck.total === 0) return;
  const card = t.draw(layout.stream.objective, deck, handOf(t, seat));
  t.emitTo(seatBit(seat), events['objective-drawn'], seat, numberOf(t, seat, card));
};

/** Puts the seat's Objective faceup on the discard pile of its deck. (RW-OBJ-10) */
const discardObjective = (t: Table, seat: Seat): number => {
  const objective = objectiveOf(t, seat);
  t.move(handOf(t, seat).nth(0), handOf(t, seat), discardOf(t, seat));
  return objective;
};

/** Discards the Objective for a dragon rune; it is not replaced. (RW-OBJ-05, 10, 11, 13) */
export const claimObjective = procedure('claim-objective', { seat: count }, steps =>
  steps
    .do((t, f) => {
      const objective = discardObjective(t, f.seat);
      t.emit(events['objective-claimed'], f.seat, objective);
    })
    .call(() => receiveRune, { seat: 'seat' }),
);

/** Discards an Objective that has become hopeless and draws another. */
export const exchangeObjective = procedure('exchange-objective', { seat: count }, steps =>
  steps.do((t, f) => {
    const objective = discardObjective(t, f.seat);
    t.emit(events['objective-exchanged'], f.seat, objective);
    drawObjective(t, f.seat);
  }),
);

/**
 * The moment after a battle that the seat has won as defender against another player: the one Objective that can be
 * claimed outside its owner's turn. Every player with an Objective is asked, whichever it is. (RW-OBJ-07)
 */
export const claimAfterBattle = procedure('claim-after-battle', { seat: count, choice: count }, steps =>
  steps
    .when(
      (t, f) => hasObjective(t, f.seat),
      asked =>
        asked
          .ask('choice', {
            kind: 'one',
            seat: 'seat',
            from: turnDomain,
            options: (t, f, offer) => {
              const card = cardOf(t, f.seat);
              if (card?.claim === 'after-battle' && isFulfilled(t, f.seat, card.condition)) {
                offer.add(turnDomain.code('objective'));
              }
            },
            optional: true,
            pass: skipping,
            hidden: true,
            prompt: () => say('prompt.claim-after-battle'),
            rule: 'RW-OBJ-07',
          })
          .unless({ choice: PASS }, claimed => claimed.call(() => claimObjective, { seat: 'seat' })),
    )
    .do((t, f) => t.deeds.set(f.seat, DEED.repelled, 0)),
);

/** Whether there is another Objective to exchange for. */
export const mayDrawObjective = (t: Table, seat: Seat): boolean => deckOf(t, seat).total > 0;

/** Takes a new Objective unseen and shuffles the old one into the deck, which nobody else sees. (Prepare for Coming Year) */
export const exchangeUnseen = (t: Table, seat: Seat): void => {
  const old = handOf(t, seat).nth(0);
  drawObjective(t, seat);
  t.move(old, handOf(t, seat), deckOf(t, seat));
};
