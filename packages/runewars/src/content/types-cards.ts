import type { Name } from './names.ts';
import type { Alignment, FateCard, Sources, Timing } from './types.ts';
import type { NeutralUnit } from './types-map.ts';

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** So many neutral units from the supply, of these types in any mix. */
export type NeutralGroup = { readonly of: readonly NeutralUnit[]; readonly count: number };

/** Ways to raise dials, of which one is taken: each number is for a dial of its own. */
export type DialRaises = readonly (readonly number[])[];

/** Whom the primary ability of a Season card with an influence bid concerns. */
export type SeasonBid =
  /** With `others`, also for everybody else who has bid something, in his own way. */
  | { readonly concerns: 'highest'; readonly others?: 'bidders' }
  | { readonly concerns: 'all-but-highest' }
  | { readonly concerns: 'lowest' }
  /** Everybody whose bid is lower; nobody wins. */
  | { readonly concerns: 'below'; readonly bid: number };

/** What a primary ability does to each player, or to those whom the bid names. (decision 56) */
export type SeasonEffect = import('../rules/season/cards/registry.ts').SeasonEffects;

export type SeasonCard = {
  readonly id: string;
  readonly name: Name;
  readonly season: Season;
  readonly copies: number;
  /** Pays the Primarch. (RW-TITLE-07) */
  readonly wizardsCouncil: boolean;
  /** Takes resources, which a Title of the expansion prevents. */
  readonly loss: boolean;
  readonly bid?: SeasonBid;
  readonly effect: SeasonEffect;
  /** `deck` is how sure it is that the card is not one of the expansion; `numbers` a part of the effect. */
  readonly sources: Sources<'name' | 'deck' | 'season' | 'copies' | 'tag' | 'effect' | 'numbers'>;
};

/** What a Tactics card does: the one step back from content to rules, of a type alone. (decision 56) */
export type TacticsEffect = import('../rules/cards/tactics/registry.ts').TacticsEffects;

export type TacticsCard = {
  readonly id: string;
  readonly name: Name;
  readonly copies: number;
  /** Those of the revised edition. (RW-ORIG-14) */
  readonly timings: readonly Timing[];
  /** Of a Tactical Fate card the icons for which it can be used in place of a Fate card. (BW-TFATE-01) */
  readonly fate?: FateCard['results'];
  /** Whose card it is in a battle: the receiver is dealt something, the owner needs no side. */
  readonly side: 'attacker' | 'defender' | 'either' | 'receiver' | 'owner';
  /** Only for a side with a participating unit. */
  readonly participant: boolean;
  readonly effect: TacticsEffect;
  readonly sources: Sources<'name' | 'copies' | 'timing' | 'effect' | 'theme' | 'numbers'>;
};

/** What must be true to claim an Objective; "you" is its owner. (decision 56) */
export type ObjectiveCondition = import('../rules/cards/objectives/registry.ts').ObjectiveConditions;

export type ObjectiveCard = {
  readonly id: string;
  readonly name: Name;
  readonly alignment: Alignment;
  readonly claim: 'own-turn' | 'after-battle';
  /** May be exchanged once its condition cannot come true. */
  readonly escape: boolean;
  readonly condition: ObjectiveCondition;
  readonly sources: Sources<'name' | 'deck' | 'alignment' | 'condition' | 'claim' | 'escape'>;
};
