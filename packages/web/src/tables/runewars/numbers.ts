import { seenIn } from '@runehold/kernel/layout/zone-json';
import { hasArea } from '@runehold/runewars/board/area-set';
import type { DialGain } from '@runehold/runewars/content/types';
import { AREAS, COLUMNS, DAMAGE_LEVELS, FACTION_TYPES, REWARD_PLACES } from '@runehold/runewars/layout';
import { isTaken, type Sight, seenAt } from './sight.ts';

/**
 * What everybody at the table can work out from what one viewer sees. The rules do the same sums with the table itself,
 * and the tests hold the two against each other.
 */

const areas = Array.from({ length: AREAS }, (_, area) => area);

export const areasHere = ({ map }: Sight): number[] => areas.filter(area => hasArea(map.here, area));

/** The seat whose stronghold stands in an area. */
export const strongholdSeat = ({ t }: Sight, area: number): number | undefined =>
  t.stronghold[area] === 0 ? undefined : (t.stronghold[area] - 1) >> 1;

export const isDamaged = ({ t }: Sight, area: number): boolean =>
  t.stronghold[area] > 0 && ((t.stronghold[area] - 1) & 1) === 1;

export const strongholdStrength = (sight: Sight, area: number): number => {
  const { damaged, undamaged } = sight.content.stronghold.strength;
  return isDamaged(sight, area) ? damaged : undamaged;
};

/** The seat whose home realm an area belongs to while it takes part. (RW-AREA-06, RW-ELIM-07) */
const homeSeat = ({ t, content }: Sight, area: number): number | undefined => {
  const { home } = content.area[area];
  const seat = home < 0 ? -1 : t.faction.indexOf(home + 1);
  return seat >= 0 && t.alive[seat] === 1 ? seat : undefined;
};

/** Who controls an area. (RW-AREA-05 to 08) */
export const controllerOf = (sight: Sight, area: number): number | undefined =>
  sight.t.occupant[area] > 0
    ? sight.t.occupant[area] - 1
    : (strongholdSeat(sight, area) ?? homeSeat(sight, area));

export const areasOf = (sight: Sight, seat: number): number[] =>
  areasHere(sight).filter(area => controllerOf(sight, area) === seat);

/** The number of a unit type in a column of an army: of a seat's faction, or neutral. */
export const typeIn = ({ t }: Sight, seat: number, column: number): number =>
  column < FACTION_TYPES
    ? (t.faction[seat] - 1) * FACTION_TYPES + column
    : 4 * FACTION_TYPES + column - FACTION_TYPES;

/** So many units of one type in an area, all standing or all routed. */
export type Troop = { readonly type: number; readonly count: number; readonly isRouted: boolean };

/** The units of an area, standing ones first. */
export const troopsIn = (sight: Sight, area: number): Troop[] => {
  const { t } = sight;
  const seat = t.occupant[area] - 1;
  return [t.standing, t.routed].flatMap((grid, routed) =>
    grid[area].flatMap((count, column) =>
      count === 0 ? [] : [{ type: typeIn(sight, seat, column), count, isRouted: routed === 1 }],
    ),
  );
};

/** Units of a seat on the whole map, allies too. */
export const unitsOf = (sight: Sight, seat: number): number =>
  areasOf(sight, seat)
    .flatMap(area => troopsIn(sight, area))
    .reduce((sum, { count }) => sum + count, 0);

/** Heroes in play, all or those of a seat, by number. */
export const heroesOf = ({ t, content }: Sight, seat?: number): number[] => {
  const inPlay = new Set(seenIn(t.heroesInPlay).map(([id]) => id));
  return content.heroes.flatMap(({ id }, hero) =>
    inPlay.has(id) && (seat === undefined || t.heroOwner[hero] === seat + 1) ? [hero] : [],
  );
};

export const heroesIn = (sight: Sight, area: number): number[] =>
  heroesOf(sight).filter(hero => sight.t.heroArea[hero] === area + 1);

export const healthLeft = ({ t, content }: Sight, hero: number): number =>
  Math.max(0, content.heroes[hero].health - t.heroDamage[hero]);

/** The places of the Rewards under a hero's card. */
export const rewardsUnder = ({ t }: Sight, hero: number): number[] =>
  Array.from({ length: REWARD_PLACES }, (_, place) => place).filter(
    place => t.rewardHero[place] === hero + 1 && isTaken(t.reward[place]),
  );

/** What all spaces of a dial up to its arrow give. (RW-DIAL-05) */
export const gainsOf = ({ t, content }: Sight, seat: number, resource: number): readonly DialGain[] =>
  t.faction[seat] === 0
    ? []
    : content.gains[t.faction[seat] - 1][resource].slice(1, 1 + t.dial[seat][resource]);

/** Dragon runes of a seat as far as the viewer knows of them, and tokens of which he does not know. */
export const runesOf = (
  sight: Sight,
  seat: number,
): { readonly known: number; readonly unknown: number; readonly up: number } => {
  const { t, content } = sight;
  let known = 0;
  let unknown = 0;
  let up = 0;
  for (const area of areasOf(sight, seat)) {
    if (seenAt(t.rune[area]) === 'dragon') known++;
    else if (isTaken(t.rune[area]) && seenAt(t.rune[area]) === undefined) unknown++;
    if (t.runeUp[area] === 1 && seenAt(t.rune[area]) === 'dragon') up++;
  }
  for (const hero of heroesOf(sight, seat)) {
    for (const place of rewardsUnder(sight, hero)) {
      const id = seenAt(t.reward[place]);
      const card = content.rewardCards.find(reward => reward.id === id);
      if (card === undefined) unknown++;
      else {
        known += card.runes;
        if (t.rewardUp[place] === 1) up += card.runes;
      }
    }
  }
  return { known, unknown, up };
};

const editionIds = ['revised', 'original'] as const;

/** A difference between the editions at this table. (RW-ORIG-20) */
export const lastYear = ({ t, content }: Sight): number =>
  content.editions.years[editionIds[t.years === 0 ? t.edition : t.years - 1]];

const routedHexagon = ({ t, content }: Sight): number =>
  content.editions.routedHexagonStrength[
    editionIds[t.routedHexagonStrength === 0 ? t.edition : t.routedHexagonStrength - 1]
  ];

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
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  return columns.flatMap(column =>
    t.fighters[side * COLUMNS + column].flatMap((count, state) =>
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

/** What the units of a side count for, with what cards and abilities add. (RW-TALLY-15 to 18) */
export const unitStrength = (sight: Sight, side: number): number =>
  fightersOn(sight, side).reduce((sum, { type, count, isRouted }) => {
    if (!isRouted) return sum + count;
    return sight.content.unit[type].unitClass === 'hexagon' ? sum + count * routedHexagon(sight) : sum;
  }, 0);

/** What the defender's stronghold adds. (RW-TALLY-19 to 23) */
export const walls = (sight: Sight): number => {
  const area = sight.t.battleArea - 1;
  if (sight.t.neutralDefence === 1 || strongholdSeat(sight, area) === undefined) return 0;
  return Math.max(0, strongholdStrength(sight, area) - sight.t.weakened);
};

/** How a side of a battle stands, walls included. */
export const sideStrength = (sight: Sight, side: number): number =>
  unitStrength(sight, side) + sight.t.strengthBonus[side] + (side === 1 ? walls(sight) : 0);
