import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { clauses } from './en/clauses.ts';
import { lessons } from './en/lessons.ts';
import { messages } from './en/messages.ts';
import { nouns } from './en/nouns.ts';
import { table } from './en/table.ts';

export const en: Catalogue<typeof specs> = {
  language: 'en',
  messages: { ...messages, ...clauses, ...table, ...lessons },
  nouns,
};
