import { count } from '@runehold/kernel/layout/locals';
import { MAX_SEATS, type Seat } from '@runehold/kernel/layout/seats';
import { bilingual } from '@runehold/kernel/text/bilingual';
import type { Table } from '../layout.ts';
import { events } from '../words.ts';
import { isUnit, strengthOf } from './cards.ts';
import { unmarkAll } from './deck.ts';
import { discardOldInstants, eventPhase } from './events/phase.ts';
import { isAlive, playOrder } from './order.ts';
import { procedure } from './rules.ts';
import { setUp } from './setup.ts';
import { turn } from './turn.ts';
import { endGame, scenarioOf } from './victory.ts';

export const gameWords = bilingual({
  'game.name': ['Rune Age', 'Rune Age'],
  'game.about': [
    'Build a deck of troops and gold, take cities, and fulfil the objective of the scenario.',
    'Zbuduj talię wojsk i złota, zajmuj miasta i wypełnij cel scenariusza.',
  ],
  'crumb.rune-age': ['Rune Age', 'Rune Age'],
});

/** Everything limited to once per round becomes available again. (RA-TURN-16, RA-RUN-03) */
const beginRound = (t: Table): void => {
  t.round++;
  t.emit(events['round-began'], t.round);
  unmarkAll(t);
  t.attacked.clear();
  for (let seat = 0; seat < MAX_SEATS; seat++) t.attackedStrongholds.set(seat, 0);
  for (let rune = 0; rune < t.runeExhausted.length; rune++) t.runeExhausted.set(rune, 0);
};

/** The printed strength of all units in deck, hand and discard pile. (RA-MON-09, RA-MON-10) */
const unitStrength = (t: Table, seat: Seat): number => {
  const zones = [t.hand.at(seat), t.deck.at(seat), t.deckTop.at(seat), t.discard.at(seat)];
  let sum = 0;
  for (let card = 0; card < t.pile.types; card++) {
    if (isUnit(t, card)) for (const zone of zones) sum += strengthOf(t, card) * zone.count(card);
  }
  return sum;
};

/** Who has built a Monument wins at the end of the round; of several the strongest. (RA-MON-06 to RA-MON-08) */
const checkMonuments = (t: Table): void => {
  if (scenarioOf(t) !== 'monument') return;
  const built = (seat: Seat): boolean => isAlive(t, seat) && t.monument.get(seat) === 2;
  let best = -1;
  for (let seat = 0; seat < t.seats; seat++) if (built(seat)) best = Math.max(best, unitStrength(t, seat));
  if (best >= 0) endGame(t, seat => built(seat) && unitStrength(t, seat) === best);
};

/** The whole game: set-up, then rounds of one turn each and an Event phase, until the objective ends it. (RA-TURN-01) */
export const runeAge = procedure('rune-age', { seat: count }, steps =>
  steps.do(setUp).repeatWhile(
    () => true,
    rounds =>
      rounds
        .do(beginRound)
        .eachSeat('seat', playOrder(), each =>
          each.when(
            (t, f) => isAlive(t, f.seat),
            plays => plays.call(() => turn, { seat: 'seat' }),
          ),
        )
        .call(() => eventPhase)
        .do(t => {
          discardOldInstants(t);
          checkMonuments(t);
        }),
  ),
);
