import { NAMELESS } from '@runehold/protocol/parts/nameless';

/** What is known of a person when it is asked whether they have a rating. */
export type Rateable = { readonly id: string; readonly name: string; readonly isBot: boolean };

/** What newcomers are called before they say who they are: `people/newcomers.ts`. */
const GIVEN = /^\p{L}+ \d{3,4}$/u;

/** Whether somebody can have a rating: for now whoever has said what to call them, and is no program. */
export const mayBeRated = (person: Rateable | undefined): boolean =>
  person !== undefined && !person.isBot && person.name !== NAMELESS && !GIVEN.test(person.name);
