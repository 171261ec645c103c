/** How sure a datum is: stated by a source, remembered, reasoned, or made for this set. */
export type Provenance = 'found' | 'recalled' | 'inferred' | 'designed';

/** Which words of a card are how sure, by field: `{ strength: 'found', effect: 'designed' }`. */
export type Sources = Readonly<Record<string, Provenance>>;

export type Race = 'daqan' | 'latari' | 'uthuk' | 'waiqar';
export type Scenario = 'resurgence' | 'runewars' | 'cataclysm' | 'monument';

/** When an ability may be used. (RA-ABIL-04) */
export type Timing = 'when-played' | 'resolution' | 'end-of-combat' | 'action';

/** What must be given first. (RA-ABIL-06) */
export type Price =
  | { readonly kind: 'discard-card'; readonly amount: number }
  | { readonly kind: 'destroy-card'; readonly amount: number }
  | { readonly kind: 'influence'; readonly amount: number }
  | { readonly kind: 'wound-friendly'; readonly amount: number };

/** What an ability does. The kinds are implemented in rules/abilities; the numbers are free. */
export type Effect =
  | { readonly kind: 'draw'; readonly amount: number }
  /** `atAnyRate`: in a battle the price may be paid although there is nothing to destroy. */
  | { readonly kind: 'destroy-opposing'; readonly atAnyRate?: boolean }
  /** Destroys a unit not stronger than all of its kind in the combat together. */
  | { readonly kind: 'destroy-outnumbered' }
  | { readonly kind: 'opponent-destroys-unit' }
  | { readonly kind: 'opponent-destroys-card' }
  /** Reveals the top card: the same kind comes to hand, another is discarded or left. */
  | { readonly kind: 'reveal-own-kind' }
  /** Reveals the top card: no unit, or one of strength up to the limit, comes to hand; others are discarded. */
  | { readonly kind: 'reveal-up-to'; readonly limit: number }
  /** Reveals cards: one of these kinds comes to hand, the rest is discarded. */
  | { readonly kind: 'reveal-one-of'; readonly amount: number; readonly of: readonly string[] }
  | { readonly kind: 'summon-own-kind' }
  | { readonly kind: 'strengthen'; readonly amount: number; readonly ifWounded?: boolean }
  | { readonly kind: 'strengthen-by-wounds'; readonly amount: number }
  | { readonly kind: 'strengthen-by-others'; readonly amount: number }
  | { readonly kind: 'strengthen-all'; readonly amount: number }
  | { readonly kind: 'refresh-stronghold'; readonly ifSurvived: boolean }
  | { readonly kind: 'refresh-any' }
  | { readonly kind: 'return-unit'; readonly ifSurvived: boolean }
  | { readonly kind: 'pillage'; readonly discards: number; readonly draws: number }
  | { readonly kind: 'take-card' };

export type Ability = { readonly timing: Timing; readonly price?: Price; readonly effect: Effect };

/** What always holds while the unit fights. (RA-ABIL-13) */
export type Trait = 'indestructible' | 'silencing';

/** A card that can be in a player's deck. */
export type DeckCard = {
  readonly id: string;
  readonly kind: 'gold' | 'unit' | 'tactic';
  /** The race it belongs to; none for gold and neutral cards. */
  readonly race?: Race;
  readonly copies: number;
  readonly cost: { readonly gold: number } | { readonly influence: number };
  /** What a gold card is worth. */
  readonly gold?: number;
  readonly strength?: number;
  readonly ability?: Ability;
  readonly trait?: Trait;
  readonly sources: Sources;
};

export type City = {
  readonly id: string;
  readonly strength: number;
  readonly influence: number;
  readonly defense: number;
  readonly sources: Sources;
};

/** What a claimed Enemy is worth to its owner. */
export type Reward =
  | { readonly kind: 'gold'; readonly amount: number }
  | { readonly kind: 'influence'; readonly amount: number }
  /** Rerolls the attrition die once in each battle against the objective. */
  | { readonly kind: 'reroll-objective' }
  | { readonly kind: 'strength-against-objective'; readonly amount: number }
  /** In sieges: the city's auto-defense does not count; against a Home Realm the army is stronger. */
  | { readonly kind: 'siege-train'; readonly amount: number }
  /** Exhausted to lower damage that an Event deals to any Home Realm. */
  | { readonly kind: 'shield'; readonly amount: number };

