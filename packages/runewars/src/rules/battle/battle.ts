import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { defenceOf } from '../orders/garrison.ts';
import { procedure } from '../rules.ts';
import { MOMENT } from './cards/usable.ts';
import { useDevelopmentCards } from './cards/use.ts';
import { addFighters } from './casualties.ts';
import { noteTroops } from './command/leading.ts';
import { returnFallen } from './command/surgeon.ts';
import { countFighters } from './fighters.ts';
import { countMonsters } from './outcome/aftermath.ts';
import { endCalledOff, resolveBattle } from './resolution.ts';
import { combatRounds } from './rounds.ts';
import { ATTACKER, attackerFirst, contestedArea, DEFENDER, isUnallied, seatOn, typeOn } from './sides.ts';
import { declareSupport } from './support.ts';
import { tallyStrength } from './tally.ts';
import { battleWindow, mayUseIfAny, WINDOW } from './window.ts';

/** The steps of a battle, in their order. (RW-BATTLE-14) */
const STEP = { marker: 1, rows: 2, support: 3, start: 4, combat: 5, tally: 6, resolution: 7 } as const;

const announce = (t: Table): void => {
  const attacker = seatOn(t, ATTACKER);
  const defender = seatOn(t, DEFENDER);
  if (isUnallied(t, DEFENDER)) t.emit(events['neutrals-attacked'], attacker, contestedArea(t), defender);
  else t.emit(events['battle-began'], attacker, defender, contestedArea(t));
};

/** The defender's standing units take part, allied neutral ones too; those already routed stay where they are. (RW-BATTLE-18 to 21) */
const formRows = (t: Table): void => {
  const area = contestedArea(t);
  for (let column = 0; column < t.columns; column++) {
    const standing = t.standing.get(area, column);
    if (standing === 0) continue;
    t.standing.set(area, column, 0);
    addFighters(t, DEFENDER, column, standing);
    t.emit(events['fighters-joined'], DEFENDER, typeOn(t, DEFENDER, column), standing);
  }
  t.emit(events['rows-formed'], countFighters(t, ATTACKER), countFighters(t, DEFENDER));
};

/**
 * A battle for one area, from the marker to the winner's return. It begins with the attacking force formed and the
 * area contested, and is over before anything else goes on. The defender keeps control until the resolution.
 * (RW-BATTLE-14 to 17, RW-BATTLE-28)
 */
export const battle = procedure(
  'battle',
  { seat: count, area: count, side: count, monsters: count, winner: count },
  steps =>
    steps
      .do((t, f) => {
        f.area = contestedArea(t);
        f.monsters = countMonsters(t);
        t.emit(events['battle-step'], STEP.marker);
        announce(t);
        if (!isUnallied(t, DEFENDER)) t.strengthBonus.add(DEFENDER, defenceOf(t, seatOn(t, DEFENDER)));
      })
      // Only a defender has a card for this moment, which brings him units before the rows are formed.
      .when(
        t => mayUseIfAny(t, DEFENDER, WINDOW.marker),
        window => window.call(() => battleWindow, { side: DEFENDER, moment: WINDOW.marker }),
      )
      .do(t => {
        t.emit(events['battle-step'], STEP.rows);
        formRows(t);
        noteTroops(t);
        t.emit(events['battle-step'], STEP.support);
      })
      .eachSeat('side', attackerFirst, each => each.call(() => declareSupport, { side: 'side' }))
      .do(t => t.emit(events['battle-step'], STEP.start))
      .when(
        t => t.developmentDeck > 0,
        improved => improved.call(() => useDevelopmentCards, { side: ATTACKER, moment: MOMENT.start }),
      )
      .eachSeat('side', attackerFirst, each =>
        each.call(() => battleWindow, { side: 'side', moment: WINDOW.start }),
      )
      .when(
        t => t.calledOff === 1,
        off => off.call(() => endCalledOff),
        fought =>
          fought
            .do(t => {
              t.emit(events['battle-step'], STEP.combat);
              noteTroops(t);
            })
            .call(() => combatRounds)
            .when(
              t => t.developmentDeck > 0,
              improved =>
                improved.eachSeat('side', attackerFirst, each =>
                  each
                    .call(() => useDevelopmentCards, { side: 'side', moment: MOMENT.end })
                    .when(hasCommanders, led => led.call(() => returnFallen, { side: 'side' })),
                ),
            )
            .do(t => t.emit(events['battle-step'], STEP.tally))
            .call(() => tallyStrength, undefined, { winner: 'winner' })
            .do(t => t.emit(events['battle-step'], STEP.resolution))
            .call(() => resolveBattle, { winner: 'winner', monsters: 'monsters' }),
      ),
);
