import { PASS } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, eachSeat, listOf } from '@runehold/kernel/layout/locals';
import { clockwiseAfter, clockwiseFrom, rulesOf } from '@runehold/kernel/procedure/rules';
import { layout, maskDomain, type Table } from '../layout.ts';
import { accusation, events, reasons, say } from '../words.ts';
import { fillHand, guestOf, highestBidder, pay, pointsOf, takeGuest } from './effects.ts';

const { procedure } = rulesOf<Table>();

/** The masked player wears a card, claims a rank and may be accused. (MQ-WEAR, MQ-ACC) */
const dance = procedure(
  'dance',
  { dancer: count, worn: count, claim: count, accuser: count, word: count },
  steps =>
    steps
      .ask('worn', {
        kind: 'one',
        seat: 'dancer',
        from: maskDomain,
        where: (t, f, card) => yesIf(t.hand.at(f.dancer).count(card) > 0, reasons['not-in-hand'], card),
        hidden: true,
        prompt: t => say('prompt.wear', { guest: guestOf(t) }),
        rule: 'MQ-WEAR-01',
      })
      .do((t, f) => {
        t.move(f.worn, t.hand.at(f.dancer), t.worn.at(f.dancer));
        // Locals are public and a worn mask is not: from here on the card itself is the only trace of the answer.
        f.worn = 0;
      })
      .ask('claim', {
        kind: 'one',
        seat: 'dancer',
        from: maskDomain,
        where: (t, _f, rank) => yesIf(rank >= guestOf(t), reasons['below-guest'], guestOf(t)),
        prompt: (t, f) => say('prompt.claim', { mask: t.worn.at(f.dancer).nth(0) }),
        rule: 'MQ-WEAR-02',
      })
      .do((t, f) => t.emit(events.claimed, f.dancer, f.claim))
      .window(
        'word',
        'accuser',
        {
          order: clockwiseAfter((_t, f) => f.dancer),
          open: t => t.accusations === 0,
          from: accusation,
          options: (_t, _f, offer) => offer.add(0),
          until: (_t, f) => f.word === 0 && f.accuser !== f.dancer,
          prompt: (_t, f) => say('prompt.accuse', { suspect: f.dancer, rank: f.claim }),
          rule: 'MQ-ACC-01',
        },
        accused => accused.do((t, f) => t.emit(events.accused, f.accuser, f.dancer)),
      )
      .when(
        { word: PASS },
        unseen =>
          unseen.do((t, f) => {
            takeGuest(t, f.dancer);
            t.move(t.worn.at(f.dancer).nth(0), t.worn.at(f.dancer), t.unshown);
          }),
        unmasked =>
          unmasked.do((t, f) => {
            const card = t.worn.at(f.dancer).nth(0);
            t.emit(events.unmasked, f.dancer, card);
            t.move(card, t.worn.at(f.dancer), t.shown);
            const honest = card === f.claim;
            pay(t, honest ? f.accuser : f.dancer, honest ? f.dancer : f.accuser, t.content.fine);
            takeGuest(t, honest ? f.dancer : f.accuser);
          }),
      ),
);

/** One ball: a guest arrives, all bid under seal, the highest bidder dances. (MQ-BALL, MQ-BID) */
const ball = procedure('ball', { who: count, bids: eachSeat, dancer: count, exchange: listOf(4) }, steps =>
  steps
    .do(t => {
      const guest = t.deck.nth(t.roll(layout.stream.deal, t.deck.total));
      t.move(guest, t.deck, t.guest);
      t.emit(events['ball-opened'], t.ball + 1, t.host, guest);
    })
    .ask('bids', {
      kind: 'number',
      seats: t => (1 << t.seats) - 1,
      sealed: true,
      min: 0,
      max: (t, _f, seat) => t.coins.get(seat),
      prompt: (t, _f, seat) => say('prompt.bid', { guest: guestOf(t), coins: t.coins.get(seat) }),
      rule: 'MQ-BID-01',
    })
    .eachSeat(
      'who',
      clockwiseFrom(t => t.host),
      each => each.do((t, f) => t.emit(events.bid, f.who, f.bids.get(f.who))),
    )
    .do((t, f) => {
      f.dancer = highestBidder(t, seat => f.bids.get(seat));
      t.coins.add(f.dancer, -f.bids.get(f.dancer));
      t.emit(events.masked, f.dancer, f.bids.get(f.dancer));
    })
    .call(() => dance, { dancer: 'dancer', accuser: 'dancer' })
    .ask('exchange', {
      kind: 'some',
      seat: 'dancer',
      from: maskDomain,
      options: (t, f, offer) => {
        const hand = t.hand.at(f.dancer);
        for (let card = 0; card < hand.types; card++)
          if (hand.count(card) > 0) offer.add(card, hand.count(card));
      },
      min: 0,
      max: t => t.content.exchange,
      hidden: true,
      prompt: t => say('prompt.exchange', { count: t.content.exchange }),
      rule: 'MQ-BALL-04',
    })
    .do((t, f) => {
      for (let i = 0; i < f.exchange.length; i++) t.move(f.exchange.at(i), t.hand.at(f.dancer), t.unshown);
      t.emit(events.exchanged, f.dancer, f.exchange.length);
      // What was put away was not shown to anybody.
      f.exchange.clear();
    })
    .eachSeat(
      'who',
      clockwiseFrom(t => t.host),
      each => each.do((t, f) => fillHand(t, f.who)),
    )
    .do(t => {
      t.ball++;
      t.host = (t.host + 1) % t.seats;
    }),
);

/** The whole evening. (MQ-SETUP, MQ-END) */
export const masquerade = procedure('masquerade', { who: count }, steps =>
  steps
    .do(t => {
      for (const [card, { copies }] of t.content.masks.entries()) t.deck.add(card, copies);
      t.host = t.roll(layout.stream.deal, t.seats);
      for (let seat = 0; seat < t.seats; seat++) t.coins.set(seat, t.content.startCoins);
    })
    .eachSeat(
      'who',
      clockwiseFrom(t => t.host),
      each => each.do((t, f) => fillHand(t, f.who)),
    )
    .repeatWhile(
      t => t.ball < t.content.balls && t.deck.total > 0,
      evening => evening.call(() => ball),
    )
    .do(t => {
      // More points win; with equal points more coins; still equal share the place. (MQ-END-02)
      const worth = (seat: number): number => pointsOf(t, seat) * 256 + t.coins.get(seat);
      for (let seat = 0; seat < t.seats; seat++) {
        let place = 1;
        for (let other = 0; other < t.seats; other++) if (worth(other) > worth(seat)) place++;
        t.setPlace(seat, place);
        t.emit(events.scored, seat, pointsOf(t, seat), t.coins.get(seat));
      }
      t.finish();
    }),
);
