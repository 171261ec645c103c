import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { clauseSpecs } from './clause-specs.ts';
import { clausesJoints } from './en/clauses-joints.ts';

export const en: Catalogue<typeof clauseSpecs> = {
  language: 'en',
  messages: {
    ...clausesJoints,
  },
  nouns: {},
};
