import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, eachSeat, listOf } from '@runehold/kernel/layout/locals';
import { hasSeat, type Seat, type SeatMask, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { actionDomain, cardDomain } from '../domains.ts';
import { DECK_CARDS, type Table } from '../layout.ts';
import { events, reasons } from '../words.ts';
import { cardAction, offerActionCards, offerRuneAction, runeAction } from './card-action.ts';
import { combat } from './combat/combat.ts';
import { discardAll, discardFromHand, everybodyDrawsUp } from './deck.ts';
import { eliminate, removePower } from './elimination.ts';
import { aliveSeats } from './events/together.ts';
import { discardPrompt, HELD, heldBy, offerHand } from './hand.ts';
import { isAlive } from './order.ts';
import { procedure } from './rules.ts';
import { readyInfluence, refreshAll } from './sources.ts';
import { canSpendGold, spendGold } from './spend-gold.ts';
import { canSpendInfluence, payInfluence, spendInfluence } from './spend-influence.ts';
import { offerTargets } from './targets.ts';
import { endGame, scenarioOf } from './victory.ts';

const { say, words } = spoken({
  'prompt.action': ['What do you do?', 'Co robisz?'],
  'prompt.keep-count': [
    { most: 'number' },
    'You hold {most, count, thing.card}. How many do you pay influence to keep?',
    'Ile kart zatrzymujesz za wpływy? Masz na ręce {most, count, thing.card:acc}.',
  ],
  'prompt.keep-cards': [
    { count: 'number' },
    'Which {count, plural, one {card} other {# cards}} do you keep?',
    'Co zatrzymujesz? Wybierz {count, count, thing.card:acc}.',
  ],
  'prompt.stop': [
    { who: 'seat' },
    '{who} {who|propose|proposes} to stop without a winner. Do you agree?',
    '{who|Proponujesz|{who} proponuje} zakończyć grę bez zwycięzcy. Zgadzasz się?',
  ],
  'crumb.turn': [{ seat: 'seat' }, '{seat:s} turn', '{seat|Twoja tura|Tura: {seat}}'],
  'crumb.actions': ['Actions', 'Akcje'],
  'crumb.discard-hand': ['Discard', 'Odrzucanie kart'],
  'crumb.propose-stop': ['Proposal to stop', 'Propozycja końca gry'],
  'lesson.action.title': ['Your turn', 'Twoja tura'],
  'lesson.action': [
    'Spend gold, spend influence, fight, use cards: as many actions as you like. Whatever is left in your hand is discarded at the end of the turn, so use it.',
    'Wydawaj złoto i wpływy, walcz, używaj kart: tyle akcji, ile chcesz. Karty, które zostaną na ręce, na koniec tury odrzucasz, więc ich nie oszczędzaj.',
  ],
  'lesson.keep-count.title': ['Keeping cards', 'Zatrzymywanie kart'],
  'lesson.keep-count': [
    'Pay influence to keep cards for your next turn instead of discarding them. Keep what adds up to one strong hand.',
    'Za wpływy możesz zatrzymać karty na następną turę, zamiast je odrzucać. Zatrzymuj te, które złożą się na jedną mocną rękę.',
  ],
});

export { words as turnWords };

const LEAVING = 1;

const { unit: HELD_UNIT, action: HELD_ACTION } = HELD;

const END = actionDomain.code('end');
const GOLD = actionDomain.code('gold');
const INFLUENCE = actionDomain.code('influence');
const RESIGN = actionDomain.code('resign');
const STOP = actionDomain.code('stop');

const othersAlive = (t: Table, seat: Seat): SeatMask => aliveSeats(t) & ~seatBit(seat);

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
          seat: 'seat',
          from: actionDomain,
          options: (t, f, offer) => {
            const { seat } = f;
            offer.add(END);
            offer.consider(GOLD, yesIf(canSpendGold(t, seat), reasons['nothing-to-buy']));
            offer.consider(INFLUENCE, yesIf(canSpendInfluence(t, seat), reasons['nothing-to-acquire']));
            const held = heldBy(t, seat);
            if ((held & HELD_ACTION) !== 0 || offer.explaining) offerActionCards(t, seat, offer);
            offerRuneAction(t, seat, offer);
            const armed = (held & HELD_UNIT) !== 0;
            if (armed || offer.explaining) offerTargets(t, seat, offer, armed);
            if (t.leaving === LEAVING && scenarioOf(t) !== 'cataclysm') offer.add(RESIGN);
            if (mayStop(t) && f.stopped === 0) offer.add(STOP);
          },
          hidden: true,
          prompt: () => say('prompt.action'),
          rule: 'RA-ACT-01',
        })
        .choose('action', actionDomain, {
          gold: gold => gold.call(() => spendGold, { seat: 'seat' }),
          influence: influence => influence.call(() => spendInfluence, { seat: 'seat' }),
          card: card =>
            card.call(() => cardAction, { seat: 'seat', card: (_t, f) => actionDomain.valueOf(f.action) }),
          rune: rune =>
            rune.call(() => runeAction, { seat: 'seat', rune: (_t, f) => actionDomain.valueOf(f.action) }),
          attack: attack =>
            attack.call(() => combat, {
              seat: 'seat',
              target: (_t, f) => actionDomain.valueOf(f.action),
              onOwnTurn: 1,
            }),
          resign: leaves => leaves.do((t, f) => resign(t, f.seat)),
          stop: proposes =>
            proposes.call(
              () => proposeStop,
              { seat: 'seat' },
              (_t, f) => {
                f.stopped = 1;
              },
            ),
        }),
  ),
);

