import type { TacticsCard } from '../../content/types-cards.ts';

export const tacticsCards: readonly TacticsCard[] = [];
