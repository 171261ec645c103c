import type { FactionUnit } from '../../../content/types.ts';
import { unitIds } from '../../../pools.ts';
import { events } from '../../../words.ts';
import { columnOf } from '../../map/columns.ts';
import { supplyOf } from '../../map/units.ts';
import { addFighters } from '../casualties.ts';
import { seatOn, typeOn } from '../sides.ts';
import { type Ability, atOnce } from './ability.ts';

/** Unrelenting and Undying: a higher health for the whole type until the battle ends; it does not add up. (RW-DMG-19, RW-DMG-20) */
export const setHealth: Ability<'set-health', { health: number }> = {
  clause: [
    'all your units of this type have {health} health until the battle ends',
    'wszystkie twoje jednostki tego typu mają Wytrzymałość {health} do końca bitwy',
  ],
  rule: atOnce('set-health', (t, { side, column }, { health }) => {
    t.raisedHealth.set(side, column, health);
    t.emit(events['health-raised'], side, typeOn(t, side, column), health);
  }),
};

/** The part of those raised who are recruits won, all battles that a unit sees taken together. */
const LASTING = 0.3;

/** Raise Dead: figures from the supply join the battle, standing; they draw in their own round. (RW-ROUND-33) */
export const summon: Ability<'summon', { unit: FactionUnit; units: number }> = {
  clause: [
    { unit: 'unit' },
    'place up to {units, count, unit} from the supply, standing, in the battle',
    'ustaw w bitwie, jako stojące jednostki, najwyżej {units, count, unit:acc} ze stosu nieużywanych',
  ],
  rule: atOnce('summon', (t, { side }, { unit, units }) => {
    const column = columnOf(t, unitIds.indexOf(unit));
    const raised = Math.min(units, supplyOf(t, seatOn(t, side), column));
    if (raised === 0) return;
    addFighters(t, side, column, raised);
    t.emit(events['fighters-joined'], side, typeOn(t, side, column), raised);
  }),
  // Whoever was raised and lives stays with the army.
  bot: { lasting: ({ units }) => LASTING * units },
};

/** Lay Siege: strength that is counted whatever becomes of the unit. (RW-ROUND-40) */
export const addStrength: Ability<'add-strength', { strength: number }> = {
  clause: [
    'you have {strength} more strength when strength is tallied',
    'podczas podsumowania siły otrzymujesz +{strength} do siły',
  ],
  rule: atOnce('add-strength', (t, { side }, { strength }) => {
    t.strengthBonus.add(side, strength);
    t.emit(events['strength-added'], side, strength);
  }),
};
