import { type Noun, noun } from '@runehold/kernel/text/catalogue';
import { declined } from '@runehold/kernel/text/pl/decline';

/** What a thing is called, in English and in Polish. */
export type Name = readonly [en: Noun, pl: Noun];

/** A name whose Polish forms stand in one line; what follows the noun and does not change is given apart. */
export const named = (en: Noun, ...polish: Parameters<typeof declined>): Name => [en, declined(...polish)];

/** An English name that takes "the" inside a sentence. */
export const the = (name: string): Noun => noun(name, name, `the ${name}`);
