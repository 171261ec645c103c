import type { Name } from './name.ts';

/** How sure a datum is: stated by a source, remembered, reasoned, or made for this set. */
export type Provenance = 'found' | 'recalled' | 'inferred' | 'designed';

/** Which words of a card are how sure, by field: `{ strength: 'found', effect: 'designed' }`. */
export type Sources = Readonly<Record<string, Provenance>>;

export type Race = 'daqan' | 'latari' | 'uthuk' | 'waiqar';
export type Scenario = 'resurgence' | 'runewars' | 'cataclysm' | 'monument';

/** When an ability may be used. (RA-ABIL-04) */
export type Timing = 'when-played' | 'resolution' | 'end-of-combat' | 'action';

// What cards can do is told where it is done, by rules that know tables with these cards: here the types go back, and
// nowhere else. (decision 56)
export type Price = import('../effects/abilities/registry.ts').Price;
export type Effect = import('../effects/abilities/registry.ts').Effect;
export type Trait = import('../effects/standing/registry.ts').Trait;
export type InstantEffect = import('../effects/instants/registry.ts').InstantEffect;
export type NextRoundRule = import('../effects/instants/gifts.ts').NextRoundRule;
export type PhaseEffect = import('../effects/standing/registry.ts').PhaseEffect;
export type LastingEffect = import('../effects/standing/registry.ts').LastingEffect;
export type EnemyResolution = import('../effects/standing/registry.ts').EnemyResolution;
export type Reward = import('../effects/standing/registry.ts').Reward;
export type RunePower = import('../effects/standing/registry.ts').RunePower;

export type Ability = { readonly timing: Timing; readonly price?: Price; readonly effect: Effect };

/** A card that can be in a player's deck. */
export type DeckCard = {
  readonly id: string;
  readonly name: Name;
  readonly kind: 'gold' | 'unit' | 'tactic';
  /** The race it belongs to; none for gold and neutral cards. */
  readonly race?: Race;
  readonly copies: number;
  readonly cost: { readonly gold: number } | { readonly influence: number };
  /** What a gold card is worth. */
  readonly gold?: number;
  readonly strength?: number;
  readonly ability?: Ability;
  /** What always holds while the unit fights. (RA-ABIL-13) */
  readonly trait?: Trait;
  readonly sources: Sources;
};

export type City = {
  readonly id: string;
  readonly name: Name;
  readonly strength: number;
  readonly influence: number;
  readonly defense: number;
  readonly sources: Sources;
};

export type EventCard = {
  readonly id: string;
  readonly name: Name;
  readonly scenario: Scenario;
  readonly stage: 1 | 2 | 3;
  readonly type: 'enemy' | 'instant';
  readonly strength?: number;
  /** Attrition icons. */
  readonly attrition: number;
  /** What happens when an Instant is drawn. */
  readonly instant?: InstantEffect;
  /** What an Enemy does at the start of each Event phase while it is in play. (RA-EVENT-05) */
  readonly phase?: PhaseEffect;
  /** What holds while an Enemy is in play. (RA-ENEMY-03) */
  readonly lasting?: LastingEffect;
  /** What an Enemy does in the Resolution step of a battle against it; its fighter chooses when. (RA-BATTLE-05) */
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

export type Rune = {
  readonly id: string;
  readonly name: Name;
  readonly power: RunePower;
  readonly sources: Sources;
};

export type RaceCard = { readonly id: Race; readonly name: Name };

export type ScenarioCard = {
  readonly id: Scenario;
  readonly name: Name;
  /** The scenario by whose rules it is played and won, if it has none of its own. */
  readonly like?: Scenario;
  /** What it is about, in English and in Polish. */
  readonly about: readonly [en: string, pl: string];
  /** The neutral types it is played with, by cost. */
  readonly neutrals: readonly [string, string, string];
  /** How many cards its Event deck has in its own box, and in how many stages. (RA-COMP-05, RA-COMP-13) */
  readonly events: number;
  readonly stages: number;
  /** Whether one can play it alone. (RA-GEN-01, RA-SETUP-02) */
  readonly alone: boolean;
};

/** Things of which there are many kinds. A thing's place in its list is its number, for good. */
export type Lists = {
  readonly races: readonly RaceCard[];
  readonly scenarios: readonly ScenarioCard[];
  readonly cards: readonly DeckCard[];
  readonly cities: readonly City[];
  readonly events: readonly EventCard[];
  readonly runes: readonly Rune[];
};

/** What there is once. */
export type Common = {
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
};

/** Everything that the rules read, of all boxes. */
export type Content = Common &
  Lists & { readonly neutrals: Readonly<Record<Scenario, readonly [string, string, string]>> };
