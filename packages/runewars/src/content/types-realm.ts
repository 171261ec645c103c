import type { ByEdition, Chooser, DefensiveDevelopment, Sources, Timing } from './types.ts';
import type { Faction, Resources } from './types-map.ts';

/** What a development does when it is used; the units are those of the attacker. (RW-DEV) */
export type DevelopmentEffect =
  /** One dial, of a resource that the development's area prints. */
  | { readonly kind: 'raise-dial-of-area'; readonly amount: number }
  | { readonly kind: 'gain-influence'; readonly amount: number }
  | { readonly kind: 'draw-tactics'; readonly amount: number }
  | { readonly kind: 'add-strength'; readonly strength: number }
  /** Standing units leave the battle by the rules of retreat. */
  | { readonly kind: 'retreat'; readonly units: number; readonly chooser: Chooser }
  | { readonly kind: 'damage'; readonly damage: number }
  | { readonly kind: 'rout'; readonly units: number };

export type Development = {
  readonly id: 'dev-resources' | 'dev-diplomat' | 'dev-training-ground' | DefensiveDevelopment;
  /** The only faction that has it; every faction has the others. */
  readonly faction?: Faction;
  /** How many each faction has that has it. */
  readonly copies: number;
  readonly timing: Timing;
  readonly effect: DevelopmentEffect;
  /** Goes back to the supply when used. (RW-DEV-11) */
  readonly discarded: boolean;
  readonly sources: Sources<'name' | 'copies' | 'effect' | 'chooser' | 'units'>;
};

export type Stronghold = {
  readonly strength: { readonly undamaged: number; readonly damaged: number };
  readonly build: Resources;
  readonly repair: Resources;
  /** What the development costs that it can hold. (RW-DEV-15) */
  readonly development: Resources;
  readonly sources: Sources<'strength' | 'build' | 'repair' | 'development'>;
};

export type Mover = 'units' | 'heroes';

/** What an Order allows or does first. */
export type OrderEffect =
  /** Each figure goes so far, into friendly or empty areas; nothing is activated. */
  | { readonly kind: 'move-figures'; readonly areas: number; readonly movers: readonly Mover[] }
  /** Activates one area and moves figures there from so far. */
  | {
      readonly kind: 'activate-and-move';
      readonly areas: number;
      readonly fastAreas: number;
      readonly movers: ByEdition<readonly Mover[]>;
    }
  /** Sets every dial to what the controlled areas produce. */
  | { readonly kind: 'set-dials' }
  /** The units of one dial. */
  | { readonly kind: 'recruit' }
  /** One benefit of each controlled city. */
  | { readonly kind: 'city-benefits' }
  /** For each icon that the dials have reached. */
  | { readonly kind: 'collect-influence' }
  /** Each action at most once, in any order. */
  | { readonly kind: 'fortify'; readonly actions: readonly FortifyAction[] };

export type FortifyAction =
  | { readonly kind: 'build-stronghold' }
  | { readonly kind: 'repair-stronghold' }
  /** Takes up the rune tokens of two controlled areas and puts them back, one in an area. */
  | { readonly kind: 'mix-runes' };

/** What an Order adds while it is the highest in play. (RW-ORDER-16) */
export type SupremacyBonus =
  /** For each icon that the dials have reached. */
  | { readonly kind: 'collect-tactics' }
  /** The first part once more, with so many battles in all. */
  | { readonly kind: 'repeat'; readonly battles: number }
  /** Not below nought. */
  | { readonly kind: 'weaken-stronghold'; readonly strength: number }
  /** Uses all developments, then builds one. */
  | { readonly kind: 'use-developments' }
  /** From another dial than before. */
  | { readonly kind: 'recruit-again' }
  /** One Hero card for each influence, of which one is kept. */
  | { readonly kind: 'hire-hero'; readonly least: number; readonly most: number }
  /** For more influence than lies on the card. */
  | { readonly kind: 'take-title' };

export type Order = {
  readonly id: string;
  readonly number: number;
  readonly primary: OrderEffect;
  /** Whether the first part may be declined, wholly or in part. (RW-ORDER-25) */
  readonly optional: boolean;
  readonly bonus?: SupremacyBonus;
  readonly sources: Sources<'name' | 'number' | 'primary' | 'optional' | 'bonus' | 'least'>;
};

/** What a Title gives its owner. */
export type TitleEffect =
  /** Names the winner or loser of every tied bid, his own or not. (RW-BID-08, RW-BID-09) */
  | { readonly kind: 'settle-bid-ties' }
  /** When a Season card with this tag is drawn, before its primary ability. */
  | { readonly kind: 'influence-on-tag'; readonly tag: 'wizards-council'; readonly amount: number }
  /** Discards so many Rewards of any of his heroes and receives a dragon rune, once in his turn. */
  | { readonly kind: 'rewards-for-runes'; readonly rewards: number }
  /** His heroes desert only for the limit of heroes. */
  | { readonly kind: 'no-desertion' }
  /** Receives a dragon rune for a battle won as attacker that removes an opponent's stronghold, once in a season. */
  | { readonly kind: 'runes-for-stronghold' };

export type Title = {
  readonly id: string;
  readonly effects: readonly TitleEffect[];
  /** `timing` is the exact moment, `mix` that the Rewards may be of several heroes. */
  readonly sources: Sources<'name' | 'effects' | 'timing' | 'mix'>;
};

/**
 * The Victory cards and the numbers of claiming with them. One lies on a Season deck, and is checked a year later at
 * the start of the same season. (RW-WIN)
 */
export type VictoryCards = {
  /** Whose they are, one each. */
  readonly factions: readonly Faction[];
  /** How many dragon runes are needed at the claim and at the check. */
  readonly runes: number;
  /** The last year in which one may be placed. */
  readonly lastYear: number;
  /** What decides among equals when the last year has passed without a winner. */
  readonly ties: readonly ('influence' | 'starting-influence')[];
  readonly sources: Sources<'factions' | 'runes' | 'lastYear' | 'ties'>;
};
