import type { Layout } from '../layout/layout.ts';

/** What chance must know of a table: how far each of its streams has been drawn from, and what its piles are made of. */
export type Drawn = {
  readonly state: Int16Array;
  readonly layout: Pick<Layout, 'draws' | 'streams' | 'plan'>;
};

/** The pile that a card is drawn of. Only who has said which card is to come looks at it. */
export type Pile = { readonly name: string; count(card: number): number };

/** Where a table's chance comes from. Rules ask the table; they cannot tell which source answers. */
export type Chance = {
  /** A whole number from 0 to `n - 1`, each equally likely, from a labelled stream: the place of a card, where one is drawn. */
  below(table: Drawn, stream: number, n: number, pile?: Pile): number;
};

/** The number of draws already made from a stream; it lives in the state, so that a copy continues alike. */
export const drawsOf = (table: Drawn, stream: number): number => {
  const at = table.layout.draws + 2 * stream;
  return table.state[at + 1] * 32768 + table.state[at];
};

export const countDraw = (table: Drawn, stream: number): void => {
  const at = table.layout.draws + 2 * stream;
  if (table.state[at] === 32767) {
    table.state[at] = 0;
    table.state[at + 1]++;
  } else table.state[at]++;
};

/** A table that must not need chance: reading a position, computing an offer. */
export const noChance: Chance = {
  below(table, stream) {
    throw new Error(`chance is not available here (stream ${table.layout.streams[stream]})`);
  },
};
