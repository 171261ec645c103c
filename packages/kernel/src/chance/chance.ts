/** What chance must know of a table: how far each of its streams has been drawn from. */
export type Drawn = {
  readonly state: Int16Array;
  readonly layout: { readonly draws: number; readonly streams: readonly string[] };
};

/** Where a table's chance comes from. Rules ask the table; they cannot tell which source answers. */
export type Chance = {
  /** A whole number from 0 to `n - 1`, each equally likely, from a labelled stream. */
  below(table: Drawn, stream: number, n: number): number;
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
