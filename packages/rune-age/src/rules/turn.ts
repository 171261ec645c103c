import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count, eachSeat, listOf } from '@runehold/kernel/procedure/locals';
import { actionDomain, cardDomain, type Table } from '../layout.ts';
import { events, say } from '../words.ts';
import { canUseAsAction, canUseRuneAction, cardAction, runeAction } from './card-action.ts';
import { combat } from './combat/combat.ts';
import { discardFromHand, everybodyDrawsUp } from './deck.ts';
import { eliminate, removePower } from './elimination.ts';
import { offerHand } from './hand.ts';
import { isAlive } from './order.ts';
import { procedure } from './rules.ts';
import { readyInfluence, readyPower, refreshAll } from './sources.ts';
import { canSpendGold, spendGold } from './spend-gold.ts';
import { canSpendInfluence, payInfluence, spendInfluence } from './spend-influence.ts';
import { hasUnitInHand, offerTargets } from './targets.ts';
import { endGame, scenarioOf } from './victory.ts';

const LEAVING = 1;

const END = actionDomain.code('end');
const GOLD = actionDomain.code('gold');
const INFLUENCE = actionDomain.code('influence');
const CARD = actionDomain.code('card');
const RUNE = actionDomain.code('rune');
const ATTACK = actionDomain.code('attack');
const RESIGN = actionDomain.code('resign');
const STOP = actionDomain.code('stop');

const othersAlive = (t: Table, seat: Seat): number => {
  let mask = 0;
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && isAlive(t, other)) mask |= seatBit(other);
  return mask;
};

/** A player resigns: he is eliminated, and his power leaves the game. Not in The Cataclysm, where all would lose. (RA-TURN-18) */
const resign = (t: Table, seat: Seat): void => {
  t.emit(events.resigned, seat);
  removePower(t, seat);
  eliminate(t, seat);
};

/** From this round on a table may always agree to stop: there are positions that nobody can win. */
const LONG_GAME = 60;

/** Whether somebody may propose to stop now. (RA-WIN-03) */
const mayStop = (t: Table): boolean => t.leaving === LEAVING || t.round > LONG_GAME;

/** All seats may agree to stop without a winner. (RA-WIN-03) */
const proposeStop = procedure('propose-stop', { seat: count, votes: eachSeat }, steps =>
  steps
    .do((t, f) => t.emit(events['proposed-stop'], f.seat))
    .ask('votes', {
      kind: 'yes',
      seats: (t, f) => othersAlive(t, f.seat),
      sealed: true,
      prompt: (_t, f) => say('prompt.stop', { who: f.seat }),
      rule: 'RA-WIN-03',
    })
    .do((t, f) => {
      for (let other = 0; other < t.seats; other++) {
        if (!hasSeat(othersAlive(t, f.seat), other) || f.votes.get(other) === 1) continue;
        t.emit(events['stop-refused']);
        return;
      }
      endGame(t, () => false);
    }),
);

