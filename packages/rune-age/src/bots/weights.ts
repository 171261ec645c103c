import type { Scenario } from '../content/types.ts';
import { influenceIncome, type Look, scenarioIn } from '../rules/view/look.ts';

/** How much a scenario's greedy bot makes of things. The numbers were found by letting it play. */
export type Weights = {
  /** Keeping a unit, by the square of what it adds to an army. */
  keep: number;
  /** What a card more costs a deck, since every other card comes later. */
  dilution: number;
  /** The same in the first two rounds, when a cheap unit still takes strongholds. */
  earlyDilution: number;
  /** A stronghold for gold, before what there is and the round are taken off. */
  stronghold: number;
  /** Gold cards, against units. */
  gold: number;
  /** Forced March before the army is complete, and while it is being gathered. */
  march: number;
  marchLate: number;
  /** Up to what worth a hand card is given up for a Forced March. */
  trim: number;
  /** Keeping a card of the army that is being gathered, and how dear it is when something else needs it. */
  hoard: number;
  hoardCost: number;
  /** From which share of the strength needed the army is gathered. */
  gatherFrom: number;
  /** Ridding oneself of an Enemy: by its damage to all, to the least harmed, or for the strength it gives others. */
  relief: number;
  reliefLeast: number;
  weaken: number;
  /** A Reward that counts against the objective, by its strength. */
  objectiveReward: number;
  /** Odds from which the objective is attacked. */
  odds: number;
  /** Sending any card into a fight, since it is not kept after that. */
  send: number;
  /** A point of damage to a rival, and how that grows by the round. */
  hatred: number;
  hatredGrowth: number;
  /** Damage to oneself, and how that grows towards the end. */
  damage: number;
  damageGrowth: number;
  /** How much influence is wanted at first, and how that falls by the round and by what there is. */
  thirst: number;
  thirstByRound: number;
  thirstByIncome: number;
};

const usual: Weights = {
  keep: 0.2,
  dilution: 2,
  earlyDilution: 0.5,
  stronghold: 24,
  gold: 1,
  march: 7,
  marchLate: -1,
  trim: 2.3,
  hoard: 2,
  hoardCost: 0.16,
  gatherFrom: 0.8,
  relief: 9,
  reliefLeast: 5,
  weaken: 8,
  objectiveReward: 7,
  odds: 0.8,
  send: 0.3,
  hatred: 0,
  hatredGrowth: 0,
  damage: 2,
  damageGrowth: 4,
  thirst: 1,
  thirstByRound: 0,
  thirstByIncome: 0,
};

export const weights: Readonly<Record<Scenario, Weights>> = {
  resurgence: {
    ...usual,
    keep: 0.5,
    dilution: 6,
    // Who buys the cheapest units early has them between him and his army later.
    earlyDilution: 3,
    stronghold: 12,
    gold: 0.5,
    march: 15.7,
    marchLate: 8,
    trim: 5,
    hoard: 2.1,
    hoardCost: 0.1,
    relief: 24,
    weaken: 40,
    objectiveReward: 12,
    odds: 0.44,
    send: 0.1,
    hatred: 0.24,
    damageGrowth: 4.6,
    thirst: 1.6,
    thirstByRound: 0.04,
    thirstByIncome: 0.1,
  },
  runewars: { ...usual, hatred: 2.5, hatredGrowth: 0.1 },
  cataclysm: { ...usual, relief: 20, reliefLeast: 14 },
  monument: { ...usual, trim: 1 },
};

export const weightsIn = (look: Look): Weights => weights[scenarioIn(look)];

/** How much more influence is wanted: the more there is, and the later it is, the less. */
export const thirst = (look: Look): number => {
  const { thirst: first, thirstByRound, thirstByIncome } = weightsIn(look);
  const left = first - thirstByIncome * influenceIncome(look) - thirstByRound * look.t.round;
  return Math.max(0.1, Math.min(1, left));
};
