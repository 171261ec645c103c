import type { Name } from './names.ts';
import type { FactionUnit, Sources, Timing } from './types.ts';
import type { Faction, Resources } from './types-map.ts';

/** What a development does when it is used. (RW-DEV, decision 56) */
export type DevelopmentEffect = import('../rules/orders/developments/registry.ts').DevelopmentEffects;

export type Development = {
  readonly id: string;
  readonly name: Name;
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

/** What a Development card does for the player who has bought it. (decision 56) */
export type DevelopmentCardEffect =
  import('../rules/orders/development-cards/registry.ts').DevelopmentCardEffects;

/** Bought with Harvest's bonus, for the rest of the game. (BW-DEVC) */
export type DevelopmentCard = {
  readonly id: string;
  readonly name: Name;
  readonly faction: Faction;
  readonly cost: Resources;
  /** The only unit type that it is about. (BW-DEVC-12) */
  readonly unit?: FactionUnit;
  readonly timing: Timing;
  readonly effect: DevelopmentCardEffect;
  readonly sources: Sources<'name' | 'cost' | 'unit' | 'effect'>;
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

/** What an Order allows or does first. (decision 56) */
export type OrderEffect = import('../rules/orders/registry.ts').OrderEffects;

export type FortifyAction =
  | { readonly kind: 'build-stronghold' }
  | { readonly kind: 'repair-stronghold' }
  /** Takes up the rune tokens of two controlled areas and puts them back, one in an area. */
  | { readonly kind: 'mix-runes' };

/** What an Order adds while it is the highest in play. (RW-ORDER-16) */
export type SupremacyBonus = import('../rules/orders/registry.ts').SupremacyBonuses;

export type Order = {
  readonly id: string;
  readonly name: Name;
  readonly number: number;
  readonly primary: OrderEffect;
  /** Whether the first part may be declined, wholly or in part. (RW-ORDER-25) */
  readonly optional: boolean;
  readonly bonus?: SupremacyBonus;
  readonly sources: Sources<'name' | 'number' | 'primary' | 'optional' | 'bonus' | 'least'>;
};

/** What a Title gives its owner. (decision 56) */
export type TitleEffect = import('../rules/table/title-effects.ts').TitleEffects;

export type Title = {
  readonly id: string;
  readonly name: Name;
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
