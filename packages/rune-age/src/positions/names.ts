import { cityDomain } from '../domains.ts';
import { cardPool, eventPool, runePool } from '../pools.ts';

const found = (code: number, name: string): number => {
  if (code < 0) throw new Error(`there is no ${name}`);
  return code;
};

/** The numbers of things by their names. */
export const cardId = (name: string): number => found(cardPool.cards.indexOf(name), name);
export const cityId = (name: string): number =>
  found(Array.from({ length: cityDomain.size }, (_, city) => cityDomain.nameOf(city)).indexOf(name), name);
export const eventId = (name: string): number => found(eventPool.cards.indexOf(name), name);
export const runeId = (name: string): number => found(runePool.cards.indexOf(name), name);
