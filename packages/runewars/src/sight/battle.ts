import { DAMAGE_LEVELS } from '../layout.ts';
import { strongholdSeat, strongholdStrength, typeIn } from './areas.ts';
import { byEdition, type Sight } from './sight.ts';

/** Units of one type and state on a side of a battle. */
export type Fighters = {
  readonly column: number;
  readonly type: number;
  readonly count: number;
  readonly damage: number;
  readonly isRouted: boolean;
};

export const fightersOn = (sight: Sight, side: number): Fighters[] => {
  const { t } = sight;
  const columns = t.standing[0].map((_, column) => column);
  return columns.flatMap(column =>
    t.fighters[side * columns.length + column].flatMap((count, state) =>
      count === 0
        ? []
        : [
            {
              column,
              type: typeIn(sight, t.sideSeat[side], column),
              count,
              damage: state % DAMAGE_LEVELS,
              isRouted: state >= DAMAGE_LEVELS,
            },
          ],
    ),
  );
};

/** What the units of a side count for. (RW-TALLY-15 to 18) */
export const unitStrength = (sight: Sight, side: number): number =>
  fightersOn(sight, side).reduce((sum, { type, count, isRouted }) => {
    if (!isRouted) return sum + count;
    return sight.content.unit[type].unitClass === 'hexagon'
      ? sum + count * byEdition(sight, 'routedHexagonStrength')
      : sum;
  }, 0);

/** Whether the stronghold of the contested area stands for the defender. */
export const hasWalls = (sight: Sight): boolean =>
  sight.t.neutralDefence === 0 && strongholdSeat(sight, sight.t.battleArea - 1) !== undefined;

/** What the defender's stronghold adds. (RW-TALLY-19 to 23) */
const walls = (sight: Sight): number =>
  hasWalls(sight) ? Math.max(0, strongholdStrength(sight, sight.t.battleArea - 1) - sight.t.weakened) : 0;

/** How a side of a battle stands, walls included. */
export const sideStrength = (sight: Sight, side: number): number =>
  unitStrength(sight, side) + sight.t.strengthBonus[side] + (side === 1 ? walls(sight) : 0);
