import type { DialGain, FactionUnit, Resource, UnitClass } from './types.ts';
import type { Faction, Resources } from './types-map.ts';

/** Something that is known of the dials from examples and records of play. (RW-DIAL-10) */
export type DialFact =
  /** The units up to a space, each with the space it stands on; or only which, wherever they stand. */
  | {
      readonly faction: Faction;
      readonly resource: Resource;
      readonly upTo: number;
      readonly placed?: readonly (readonly [space: number, unit: FactionUnit])[];
      readonly units?: readonly FactionUnit[];
    }
  /** How many icons the dials of a faction give together, with the arrows so or so far from the red numbers. */
  | {
      readonly faction: Faction;
      readonly beyond: Resources | 'everything';
      readonly icon: DialGain['kind'];
      readonly count: number;
    }
  | { readonly faction: Faction; readonly unit: FactionUnit; readonly most: number }
  /** The red numbers of a resource, faction by faction. */
  | { readonly resource: Resource; readonly starts: readonly number[] };

/**
 * What a box promises of what it brings, beyond how many cards and pieces it counts: checked of that box alone. The
 * owner of a printed one knows better, and may overrule it with a content pack. (decision 58)
 */
export type Expects = {
  readonly factions: readonly Faction[];
  readonly goodFactions: number;
  /** Figures of each type in rising order: of every faction, and of those that are nobody's. */
  readonly figures: { readonly faction: readonly number[]; readonly neutral: readonly number[] };
  /** The numbers of the Orders, and of those that have no bonus. */
  readonly orders: readonly number[];
  readonly withoutBonus: readonly number[];
  readonly heroes: { readonly good: number; readonly neutral: number; readonly evil: number };
  /** The scale on which the heroes' numbers are made: what they sum to, and their ranges. */
  readonly heroScale: {
    readonly total: number;
    readonly totalWithTrait: number;
    readonly attribute: readonly [least: number, most: number];
    readonly health: readonly [least: number, most: number];
  };
  /** The tiles that a Setup Quest names. (RW-BOARD-02) */
  readonly setupTiles: readonly number[];
  /** Reward cards that provide dragon runes. (RW-REWARD-21) */
  readonly rewardsWithRunes: number;
  readonly fate?: {
    /** Gold, grey and red ones. */
    readonly destinies: readonly [gold: number, grey: number, red: number];
    /** How often each result stands in a section: misses, specials, damage of 1 to 3, routs of 1 and 2. (RW-FATE-05) */
    readonly sections: { readonly [shape in UnitClass]: readonly number[] };
  };
  readonly dials?: {
    /** Spaces of each faction's dials beyond the first that give units, icons and nothing. */
    readonly spaces: readonly [units: number, icons: number, nothing: number];
    readonly startingUnits: number;
    readonly facts: readonly DialFact[];
  };
};
