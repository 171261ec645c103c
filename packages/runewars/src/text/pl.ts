import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { clauseSpecs } from './clause-specs.ts';
import { clausesJoints } from './pl/clauses-joints.ts';

export const pl: Catalogue<typeof clauseSpecs> = {
  language: 'pl',
  messages: {
    ...clausesJoints,
  },
  nouns: {},
};
