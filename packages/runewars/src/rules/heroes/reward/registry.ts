import type { RewardEffect } from '../../../content/types-quests.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { preventsDamage } from '../duel/armor.ts';
import { demandsInfluence } from '../duel/challenge.ts';
import { dealsDamage } from '../duel/weapon.ts';
import { addsToAttribute } from './add-to-attribute.ts';
import type { RewardKind } from './effect.ts';
import { healsOrStands } from './heal-or-stand.ts';
import { holdsRunes, redrawsFate } from './kept.ts';
import { makesLongerMoves } from './longer-moves.ts';
import { movesAnywhere } from './move-anywhere.ts';
import { movesNeutralUnits } from './move-neutral-units.ts';
import { placesNeutralUnits } from './place-neutral-units.ts';
import { routsUnits } from './rout-units.ts';
import { standsFigures } from './stand-figures.ts';

/** Every effect, in an order that only grows at its end: rules are dispatched by their place. */
const kinds = {
  'hold-runes': holdsRunes,
  'deal-damage': dealsDamage,
  'prevent-damage': preventsDamage,
  'move-neutral-units': movesNeutralUnits,
  'stand-figures': standsFigures,
  'rout-units': routsUnits,
  'demand-influence': demandsInfluence,
  'redraw-fate': redrawsFate,
  'move-anywhere': movesAnywhere,
  'place-neutral-units': placesNeutralUnits,
  'longer-moves': makesLongerMoves,
  'add-to-attribute': addsToAttribute,
  'heal-or-stand': healsOrStands,
} as const;

export type RewardEffects = EffectsOf<typeof kinds>;

/** What a Reward does for the hero it lies under, or with the area he is in. */
export const rewards = family<RewardEffect, RewardKind<RewardEffect>>('reward', kinds);

/** What Rewards do when they are used in the turn, and where the rule of an effect stands. */
export const ofTurn = rewards.rowOf(({ inTurn }) => inTurn);
