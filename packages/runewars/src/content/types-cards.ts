import type { Alignment, Destiny, Sources, Timing, UnitClass } from './types.ts';
import type { NeutralUnit, Resources } from './types-map.ts';

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** So many neutral units from the supply, of these types in any mix. */
export type NeutralGroup = { readonly of: readonly NeutralUnit[]; readonly count: number };

/** Ways to raise dials, of which one is taken: each number is for a dial of its own. */
export type DialRaises = readonly (readonly number[])[];

/** Whom the primary ability of a Season card with an influence bid concerns. */
export type SeasonBid =
  | { readonly concerns: 'highest' }
  | { readonly concerns: 'all-but-highest' }
  | { readonly concerns: 'lowest' }
  /** Everybody whose bid is lower; nobody wins. */
  | { readonly concerns: 'below'; readonly bid: number };

/** What a primary ability does to each player, or to those whom the bid names. */
export type SeasonEffect =
  /** To what the controlled areas produce, upwards only if it says so; then adds. */
  | { readonly kind: 'set-dials'; readonly upwards: boolean; readonly plus: Resources }
  | { readonly kind: 'ban-orders'; readonly orders: readonly string[] }
  /** Decided before the new Objective is seen. */
  | { readonly kind: 'may-exchange-objective' }
  | { readonly kind: 'recruit'; readonly unitClass: UnitClass; readonly units: number }
  | { readonly kind: 'raise-dials'; readonly choices: DialRaises }
  /** A hero for a player without one; anybody else may train one of his. */
  | { readonly kind: 'gain-hero-or-train'; readonly training: number }
  | { readonly kind: 'gain-influence'; readonly amount: number; readonly perCity: number }
  /** No battle is started in this season. */
  | { readonly kind: 'ban-battles' }
  /** The move actions of this Quest Phase. */
  | { readonly kind: 'longer-moves'; readonly areas: number }
  /** Every hero is healed and stands. */
  | { readonly kind: 'restore-heroes' }
  /** Turns one dial down, and then another one up. */
  | { readonly kind: 'may-trade-dials'; readonly down: number; readonly up: number }
  | { readonly kind: 'draw-quests'; readonly amount: number }
  | { readonly kind: 'draw-tactics'; readonly amount: number }
  /** Facedown rune and exploration tokens of an area. */
  | { readonly kind: 'look-at-tokens' }
  /** Anywhere on the board. */
  | { readonly kind: 'destroy-city' }
  /** Out of the own home realm, as many as the edition says, to friendly or uncontrolled areas outside all of them. */
  | { readonly kind: 'move-runes-from-home' }
  /** Each hero of the opposite alignment. */
  | { readonly kind: 'desert-unless-paid'; readonly influence: number }
  | { readonly kind: 'lower-highest-dial'; readonly amount: number }
  /** A dial goes down by so much for each card that is missing. */
  | { readonly kind: 'discard-tactics-or-lower-dials'; readonly tactics: number; readonly perMissing: number }
  /** All unallied neutral units of an area, into an uncontrolled one next to it; none is moved twice. */
  | { readonly kind: 'may-move-unallied' }
  /** In every area with at least so many. */
  | { readonly kind: 'rout-in-crowds'; readonly from: number; readonly units: number }
  /** A dragon rune. */
  | { readonly kind: 'receive-runes' }
  /** A dragon rune from the supply, facedown, into an uncontrolled area. */
  | { readonly kind: 'place-runes' }
  /** A Fate card for each hero who does not match, and the destiny on which he goes. */
  | { readonly kind: 'desert-on-destiny'; readonly neutral: Destiny; readonly opposite: Destiny }
  /** The unit limit of this winter, for dials of at least so much food. */
  | { readonly kind: 'lower-unit-limit'; readonly by: number; readonly foodFrom: number }
  /** Units that Mobilize and Conquer move in this season. */
  | { readonly kind: 'shorter-moves'; readonly areas: number }
  /** In the area where the player has most units, if it has so many. */
  | { readonly kind: 'destroy-in-largest'; readonly from: number; readonly units: number }
  | { readonly kind: 'reveal-runes'; readonly runes: number };

