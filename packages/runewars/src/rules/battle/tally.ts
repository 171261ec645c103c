import { count } from '@runehold/kernel/layout/locals';
import { events } from '../../words.ts';
import { mayRaiseBanners, raiseBanners } from '../heroes/reward/raise-strength.ts';
import { mayStandInBattle, soundHorn } from '../heroes/reward/stand-in-battle.ts';
import { turnDevelopments } from '../orders/capital/developments.ts';
import { conquerWeakens } from '../orders/conquer-bonus.ts';
import { procedure } from '../rules.ts';
import { strengthForUnits } from './cards/improved.ts';
import { MOMENT } from './cards/usable.ts';
import { useDevelopmentCards } from './cards/use.ts';
import { addCommandStrength } from './command/strength.ts';
import { readyFortifications, tidyFortifications, useFortification } from './fortifications.ts';
import { ATTACKER, attackerFirst, contestedArea, DEFENDER, seatOn } from './sides.ts';
import { strengthOf, strongholdStrength, tellStrength } from './strength.ts';
import { battleWindow, mayUseIfAny, WINDOW } from './window.ts';

/**
 * Strength is tallied: fortifications, then units, then the stronghold; on equal strength the defender wins.
 * (RW-TALLY-01, RW-TALLY-15, RW-TALLY-19, RW-TALLY-24 to 27)
 */
export const tallyStrength = procedure(
  'tally-strength',
  { attacker: count, defender: count, winner: count, side: count, tokens: count, settled: count },
  steps =>
    steps
      .do(t => {
        t.weakened += conquerWeakens(t, seatOn(t, ATTACKER));
      })
      .eachSeat('side', attackerFirst, each =>
        each.when(
          (t, f) => mayUseIfAny(t, f.side, WINDOW.tally),
          window => window.call(() => battleWindow, { side: 'side', moment: WINDOW.tally }),
        ),
      )
      .when(mayStandInBattle, horns =>
        horns.eachSeat('side', attackerFirst, each => each.call(() => soundHorn, { side: 'side' })),
      )
      .when(
        t => t.developmentDeck > 0,
        improved =>
          improved
            .do((t, f) => {
              f.tokens = readyFortifications(t);
            })
            .call(
              () => useDevelopmentCards,
              { side: DEFENDER, moment: MOMENT.tally, tokens: 'tokens' },
              { settled: 'settled' },
            ),
      )
      .when({ settled: 0 }, walls => walls.call(() => useFortification))
      // A capital may have two of them. (BW-CAP-08)
      .when(
        (_t, f) => f.settled < f.tokens && f.tokens > 1,
        two =>
          two
            .do((t, f) => {
              if (f.settled === 0) turnDevelopments(t, contestedArea(t));
            })
            .call(() => useFortification),
      )
      .when(mayRaiseBanners, banners =>
        banners.eachSeat('side', attackerFirst, each => each.call(() => raiseBanners, { side: 'side' })),
      )
      .do((t, f) => {
        tidyFortifications(t);
        t.strengthBonus.add(DEFENDER, strengthForUnits(t));
        addCommandStrength(t);
        f.attacker = strengthOf(t, ATTACKER);
        f.defender = strengthOf(t, DEFENDER) + strongholdStrength(t);
        f.winner = f.attacker > f.defender ? ATTACKER : DEFENDER;
        tellStrength(t, ATTACKER);
        tellStrength(t, DEFENDER);
        t.emit(events['strength-tallied'], f.attacker, f.defender);
      }),
);
