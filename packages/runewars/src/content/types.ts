import type { Name } from './names.ts';
import type { Faction, NeutralUnit, Provenance, Resources } from './types-map.ts';

/** Which parts of a datum are how sure: `{ health: 'found', effect: 'designed' }`. */
export type Sources<Part extends string> = { readonly [part in Part]?: Provenance };

/** The two printings; every difference between them is a pair of values. (RW-ORIG-20) */
export type Edition = 'revised' | 'original';
export type ByEdition<Value> = { readonly [edition in Edition]: Value };

export type Resource = keyof Resources;
export type Alignment = 'good' | 'evil';
export type UnitClass = 'triangle' | 'circle' | 'rectangle' | 'hexagon';
export type Trait = 'fast' | 'flying';

/** Who picks what an ability hits: the one whose ability it is, or the one who suffers it. */
export type Chooser = 'controller' | 'opponent';

/** The moments of battles, duels, quests and turns at which abilities and cards are used. (decision 56) */
export type Timing = import('../text/timings.ts').Timings;

export type Destiny = 'gold' | 'grey' | 'red';

export type FateResult =
  | { readonly kind: 'miss' }
  | { readonly kind: 'special' }
  | { readonly kind: 'damage'; readonly amount: number }
  | { readonly kind: 'rout'; readonly amount: number };

/** One result for each base shape, and a destiny. (RW-FATE-01) */
export type FateCard = {
  readonly number: number;
  readonly destiny: Destiny;
  readonly results: { readonly [shape in UnitClass]: FateResult };
};

export type FateDeck = {
  readonly cards: readonly FateCard[];
  readonly sources: Sources<'destiny' | 'results'>;
};

export type FactionUnit =
  | 'unit-bowman'
  | 'unit-knight'
  | 'unit-footman'
  | 'unit-siege-tower'
  | 'unit-archer'
  | 'unit-pegasus-rider'
  | 'unit-sorceress'
  | 'unit-warrior'
  | 'unit-flesh-ripper'
  | 'unit-berserker'
  | 'unit-warlock'
  | 'unit-chaos-lord'
  | 'unit-skeleton-archer'
  | 'unit-necromancer'
  | 'unit-dark-knight'
  | 'unit-reanimate'
  | 'unit-novice-wizard'
  | 'unit-roc'
  | 'unit-leonx-rider'
  | 'unit-forest-guardian'
  | 'unit-blood-sister'
  | 'unit-obscene'
  | 'unit-vampire'
  | 'unit-great-wyrm';
export type UnitId = FactionUnit | NeutralUnit;

/** How many units of a class; a class that is absent is not meant. */
export type ByClass = { readonly [shape in UnitClass]?: number };

/** What a unit's special icon does: the one step back from content to rules, of a type alone. (decision 56) */
export type UnitEffect = import('../rules/battle/abilities/registry.ts').UnitEffects;

export type Unit = {
  readonly id: UnitId;
  readonly name: Name;
  readonly owner: Faction | 'neutral';
  /** The unit of the same faction in whose place it may be recruited. (BW-UNIT-02) */
  readonly replaces?: FactionUnit;
  readonly figures: number;
  readonly unitClass: UnitClass;
  readonly health: number;
  readonly initiative: number;
  readonly traits: readonly Trait[];
  readonly ability: { readonly id: string; readonly effect: UnitEffect };
  /** `ability` is its name, `chooser` a part of the effect that is less sure than the rest. */
  readonly sources: Sources<
    | 'figures'
    | 'unitClass'
    | 'health'
    | 'initiative'
    | 'traits'
    | 'ability'
    | 'effect'
    | 'chooser'
    | 'replaces'
  >;
};

/** What a space of a dial gives when its dial is used. (RW-DIAL-04) */
export type DialGain =
  | { readonly kind: 'unit'; readonly unit: FactionUnit }
  | { readonly kind: 'tactics' }
  | { readonly kind: 'influence' }
  | { readonly kind: 'nothing' };

/** `noUnit` is how sure it is that the space gives no unit, where that is surer than what it gives. */
export type DialSpace = { readonly gain: DialGain; readonly sources: Sources<'gain' | 'noUnit'> };

export type Dial = {
  /** The red number. */
  readonly start: number;
  /** Space by space from 0 upwards. */
  readonly spaces: readonly DialSpace[];
  readonly sources: Sources<'start'>;
};

export type Dials = { readonly [resource in Resource]: Dial };

/** The head of a faction sheet; its units and dials are tables of their own. */
export type FactionSheet = {
  readonly id: Faction;
  readonly name: Name;
  readonly colour: 'blue' | 'green' | 'red' | 'purple';
  readonly alignment: Alignment;
  /** Tactics cards and influence at the start. */
  readonly tactics: number;
  readonly influence: number;
  readonly defensive: string;
  readonly sources: Sources<'colour' | 'alignment' | 'tactics' | 'influence' | 'defensive'>;
};
