import { count, listOf } from '@runehold/kernel/layout/locals';
import { troopDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { FIGURES } from '../../../pools.ts';
import { events, say } from '../../../words.ts';
import { controller } from '../../map/areas.ts';
import { columnOf } from '../../map/columns.ts';
import { leaveIfGone, putUnits, takeUnits, unitsIn } from '../../map/units.ts';
import { sendAway } from '../../move/force.ts';
import { retreat } from '../../move/retreat.ts';
import { offerTroops } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { forgetUses, isOfBattle } from '../../table/development-cards.ts';
import { forgetCommands } from '../command/leading.ts';
import { forgetFallen } from '../fallen.ts';
import { countType, isRouted, isStanding } from '../fighters.ts';
import { contestedArea, DEFENDER, type Side, seatOn, typeOn } from '../sides.ts';

/** Destroys the loser's units that were routed before the battle: they cannot retreat. (RW-TALLY-44, RW-RETR-30) */
export const destroyBystanders = (t: Table): void => {
  const area = contestedArea(t);
  for (let column = 0; column < t.columns; column++) {
    const lying = t.routed.get(area, column);
    if (lying === 0) continue;
    t.routed.set(area, column, 0);
    t.losses.add(DEFENDER, lying);
    t.emit(events['units-destroyed'], typeOn(t, DEFENDER, column), lying, area);
  }
};

/** Puts a side's surviving units into the area, standing or routed as they are. (RW-TALLY-45, RW-TALLY-46, RW-BATTLE-40) */
export const placeSurvivors = (t: Table, side: Side): void => {
  const area = contestedArea(t);
  const seat = seatOn(t, side);
  for (let column = 0; column < t.columns; column++) {
    const standing = countType(t, side, column, isStanding);
    const routed = countType(t, side, column, isRouted);
    putUnits(t, area, seat, column, standing);
    putUnits(t, area, seat, column, routed, true);
    if (standing + routed > 0)
      t.emit(events['units-returned'], typeOn(t, side, column), standing, routed, area);
  }
  leaveIfGone(t, area);
};

/** Removes the marker and everything else that lasts as long as the battle. (RW-TALLY-47, RW-DMG-20) */
export const clearBattle = (t: Table): void => {
  for (const grid of [t.fighters, t.hasDrawn, t.supporter, t.raisedHealth, t.moreFate]) grid.clear();
  for (const cells of [t.drewAgain, t.strengthBonus, t.losses, t.sideSeat]) {
    cells.set(0, 0);
    cells.set(1, 0);
  }
  forgetFallen(t);
  forgetUses(t, isOfBattle);
  forgetCommands(t);
  t.battleArea = 0;
  t.neutralDefence = 0;
  t.combatRound = 0;
  t.weakened = 0;
  t.prizes = 0;
  t.calledOff = 0;
};

/** The surplus of an area is picked and leaves: from here on it is underway. What was picked is kept no longer than that. */
const pickSurplus = procedure(
  'retreat-surplus',
  { seat: count, area: count, surplus: count, picks: listOf(FIGURES) },
  steps =>
    steps
      .ask('picks', {
        kind: 'some',
        seat: 'seat',
        from: troopDomain,
        options: (t, f, offer) => offerTroops(t, f.area, f.seat, offer),
        min: (_t, f) => f.surplus,
        max: (_t, f) => f.surplus,
        prompt: (_t, f) => say('prompt.surplus', { count: f.surplus, area: f.area }),
        about: (_t, f) => ({ area: f.area }),
        rule: 'RW-TALLY-49',
      })
      .do((t, f) => {
        for (let i = 0; i < f.picks.length; i++) {
          const column = columnOf(t, troopDomain.valueOf(f.picks.at(i)));
          takeUnits(t, f.area, column, 1, troopDomain.partOf(f.picks.at(i)) === 'routed');
          sendAway(t, f.area, f.seat, column, 1);
        }
      }),
);

/**
 * A victorious attacker with more units than an area holds picks those that have to go: all retreat to one area.
 * (RW-TALLY-48, RW-TALLY-49, RW-RETR-39)
 */
export const retreatSurplus = procedure(
  'leave-with-surplus',
  { seat: count, area: count, surplus: count },
  steps =>
    steps
      .do((t, f) => {
        const own = controller(t, f.area) === f.seat;
        f.surplus = own ? unitsIn(t, f.area) - t.content.limits.unitsPerArea : 0;
      })
      .when(
        (_t, f) => f.surplus > 0,
        crowded =>
          crowded
            .call(() => pickSurplus, { seat: 'seat', area: 'area', surplus: 'surplus' })
            .call(() => retreat, { seat: (_t, f) => f.seat + 1, origin: 'area' }),
      ),
);
