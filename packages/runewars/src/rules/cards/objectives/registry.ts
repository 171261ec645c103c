import type { Seat } from '@runehold/kernel/layout/seats';
import type { ObjectiveCondition } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import type { ConditionKind, Progress } from './condition.ts';
import {
  defeatedHeroes,
  destroyedInBattle,
  ruinedOrTookCity,
  tookStronghold,
  wonAsDefender,
} from './deeds.ts';
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
} as const;

export type ObjectiveConditions = EffectsOf<typeof kinds>;

/** What must be true to claim an Objective. */
export const conditions = family<ObjectiveCondition, ConditionKind<ObjectiveCondition>>('condition', kinds);

export const progressOf = (t: Table, seat: Seat, condition: ObjectiveCondition): Progress =>
  conditions.kindOf(condition).progress(t, seat, condition);

/** Whether a condition holds for the seat now. */
export const isFulfilled = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean => {
  const kind = conditions.kindOf(condition);
  return kind.isFulfilled?.(t, seat, condition) ?? kind.progress(t, seat, condition).isFulfilled;
};

export const isHopeless = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean =>
  conditions.kindOf(condition).isHopeless?.(t, seat, condition) ?? false;
