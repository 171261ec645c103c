import type { QuestCard } from '../../content/types-quests.ts';

export const questCards: readonly QuestCard[] = [];