/** How many cards a player could pay to keep. (RA-TURN-07) */
const keepable = (t: Table, seat: Seat): number => {
  const held = t.hand.at(seat).total;
  return held === 0 ? 0 : Math.min(held, Math.floor(readyInfluence(t, seat, true) / t.content.retain));
};

/** The discard step of a player who can keep cards for influence: how many, and which. (RA-TURN-07 to RA-TURN-10) */
const discardHand = procedure(
  'discard-hand',
  { seat: count, keep: count, cards: listOf(DECK_CARDS) },
  steps =>
    steps
      .ask('keep', {
        kind: 'number',
        seat: 'seat',
        min: 0,
        max: (t, f) => keepable(t, f.seat),
        prompt: (t, f) => say('prompt.keep-count', { most: t.hand.at(f.seat).total }),
        rule: 'RA-TURN-07',
      })
      .call(() => payInfluence, { seat: 'seat', left: (t, f) => f.keep * t.content.retain, withRune: 1 })
      .when(
        (t, f) => f.keep > 0 && f.keep < t.hand.at(f.seat).total,
        choosing =>
          choosing
            .ask('cards', {
              kind: 'some',
              seat: 'seat',
              from: cardDomain,
              options: (t, f, offer) => offerHand(t, f.seat, offer),
              min: (t, f) => t.hand.at(f.seat).total - f.keep,
              max: (t, f) => t.hand.at(f.seat).total - f.keep,
              hidden: true,
              prompt: (t, f) => discardPrompt(t.hand.at(f.seat).total - f.keep),
              rule: 'RA-TURN-08',
            })
            .do((t, f) => {
              for (let i = 0; i < f.cards.length; i++) discardFromHand(t, f.seat, f.cards.at(i));
              f.cards.clear();
            }),
      ),
);

/** What is not kept goes to the discard pile; then everybody draws. (RA-TURN-06, RA-TURN-11) */
const endTurn = (t: Table, seat: Seat, kept: number): void => {
  if (kept > 0) t.emit(events.kept, seat, kept);
  else discardAll(t, seat);
  everybodyDrawsUp(t);
};

/** A player's turn: refresh, actions, discard, draw. (RA-TURN-02) */
export const turn = procedure('turn', { seat: count, kept: count }, steps =>
  steps
    .do((t, f) => {
      t.emit(events['turn-began'], f.seat);
      refreshAll(t, f.seat);
    })
    .call(() => actions, { seat: 'seat', action: NONE })
    .when(
      (t, f) => keepable(t, f.seat) > 0,
      able => able.call(() => discardHand, { seat: 'seat' }, { kept: 'keep' }),
    )
    .do((t, f) => endTurn(t, f.seat, f.kept)),
);