export type SeasonCard = {
  readonly id: string;
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

/** What a Tactics card does; choices are its player's unless the kind says otherwise. */
export type TacticsEffect =
  /** The defender leaves before the battle, which nobody wins. */
  | { readonly kind: 'call-off-battle' }
  /** To the participating units of each side. */
  | { readonly kind: 'damage-both-sides'; readonly damage: number }
  /** Up to so many of his units in one area. */
  | { readonly kind: 'stand-units'; readonly units: number }
  | { readonly kind: 'pay-winner'; readonly influence: number; readonly tactics: number }
  /** A token of his, into an area that he does not control. */
  | { readonly kind: 'place-activation-of-opponent' }
  /** In an area that he controls. */
  | { readonly kind: 'destroy-own-city' }
  /** Drives neutral units from a hero's uncontrolled area and builds there, damaged side up. */
  | { readonly kind: 'found-stronghold' }
  /** One of his, but not the active one. */
  | { readonly kind: 'take-back-orders' }
  /** As many cards for an opponent as for himself. */
  | { readonly kind: 'draw-tactics-together'; readonly least: number; readonly most: number }
  /** All neutral units of an area retreat to an uncontrolled one. */
  | { readonly kind: 'scatter-neutral-units' }
  | { readonly kind: 'open-mountains' }
  /** A duel more, with a hero in the same area or the next. */
  | { readonly kind: 'start-duel' }
  /** Into an area that he controls. */
  | { readonly kind: 'place-neutral-units'; readonly choices: readonly NeutralGroup[] }
  /** Unallied ones, of these classes, into an adjacent area of any kind. */
  | {
      readonly kind: 'lure-neutral-units';
      readonly least: number;
      readonly most: number;
      readonly classes: readonly UnitClass[];
    }
  /** The units that start in one area, for this activation. */
  | { readonly kind: 'make-units-fast' }
  /** A token of his own. */
  | { readonly kind: 'remove-activation' }
  | { readonly kind: 'draw-more-for-diplomacy'; readonly cards: number }
  /** From an opponent, all of it if he has less. */
  | { readonly kind: 'take-influence'; readonly amount: number }
  | { readonly kind: 'gain-influence'; readonly amount: number }
  | { readonly kind: 'raise-dials'; readonly choices: DialRaises }
  /** More with a hero in an area of the opponent's. */
  | { readonly kind: 'lower-dial-of-opponent'; readonly amount: number; readonly withHero: number }
  /** Up to so many of those that Fate cards deal. */
  | { readonly kind: 'cancel-routs'; readonly routs: number }
  /** Of his participating units, up to so much in all. */
  | { readonly kind: 'remove-damage'; readonly damage: number }
  /** For one of his unit types, once. */
  | { readonly kind: 'draw-more-for-unit'; readonly cards: number }
  /** Not below nought. */
  | { readonly kind: 'weaken-stronghold'; readonly strength: number }
  | { readonly kind: 'look-at-runes'; readonly least: number; readonly most: number }
  /** As Fortify does. */
  | { readonly kind: 'mix-runes' }
  | { readonly kind: 'draw-more-for-test'; readonly cards: number }
  /** One area has the usual limit in this winter. */
  | { readonly kind: 'keep-unit-limit' };

export type TacticsCard = {
  readonly id: string;
  readonly copies: number;
  /** Those of the revised edition. (RW-ORIG-14) */
  readonly timings: readonly Timing[];
  /** Whose card it is in a battle: the receiver is dealt something, the owner needs no side. */
  readonly side: 'attacker' | 'defender' | 'either' | 'receiver' | 'owner';
  /** Only for a side with a participating unit. */
  readonly participant: boolean;
  readonly effect: TacticsEffect;
  readonly sources: Sources<'name' | 'copies' | 'timing' | 'effect' | 'theme' | 'numbers'>;
};

/** What must be true to claim an Objective; "you" is its owner. */
export type ObjectiveCondition =
  /** All on the board, with whichever players; none at all is enough. */
  | { readonly kind: 'all-allied-with-players'; readonly units: readonly NeutralUnit[] }
  /** All on the board, and at least so many. */
  | { readonly kind: 'all-allied-with-you'; readonly units: readonly NeutralUnit[]; readonly least: number }
  | { readonly kind: 'influence'; readonly least: number }
  | { readonly kind: 'titles'; readonly least: number }
  /** Or every city, if there are fewer but some. */
  | { readonly kind: 'cities'; readonly least: number }
  | { readonly kind: 'heroes'; readonly least: number; readonly without: Alignment }
  /** Types of neutral units that are allied with you. */
  | { readonly kind: 'allied-types'; readonly least: number }
  /** Against another player. */
  | { readonly kind: 'won-as-defender' }
  /** A city that you chose for destruction in this game, or another player's that you took in this turn. */
  | { readonly kind: 'ruined-or-took-city'; readonly least: number }
  /** Enemy units in one battle of this turn. */
  | { readonly kind: 'destroyed-in-battle'; readonly least: number }
  /** Home realms of others in which you control areas; against one opponent, areas of his. */
  | { readonly kind: 'enemy-home-realms'; readonly least: number; readonly areasOfOne: number }
  /** Won as attacker against another player's in this turn. */
  | { readonly kind: 'took-stronghold'; readonly least: number }
  | { readonly kind: 'areas'; readonly least: number }
  /** So many destroyed in your battles of this game, and none left on the board. */
  | { readonly kind: 'destroyed-and-gone'; readonly units: readonly NeutralUnit[]; readonly least: number }
  /** Enemy heroes, in duels of yours in this game. */
  | { readonly kind: 'defeated-heroes'; readonly least: number };

export type ObjectiveCard = {
  readonly id: string;
  readonly alignment: Alignment;
  readonly claim: 'own-turn' | 'after-battle';
  /** May be exchanged once its condition cannot come true. */
  readonly escape: boolean;
  readonly condition: ObjectiveCondition;
  readonly sources: Sources<'name' | 'deck' | 'alignment' | 'condition' | 'claim' | 'escape'>;
};

/** What can be wrong with the cards and exploration tokens. */
export type CardProblemKey =
  | 'cards.twice'
  | 'cards.wrong-number'
  | 'cards.out-of-range'
  | 'cards.no-such-name'
  | 'cards.no-such-area'
  | 'cards.wrong-tile'
  | 'cards.wrong-place'
  | 'cards.wrong-result'
  | 'cards.wrong-tag'
  | 'cards.wrong-timing'
  | 'cards.wrong-trait'
  | 'cards.wrong-kind'
  | 'cards.wrong-escape';
