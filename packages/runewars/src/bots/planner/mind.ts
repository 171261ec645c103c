import type { Nature } from '@runehold/kernel/pack/foresight';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Look } from '../../rules/view/look.ts';
import type { Proposal } from '../answer.ts';

/** What things are worth to the planner; a plain soldier is worth 1. Found by playing against the Greedy bot. */
export const usualTastes = {
  /** A dragon rune. */
  rune: 10,
  /** One that somebody holds who has laid his Victory card. */
  claimedRune: 16,
  city: 2.5,
  resource: 0.6,
  /** The enemy's stronghold, which falls with its area. */
  stronghold: 2,
  /** An area of the own home realm that somebody has taken. */
  home: 1.5,
  /** A unit lost. */
  loss: 0.9,
  /** Neutral units that would join, as a share of what they are worth. */
  ally: 0.6,
  influence: 0.6,
  tactics: 0.5,
  hero: 2.5,
  /** A Reward, three of which make a rune in the Captain's hands. */
  reward: 2,
  /** Soldiers that come nearer to the goals. */
  advance: 1.5,
  /** The least chance with which a battle is begun. */
  dare: 0.55,
  /** How many seasons what builds the realm up takes to pay in full. */
  patience: 4,
  /** What is planned for a later season counts for so much less with each. */
  later: 0.85,
  /** The first land abroad, for who holds nothing but the home realm, and as much more with every year. */
  abroad: 3,
  /** A unit that starves: it was recruited, and marched, for nothing. */
  starved: 2,
} as const;

/** The weights by name; a seat's nature may put others in their place. */
export type Tastes = Readonly<Record<keyof typeof usualTastes, number>>;

/** What a seat knows, and what it likes. */
export type Mind = Look & { readonly tastes: Tastes };

/** Answers an ask of one kind. */
export type Planned = (mind: Mind, ask: Asked) => Proposal;

/** Influence beyond this is worth less. */
const PLENTY = 8;

/** So much others may gain before it comes to bids: who leads by more, or is as far behind, need not save. */
export const LEAD = 4;

/** What is left of the worth of influence that no Council will be won or lost by. */
const IDLE = 0.3;

/** The most that any other seat has. */
export const mostInfluence = ({ t, me }: Mind): number => {
  let most = 0;
  for (let seat = 0; seat < t.seats; seat++) if (seat !== me) most = Math.max(most, t.influence.get(seat));
  return most;
};

/** What a piece of influence is worth to the seat now. */
export const priceOfInfluence = (mind: Mind): number => {
  const { t, me, tastes } = mind;
  const own = t.influence.get(me);
  if (Math.abs(own - mostInfluence(mind)) > LEAD) return IDLE * tastes.influence;
  return own >= PLENTY ? 0.5 * tastes.influence : tastes.influence;
};

const known = new WeakMap<Nature, Tastes>();

/** The tastes of a nature: numbers of it that have no name here say nothing. */
export const tastesOf = (nature: Nature): Tastes => {
  const found = known.get(nature) ?? { ...usualTastes, ...nature };
  known.set(nature, found);
  return found;
};
