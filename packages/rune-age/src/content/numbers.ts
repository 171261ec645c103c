import { effectKinds, priceKinds, races } from './parts.ts';
import type { Content, DeckCard, RunePower, Timing, Trait } from './types.ts';

/** The numbers of the deck cards side by side, so that rules that look at every card do so quickly. */
export type Numbers = {
  readonly strength: Int16Array;
  readonly gold: Int16Array;
  /** What gold buys the card for, or -1. */
  readonly goldCost: Int16Array;
  /** What influence acquires the card for, or -1. */
  readonly influenceCost: Int16Array;
  /** The number of its race, or -1. */
  readonly race: Int16Array;
  readonly isUnit: Uint8Array;
  readonly isGold: Uint8Array;
  /** Whether it is worth gold or strength. */
  readonly hasWorth: Uint8Array;
  /** Whether it can be played in an Assault step. */
  readonly fights: Uint8Array;
  /** When its ability may be used; never, if it has none or this copy has used it. */
  readonly timing: readonly (Timing | 'never')[];
  readonly trait: readonly (Trait | 'none')[];
  /** Whether it can be destroyed during a combat. */
  readonly destroyable: Uint8Array;
  /** The numbers of its ability's price and effect in their vocabularies, or -1. */
  readonly price: Int16Array;
  readonly effect: Int16Array;
  /** The cards a rule need look at, instead of all. */
  readonly goldCards: readonly number[];
  /** The units of each race, in the order of races. */
  readonly unitsOfRace: readonly (readonly number[])[];
  /** The cheapest of them. */
  readonly cheapestUnit: readonly number[];
  /** Cards with an Action ability that has not been used. */
  readonly actionCards: readonly number[];
  /** What each card is good for in hand: a sum of `HELD`. */
  readonly held: Uint8Array;
  /** What influence acquires. */
  readonly acquirable: readonly number[];
  /** What each Event gives as a Reward; 0 if it gives something else, or nothing. */
  readonly rewardGold: Int16Array;
  readonly rewardInfluence: Int16Array;
  /** What each dragon rune power is of. */
  readonly powers: readonly RunePower['kind'][];
};

/** What a card in hand is good for in the action step, beside paying. */
export const HELD = { unit: 1, action: 2 } as const;

/** Content with its numbers laid out; what a table carries. */
export type PreparedContent = Content & { readonly numbers: Numbers };

/** Only units, and tactics that do something there, are played in combat. (RA-COMBAT-13, RA-CARD-06) */
const fights = ({ kind, ability }: DeckCard): boolean =>
  kind === 'unit' || (kind === 'tactic' && ability?.timing !== 'action');

const heldAs = ({ kind, ability }: DeckCard, used: boolean): number =>
  (kind === 'unit' ? HELD.unit : 0) + (ability?.timing === 'action' && !used ? HELD.action : 0);

/** The same things, each with all the fields that any of them has, in one order: so every one is read as quickly as the first. */
const alike = <T extends object>(things: readonly T[]): T[] => {
  const fields = [...new Set(things.flatMap(thing => Object.keys(thing)))] as (keyof T)[];
  return things.map(thing => Object.fromEntries(fields.map(field => [field, thing[field]])) as T);
};

/** Lays out the numbers twice: a copy that has used its ability has the same numbers, but no ability to use. (RA-ABIL-03) */
export const prepare = (content: Content): PreparedContent => {
  const twice = [...content.cards, ...content.cards];
  const row = (of: (card: DeckCard) => number): Int16Array => Int16Array.from(twice, of);
  const flags = (of: (card: DeckCard) => boolean): Uint8Array =>
    Uint8Array.from(twice, card => (of(card) ? 1 : 0));
  const kinds = content.cards.map((_, card) => card);
  const unitsOfRace = races.map(race => kinds.filter(card => content.cards[card].race === race));
  const goldCost = row(({ cost }) => ('gold' in cost ? cost.gold : -1));
  const rewards = (kind: 'gold' | 'influence'): Int16Array =>
    Int16Array.from(content.events, ({ reward }) => (reward?.kind === kind ? reward.amount : 0));
  return {
    ...content,
    cards: alike(content.cards),
    events: alike(content.events),
    numbers: {
      goldCards: kinds.filter(card => content.cards[card].kind === 'gold'),
      unitsOfRace,
      cheapestUnit: unitsOfRace.map(units => units.toSorted((a, b) => goldCost[a] - goldCost[b])[0]),
      actionCards: kinds.filter(card => content.cards[card].ability?.timing === 'action'),
      held: Uint8Array.from(twice, (card, i) => heldAs(card, i >= content.cards.length)),
      rewardGold: rewards('gold'),
      rewardInfluence: rewards('influence'),
      powers: content.runes.map(({ power }) => power.kind),
      acquirable: kinds.filter(card => 'influence' in content.cards[card].cost),
      strength: row(({ strength }) => strength ?? 0),
      gold: row(({ gold }) => gold ?? 0),
      goldCost,
      influenceCost: row(({ cost }) => ('influence' in cost ? cost.influence : -1)),
      race: row(({ race }) => (race === undefined ? -1 : races.indexOf(race))),
      isUnit: flags(({ kind }) => kind === 'unit'),
      isGold: flags(({ kind }) => kind === 'gold'),
      hasWorth: flags(({ gold, strength }) => (gold ?? 0) + (strength ?? 0) > 0),
      fights: flags(fights),
      timing: twice.map(({ ability }, i) => (i < content.cards.length && ability?.timing) || 'never'),
      trait: twice.map(({ trait }) => trait ?? 'none'),
      destroyable: flags(({ trait }) => trait !== 'indestructible'),
      price: row(({ ability }) => (ability?.price ? priceKinds.indexOf(ability.price.kind) : -1)),
      effect: row(({ ability }) => (ability ? effectKinds.indexOf(ability.effect.kind) : -1)),
    },
  };
};
