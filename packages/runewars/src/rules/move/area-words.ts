import type { Seat } from '@runehold/kernel/layout/seats';
import type { LocalList } from '@runehold/kernel/procedure/locals';
import { listOf } from '@runehold/kernel/procedure/locals';
import { AREAS, type Table } from '../../layout.ts';
import { isFriendly } from '../map/areas.ts';

/** Areas to a word of a local. */
const PER_WORD = 15;
const WORDS = Math.ceil(AREAS / PER_WORD);

/** A local that remembers a set of areas while an order is carried out. */
export const areaWords = listOf(WORDS);

/** Remembers the areas that a seat controls, and no others. */
export const rememberFriendly = (t: Table, seat: Seat, list: LocalList): void => {
  list.clear();
  for (let word = 0; word < WORDS; word++) {
    let bits = 0;
    const end = Math.min(t.areas - word * PER_WORD, PER_WORD);
    for (let bit = 0; bit < end; bit++) if (isFriendly(t, word * PER_WORD + bit, seat)) bits |= 1 << bit;
    list.push(bits);
  }
};

const words = new Int16Array(WORDS);

/** Remembers one area more. */
export const rememberToo = (list: LocalList, area: number): void => {
  for (let word = 0; word < WORDS; word++) words[word] = word < list.length ? list.at(word) : 0;
  const own = Math.floor(area / PER_WORD);
  words[own] |= 1 << (area - own * PER_WORD);
  list.clear();
  for (const word of words) list.push(word);
};

export const remembers = (list: LocalList, area: number): boolean => {
  const word = Math.floor(area / PER_WORD);
  return word < list.length && ((list.at(word) >> (area - word * PER_WORD)) & 1) === 1;
};

/** Hands what one local remembers to another. */
export const passOn = (from: LocalList, to: LocalList): void => {
  to.clear();
  for (let word = 0; word < from.length; word++) to.push(from.at(word));
};
