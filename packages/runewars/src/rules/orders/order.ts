import type { Verdict } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Mover } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';
import { type CardText, listed } from '../../text/clause.ts';
import type { Effect, Spoken } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import type { Look } from '../view/look.ts';

/** The locals of what an Order does: who resolves it. */
export const resolved = { seat: count };
type Rule = Procedure<typeof resolved>;

/** What a bot has worked out that Orders are judged by; a plain soldier is worth 1. */
export type Prospect = {
  readonly look: Look;
  readonly weights: { readonly influence: number; readonly tactics: number; readonly hero: number };
  readonly heroes: number;
  /** What the marches come to that could be made with the Order, the best first. */
  readonly marches: () => readonly number[];
  /** What the empty areas are worth together that could be stepped into. */
  readonly grabs: () => number;
  /** What the recruits of each dial are worth, the best first, and how many the winter would leave alive. */
  readonly recruits: () => readonly number[];
  readonly room: () => number;
  /** What the own area is worth that so much strength more would save from an enemy beside it. */
  readonly endangered: (strength: number) => number;
};

/** Recruits that the winter would starve, unless they march before, are worth half. */
export const housed = (recruits: number, room: number): number =>
  Math.min(room, recruits) + 0.5 * Math.max(0, recruits - room);

/** Everything about what an Order allows or does first. */
export type Primary<Kind extends string, Parts = unknown> = PrimaryKind<Effect<Kind, Parts>>;

export type PrimaryKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly rule: Rule;
  /** The same for an Order whose bonus works within it. */
  readonly withBonus?: Rule;
  readonly bot: {
    worth(prospect: Prospect, effect: E): number;
    /** It pays at once; others build the realm up, as long as there are seasons left to use it. */
    readonly isSudden?: true;
  };
};

/** Everything about what an Order adds while it is the highest in play. (RW-ORDER-16) */
export type Bonus<Kind extends string, Parts = unknown> = BonusKind<Effect<Kind, Parts>>;

export type BonusKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** Without one it works within the first part. */
  readonly rule?: Rule;
  /** What else it takes. */
  readonly may?: (t: Table, seat: Seat) => Verdict;
  readonly bot?: { worth(prospect: Prospect, effect: E): number };
};

const { words, clause } = speech({
  'clause.mover.units': ['your units', 'swoje jednostki'],
  'clause.mover.heroes': ['heroes', 'bohaterów'],
});
export const moverWords = words;

/** "your units and your heroes". */
export const moversText = ({ movers }: { readonly movers: readonly Mover[] }): CardText =>
  listed(
    movers.map(mover => [clause(`clause.mover.${mover}`)]),
    'and',
  );
