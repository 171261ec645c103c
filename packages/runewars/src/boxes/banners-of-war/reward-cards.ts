import type { RewardCard } from '../../content/types-quests.ts';

export const rewardCards: readonly RewardCard[] = [];
