import { count, eachSeat, type Frame } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Steps } from '@runehold/kernel/procedure/steps';
import type { Judges } from '../../bots/mind.ts';
import type { InstantEffect, Scenario } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { isAlive, playOrder } from '../../rules/order.ts';
import { procedure } from '../../rules/rules.ts';
import type { Word } from '../vocabulary.ts';

/** What every Instant's rule keeps: the card, whose turn it is to be affected, and what was chosen. */
export const instantLocals = {
  event: count,
  who: count,
  pick: count,
  card: count,
  sum: count,
  votes: eachSeat,
} as const;

export type InstantFrame = Frame<typeof instantLocals>;

/** What an Instant of a kind says, and how it is carried out. */
export type InstantRule<E extends { readonly kind: string }> = Word<E> & {
  readonly procedure: Procedure<typeof instantLocals>;
  /** The scenario in which alone it means something. */
  readonly onlyIn?: Scenario;
  readonly judges?: Judges;
};

/** An Instant that each player still in the game meets in turn, if it applies to him. */
export const eachMeets = (
  name: string,
  applies: (t: Table, f: InstantFrame) => boolean,
  meets: (steps: Steps<Table, typeof instantLocals>) => unknown,
): Procedure<typeof instantLocals> =>
  procedure(name, instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when((t, f) => isAlive(t, f.who) && applies(t, f), meets),
    ),
  );

/** Whom an Instant applies to that spares nobody. */
export const anybody = (): boolean => true;

/** The damage of an Instant that may be met otherwise. */
export const damageOf = (t: Table, f: InstantFrame): number => {
  const { instant } = t.content.events[f.event];
  return instant && 'amount' in instant ? instant.amount : 0;
};

/** The numbers of an Instant, which must be of a kind. */
export const instantOf = <K extends InstantEffect['kind']>(
  t: Table,
  event: number,
  kind: K,
): Extract<InstantEffect, { kind: K }> => {
  const { instant, id } = t.content.events[event];
  if (instant?.kind !== kind) throw new Error(`${id} is not an Instant of the kind ${kind}`);
  return instant as Extract<InstantEffect, { kind: K }>;
};
