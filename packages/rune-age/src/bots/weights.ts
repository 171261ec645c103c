import { type Nature, usualNature } from '@runehold/kernel/pack/foresight';
import type { Scenario } from '../content/types.ts';
import { influenceIncome, scenarioIn } from '../rules/view/look.ts';
import type { Eye } from './mind.ts';

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
  /** Gold that a Reward brings every turn, where gold wins. */
  goldReward: number;
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
  /** Gold worth 2 and 3 in the deck, and of 2 once there is enough. */
  gold2: number;
  gold3: number;
  goldLate: number;
  /** Strength beyond what lies about, up to which units are bought where gold wins. */
  arms: number;
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
  goldReward: 22,
  odds: 0.8,
  send: 0.3,
  hatred: 0,
  hatredGrowth: 0,
  damage: 2,
  damageGrowth: 4,
  thirst: 1,
  thirstByRound: 0,
  thirstByIncome: 0,
  gold2: 7,
  gold3: 15,
  goldLate: 7,
  arms: 6,
};

const weights: Readonly<Record<Scenario, Weights>> = {
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
  runewars: {
    ...usual,
    dilution: 0.9,
    // The realm's yield matters less than what is sent against others.
    stronghold: 14,
    gold: 0.5,
    send: 0.2,
    hatred: 2.5,
    hatredGrowth: 0.11,
  },
  cataclysm: { ...usual, relief: 20, reliefLeast: 14 },
  monument: {
    ...usual,
    earlyDilution: 0.57,
    trim: 1,
    // Cities and Rewards bring more than strongholds do.
    stronghold: 16,
    // Five cards hold fourteen gold only with the threes: twos stand in their way.
    gold2: 0.2,
    gold3: 60,
    goldLate: 5,
    // Gold that lies beside the hand every turn is worth an army, and makes up for a card that is missing.
    goldReward: 53,
    arms: 28,
    // With nothing to spare a hand of five is waited for too long.
    gatherFrom: 1.4,
    hoard: 7,
    hoardCost: 0.21,
  },
};

const natured = new WeakMap<Nature, Map<Scenario, Weights>>();

/** The weights of a scenario as a nature has them: what it names is so many times as heavy. */
const weightsOf = (scenario: Scenario, nature: Nature): Weights => {
  const known = natured.get(nature) ?? new Map<Scenario, Weights>();
  natured.set(nature, known);
  let own = known.get(scenario);
  if (own === undefined) {
    own = { ...weights[scenario] };
    for (const name of Object.keys(own) as (keyof Weights)[]) own[name] *= nature[name] ?? 1;
    known.set(scenario, own);
  }
  return own;
};

export const weightsIn = (look: Eye): Weights => {
  const scenario = scenarioIn(look);
  const { nature = usualNature } = look;
  return nature === usualNature ? weights[scenario] : weightsOf(scenario, nature);
};

/** How much more influence is wanted: the more there is, and the later it is, the less. */
export const thirst = (look: Eye): number => {
  const { thirst: first, thirstByRound, thirstByIncome } = weightsIn(look);
  const left = first - thirstByIncome * influenceIncome(look) - thirstByRound * look.t.round;
  return Math.max(0.1, Math.min(1, left));
};
