import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { questDomain, tacticsDomain } from '../../domains.ts';
import { layout, QUEST_CARDS, questPool, TACTICS_CARDS, type Table, tacticsPool } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { procedure } from '../rules.ts';

/** Draws Tactics cards, which cannot be used in this season. An empty deck is made anew of the discard pile. (RW-TACT-08, RW-COMP-13, 14) */
export const drawTactics = (t: Table, seat: Seat, amount: number): void => {
  for (let n = 0; n < amount; n++) {
    if (t.tacticsDeck.total === 0 && t.tacticsDiscard.total > 0) {
      t.tacticsDeck.pour(t.tacticsDiscard);
      t.emit(events['tactics-reshuffled'], t.tacticsDeck.total);
    }
    if (t.tacticsDeck.total === 0) return;
    const card = t.draw(layout.stream.tactics, t.tacticsDeck, t.freshTactics.at(seat));
    t.emitTo(seatBit(seat), events['tactics-drawn'], seat, card);
  }
};

/** All Tactics cards in a hand, the fresh ones included. */
export const tacticsHeld = (t: Table, seat: Seat): number =>
  t.tactics.at(seat).total + t.freshTactics.at(seat).total;

/** Offers every Tactics card of a hand, as often as it is held. */
export const offerTacticsHeld = (t: Table, seat: Seat, offer: Offer): void => {
  for (let card = 0; card < tacticsPool.cards.length; card++) {
    const held = t.tactics.at(seat).count(card) + t.freshTactics.at(seat).count(card);
    if (held > 0) offer.add(card, held);
  }
};

/**
 * Discards a Tactics card, one of this season first if there are two alike. The parts of a hand lie apart, so all see
 * which of them it comes from.
 */
export const discardTactics = (t: Table, seat: Seat, card: number): void => {
  const isFresh = t.freshTactics.at(seat).count(card) > 0;
  t.move(card, (isFresh ? t.freshTactics : t.tactics).at(seat), t.tacticsDiscard);
  t.emit(events[isFresh ? 'fresh-tactics-discarded' : 'tactics-discarded'], seat, card);
};

/** Draws Tactics cards, then discards down to the limit. (RW-TACT-19, RW-TACT-20) */
export const gainTactics = procedure(
  'gain-tactics',
  { seat: count, amount: count, surplus: count, discards: listOf(TACTICS_CARDS) },
  steps =>
    steps
      .do((t, f) => {
        drawTactics(t, f.seat, f.amount);
        f.surplus = tacticsHeld(t, f.seat) - t.content.limits.tactics;
      })
      .when(
        (_t, f) => f.surplus > 0,
        over =>
          over
            .ask('discards', {
              kind: 'some',
              seat: 'seat',
              from: tacticsDomain,
              options: (t, f, offer) => offerTacticsHeld(t, f.seat, offer),
              min: (_t, f) => f.surplus,
              max: (_t, f) => f.surplus,
              hidden: true,
              prompt: (_t, f) => say('prompt.discard-tactics', { count: f.surplus }),
              rule: 'RW-TACT-19',
            })
            .do((t, f) => {
              for (let i = 0; i < f.discards.length; i++) discardTactics(t, f.seat, f.discards.at(i));
            }),
      ),
);

/** All Quest cards in a hand, those that everybody has seen included. */
export const questsHeld = (t: Table, seat: Seat): number =>
  t.questHand.at(seat).total + t.questShown.at(seat).total;

export const drawQuests = (t: Table, seat: Seat, amount: number): void => {
  for (let n = 0; n < amount; n++) {
    if (t.questDeck.total === 0 && t.questDiscard.total > 0) {
      t.questDeck.pour(t.questDiscard);
      t.emit(events['quests-reshuffled'], t.questDeck.total);
    }
    if (t.questDeck.total === 0) return;
    const card = t.draw(layout.stream.quest, t.questDeck, t.questHand.at(seat));
    t.emitTo(seatBit(seat), events['quest-drawn'], seat, card);
  }
};

/** Discards a Quest card from the hand, known to all or not. */
export const discardQuest = (t: Table, seat: Seat, card: number): void => {
  const known = t.questShown.at(seat);
  t.move(card, known.count(card) > 0 ? known : t.questHand.at(seat), t.questDiscard);
  t.emit(events['quest-discarded'], seat, card);
};

/** Draws Quest cards, then discards down to the limit. (RW-QUEST-02, RW-QUEST-03) */
export const gainQuests = procedure(
  'gain-quests',
  { seat: count, amount: count, surplus: count, discards: listOf(QUEST_CARDS) },
  steps =>
    steps
      .do((t, f) => {
        drawQuests(t, f.seat, f.amount);
        f.surplus = questsHeld(t, f.seat) - t.content.limits.quests;
      })
      .when(
        (_t, f) => f.surplus > 0,
        over =>
          over
            .ask('discards', {
              kind: 'some',
              seat: 'seat',
              from: questDomain,
              options: (t, f, offer) => {
                for (let card = 0; card < questPool.cards.length; card++) {
                  const held = t.questHand.at(f.seat).count(card) + t.questShown.at(f.seat).count(card);
                  if (held > 0) offer.add(card, held);
                }
              },
              min: (_t, f) => f.surplus,
              max: (_t, f) => f.surplus,
              hidden: true,
              prompt: (_t, f) => say('prompt.discard-quests', { count: f.surplus }),
              rule: 'RW-QUEST-02',
            })
            .do((t, f) => {
              for (let i = 0; i < f.discards.length; i++) discardQuest(t, f.seat, f.discards.at(i));
            }),
      ),
);
