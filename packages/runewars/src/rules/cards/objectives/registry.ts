import type { Seat } from '@runehold/kernel/layout/seats';
import type { ObjectiveCondition } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { everyUnitType, unitsOfClass } from './army.ts';
import type { ConditionKind, Progress } from './condition.ts';
import {
  defeatedHeroes,
  destroyedInBattle,
  ruinedOrTookCity,
  tookStronghold,
  wonAsDefender,
} from './deeds.ts';
import { heroesInCities, production, strongholdInEnemyHome, strongholdsAbroad } from './land.ts';
import { allAlliedWithPlayers, allAlliedWithYou, alliedTypes, destroyedAndGone } from './neutrals.ts';
import { areas, cities, enemyHomeRealms, heroes, influence, titles } from './possessions.ts';

const kinds = {
  'all-allied-with-players': allAlliedWithPlayers,
  'all-allied-with-you': allAlliedWithYou,
  influence,
  titles,
  cities,
  heroes,
  'allied-types': alliedTypes,
  'won-as-defender': wonAsDefender,
  'ruined-or-took-city': ruinedOrTookCity,
  'destroyed-in-battle': destroyedInBattle,
  'enemy-home-realms': enemyHomeRealms,
  'took-stronghold': tookStronghold,
  areas,
  'destroyed-and-gone': destroyedAndGone,
  'defeated-heroes': defeatedHeroes,
  'heroes-in-cities': heroesInCities,
  'every-unit-type': everyUnitType,
  production,
  'strongholds-abroad': strongholdsAbroad,
  'units-of-class': unitsOfClass,
  'stronghold-in-enemy-home': strongholdInEnemyHome,
} as const;

export type ObjectiveConditions = EffectsOf<typeof kinds>;

/** What must be true to claim an Objective. */
export const conditions = family<ObjectiveCondition, ConditionKind<ObjectiveCondition>>('condition', kinds);

type Rule = ReturnType<typeof conditions.kindOf>;

const needOf = (t: Table, seat: Seat, condition: ObjectiveCondition, { need }: Rule): number =>
  need?.(t, seat, condition) ?? ('least' in condition ? condition.least : 1);

/** Whether a condition holds for the seat now. */
export const isFulfilled = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean => {
  const kind = conditions.kindOf(condition);
  if (kind.isFulfilled) return kind.isFulfilled(t, seat, condition);
  return (
    kind.have(t, seat, condition) >= needOf(t, seat, condition, kind) &&
    (kind.isFree?.(t, seat, condition) ?? true)
  );
};

export const progressOf = (t: Table, seat: Seat, condition: ObjectiveCondition): Progress => {
  const kind = conditions.kindOf(condition);
  return {
    have: kind.have(t, seat, condition),
    need: needOf(t, seat, condition, kind),
    isFulfilled: isFulfilled(t, seat, condition),
  };
};

export const isHopeless = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean =>
  conditions.kindOf(condition).isHopeless?.(t, seat, condition) ?? false;
