import type { Offer } from '@runehold/kernel/ask/offer';
import { type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { questDomain, tacticsDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { QUEST_CARDS, TACTICS_CARDS } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';

/** Cards that are drawn into hands. A hand has two parts that lie apart; `drawn` is where new cards go. */
const tactics = {
  from: tacticsDomain,
  deck: 'tacticsDeck',
  discard: 'tacticsDiscard',
  drawn: 'freshTactics',
  rest: 'tactics',
  limit: 'tactics',
  stream: layout.stream.tactics,
  onDraw: events['tactics-drawn'],
  onReshuffle: events['tactics-reshuffled'],
  prompt: 'prompt.discard-tactics',
  rule: 'RW-TACT-19',
} as const;

const quests = {
  from: questDomain,
  deck: 'questDeck',
  discard: 'questDiscard',
  drawn: 'questHand',
  rest: 'questShown',
  limit: 'quests',
  stream: layout.stream.quest,
  onDraw: events['quest-drawn'],
  onReshuffle: events['quests-reshuffled'],
  prompt: 'prompt.discard-quests',
  rule: 'RW-QUEST-02',
} as const;

type Kind = typeof tactics | typeof quests;

const mayDraw = (t: Table, { deck, discard }: Kind): Verdict =>
  yesIf(t[deck].total + t[discard].total > 0, reasons['deck-used-up']);

export const mayDrawTactics = (t: Table): Verdict => mayDraw(t, tactics);
export const mayDrawQuests = (t: Table): Verdict => mayDraw(t, quests);

/** Draws cards. An empty deck is made anew of the discard pile. (RW-COMP-13, 14) */
const draw = (t: Table, kind: Kind, seat: Seat, amount: number): void => {
  const deck = t[kind.deck];
  for (let n = 0; n < amount && mayDraw(t, kind) === YES; n++) {
    if (deck.total === 0) {
      deck.pour(t[kind.discard]);
      t.emit(kind.onReshuffle, deck.total);
    }
    const card = t.draw(kind.stream, deck, t[kind.drawn].at(seat));
    t.emitTo(seatBit(seat), kind.onDraw, seat, card);
  }
};

/** Draws Tactics cards, which cannot be used in this season. (RW-TACT-08) */
export const drawTactics = (t: Table, seat: Seat, amount: number): void => draw(t, tactics, seat, amount);
export const drawQuests = (t: Table, seat: Seat, amount: number): void => draw(t, quests, seat, amount);

const held = (t: Table, { drawn, rest }: Kind, seat: Seat): number =>
  t[drawn].at(seat).total + t[rest].at(seat).total;

/** All Tactics cards in a hand, the fresh ones included. */
export const tacticsHeld = (t: Table, seat: Seat): number => held(t, tactics, seat);

/** All Quest cards in a hand, those that everybody has seen included. */
export const questsHeld = (t: Table, seat: Seat): number => held(t, quests, seat);

/** The Quest cards of a hand, each once. */
export const questsInHand = (t: Table, seat: Seat): number[] => {
  const [hand, shown] = [t.questHand.at(seat), t.questShown.at(seat)];
  const cards: number[] = [];
  if (hand.total + shown.total === 0) return cards;
  for (let card = 0; card < hand.types; card++)
    if (hand.count(card) + shown.count(card) > 0) cards.push(card);
  return cards;
};

/** Offers every card of a hand, as often as it is held. */
const offerHeld = (t: Table, { drawn, rest }: Kind, seat: Seat, offer: Offer): void => {
  const hand = t[drawn].at(seat);
  for (let card = 0; card < hand.types; card++) {
    const copies = hand.count(card) + t[rest].at(seat).count(card);
    if (copies > 0) offer.add(card, copies);
  }
};

export const offerTacticsHeld = (t: Table, seat: Seat, offer: Offer): void =>
  offerHeld(t, tactics, seat, offer);

const tellDiscarded = (t: Table, seat: Seat, card: number, isFresh: boolean): void =>
  t.emit(events[isFresh ? 'fresh-tactics-discarded' : 'tactics-discarded'], seat, card);

/**
 * Discards a Tactics card, one of this season first if there are two alike. The parts of a hand lie apart, so all see
 * which of them it comes from.
 */
export const discardTactics = (t: Table, seat: Seat, card: number): void => {
  const isFresh = t.freshTactics.at(seat).count(card) > 0;
  t.move(card, (isFresh ? t.freshTactics : t.tactics).at(seat), t.tacticsDiscard);
  tellDiscarded(t, seat, card, isFresh);
};

/** Discards a Tactics card by chance, each of the whole hand with the same. (I23) */
export const loseTactics = (t: Table, seat: Seat): void => {
  const [hand, fresh] = [t.tactics.at(seat), t.freshTactics.at(seat)];
  const either = hand.total > 0 && fresh.total > 0;
  const isFresh = either ? t.roll(tactics.stream, hand.total + fresh.total) >= hand.total : hand.total === 0;
  tellDiscarded(t, seat, t.draw(tactics.stream, isFresh ? fresh : hand, t.tacticsDiscard), isFresh);
};

/** Discards a Quest card from the hand, known to all or not. */
export const discardQuest = (t: Table, seat: Seat, card: number): void => {
  const known = t.questShown.at(seat);
  t.move(card, known.count(card) > 0 ? known : t.questHand.at(seat), t.questDiscard);
  t.emit(events['quest-discarded'], seat, card);
};

/** Draws cards, then discards down to the limit. */
const gain = (name: string, room: number, kind: Kind, discard: typeof discardTactics) =>
  procedure(name, { seat: count, amount: count, surplus: count, discards: listOf(room) }, steps =>
    steps
      .do((t, f) => {
        draw(t, kind, f.seat, f.amount);
        f.surplus = held(t, kind, f.seat) - t.content.limits[kind.limit];
      })
      .when(
        (_t, f) => f.surplus > 0,
        over =>
          over
            .ask('discards', {
              kind: 'some',
              seat: 'seat',
              from: kind.from,
              options: (t, f, offer) => offerHeld(t, kind, f.seat, offer),
              min: (_t, f) => f.surplus,
              max: (_t, f) => f.surplus,
              hidden: true,
              prompt: (_t, f) => say(kind.prompt, { count: f.surplus }),
              rule: kind.rule,
            })
            .do((t, f) => {
              for (let i = 0; i < f.discards.length; i++) discard(t, f.seat, f.discards.at(i));
            }),
      ),
  );

/** (RW-TACT-19, RW-TACT-20) */
export const gainTactics = gain('gain-tactics', TACTICS_CARDS, tactics, discardTactics);

/** (RW-QUEST-02, RW-QUEST-03) */
export const gainQuests = gain('gain-quests', QUEST_CARDS, quests, discardQuest);
