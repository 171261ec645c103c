import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { messages } from './pl/messages.ts';
import { nouns } from './pl/nouns.ts';

export const pl: Catalogue<typeof specs> = { language: 'pl', messages, nouns };
