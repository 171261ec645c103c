import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { strongholdFace, strongholdOf } from '../map/areas.ts';
import { locationAt } from '../map/tokens.ts';
import { byEdition } from '../table/edition.ts';
import { countType, isRouted, isStanding } from './fighters.ts';
import { contestedArea, DEFENDER, type Side, typeOn } from './sides.ts';

/** Whether the defender has a stronghold here; neutral units never do. (RW-BATTLE-34, RW-O3-06) */
export const isFortified = (t: Table): boolean =>
  t.neutralDefence === 0 && strongholdOf(t, contestedArea(t)) !== NONE;

/** What the defender's stronghold shows on its faceup side. (RW-TALLY-19 to 21) */
const wallsOf = (t: Table): number => (isFortified(t) ? strongholdFace(t, contestedArea(t)) : 0);

/** What the stronghold adds: its faceup side less what weakens it, never below 0. (RW-TALLY-19 to 23, RW-O3-04) */
export const strongholdStrength = (t: Table): number => Math.max(0, wallsOf(t) - t.weakened);

/** One for each unit that stands, and for each hexagon routed in this battle. (RW-TALLY-15 to 18, RW-ORIG-09) */
const unitStrength = (t: Table, side: Side): number => {
  let strength = 0;
  for (let column = 0; column < t.columns; column++) {
    strength += countType(t, side, column, isStanding);
    const type = typeOn(t, side, column);
    if (type !== NONE && t.content.unit[type].unitClass === 'hexagon')
      strength += countType(t, side, column, isRouted) * byEdition.routedHexagonStrength(t);
  }
  return strength;
};

/** What the ground of an area adds for whoever defends it. (BW-EXPL-13, BW-EXPL-14) */
export const strengthOfGround = (t: Table, area: number): number => {
  const location = locationAt(t, area);
  return location?.kind === 'add-strength' ? location.strength : 0;
};

const groundStrength = (t: Table): number => strengthOfGround(t, contestedArea(t));

/** What abilities, walls and the ground have added. */
const addedTo = (t: Table, side: Side): number =>
  t.strengthBonus.get(side) + (side === DEFENDER ? groundStrength(t) : 0);

/** What a side's units come to, with what was added. (RW-ROUND-40, RW-TALLY-12) */
export const strengthOf = (t: Table, side: Side): number => unitStrength(t, side) + addedTo(t, side);

/** What the strength of a side is made of: the stronghold as it is printed, and by how much it counts less. */
export type Strength = {
  readonly units: number;
  readonly stronghold: number;
  readonly weakened: number;
  readonly added: number;
};

/** The parts of a side's strength. (RW-TALLY-15, RW-TALLY-19) */
export const partsOfStrength = (t: Table, side: Side): Strength => {
  const stronghold = side === DEFENDER ? wallsOf(t) : 0;
  const weakened = Math.min(stronghold, t.weakened);
  return { units: unitStrength(t, side), stronghold, weakened, added: addedTo(t, side) };
};

/** Tells what the strength of a side is made of, so that everybody can check the sum. */
export const tellStrength = (t: Table, side: Side): void => {
  const { units, stronghold, weakened, added } = partsOfStrength(t, side);
  t.emit(events['strength-counted'], side, units, stronghold, weakened, added);
};
