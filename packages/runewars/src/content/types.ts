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
  | 'unit-reanimate';
export type UnitId = FactionUnit | NeutralUnit;

/** How many units of a class; a class that is absent is not meant. */
export type ByClass = { readonly [shape in UnitClass]?: number };

/**
 * What a unit's special icon does. Damage and routs are assigned by their victim in the normal order unless the
 * kind says otherwise; `units` is how many units are hit, as many as there are if fewer.
 */
export type UnitEffect =
  /** The victim assigns it, to a unit of more health than the limit if there is one. */
  | { readonly kind: 'damage-tougher'; readonly damage: number; readonly healthAbove: number }
  /** The unit that takes the first damage and survives takes the second. */
  | { readonly kind: 'damage-again'; readonly damage: number; readonly again: number }
  /** The controller picks the victim, standing or routed. */
  | { readonly kind: 'damage-chosen'; readonly damage: number }
  /** Either damage in the normal order, or the controller picks units that are damaged or routed. */
  | { readonly kind: 'damage-or-destroy-weakened'; readonly damage: number; readonly units: number }
  /** The controller may first destroy a standing unit of his own of this type; only then is there damage. */
  | { readonly kind: 'sacrifice-for-damage'; readonly damage: number }
  /** Only with so many standing units of this type on the controller's side. */
  | { readonly kind: 'damage-in-numbers'; readonly damage: number; readonly standing: number }
  /** Damage, then further Fate cards for the same figure, which may do this so often in a battle. */
  | {
      readonly kind: 'damage-and-draw-fate';
      readonly damage: number;
      readonly cards: number;
      readonly perBattle: number;
    }
  /** The opponent puts the damage on each of several different standing units. */
  | { readonly kind: 'damage-each-of'; readonly units: number; readonly damage: number }
  /** As much damage as one figure of this type, named by the controller, carries. */
  | { readonly kind: 'damage-as-carried' }
  | { readonly kind: 'rout-and-draw'; readonly routs: number; readonly tactics: number }
  /** The controller routs up to so many standing units, all of one of the classes. */
  | { readonly kind: 'rout-one-class'; readonly units: ByClass }
  /** The opponent routs standing units of at least this initiative. */
  | { readonly kind: 'opponent-routs'; readonly units: number; readonly initiativeFrom?: number }
  /** The controller picks different units: standing ones are routed, routed ones destroyed. */
  | { readonly kind: 'rout-or-destroy'; readonly units: number }
  /** The units leave the battle at once by the rules of retreat. */
  | { readonly kind: 'retreat'; readonly units: number; readonly chooser: ByEdition<Chooser> }
  /** Units of these classes, up to so many if the controller picks; an opponent takes standing ones first. */
  | {
      readonly kind: 'destroy-of-classes';
      readonly units: number;
      readonly classes: readonly UnitClass[];
      readonly chooser: Chooser;
    }
  /** The opponent destroys so many units of one of the classes, one he can fulfil if there is any. */
  | { readonly kind: 'opponent-destroys-one-class'; readonly units: ByClass }
  /** Every unit of this type on the controller's side has this health until the battle ends. */
  | { readonly kind: 'set-health'; readonly health: number }
  /** Puts standing units from the supply into the battle. */
  | { readonly kind: 'summon'; readonly unit: FactionUnit; readonly units: number }
  /** Counted when strength is tallied, whatever becomes of the unit. */
  | { readonly kind: 'add-strength'; readonly strength: number };

export type Unit = {
  readonly id: UnitId;
  readonly name: Name;
  readonly owner: Faction | 'neutral';
  readonly figures: number;
  readonly unitClass: UnitClass;
  readonly health: number;
  readonly initiative: number;
  readonly traits: readonly Trait[];
  readonly ability: { readonly id: string; readonly effect: UnitEffect };
  /** `ability` is its name, `chooser` a part of the effect that is less sure than the rest. */
  readonly sources: Sources<
    'figures' | 'unitClass' | 'health' | 'initiative' | 'traits' | 'ability' | 'effect' | 'chooser'
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

export type DefensiveDevelopment =
  | 'dev-reinforced-walls'
  | 'dev-protective-wards'
  | 'dev-hungry-spawn'
  | 'dev-cursed-tomb';

/** The head of a faction sheet; its units and dials are tables of their own. */
export type FactionSheet = {
  readonly id: Faction;
  readonly colour: 'blue' | 'green' | 'red' | 'purple';
  readonly alignment: Alignment;
  /** Tactics cards and influence at the start. */
  readonly tactics: number;
  readonly influence: number;
  readonly defensive: DefensiveDevelopment;
  readonly sources: Sources<'colour' | 'alignment' | 'tactics' | 'influence' | 'defensive'>;
};
