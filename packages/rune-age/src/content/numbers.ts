import { effectKinds, priceKinds, races } from './parts.ts';
import type { Content, DeckCard, Timing } from './types.ts';

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
  /** Whether it can be played in an Assault step. */
  readonly fights: Uint8Array;
  /** When its ability may be used, if it has one. */
  readonly timing: readonly (Timing | undefined)[];
  /** The numbers of its ability's price and effect in their vocabularies, or -1. */
  readonly price: Int16Array;
  readonly effect: Int16Array;
  /** The cards a rule need look at, instead of all. */
  readonly goldCards: readonly number[];
  /** The units of each race, in the order of races. */
  readonly unitsOfRace: readonly (readonly number[])[];
  /** Cards with an Action ability that has not been used. */
  readonly actionCards: readonly number[];
  /** What influence acquires. */
  readonly acquirable: readonly number[];
};

/** Content with its numbers laid out; what a table carries. */
export type PreparedContent = Content & { readonly numbers: Numbers };

/** Only units, and tactics that do something there, are played in combat. (RA-COMBAT-13, RA-CARD-06) */
const fights = ({ kind, ability }: DeckCard): boolean =>
  kind === 'unit' || (kind === 'tactic' && ability?.timing !== 'action');

/** The same things, each with all the fields that any of them has, in one order: so every one is read as quickly as the first. */
const alike = <T extends object>(things: readonly T[]): T[] => {
  const fields = [...new Set(things.flatMap(thing => Object.keys(thing)))] as (keyof T)[];
  return things.map(thing => Object.fromEntries(fields.map(field => [field, thing[field]])) as T);
};

/** Lays out the numbers twice: a copy that has used its ability has the same numbers. */
export const prepare = (content: Content): PreparedContent => {
  const twice = [...content.cards, ...content.cards];
  const row = (of: (card: DeckCard) => number): Int16Array => Int16Array.from(twice, of);
  const flags = (of: (card: DeckCard) => boolean): Uint8Array =>
    Uint8Array.from(twice, card => (of(card) ? 1 : 0));
  const kinds = content.cards.map((_, card) => card);
  return {
    ...content,
    cards: alike(content.cards),
    events: alike(content.events),
    numbers: {
      goldCards: kinds.filter(card => content.cards[card].kind === 'gold'),
      unitsOfRace: races.map(race => kinds.filter(card => content.cards[card].race === race)),
      actionCards: kinds.filter(card => content.cards[card].ability?.timing === 'action'),
      acquirable: kinds.filter(card => 'influence' in content.cards[card].cost),
      strength: row(({ strength }) => strength ?? 0),
      gold: row(({ gold }) => gold ?? 0),
      goldCost: row(({ cost }) => ('gold' in cost ? cost.gold : -1)),
      influenceCost: row(({ cost }) => ('influence' in cost ? cost.influence : -1)),
      race: row(({ race }) => (race === undefined ? -1 : races.indexOf(race))),
      isUnit: flags(({ kind }) => kind === 'unit'),
      isGold: flags(({ kind }) => kind === 'gold'),
      fights: flags(fights),
      timing: twice.map(({ ability }) => ability?.timing),
      price: row(({ ability }) => (ability?.price ? priceKinds.indexOf(ability.price.kind) : -1)),
      effect: row(({ ability }) => (ability ? effectKinds.indexOf(ability.effect.kind) : -1)),
    },
  };
};
