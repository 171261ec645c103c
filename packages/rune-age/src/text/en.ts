import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { messages } from './en/messages.ts';
import { nouns } from './en/nouns.ts';

export const en: Catalogue<typeof specs> = { language: 'en', messages, nouns };
