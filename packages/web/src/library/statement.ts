import type { Language } from '@runehold/kernel/text/catalogue';

/** One statement of a rules ledger, as the build reads it from docs/rules. */
export type Statement = {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
  readonly source: string;
  readonly ruling: boolean;
  /** The language of topic and text. */
  readonly language: Language;
};
