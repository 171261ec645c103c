import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import { combatPass } from './pass.ts';
import { ATTACKER, attackerFirst, DEFENDER } from './sides.ts';
import { canDraw } from './types.ts';
import { battleWindow, mayUseAtRound, WINDOW } from './window.ts';

const ROUNDS = 5;

const anyoneDraws = (t: Table): boolean => canDraw(t, ATTACKER) || canDraw(t, DEFENDER);

/** Five rounds of combat, one for each initiative, whoever is left. (RW-ROUND-01 to 03, RW-ROUND-27, RW-ROUND-36) */
export const combatRounds = procedure('combat', { round: count, side: count }, steps =>
  steps.repeatWhile(
    (_t, f) => f.round < ROUNDS,
    rounds =>
      rounds
        .do((t, f) => {
          f.round++;
          t.combatRound = f.round;
          t.emit(events['combat-round'], f.round);
        })
        .eachSeat('side', attackerFirst, each =>
          each.when(
            (t, f) => mayUseAtRound(t, f.side),
            window => window.call(() => battleWindow, { side: 'side', moment: WINDOW.round }),
          ),
        )
        .repeatWhile(anyoneDraws, passes => passes.call(() => combatPass)),
  ),
);
