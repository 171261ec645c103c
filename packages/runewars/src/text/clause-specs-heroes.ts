import type { FateResult } from '../content/types.ts';
import type { Hero } from '../content/types-heroes.ts';
import type {
  DuelGoal,
  ExplorationEffect,
  ExplorationToken,
  QuestPlace,
  QuestTask,
  QuestUnitEffect,
  RewardCard,
  RewardEffect,
} from '../content/types-quests.ts';
import { type ClausesOf, type Keys, plain } from './clause-kinds.ts';

const questClauses = {
  'clause.place.area': { area: 'area' },
  'clause.place.home-realm-of-another': plain,
  'clause.place.stronghold-of-another': plain,
  'clause.place.enemy-hero-or-city': plain,
  'clause.place.city': plain,
  'clause.place.facedown-rune': plain,
  'clause.task.test': { attribute: 'attribute' },
  'clause.task.duel': { unit: 'unit', units: 'number' },
  'clause.goal.defeat': plain,
  'clause.goal.damage': { amount: 'number' },
} as const satisfies ClausesOf<'place', QuestPlace> &
  ClausesOf<'task', QuestTask> &
  ClausesOf<'goal', DuelGoal>;

const questParts = {
  'clause.quest.setup': { setupTile: 'number' },
  'clause.result.none': plain,
  'clause.result.train-any': { amount: 'number' },
} as const;

const questUnitClauses = {
  'clause.quest-unit.nothing': plain,
  'clause.quest-unit.damage': { damage: 'number' },
  'clause.quest-unit.damage-and-draw-fate': { damage: 'number', cards: 'number', perDuel: 'number' },
  'clause.quest-unit.set-health': { health: 'number' },
  'clause.quest-unit.damage-as-carried': plain,
} as const satisfies ClausesOf<'quest-unit', QuestUnitEffect>;

const rewardClauses = {
  'clause.reward.hold-runes': plain,
  'clause.reward.deal-damage': plain,
  'clause.reward.prevent-damage': plain,
  'clause.reward.move-neutral-units': plain,
  'clause.reward.stand-figures': plain,
  'clause.reward.rout-units': { units: 'number' },
  'clause.reward.demand-influence': { amount: 'number' },
  'clause.reward.redraw-fate': plain,
  'clause.reward.move-anywhere': plain,
  'clause.reward.place-neutral-units': plain,
  'clause.reward.longer-moves': { areas: 'number' },
  'clause.reward.add-to-attribute': { attribute: 'attribute', amount: 'number' },
  'clause.reward.heal-or-stand': plain,
} as const satisfies ClausesOf<'reward', RewardEffect>;

const rewardParts = {
  'clause.trait.weapon': plain,
  'clause.trait.armor': plain,
  'clause.limit.duel': plain,
  'clause.limit.battle': plain,
  'clause.limit.season': plain,
  'clause.discarded': plain,
  'clause.reward.runes': { runes: 'number' },
  'clause.deal.damage': { damage: 'number' },
  'clause.deal.attribute': { damage: 'attribute' },
  'clause.deal.sure': plain,
  'clause.deal.heals': plain,
  'clause.trial.test': { attribute: 'attribute' },
  'clause.trial.then-test': { attribute: 'attribute' },
  'clause.trial.strikes-opponent': { damage: 'number' },
  'clause.trial.strikes-hero': { damage: 'number' },
  'clause.prevent.some': { damage: 'number' },
  'clause.prevent.all': plain,
  'clause.prevent.of-special': plain,
  'clause.prevent.own-card': plain,
  'clause.icon.miss': plain,
  'clause.icon.special': plain,
  'clause.icon.damage': plain,
  'clause.icon.rout': plain,
} as const satisfies Keys<
  | `clause.trait.${NonNullable<RewardCard['trait']>}`
  | `clause.limit.${NonNullable<RewardCard['limit']>}`
  | `clause.icon.${FateResult['kind']}`
>;

const heroParts = {
  'clause.hero.good': plain,
  'clause.hero.neutral': plain,
  'clause.hero.evil': plain,
  'clause.hero-numbers': { strength: 'number', agility: 'number', wisdom: 'number', health: 'number' },
} as const satisfies Keys<`clause.hero.${Hero['alignment']}`>;

const tokenClauses = {
  'clause.token.produce': { resource: 'resource', amount: 'number' },
  'clause.token.count-runes': { runes: 'number' },
  'clause.token.join-areas': { influence: 'number' },
  'clause.token.stop-hero': plain,
  'clause.token.influence-for-action': { amount: 'number' },
  'clause.token.tactics-for-action': { amount: 'number' },
  'clause.token.may-buy-reward': { influence: 'number', rewards: 'number' },
  'clause.token.raid': { damage: 'number', rewards: 'number', more: 'number' },
  'clause.token.look-at-tokens': plain,
  'clause.token.may-train': { amount: 'number' },
} as const satisfies ClausesOf<'token', ExplorationEffect>;

const tokenParts = {
  'clause.token-kind.event': plain,
  'clause.token-kind.location': plain,
  'clause.token-kind.destructible': plain,
  'clause.token-discard': { units: 'number' },
} as const satisfies Keys<`clause.token-kind.${ExplorationToken['kind']}`>;

/** Heroes, and what they find: quests, Rewards and exploration tokens. */
export const heroCardClauses = {
  ...questClauses,
  ...questParts,
  ...questUnitClauses,
  ...rewardClauses,
  ...rewardParts,
  ...heroParts,
  ...tokenClauses,
  ...tokenParts,
} as const;
