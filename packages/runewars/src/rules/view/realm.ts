import { YES } from '@runehold/kernel/ask/verdict';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { isSeen } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import type { EditionDifferences } from '../../content/types-box.ts';
import type { ObjectiveCondition } from '../../content/types-cards.ts';
import { resourceIds, seasonIds, unitIds } from '../../pools.ts';
import { tacticsHeld } from '../cards/draw.ts';
import type { Progress } from '../cards/objectives/condition.ts';
import { progressOf as progressIn } from '../cards/objectives/registry.ts';
import { objectiveOf } from '../cards/objectives.ts';
import { countAreas, countWith, isFriendly, strongholdOf } from '../map/areas.ts';
import { ownsCity } from '../map/cities.ts';
import { unitsIn } from '../map/units.ts';
import { mayEnter } from '../move/duties.ts';
import { developmentsLeft } from '../orders/developments/build.ts';
import { harvestOf as harvestIn } from '../orders/harvest.ts';
import { activeOrder, isHighest } from '../orders/in-play.ts';
import { byEdition } from '../table/edition.ts';
import { heldReward, holderAt } from '../table/held-rewards.ts';
import { isOpened } from '../table/opened.ts';
import { countIcons, FOOD, gainsOfDial } from '../table/resources.ts';
import type { Look } from './look.ts';

/** Where a harvest would turn the dials. */
export const harvestOf = ({ t }: Look<Viewer>, seat: Seat): readonly number[] => harvestIn(t, seat);

/** The unit types that a dial gives now, one for each icon. */
export const unitsOfDial = ({ t, me }: Look, resource: number): number[] =>
  gainsOfDial(t, me, resource).flatMap(gain => (gain.kind === 'unit' ? [unitIds.indexOf(gain.unit)] : []));

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
  seasonIds.length * (byEdition.years(t) - t.year) + seasonIds.length - 1 - t.season;

/** The season on whose deck the Victory card of a seat lies, or `NONE`. */
export const victoryOf = ({ t }: Look<Viewer>, seat: Seat): number => {
  for (let season = 0; season < seasonIds.length; season++)
    if (t.victoryOn.get(season) === seat + 1) return season;
  return NONE;
};

/** Whether the Victory card of a seat lies on a deck: it may win within the year. (RW-WIN-02) */
export const hasClaimed = (look: Look, seat: Seat): boolean => victoryOf(look, seat) !== NONE;

export const resourceCount = resourceIds.length;

/** Areas of the seat with a city. */
export const citiesOf = ({ t }: Look<Viewer>, seat: Seat): number => countWith(t, t.city, ownsCity, seat);

export const controlledBy = ({ t }: Look, seat: Seat): number => countAreas(t, isFriendly, seat);

export const strongholdsOf = ({ t }: Look, seat: Seat): number[] => {
  const areas: number[] = [];
  for (let area = 0; area < t.areas; area++) if (strongholdOf(t, area) === seat) areas.push(area);
  return areas;
};

/** The Order that the seat resolves this season. */
export const orderToResolve = ({ t, me }: Look): number => activeOrder(t, me);

/** Whether the bonus of an Order would count if it were chosen next. (RW-ORDER-16) */
export const wouldBeSupreme = ({ t }: Look<Viewer>, seat: Seat, order: number): boolean =>
  isHighest(t, seat, order);

/** A seat's Objective, where it has one and whoever looks sees it. */
export const objectiveSeen = ({ t, me }: Look<Viewer>, seat: Seat): number | undefined => {
  const objective = objectiveOf(t, seat);
  return objective !== NONE && isSeen(t.goodObjective.at(seat), me) ? objective : undefined;
};

/** What the seat's own Objective asks for, if it has one. */
export const objectiveIn = (look: Look): ObjectiveCondition | undefined =>
  look.t.content.objectiveCards[objectiveSeen(look, look.me) ?? NONE]?.condition;

/** How far a seat has come with a condition, as everybody could count it. (RW-OBJ-05, RW-OBJ-09) */
export const progressOf = ({ t }: Look<Viewer>, seat: Seat, condition: ObjectiveCondition): Progress =>
  progressIn(t, seat, condition);

/** The value of a difference between the editions as this table plays it. (RW-ORIG-01, RW-ORIG-20) */
export const asPlayed = <K extends keyof EditionDifferences>(
  { t }: Look<Viewer>,
  difference: K,
): EditionDifferences[K]['revised' | 'original'] => byEdition[difference](t);

/** Whether the seat's units may enter an area now: not where a battle would follow that may not be fought. (RW-O2-06) */
export const isEnterable = ({ t, me }: Look, area: number): boolean => mayEnter(t, me, area) === YES;

/** Developments of a kind that the seat could still build without giving one up. (RW-O4-11) */
export const developmentsToBuild = ({ t, me }: Look, kind: number): number => developmentsLeft(t, me, kind);

/** Icons that the dials of the seat have reached. */
export const iconsOf = ({ t, me }: Look, kind: 'influence' | 'tactics'): number => countIcons(t, me, kind);

/** Tactics cards in the seat's hand, the fresh ones too. */
export const tacticsOf = ({ t, me }: Look): number => tacticsHeld(t, me);

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
  t.content.rewardCards[heldReward(code)].runes;

/** The Titles that there are in this game, by number. */
export const titlesIn = ({ t }: Look<Viewer>): number[] =>
  Array.from({ length: t.titles }, (_, title) => title).filter(title =>
    isOpened(t, t.content.boxOf.titles, title),
  );

/** The Titles of a seat. */
export const titlesOf = (look: Look<Viewer>, seat: Seat): number[] =>
  titlesIn(look).filter(title => look.t.titleOwner.get(title) === seat + 1);
