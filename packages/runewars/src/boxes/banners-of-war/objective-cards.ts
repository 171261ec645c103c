import type { ObjectiveCard } from '../../content/types-cards.ts';

export const objectiveCards: readonly ObjectiveCard[] = [];
