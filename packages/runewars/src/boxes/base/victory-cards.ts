import type { VictoryCards } from '../../content/types-realm.ts';

export const victoryCards: VictoryCards = {
  factions: ['daqan', 'latari', 'uthuk', 'waiqar'],
  runes: 6,
  lastYear: 6,
  ties: ['influence', 'starting-influence'],
  sources: {
    factions: 'found',
    runes: 'found',
    lastYear: 'found',
    ties: 'found',
  },
};
