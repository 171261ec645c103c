import { races } from './parts.ts';
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
  /** The number of its ability's timing, or -1. */
  readonly timing: Int16Array;
  /** The cards a rule need look at, instead of all. */
  readonly goldCards: readonly number[];
  /** Units, used copies too. */
  readonly units: readonly number[];
  /** The units of each race, in the order of races. */
  readonly unitsOfRace: readonly (readonly number[])[];
  /** Cards with an Action ability that has not been used. */
  readonly actionCards: readonly number[];
  /** What influence acquires. */
  readonly acquirable: readonly number[];
};

/** Content with its numbers laid out; what a table carries. */
export type PreparedContent = Content & { readonly numbers: Numbers };

export const timings: readonly Timing[] = ['when-played', 'resolution', 'end-of-combat', 'action'];

/** Only units, and tactics that do something there, are played in combat. (RA-COMBAT-13, RA-CARD-06) */
const fights = ({ kind, ability }: DeckCard): boolean =>
  kind === 'unit' || (kind === 'tactic' && ability?.timing !== 'action');

/** Lays out the numbers twice: a copy that has used its ability has the same numbers. */
export const prepare = (content: Content): PreparedContent => {
  const twice = [...content.cards, ...content.cards];
  const row = (of: (card: DeckCard) => number): Int16Array => Int16Array.from(twice, of);
  const flags = (of: (card: DeckCard) => boolean): Uint8Array =>
    Uint8Array.from(twice, card => (of(card) ? 1 : 0));
  const kinds = content.cards.map((_, card) => card);
  return {
    ...content,
    numbers: {
      goldCards: kinds.filter(card => content.cards[card].kind === 'gold'),
      units: twice.flatMap(({ kind }, card) => (kind === 'unit' ? [card] : [])),
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
      timing: row(({ ability }) => (ability ? timings.indexOf(ability.timing) : -1)),
    },
  };
};
