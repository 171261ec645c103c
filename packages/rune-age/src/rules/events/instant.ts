import type { Frame } from '@runehold/kernel/procedure/locals';
import { count, eachSeat } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { InstantEffect } from '../../content/types.ts';
import type { Table } from '../../layout.ts';

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

/** How an Instant of a kind is carried out. */
export type InstantRule = {
  readonly kind: InstantEffect['kind'];
  readonly procedure: Procedure<typeof instantLocals>;
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
