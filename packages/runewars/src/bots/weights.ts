/** What things are worth to the bot; a plain soldier is worth 1. Chosen by hand, then by playing. */
export const weights = {
  /** A dragon rune, the only thing that wins. */
  rune: 10,
  /** One that somebody holds who has laid his Victory card. */
  claimedRune: 16,
  city: 2.5,
  /** Each icon that an area yields. */
  resource: 0.5,
  /** The enemy's stronghold, which falls with its area. */
  stronghold: 2,
  /** An area of the own home realm that somebody has taken. */
  home: 1.5,
  /** A unit lost, more than it costs to recruit again: it takes an Order. */
  loss: 0.8,
  /** Neutral units that would join, as a share of what they are worth. */
  ally: 0.5,
  influence: 0.5,
  tactics: 0.7,
  hero: 2.5,
  /** Seasons over which what builds the realm up pays. */
  patience: 4,
  /** Soldiers that come nearer to the goals. */
  advance: 1.5,
  /** What an Order must be worth more for each number it stands higher, for each season that is left. */
  tempo: 0.12,
  /** Battles on trial for each chance that is asked for. */
  samples: 16,
  /** How many targets are looked at closely. */
  targets: 5,
  /** The least chance with which a battle is begun. */
  dare: 0.6,
} as const;
