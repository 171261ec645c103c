import type { Name } from './names.ts';
import type { Destiny, FateResult, Resource, Sources, Timing } from './types.ts';
import type { NeutralGroup } from './types-cards.ts';
import type { NeutralUnit } from './types-map.ts';

/** What a hero tests and trains. */
export type Attribute = 'strength' | 'agility' | 'wisdom';

/** Where a quest is attempted; "you" is its player. */
export type QuestPlace =
  | { readonly kind: 'area'; readonly area: string }
  /** Any area of it, whoever controls it now. */
  | { readonly kind: 'home-realm-of-another' }
  /** Outside your own home realm. */
  | { readonly kind: 'stronghold-of-another' }
  /** The city is controlled by another player. */
  | { readonly kind: 'enemy-hero-or-city' }
  | { readonly kind: 'city' }
  /** In an area that you do not control. */
  | { readonly kind: 'facedown-rune' };

/** One clause of what a quest comes to; a result is carried out clause by clause. (decision 56) */
export type QuestResult = import('../rules/heroes/quest/clauses.ts').QuestResults;

export type QuestTask =
  /** A result for each destiny of the Fate card that is chosen. */
  | ({ readonly kind: 'test'; readonly attribute: Attribute } & {
      readonly [destiny in Destiny]: readonly QuestResult[];
    })
  | {
      readonly kind: 'duel';
      readonly unit: NeutralUnit;
      readonly units: number;
      readonly goal: DuelGoal;
      /** What reaching the goal comes to. */
      readonly reached: readonly QuestResult[];
    };

export type DuelGoal =
  | { readonly kind: 'defeat' }
  /** Dealt by the end of a round. */
  | { readonly kind: 'damage'; readonly amount: number };

export type QuestCard = {
  readonly id: string;
  readonly name: Name;
  /** Of a Setup Quest: the tile that its player lays. (RW-BOARD-02) */
  readonly setupTile?: number;
  readonly place: QuestPlace;
  readonly task: QuestTask;
  /** `deck` is how sure it is that the card is not one of the expansion; `attribute` is the one tested. */
  readonly sources: Sources<'name' | 'deck' | 'setupTile' | 'place' | 'task' | 'attribute'>;
};

/** What the special icon of a neutral unit does to the hero who duels it. (RW-DUEL-39) */
export type QuestUnitEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'damage'; readonly damage: number }
  /** Damage, then further Fate cards, so often in a duel. */
  | {
      readonly kind: 'damage-and-draw-fate';
      readonly damage: number;
      readonly cards: number;
      readonly perDuel: number;
    }
  /** For the rest of the duel. */
  | { readonly kind: 'set-health'; readonly health: number }
  /** As much as it carried when the round began. */
  | { readonly kind: 'damage-as-carried' };

export type QuestUnit = {
  readonly unit: NeutralUnit;
  readonly special: QuestUnitEffect;
  readonly sources: Sources<'special'>;
};

/** A test of an attribute in a duel, the destinies that count, and the damage they do. */
export type DamageTest = {
  readonly attribute: Attribute;
  readonly on: readonly Destiny[];
  readonly damage: number;
};

/** What a Reward does for the hero it lies under, or with the area he is in. */
export type RewardEffect =
  /** Counts for its `runes` while held. (RW-REWARD-22) */
  | { readonly kind: 'hold-runes' }
  | {
      readonly kind: 'deal-damage';
      /** As much as an attribute, if it names one. */
      readonly damage: number | Attribute;
      /** Routs do not prevent it. */
      readonly sure: boolean;
      /** A hero who defeats his opponent with it and survives loses all damage. */
      readonly healsOnDefeat: boolean;
      /** Strikes the opponent when the duel starts. */
      readonly opening?: DamageTest;
      /** Strikes the hero himself. */
      readonly risk?: DamageTest;
    }
  /** Only what special icons deal, or only with such a Fate card of the hero's own, if it says so. */
  | {
      readonly kind: 'prevent-damage';
      readonly damage: number | 'all';
      readonly of?: 'special';
      readonly own?: readonly FateResult['kind'][];
    }
  /** Allied or not, all together, into an adjacent area of any kind. */
  | { readonly kind: 'move-neutral-units' }
  /** All of the player's units and heroes. */
  | { readonly kind: 'stand-figures' }
  /** Up to so many enemy or neutral ones. */
  | { readonly kind: 'rout-units'; readonly units: number }
  /** No duel unless the challenger's player pays. */
  | { readonly kind: 'demand-influence'; readonly amount: number }
  /** All Fate cards drawn for the unit type that the hero supports. */
  | { readonly kind: 'redraw-fate' }
  /** Anywhere, in place of moving. */
  | { readonly kind: 'move-anywhere' }
  | { readonly kind: 'place-neutral-units'; readonly choices: readonly NeutralGroup[] }
  | { readonly kind: 'longer-moves'; readonly areas: number }
  | { readonly kind: 'add-to-attribute'; readonly attribute: Attribute; readonly amount: number }
  /** One of the two. */
  | { readonly kind: 'heal-or-stand' };

export type RewardCard = {
  readonly id: string;
  readonly name: Name;
  readonly copies: number;
  readonly trait?: 'weapon' | 'armor';
  readonly timings: readonly Timing[];
  /** The price of using it. */
  readonly discarded: boolean;
  /** In which it is used once. */
  readonly limit?: 'duel' | 'battle' | 'season';
  /** Dragon runes that it counts for. (RW-REWARD-21) */
  readonly runes: number;
  readonly effect: RewardEffect;
  /** `theme` is what the effect is about, where the rest of it is less sure. */
  readonly sources: Sources<'name' | 'deck' | 'copies' | 'trait' | 'limit' | 'effect' | 'theme'>;
};

/** What an exploration token does: events once, locations as long as they lie faceup. */
export type ExplorationEffect =
  | { readonly kind: 'produce'; readonly resource: Resource; readonly amount: number }
  /** For the controller of the area. */
  | { readonly kind: 'count-runes'; readonly runes: number }
  /** Makes all such areas adjacent, for one Order or action of a player who pays. */
  | { readonly kind: 'join-areas'; readonly influence: number }
  /** A hero who enters in the Quest Phase moves no further in it. */
  | { readonly kind: 'stop-hero' }
  /** For each hero who ends his action there. */
  | { readonly kind: 'influence-for-action'; readonly amount: number }
  | { readonly kind: 'tactics-for-action'; readonly amount: number }
  | { readonly kind: 'may-buy-reward'; readonly influence: number; readonly rewards: number }
  /** Damage; with other units in the area also the loss of Rewards or more damage. */
  | { readonly kind: 'raid'; readonly damage: number; readonly rewards: number; readonly more: number }
  /** Facedown rune and exploration tokens of an area. */
  | { readonly kind: 'look-at-tokens' }
  | { readonly kind: 'may-train'; readonly amount: number };

export type ExplorationToken = {
  readonly id: string;
  /** Message key of the name. */
  readonly key: string;
  /** 1 lies next to home realms, 2 in all other areas. (RW-EXPL-03) */
  readonly back: 1 | 2;
  readonly copies: number;
  readonly kind: 'event' | 'location' | 'destructible';
  readonly effect: ExplorationEffect;
  readonly sources: Sources<'name' | 'kind' | 'back' | 'copies' | 'effect'>;
};
