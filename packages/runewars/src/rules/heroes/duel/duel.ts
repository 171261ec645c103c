import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { challenge } from './challenge.ts';
import { endDuel } from './end.ts';
import { duelRound } from './round.ts';
import { ATTACKER, anyBeaten, DEFENDER, isSideBeaten, questDamage, unitsUp } from './sides.ts';
import { startSide } from './start.ts';

/** A duel has at most so many rounds. (RW-DUEL-13) */
const ROUNDS = 4;

/** Whether a quest has what it asks for: all units defeated, or so much damage at the end of a round. (RW-DUEL-41) */
const isGoalReached = (t: Table, goal: number): boolean =>
  goal > 0 ? t.duelRound > 0 && questDamage(t) >= goal : unitsUp(t) === 0;

/** The start-of-duel step of both sides, then the rounds until somebody is beaten or the goal is reached. (RW-DUEL-09 to 13, 26) */
const fight = procedure('duel-fight', { quest: count, goal: count }, steps =>
  steps
    .call(
      () => startSide,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .when(
      t => !anyBeaten(t),
      unbeaten =>
        unbeaten.call(
          () => startSide,
          (_t, _f, callee) => {
            callee.side = DEFENDER;
          },
        ),
    )
    .repeatWhile(
      (t, f) => t.duelRound < ROUNDS && !anyBeaten(t) && !(f.quest === 1 && isGoalReached(t, f.goal)),
      round => round.call(() => duelRound),
    ),
);

/** A duel between two heroes. `began` is 0 if the challenged hero's player bought him off. (RW-DUEL) */
export const duel = procedure('duel', { attacker: count, defender: count, began: count }, steps =>
  steps
    .call(() => challenge, { attacker: 'attacker', defender: 'defender' }, { began: 'begins' })
    .when({ began: 1 }, begins =>
      begins
        .do((t, f) => {
          t.duelist.set(ATTACKER, f.attacker + 1);
          t.duelist.set(DEFENDER, f.defender + 1);
          t.emit(events['duel-began'], f.attacker, f.defender);
        })
        .call(() => fight)
        .call(() => endDuel),
    ),
);

/**
 * A duel with units that exist only for a quest. `goal` is the damage that is enough, 0 if all must be defeated;
 * `won` tells whether it was reached by a hero who is still up. (RW-DUEL-36 to 48)
 */
export const questDuel = procedure(
  'quest-duel',
  { hero: count, unit: count, units: count, goal: count, won: count },
  steps =>
    steps
      .do((t, f) => {
        t.duelist.set(ATTACKER, f.hero + 1);
        t.questUnit = f.unit + 1;
        t.questUnits = f.units;
        t.emit(events['quest-duel-began'], f.hero, f.units);
      })
      .call(() => fight, { quest: 1, goal: 'goal' })
      .do((t, f) => {
        f.won = isGoalReached(t, f.goal) && !isSideBeaten(t, ATTACKER) ? 1 : 0;
      })
      .call(() => endDuel),
);
