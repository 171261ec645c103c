import type { Language } from '@runehold/kernel/text/catalogue';
import { bound } from '@runehold/kernel/text/pl/bind';
import type { Text } from '@runehold/school/lesson';

/** A text of the school that has no arguments, in a language. */
export const textIn = (language: Language, [en, pl]: Text): string => (language === 'pl' ? bound(pl) : en);
