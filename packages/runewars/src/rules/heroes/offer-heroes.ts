import type { Offer } from '@runehold/kernel/ask/offer';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { areaOf, nextHero, ownerOf } from './hero.ts';

/** Offers the heroes on the board that a verdict admits, and keeps of the others why not. */
export const offerHeroes = (t: Table, offer: Offer, admits: (hero: number) => Verdict): void => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    offer.consider(hero, admits(hero));
};

/** The same of those of the local `seat` alone, where nobody would think of others. */
export const ownHeroes =
  <F extends { readonly seat: Seat }>(admits: (t: Table, f: F, hero: number) => Verdict) =>
  (t: Table, f: F, offer: Offer): void => {
    for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
      if (ownerOf(t, hero) === f.seat) offer.consider(hero, admits(t, f, hero));
  };

/** Offers the heroes of a seat in an area, each up to `limit` times. */
export const offerHeroesIn = (t: Table, seat: Seat, area: number, offer: Offer, limit = 1): void => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero)) {
    if (ownerOf(t, hero) !== seat) continue;
    offer.consider(hero, yesIf(areaOf(t, hero) === area, reasons['hero-elsewhere'], hero, area), limit);
  }
};
