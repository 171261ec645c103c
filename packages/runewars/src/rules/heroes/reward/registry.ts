import type { RewardCard, RewardEffect } from '../../../content/types-quests.ts';
import { type CardText, colon, comma, clause as common, onlyIf, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { onOccasion } from '../../cards/by-card.ts';
import { preventsDamage } from '../duel/armor.ts';
import { demandsInfluence } from '../duel/challenge.ts';
import { dealsDamage } from '../duel/weapon.ts';
import { addsToAttribute } from './add-to-attribute.ts';
import type { RewardKind } from './effect.ts';
import { gainsTrait } from './gain-trait.ts';
import { paysForQuest } from './influence-for-quest.ts';
import { holdsRunes, redrawsFate } from './kept.ts';
import { makesLongerMoves, movesAnywhere } from './moves.ts';
import { movesNeutralUnits, placesNeutralUnits } from './neutral-units.ts';
import { placesLostCity } from './place-lost-city.ts';
import { raisesStrength } from './raise-strength.ts';
import { receivesRune } from './receive-rune.ts';
import { healsOrStands, standsFigures } from './restore.ts';
import { routsUnits } from './rout-units.ts';
import { standsInBattle } from './stand-in-battle.ts';

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
  'raise-strength': raisesStrength,
  'gain-trait': gainsTrait,
  'influence-for-quest': paysForQuest,
  'stand-in-battle': standsInBattle,
  'receive-rune': receivesRune,
  'place-lost-city': placesLostCity,
} as const;

export type RewardEffects = EffectsOf<typeof kinds>;

const { words, clause } = speech({
  'clause.trait.weapon': ['Weapon', 'Broń'],
  'clause.trait.armor': ['Armor', 'Zbroja'],
  'clause.limit.duel': ['once per duel', 'raz w pojedynku'],
  'clause.limit.battle': ['once per battle', 'raz w bitwie'],
  'clause.limit.season': ['once per season', 'raz w porze roku'],
  'clause.limit.rounds': [
    'in up to {uses, plural, one {# round} other {# rounds}} of each duel',
    'w najwyżej {uses, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}} pojedynku',
  ],
  'clause.reward.runes': [
    'while one of your heroes has it, you control {runes, plural, one {# more dragon rune} other {# more dragon runes}}',
    'dopóki ma ją twój bohater, kontrolujesz o {runes, count, thing.dragon-rune:acc} więcej',
  ],
});

/** What a Reward does for the hero it lies under, or with the area he is in. */
export const rewards = family<RewardEffect, RewardKind<RewardEffect>>('reward', kinds, words);

/** What Rewards do when they are used in the turn. */
export const ofTurn = onOccasion(
  rewards,
  ({ inTurn }) => inTurn,
  ({ rewardCards }) => rewardCards.map(({ effect }) => effect),
);

/** In what a Reward is used once, or in how many rounds of a duel. */
const limitText = ({ limit, uses }: RewardCard): CardText => {
  if (limit === undefined) return [];
  return [
    comma,
    uses === undefined ? clause(`clause.limit.${limit}`) : clause('clause.limit.rounds', { uses }),
  ];
};

/** When a Reward is used and at what price. */
const useText = (card: RewardCard): CardText => {
  const { timings, discarded, effect } = card;
  const { tells } = rewards.kindOf(effect);
  const moments = timings.filter(moment => moment !== 'passive' && !tells?.(effect, moment));
  if (moments.length === 0) return [];
  return [
    ...timingsText(moments),
    ...limitText(card),
    ...onlyIf(discarded, comma, common('clause.discarded')),
    colon,
  ];
};

/** What a Reward is and does for the hero it lies under. */
export const rewardText = (card: RewardCard): CardText => [
  ...(card.trait === undefined ? [] : [clause(`clause.trait.${card.trait}`), stop]),
  ...useText(card),
  ...rewards.textOf(card.effect),
  stop,
  ...onlyIf(card.runes > 0, clause('clause.reward.runes', card), stop),
];
