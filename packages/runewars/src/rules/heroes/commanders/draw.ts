import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, seatBit } from '@runehold/kernel/layout/seats';
import { commanderCardDomain, heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { COMMANDERS, COMMANDERS_DRAWN } from '../../../pools.ts';
import { procedure } from '../../rules.ts';
import { loseInfluence } from '../../table/resources.ts';
import { ownHeroes } from '../offer-heroes.ts';
import { commandersOf, countCommanders, hasCommanders, isCommander, placeOfCommander } from './commander.ts';
import { commanderCardsLeft, drawCommander, putUnder } from './deck.ts';
import { commanderEvents, commanderReasons, sayOfCommander } from './words.ts';

/** The most influence that can be spent: a card for each, and as many as there are. (BW-CMD-16, BW-CMD-22) */
const mostDrawn = (t: Table, seat: Seat): number =>
  Math.min(COMMANDERS_DRAWN, t.influence.get(seat), commanderCardsLeft(t));

/** Whether the seat could draw Commander cards: a kept one replaces one that it has. No stronghold is needed. (BW-CMD-21, 22) */
export const mayDrawCommanders = (t: Table, seat: Seat): boolean =>
  hasCommanders(t) && countCommanders(t, seat) > 0 && mostDrawn(t, seat) > 0;

const offerDrawn = (t: Table, _f: object, offer: Offer): void => {
  const drawn = t.commandersDrawn.at(0);
  for (let card = 0; card < t.commanderCards; card++) if (drawn.count(card) > 0) offer.add(card);
};

/** The card is laid faceup, and the one that lay there is put with those that were not chosen. (BW-CMD-16, BW-CMD-18) */
const replaceCard = (t: Table, seat: Seat, hero: number, card: number): void => {
  const [place, drawn] = [placeOfCommander(t, hero), t.commandersDrawn.at(0)];
  const before = t.commanderCard.takeAt(place);
  drawn.take(card);
  t.notice(seatBit(seat), ALL_SEATS);
  t.commanderCard.putAt(place, card);
  drawn.put(before);
  t.emit(commanderEvents['command-changed'], hero, before, card);
};

/** Puts a card of those drawn under the deck. One that all have seen goes alone before the eyes of all. */
const returnDrawn = (t: Table, card: number, known: number): void => {
  t.commandersDrawn.at(0).take(card);
  putUnder(t, card, known);
};

/**
 * Draws Commander cards instead of Hero cards; one of them may replace a card of the player's. The rest goes under the
 * deck in an order that he alone knows. (BW-CMD-16 to 20, BW-CMD-51, BOW-34)
 */
export const drawCommanders = procedure(
  'draw-commanders',
  { seat: count, spent: count, hero: count, card: count, next: count },
  steps =>
    steps
      .ask('spent', {
        kind: 'number',
        seat: 'seat',
        min: 1,
        max: (t, f) => mostDrawn(t, f.seat),
        prompt: () => sayOfCommander('prompt.commander-price'),
        rule: 'BW-CMD-16',
      })
      .do((t, f) => {
        loseInfluence(t, f.seat, f.spent);
        for (let n = 0; n < f.spent; n++)
          t.emitTo(seatBit(f.seat), commanderEvents['commander-card-drawn'], f.seat, drawCommander(t));
        f.hero = commandersOf(t, f.seat)[0];
      })
      .when(
        (t, f) => countCommanders(t, f.seat) === COMMANDERS,
        two =>
          two.ask('hero', {
            kind: 'one',
            seat: 'seat',
            from: heroDomain,
            options: ownHeroes((t, _f, hero) =>
              isCommander(t, hero) ? YES : no(commanderReasons['no-commander'], hero),
            ),
            optional: true,
            pass: skipping,
            prompt: () => sayOfCommander('prompt.whose-card'),
            rule: 'BW-CMD-51',
          }),
      )
      .unless({ hero: PASS }, may =>
        may
          .ask('card', {
            kind: 'one',
            seat: 'seat',
            from: commanderCardDomain,
            options: offerDrawn,
            optional: true,
            pass: (t, f) =>
              sayOfCommander('decline.keep-command', {
                commanderCard: t.commanderCard.at(placeOfCommander(t, f.hero)),
              }),
            hidden: true,
            prompt: (_t, f) => sayOfCommander('prompt.keep-commander', { hero: f.hero }),
            rule: 'BW-CMD-17',
          })
          .unless({ card: PASS }, kept => kept.do((t, f) => replaceCard(t, f.seat, f.hero, f.card))),
      )
      .do((t, f) => t.emit(commanderEvents['commander-cards-returned'], f.seat, f.spent))
      .repeatWhile(
        t => t.commandersDrawn.at(0).total > 1,
        several =>
          several
            .ask('next', {
              kind: 'one',
              seat: 'seat',
              from: commanderCardDomain,
              options: offerDrawn,
              hidden: true,
              prompt: t => sayOfCommander('prompt.next-under', { left: t.commandersDrawn.at(0).total }),
              rule: 'BW-CMD-20',
            })
            .do((t, f) => {
              returnDrawn(t, f.next, seatBit(f.seat));
              f.next = 0;
            }),
      )
      .do((t, f) => {
        const isPublic = f.spent === 1 && f.hero !== PASS && f.card !== PASS;
        returnDrawn(t, t.commandersDrawn.at(0).top, isPublic ? ALL_SEATS : seatBit(f.seat));
      }),
);
