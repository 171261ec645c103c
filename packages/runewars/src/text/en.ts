import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { clauseSpecs } from './clause-specs.ts';
import { clausesJoints } from './en/clauses-joints.ts';
import { clausesRealm } from './en/clauses-realm.ts';
import { nouns } from './en/nouns.ts';

export const en: Catalogue<typeof clauseSpecs> = {
  language: 'en',
  messages: {
    ...clausesJoints,
    ...clausesRealm,
  },
  nouns,
};