/** What happens when an Instant is drawn. */
export type InstantEffect =
  | { readonly kind: 'each-draws'; readonly amount: number }
  | { readonly kind: 'damage-each'; readonly amount: number }
  | { readonly kind: 'damage-each-by-enemies'; readonly amount: number }
  | { readonly kind: 'attack'; readonly whom: 'least-damaged' | 'each' | 'chosen' }
  | { readonly kind: 'reward-or-damage'; readonly amount: number }
  | { readonly kind: 'unit-or-damage'; readonly amount: number }
  | { readonly kind: 'influence-or-damage'; readonly influence: number; readonly amount: number }
  | { readonly kind: 'discard-value-or-damage'; readonly amount: number }
  | { readonly kind: 'gain-cheapest-unit' }
  | { readonly kind: 'give-as-reward' }
  | { readonly kind: 'destroy-chosen-city'; readonly otherwiseDamage: number }
  | { readonly kind: 'traitor' }
  | { readonly kind: 'remove-gold' }
  | { readonly kind: 'reverse-order' }
  | { readonly kind: 'gold-or-exhaust-cities' }
  | { readonly kind: 'units-or-city'; readonly strength: number }
  /** Effects of the next round, while the card lies near the objective. (RA-INST-02) */
  | { readonly kind: 'next-round'; readonly rule: NextRoundRule; readonly amount: number };

export type NextRoundRule = 'siege-attack-bonus' | 'city-influence-less' | 'gold-cards-cheaper';

/** What an Enemy does at the start of each Event phase while it is in play. (RA-EVENT-05) */
export type PhaseEffect =
  | { readonly kind: 'damage-each'; readonly amount: number }
  | { readonly kind: 'damage-least'; readonly amount: number }
  /** Puts tokens on the Enemy itself; each adds to its strength. (RA-ENEMY-04) */
  | { readonly kind: 'add-tokens'; readonly amount: number };

/** What holds while an Enemy is in play. (RA-ENEMY-03) */
export type LastingEffect =
  | { readonly kind: 'other-enemies-stronger'; readonly amount: number }
  | { readonly kind: 'rewards-give-no-gold' };

/** What an Enemy does in the Resolution step of a battle against it; its fighter chooses when. (RA-BATTLE-05) */
export type EnemyResolution = { readonly kind: 'weaken-army'; readonly amount: number };

export type EventCard = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly stage: 1 | 2 | 3;
  readonly type: 'enemy' | 'instant';
  readonly strength?: number;
  /** Attrition icons. */
  readonly attrition: number;
  readonly instant?: InstantEffect;
  readonly phase?: PhaseEffect;
  readonly lasting?: LastingEffect;
  readonly resolution?: EnemyResolution;
  /** What a defeated Enemy becomes; none goes to the Event discard pile. */
  readonly reward?: Reward;
  /** The victor takes a random unused dragon rune power, or draws cards if there is none; the card leaves the game. */
  readonly discovery?: { readonly drawsInstead: number };
  /** Taken out of the deck when one plays alone, or in the purely cooperative option. */
  readonly notAlone?: boolean;
  readonly notCooperative?: boolean;
  readonly sources: Sources;
};

export type RunePower =
  | { readonly kind: 'strength'; readonly amount: number; readonly defending: boolean }
  | { readonly kind: 'gold'; readonly amount: number }
  | { readonly kind: 'influence'; readonly amount: number }
  | { readonly kind: 'draw-discard'; readonly draws: number; readonly discards: number }
  | { readonly kind: 'destroy-weak'; readonly limit: number };

export type Rune = { readonly id: string; readonly power: RunePower; readonly sources: Sources };

export type Content = {
  readonly cards: readonly DeckCard[];
  readonly cities: readonly City[];
  readonly events: readonly EventCard[];
  readonly runes: readonly Rune[];
  readonly stronghold: {
    readonly copies: number;
    readonly gold: number;
    readonly strength: number;
    readonly influence: number;
  };
  readonly homeRealm: { readonly damage: number };
  readonly monument: { readonly gold: number };
  /** The objective of Resurgence, which counts as an Enemy. */
  readonly objective: { readonly strength: number; readonly attrition: number };
  readonly die: readonly number[];
  readonly hand: number;
  readonly retain: number;
  readonly start: { readonly gold1: number; readonly cheapestUnits: number };
  /** By number of players, 1 to 4. */
  readonly setup: readonly {
    readonly gold: readonly [number, number, number];
    readonly neutral: number;
    readonly cities: number;
  }[];
  readonly neutrals: Readonly<Record<Scenario, readonly [string, string, string]>>;
};
