import type { Name } from './names.ts';
import type { Sources, Timing } from './types.ts';
import type { NeutralUnit } from './types-map.ts';

/** What a hero tests and trains. */
export type Attribute = 'strength' | 'agility' | 'wisdom';

/** Where a quest is attempted; "you" is its player. (decision 56) */
export type QuestPlace = import('../rules/heroes/quest/place.ts').QuestPlaces;

/** One clause of what a quest comes to; a result is carried out clause by clause. (decision 56) */
export type QuestResult = import('../rules/heroes/quest/clauses.ts').QuestResults;

/** What a quest asks of the hero. (decision 56) */
export type QuestTask = import('../rules/heroes/quest/tasks.ts').QuestTasks;
export type DuelGoal = import('../rules/heroes/quest/tasks.ts').DuelGoals;

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

/** What the special icon of a neutral unit does to the hero who duels it. (RW-DUEL-39, decision 56) */
export type QuestUnitEffect = import('../rules/heroes/duel/quest-icons.ts').QuestUnitEffects;

export type QuestUnit = {
  readonly unit: NeutralUnit;
  readonly special: QuestUnitEffect;
  readonly sources: Sources<'special'>;
};

/** What a Reward does for the hero it lies under, or with the area he is in. (decision 56) */
export type RewardEffect = import('../rules/heroes/reward/registry.ts').RewardEffects;

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

/** What an exploration token does: events once, locations as long as they lie faceup. (decision 56) */
export type ExplorationEffect = import('../rules/heroes/exploration/registry.ts').ExplorationEffects;

export type ExplorationToken = {
  readonly id: string;
  /** Tokens of one type share it, whatever their back. */
  readonly key: string;
  readonly name: Name;
  /** 1 lies next to home realms, 2 in all other areas. (RW-EXPL-03) */
  readonly back: 1 | 2;
  readonly copies: number;
  readonly kind: 'event' | 'location' | 'destructible';
  readonly effect: ExplorationEffect;
  readonly sources: Sources<'name' | 'kind' | 'back' | 'copies' | 'effect'>;
};
