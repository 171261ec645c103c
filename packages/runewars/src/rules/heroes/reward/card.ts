import type { RewardCard } from '../../../content/types-quests.ts';
import { type CardText, colon, comma, clause as common, onlyIf, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { rewards } from './registry.ts';

const { words, clause } = speech({
  'clause.trait.weapon': ['Weapon', 'Broń'],
  'clause.trait.armor': ['Armor', 'Zbroja'],
  'clause.limit.duel': ['once in a duel', 'raz w pojedynku'],
  'clause.limit.battle': ['once in a battle', 'raz w bitwie'],
  'clause.limit.season': ['once in a season', 'raz w porze roku'],
  'clause.reward.runes': [
    { runes: 'number' },
    'while a hero of yours has it, you control {runes, count, thing.dragon-rune} more',
    'dopóki ma ją twój bohater, kontrolujesz o {runes, count, thing.dragon-rune:acc} więcej',
  ],
});
export const rewardCardWords = words;

/** When a Reward is used and at what price. */
const useText = ({ timings, limit, discarded, effect }: RewardCard): CardText => {
  const { tells } = rewards.kindOf(effect);
  const moments = timings.filter(moment => moment !== 'passive' && !tells?.(effect, moment));
  if (moments.length === 0) return [];
  return [
    ...timingsText(moments),
    ...(limit === undefined ? [] : [comma, clause(`clause.limit.${limit}`)]),
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
