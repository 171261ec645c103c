import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { ObjectiveCondition } from '../../content/types-cards.ts';
import { resourceIds, rewardPool, seasonIds, unitIds } from '../../layout.ts';
import { objectiveOf } from '../cards/objectives.ts';
import { controller, hasCity, isDamaged, strongholdOf } from '../map/areas.ts';
import { unitsIn } from '../map/units.ts';
import { canPay } from '../orders/costs.ts';
import { productionOf } from '../orders/harvest.ts';
import { activeOrder, isHighest } from '../orders/in-play.ts';
import { strongholdsLeft } from '../orders/strongholds.ts';
import { byEdition } from '../table/edition.ts';
import { holderAt } from '../table/held-rewards.ts';
import { countIcons, FOOD, gainsOfDial } from '../table/resources.ts';
import type { Look } from './look.ts';

/** How far a harvest would turn a dial. */
export const harvestChange = ({ t, me }: Look, resource: number): number =>
  Math.min(t.content.limits.dial, productionOf(t, me, resource)) - t.dial.get(me, resource);

/** The unit types that a dial gives now, one for each icon. */
export const unitsOfDial = ({ t, me }: Look, resource: number): number[] =>
  gainsOfDial(t, me, resource).flatMap(gain => (gain.kind === 'unit' ? [unitIds.indexOf(gain.unit)] : []));

/** Icons of a kind on all three dials. */
export const iconsOf = ({ t, me }: Look, kind: 'tactics' | 'influence'): number => countIcons(t, me, kind);

/** What the next space of a dial would give. */
export const nextOnDial = (
  { t, me }: Look,
  resource: number,
): 'unit' | 'tactics' | 'influence' | 'nothing' => {
  const gains = t.content.gains[t.faction.get(me) - 1][resource];
  return gains[t.dial.get(me, resource) + 1]?.kind ?? 'nothing';
};

export const dialOf = ({ t, me }: Look, resource: number): number => t.dial.get(me, resource);
/** How many units the seat could keep in an area through the winter besides those that are there. (RW-WINTER-01) */
export const roomThroughWinter = ({ t, me }: Look, area: number): number =>
  t.dial.get(me, FOOD) - unitsIn(t, area);

/** Seasons that are left after this one. */
export const seasonsLeft = ({ t }: Look): number =>
  seasonIds.length * (byEdition(t, 'years') - t.year) + seasonIds.length - 1 - t.season;

/** Whether the Victory card of a seat lies on a deck: it may win within the year. (RW-WIN-02) */
export const hasClaimed = ({ t }: Look, seat: Seat): boolean => {
  for (let season = 0; season < seasonIds.length; season++)
    if (t.victoryOn.get(season) === seat + 1) return true;
  return false;
};

export const resourceCount = resourceIds.length;

/** Areas of the seat with a city. */
export const citiesOf = ({ t }: Look, seat: Seat): number => {
  let cities = 0;
  for (let area = 0; area < t.areas; area++) if (hasCity(t, area) && controller(t, area) === seat) cities++;
  return cities;
};

export const controlledBy = ({ t }: Look, seat: Seat): number => {
  let areas = 0;
  for (let area = 0; area < t.areas; area++) if (controller(t, area) === seat) areas++;
  return areas;
};

export const strongholdsOf = ({ t }: Look, seat: Seat): number[] => {
  const areas: number[] = [];
  for (let area = 0; area < t.areas; area++) if (strongholdOf(t, area) === seat) areas.push(area);
  return areas;
};

/** Whether Fortify could build a stronghold from the supply in some area now. */
export const mayBuildStronghold = ({ t, me }: Look): boolean => {
  if (!canPay(t, me, t.content.stronghold.build) || strongholdsLeft(t, me) === 0) return false;
  for (let area = 0; area < t.areas; area++) {
    if (controller(t, area) === me && strongholdOf(t, area) === NONE && !hasCity(t, area)) return true;
  }
  return false;
};

/** Whether Fortify could repair a stronghold now. */
export const mayRepair = ({ t, me }: Look): boolean => {
  if (!canPay(t, me, t.content.stronghold.repair)) return false;
  for (let area = 0; area < t.areas; area++)
    if (strongholdOf(t, area) === me && isDamaged(t, area)) return true;
  return false;
};

/** Whether Harvest's bonus could build a development now. */
export const mayDevelop = ({ t, me }: Look): boolean => {
  if (!canPay(t, me, t.content.stronghold.development)) return false;
  for (let area = 0; area < t.areas; area++) {
    if (strongholdOf(t, area) === me && t.development.get(area) === 0) return true;
  }
  return false;
};

/** The Order that the seat resolves this season. */
export const orderToResolve = ({ t, me }: Look): number => activeOrder(t, me);

/** Whether the bonus of an Order would count if it were chosen next. (RW-ORDER-16) */
export const wouldBeSupreme = ({ t, me }: Look, order: number): boolean => isHighest(t, me, order);

/** What the seat's Objective asks for, if it has one. */
export const objectiveIn = ({ t, me }: Look): ObjectiveCondition | undefined => {
  const objective = objectiveOf(t, me);
  return objective === NONE ? undefined : t.content.objectiveCards[objective].condition;
};

/** Rewards of the seat's heroes that are dragon runes, and those that are not. */
export const rewardsOf = ({ t, me }: Look): { readonly runes: number; readonly others: number } => {
  let runes = 0;
  let others = 0;
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (holderAt(t, me, place) === NONE) continue;
    if (t.content.rewardCards[t.reward.at(place)].runes > 0) runes++;
    else others++;
  }
  return { runes, others };
};

/** How many dragon runes a Reward counts for that an option of the domain of held Rewards names. */
export const runesOfHeld = ({ t }: Look, code: number): number =>
  t.content.rewardCards[code % rewardPool.cards.length].runes;
