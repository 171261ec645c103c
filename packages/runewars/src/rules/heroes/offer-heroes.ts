import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type ReasonDef } from '@runehold/kernel/ask/verdict';
import type { Table } from '../../layout.ts';
import { isInPlay } from './hero.ts';

/** Offers the heroes that a test admits, and says of the others on the board what they lack. */
export const offerHeroes = (
  t: Table,
  offer: Offer,
  admits: (hero: number) => boolean,
  lack: ReasonDef,
): void => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (admits(hero)) offer.add(hero);
    else if (offer.explaining && isInPlay(t, hero)) offer.consider(hero, no(lack));
  }
};
