/** The clock of a house, handed in: a table has none of its own, so that every host and every test can bring theirs. */
export type Timepiece = {
  /** Milliseconds of house time. */
  now(): number;
  /** Does something after so many milliseconds, unless it is stopped before. */
  after(ms: number, act: () => void): () => void;
};
