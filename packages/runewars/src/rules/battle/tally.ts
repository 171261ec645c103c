import { count } from '@runehold/kernel/layout/locals';
import { events } from '../../words.ts';
import { conquerWeakens } from '../orders/conquer-bonus.ts';
import { procedure } from '../rules.ts';
import { useFortification } from './fortifications.ts';
import { MOMENT, strengthForUnits, useDevelopmentCards } from './improved.ts';
import { ATTACKER, DEFENDER, seatOn } from './sides.ts';
import { strengthOf, strongholdStrength, tellStrength } from './strength.ts';
import { battleWindow, mayUseAtTally, WINDOW } from './window.ts';

/**
 * Strength is tallied: fortifications, then units, then the stronghold; on equal strength the defender wins.
 * (RW-TALLY-01, RW-TALLY-15, RW-TALLY-19, RW-TALLY-24 to 27)
 */
export const tallyStrength = procedure(
  'tally-strength',
  { attacker: count, defender: count, winner: count },
  steps =>
    steps
      .do(t => {
        t.weakened = conquerWeakens(t, seatOn(t, ATTACKER));
      })
      .when(mayUseAtTally, window =>
        window.call(
          () => battleWindow,
          (_t, _f, callee) => {
            callee.side = ATTACKER;
            callee.moment = WINDOW.tally;
          },
        ),
      )
      .when(
        t => t.developmentDeck > 0,
        improved => improved.call(() => useDevelopmentCards, { side: DEFENDER, moment: MOMENT.tally }),
      )
      .call(() => useFortification)
      .do((t, f) => {
        t.strengthBonus.add(DEFENDER, strengthForUnits(t));
        f.attacker = strengthOf(t, ATTACKER);
        f.defender = strengthOf(t, DEFENDER) + strongholdStrength(t);
        f.winner = f.attacker > f.defender ? ATTACKER : DEFENDER;
        tellStrength(t, ATTACKER);
        tellStrength(t, DEFENDER);
        t.emit(events['strength-tallied'], f.attacker, f.defender);
      }),
);
