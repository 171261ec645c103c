import { type Noun, noun, properNoun } from '@runehold/kernel/text/catalogue';
import { declined, named, unchanging } from '@runehold/kernel/text/pl/decline';

/** What a thing is called, in English and in Polish. */
export type Name = readonly [en: Noun, pl: Noun];

type Declined = Parameters<typeof declined>;

/** A card by its title, which stands in quotes or before a colon and is not declined. */
export const titled = (en: string, pl: string): Name => [properNoun(en), unchanging('f', pl)];

/** A thing of which there is one, with "the" inside a sentence. */
export const theOne = (name: string): Noun => noun(name, name, `the ${name}`);

/** Somebody or something of which there is one. */
export const one = (en: Noun, ...pl: Declined): Name => [en, named(...pl)];

/** Something of which there are many. */
export const many = (en: Noun, ...pl: Declined): Name => [en, declined(...pl)];
