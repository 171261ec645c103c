import type { ExplorationToken } from '../../content/types-quests.ts';

export const explorationTokens: readonly ExplorationToken[] = [];
