import type { Tastes } from './mind.ts';

/** Tastes of a bot that differ from the usual ones. Each is bounded so that none plays clearly worse. (decision 83) */
export const natures = {
  // Begins battles that others would put off, and grieves less over losses.
  bold: { dare: 0.52, loss: 0.82, advance: 1.65 },
  // Influence, tactics cards and whole armies are good to have.
  hoarder: { influence: 0.7, tactics: 0.6, loss: 1 },
  // Heroes, quests and their Rewards.
  quester: { hero: 2.9, reward: 2.4 },
  // Cities and what the land yields.
  builder: { city: 2.8, resource: 0.66, patience: 4.5 },
} satisfies Readonly<Record<string, Partial<Tastes>>>;
