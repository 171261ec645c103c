import type { Weights } from './weights.ts';

/** Tastes of a bot, as so many times the usual weight. Each is bounded so that none plays clearly worse. (decision 83) */
export const natures = {
  // Goes for the others' homes and sends more than it must.
  bold: { hatred: 1.2, send: 0.8, odds: 0.95 },
  // Would rather keep good cards and coins than spend them.
  hoarder: { keep: 1.2, gold2: 1.1, gold3: 1.1, trim: 0.92 },
  // After Enemies and what they leave behind.
  quester: { relief: 1.15, reliefLeast: 1.15, objectiveReward: 1.2, arms: 1.1 },
  // Strongholds and influence before all.
  builder: { stronghold: 1.12, thirst: 1.05 },
} satisfies Readonly<Record<string, Partial<Weights>>>;
