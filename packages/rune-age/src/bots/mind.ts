import type { Seat } from '@runehold/kernel/layout/seats';
import type { Nature } from '@runehold/kernel/pack/foresight';
import type { Asked } from '@runehold/kernel/view/asked';
import type { DeckCard, Scenario } from '../content/types.ts';
import type { Look } from '../rules/view/look.ts';
import type { Proposal } from './answer.ts';

/** What was worked out already for a decision. It holds for that decision, and goes with it. */
export type Memo = {
  /** Nobody waits for the best of all armies: a good one found at once will do. */
  readonly isHasty?: boolean;
  plan?: Plan;
  owned?: Int16Array;
  fighters?: Int16Array;
  forces?: { readonly key: number; readonly hand: readonly number[]; readonly all: readonly Sortie[] }[];
};

/** What one seat knows, and by whose nature it judges. */
export type Eye = Look & { readonly nature?: Nature; readonly memo?: Memo };

/** What an army comes to when all its abilities are used, and what each further loss would cost it. */
export type Force = { readonly strength: number; readonly units: number; readonly losses: readonly number[] };

/** Cards that could be sent, and the army with them. */
export type Sortie = { readonly cards: readonly number[]; readonly force: Force };

/** What the bot has worked out, for whoever judges. */
export type Mind = {
  /** By the number of the card. */
  readonly traits: readonly Traits[];
  readonly plan: () => Plan;
  /** What so much damage to the own Home Realm costs. */
  readonly damageCost: (amount: number) => number;
  /** How strong a defence a seat's hidden hand is likely to put up. */
  readonly likelyDefense: (seat: Seat) => number;
};

/** Answers an ask for a seat. */
export type Judge = (look: Look, ask: Asked, mind: Mind) => Proposal;

/** Answers that several rules ask for; the bot keeps them by these names. */
export type Shared =
  | 'choose-rival'
  | 'discard-worst'
  | 'give-up-card'
  | 'lose-fighter'
  | 'strike'
  | 'take-best'
  | 'wound-for-strength';

/** Who answers the asks of a rule, by the name of the ask. */
export type Judges = Readonly<Record<string, Judge | Shared>>;

/** Where a seat stands in its scenario: what it saves for, and how much it values what it holds. */
export type Plan = {
  readonly scenario: Scenario;
  /** The deck can do it: from now on good cards are kept in hand until they are together. */
  readonly hoarding: boolean;
  /** What is being saved for, where it is a target. */
  readonly goal?: number;
  /** The army that is being gathered. */
  readonly army?: { readonly cards: readonly number[]; readonly strength: number };
  /** How much gold of the hand is being saved, and whether a card is of it. */
  readonly saved?: number;
  readonly isSaved?: (card: number) => boolean;
  /** What keeping a hand card for the next turn is worth; the n-th copy, counted from 0, may be one too many. */
  readonly keep: (card: number, nth?: number) => number;
};

/** What an army reckons with in a card, as plain numbers. */
export type Traits = {
  readonly unit: boolean;
  readonly tactic: boolean;
  /** Can be played into a combat. */
  readonly playable: boolean;
  readonly strength: number;
  readonly gold: number;
  readonly indestructible: boolean;
  /** Brings another card when played. */
  readonly draws: boolean;
  /** Brings another of its kind from the discard pile. */
  readonly summons: boolean;
  /** Strength each unit of the army gains. */
  readonly cry: number;
  /** Strength for a discarded card. */
  readonly machine: number;
  /** Strength for each other unit. */
  readonly leads: number;
  /** Strength for each unit it wounds. */
  readonly lord: number;
  /** Strength once wounded. */
  readonly rage: number;
  /** Wounds one of its own when played. */
  readonly wounds: boolean;
  /** Takes a unit from the other side. */
  readonly kills: boolean;
  readonly card: DeckCard;
};

/** What a bot makes of an effect. */
export type EffectMind<E> = {
  /** What it adds to an army that its card is played into. */
  readonly army?: (effect: E) => Partial<Traits>;
  /** What a card that adds nothing to an army is worth to a deck, and to one that gathers its last army. */
  readonly worth?: (look: Look) => number;
  readonly worthLate?: (look: Look) => number;
  /** Whether the card does more as an action, before or after the fights of a turn, than in the hand. */
  readonly action?: (look: Look, plan: Plan, early: boolean, leastMissed: () => number) => boolean;
  readonly judges?: Judges;
};

/**
 * What a card adds to an army of about five, its ability included. A hand has room for five cards, so what matters is
 * strength for each card and not strength for the price.
 */
export const punch = (card: Traits): number => {
  if (card.cry > 0) return 3 * card.cry;
  if (!card.unit) return 0;
  return (
    card.strength +
    (card.draws ? 0.8 : 0) +
    (card.summons ? 0.7 : 0) +
    0.7 * card.machine +
    3 * card.leads +
    2 * card.lord +
    0.3 * card.rage +
    (card.kills ? 0.4 : 0)
  );
};
