import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import type { Commands } from '../../heroes/commanders/card.ts';
import { commanderCardOf } from '../../heroes/commanders/commander.ts';
import { ATTACKER, DEFENDER } from '../sides.ts';
import { isFortified } from '../strength.ts';
import { commandOf, leaderWith, tellUse } from './leading.ts';

/** Bulwark: as units are counted each side has what its commander adds, more behind walls of its own. (G6, I1) */
export const addCommandStrength = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    const hero = leaderWith(t, side, 'add-strength');
    if (hero === NONE) continue;
    const { strength, behindWalls } = commandOf(t, commanderCardOf(t, hero), 'add-strength');
    const added = side === DEFENDER && isFortified(t) ? behindWalls : strength;
    t.strengthBonus.add(side, added);
    tellUse(t, hero);
    t.emit(events['strength-added'], side, added);
  }
};

export const addsStrength: Commands<'add-strength', { strength: number; behindWalls: number }> = {
  clause: [
    'your side has {strength} more strength, or {behindWalls} more if you defend an area with your stronghold',
    'twoja strona otrzymuje +{strength} do siły, a jeśli bronisz obszaru ze swoją twierdzą, +{behindWalls}',
  ],
  bot: { worth: 1.5 },
};
