import type { SeasonCard } from '../../content/types-cards.ts';

export const seasonCards: readonly SeasonCard[] = [];