/** The action step: any number of actions in any order, until the player ends it. (RA-TURN-05, RA-ACT-01, RA-ACT-02) */
const actions = procedure('actions', { seat: count, action: count, stopped: count }, steps =>
  steps.repeatWhile(
    (t, f) => f.action !== END && isAlive(t, f.seat),
    acting =>
      acting
        .ask('action', {
          kind: 'one',
          seat: (_t, f) => f.seat,
          from: actionDomain,
          options: (t, f, offer) => {
            const { seat } = f;
            offer.add(END);
            if (canSpendGold(t, seat)) offer.add(GOLD);
            if (canSpendInfluence(t, seat)) offer.add(INFLUENCE);
            const hand = t.hand.at(seat);
            for (const card of t.content.numbers.actionCards) {
              if (hand.count(card) > 0 && canUseAsAction(t, seat, card)) offer.add(CARD + card);
            }
            if (canUseRuneAction(t, seat)) offer.add(RUNE + readyPower(t, seat, 'draw-discard'));
            if (hasUnitInHand(t, seat)) offerTargets(t, seat, offer, ATTACK);
            if (t.leaving === LEAVING && scenarioOf(t) !== 'cataclysm') offer.add(RESIGN);
            if (mayStop(t) && f.stopped === 0) offer.add(STOP);
          },
          hidden: true,
          prompt: () => say('prompt.action'),
          rule: 'RA-ACT-01',
        })
        .choose('action', actionDomain, {
          gold: gold =>
            gold.call(
              () => spendGold,
              (_t, f, callee) => {
                callee.seat = f.seat;
              },
            ),
          influence: influence =>
            influence.call(
              () => spendInfluence,
              (_t, f, callee) => {
                callee.seat = f.seat;
              },
            ),
          card: card =>
            card.call(
              () => cardAction,
              (_t, f, callee) => {
                callee.seat = f.seat;
                callee.card = actionDomain.valueOf(f.action);
              },
            ),
          rune: rune =>
            rune.call(
              () => runeAction,
              (_t, f, callee) => {
                callee.seat = f.seat;
                callee.rune = actionDomain.valueOf(f.action);
              },
            ),
          attack: attack =>
            attack.call(
              () => combat,
              (_t, f, callee) => {
                callee.seat = f.seat;
                callee.target = actionDomain.valueOf(f.action);
                callee.onOwnTurn = 1;
              },
            ),
          resign: leaves => leaves.do((t, f) => resign(t, f.seat)),
          stop: proposes =>
            proposes.call(
              () => proposeStop,
              (_t, f, callee) => {
                callee.seat = f.seat;
              },
              (_t, f) => {
                f.stopped = 1;
              },
            ),
        }),
  ),
);

/** The discard step: cards may be kept for influence, the rest goes to the discard pile. (RA-TURN-06 to RA-TURN-10) */
const discardHand = procedure('discard-hand', { seat: count, keep: count, cards: listOf(48) }, steps =>
  steps
    .when(
      (t, f) => t.hand.at(f.seat).total > 0 && readyInfluence(t, f.seat, true) >= t.content.retain,
      able =>
        able
          .ask('keep', {
            kind: 'number',
            seat: (_t, f) => f.seat,
            min: 0,
            max: (t, f) =>
              Math.min(
                t.hand.at(f.seat).total,
                Math.floor(readyInfluence(t, f.seat, true) / t.content.retain),
              ),
            prompt: (t, f) => say('prompt.keep-count', { most: t.hand.at(f.seat).total }),
            rule: 'RA-TURN-07',
          })
          .call(
            () => payInfluence,
            (t, f, callee) => {
              callee.seat = f.seat;
              callee.left = f.keep * t.content.retain;
              callee.withRune = 1;
            },
          )
          .when(
            (t, f) => f.keep > 0 && f.keep < t.hand.at(f.seat).total,
            choosing =>
              choosing
                .ask('cards', {
                  kind: 'some',
                  seat: (_t, f) => f.seat,
                  from: cardDomain,
                  options: (t, f, offer) => offerHand(t, f.seat, offer),
                  min: (t, f) => t.hand.at(f.seat).total - f.keep,
                  max: (t, f) => t.hand.at(f.seat).total - f.keep,
                  hidden: true,
                  prompt: (t, f) => say('prompt.discard-cards', { count: t.hand.at(f.seat).total - f.keep }),
                  rule: 'RA-TURN-08',
                })
                .do((t, f) => {
                  for (let i = 0; i < f.cards.length; i++) discardFromHand(t, f.seat, f.cards.at(i));
                  f.cards.clear();
                }),
          ),
    )
    .do((t, f) => {
      if (f.keep > 0) {
        t.emit(events.kept, f.seat, f.keep);
        return;
      }
      const hand = t.hand.at(f.seat);
      for (let card = 0; hand.total > 0; card++)
        while (hand.count(card) > 0) discardFromHand(t, f.seat, card);
    }),
);

/** A player's turn: refresh, actions, discard, draw. (RA-TURN-02) */
export const turn = procedure('turn', { seat: count }, steps =>
  steps
    .do((t, f) => {
      t.emit(events['turn-began'], f.seat);
      refreshAll(t, f.seat);
    })
    .call(
      () => actions,
      (_t, f, callee) => {
        callee.seat = f.seat;
        callee.action = NONE;
      },
    )
    .when(
      (t, f) => isAlive(t, f.seat),
      still =>
        still.call(
          () => discardHand,
          (_t, f, callee) => {
            callee.seat = f.seat;
          },
        ),
    )
    .do(everybodyDrawsUp),
);
