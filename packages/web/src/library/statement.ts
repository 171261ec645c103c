/** One statement of a rules ledger, as the build reads it from docs/rules. */
export type Statement = {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
  readonly source: string;
  readonly ruling: boolean;
};
