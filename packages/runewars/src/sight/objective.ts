import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { ObjectiveCondition } from '../content/types-cards.ts';
import type { NeutralUnit } from '../content/types-map.ts';
import { objectiveIds, unitIds } from '../layout.ts';
import { DEED } from '../rules/table/deeds.ts';
import { areasHere, areasOf, cityIn, controllerOf, troopsIn } from './areas.ts';
import { heroesOf } from './heroes.ts';
import { type Sight, seatsIn } from './sight.ts';

/** How far a condition has come. Where something stands in the way for good or for now, having enough does not fulfil it. */
export type Progress = { readonly have: number; readonly need: number; readonly isFulfilled: boolean };

const counted = (have: number, need: number, isFree = true): Progress => ({
  have,
  need,
  isFulfilled: have >= need && isFree,
});

/** Figures of some neutral types on the board, of those that `whose` admits. */
const countNeutrals = (
  sight: Sight,
  units: readonly NeutralUnit[],
  whose: (owner: number | undefined) => boolean,
): number =>
  areasHere(sight)
    .filter(area => whose(controllerOf(sight, area)))
    .flatMap(area => troopsIn(sight, area))
    .filter(({ type }) => (units as readonly string[]).includes(unitIds[type]))
    .reduce((sum, { count }) => sum + count, 0);

const anybodys = (): boolean => true;

const alliedTypes = (sight: Sight, seat: number): number => {
  const neutrals = new Set(
    sight.content.units.flatMap(({ owner }, type) => (owner === 'neutral' ? [type] : [])),
  );
  const allied = areasOf(sight, seat).flatMap(area => troopsIn(sight, area).map(({ type }) => type));
  return new Set(allied.filter(type => neutrals.has(type))).size;
};

/** Areas that a seat controls in the home realm of each other faction in play. */
const areasInHomes = (sight: Sight, seat: number): number[] =>
  seatsIn(sight)
    .filter(other => other !== seat)
    .map(
      other =>
        areasOf(sight, seat).filter(area => sight.content.area[area].home === sight.t.faction[other] - 1)
          .length,
    );

/** How far a seat has come with a condition, as everybody could count it. (RW-OBJ-05, RW-OBJ-09) */
export const progressOf = (sight: Sight, seat: number, condition: ObjectiveCondition): Progress => {
  const { t, content, view } = sight;
  const deed = (which: number): number => t.deeds[seat][which];
  switch (condition.kind) {
    case 'all-allied-with-players': {
      const all = countNeutrals(sight, condition.units, anybodys);
      return counted(
        countNeutrals(sight, condition.units, owner => owner !== undefined),
        all,
      );
    }
    case 'all-allied-with-you': {
      const all = countNeutrals(sight, condition.units, anybodys);
      const own = countNeutrals(sight, condition.units, owner => owner === seat);
      return counted(own, Math.max(all, condition.least));
    }
    case 'influence':
      return counted(t.influence[seat], condition.least);
    case 'titles':
      return counted(t.titleOwner.filter(owner => owner === seat + 1).length, condition.least);
    case 'cities': {
      const own = areasOf(sight, seat).filter(area => cityIn(sight, area) !== undefined).length;
      const all = areasHere(sight).filter(area => cityIn(sight, area) !== undefined).length;
      return counted(own, all === 0 ? condition.least : Math.min(all, condition.least));
    }
    case 'heroes': {
      const heroes = heroesOf(sight, seat);
      const isPure = heroes.every(hero => content.heroes[hero].alignment !== condition.without);
      return counted(heroes.length, condition.least, isPure);
    }
    case 'allied-types':
      return counted(alliedTypes(sight, seat), condition.least);
    case 'won-as-defender':
      return counted(deed(DEED.repelled), 1);
    case 'ruined-or-took-city':
      return counted(deed(DEED.razedCity) + deed(DEED.tookCity), condition.least);
    case 'destroyed-in-battle':
      return counted(deed(DEED.slaughter), condition.least);
    case 'enemy-home-realms': {
      const homes = areasInHomes(sight, seat);
      return view.seats === 2
        ? counted(homes[0], condition.areasOfOne)
        : counted(homes.filter(areas => areas > 0).length, condition.least);
    }
    case 'took-stronghold':
      return counted(deed(DEED.brokeStronghold), condition.least);
    case 'areas':
      return counted(areasOf(sight, seat).length, condition.least);
    case 'destroyed-and-gone':
      return counted(
        deed(DEED.slewMonster),
        condition.least,
        countNeutrals(sight, condition.units, anybodys) === 0,
      );
    case 'defeated-heroes':
      return counted(deed(DEED.slewHero), condition.least);
  }
};

/** A seat's Objective by its number, where the viewer sees it. */
export const objectiveOf = ({ t }: Sight, seat: number): number | undefined => {
  const [held] = [t.goodObjective[seat], t.evilObjective[seat]].flatMap(zone => seenIn(zone));
  return held === undefined ? undefined : objectiveIds.indexOf(held[0]);
};
