import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { clauses } from './pl/clauses.ts';
import { lessons } from './pl/lessons.ts';
import { messages } from './pl/messages.ts';
import { nouns } from './pl/nouns.ts';
import { table } from './pl/table.ts';

export const pl: Catalogue<typeof specs> = {
  language: 'pl',
  messages: { ...messages, ...clauses, ...table, ...lessons },
  nouns,
};
