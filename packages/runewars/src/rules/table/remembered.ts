import type { LocalList } from '@runehold/kernel/layout/locals';
import { listOf } from '@runehold/kernel/layout/locals';
import { PER_WORD } from '../../pools.ts';

/** A local that remembers a set of numbers below a limit: areas, heroes. */
export const setOf = (limit: number): ReturnType<typeof listOf> => listOf(Math.ceil(limit / PER_WORD));

// A constant of this file, and a quotient cut to a whole number: optimized code then divides without a division.
const BITS = PER_WORD;
export const wordOf = (n: number): number => (n / BITS) | 0;
export const bitOf = (n: number): number => 1 << (n % BITS);

const words = new Int16Array(64);

const change = (list: LocalList, n: number, by: (word: number, bit: number) => number): void => {
  for (let word = 0; word < list.capacity; word++) words[word] = word < list.length ? list.at(word) : 0;
  words[wordOf(n)] = by(words[wordOf(n)], bitOf(n));
  list.clear();
  for (let word = 0; word < list.capacity; word++) list.push(words[word]);
};

/** Remembers one number more. */
export const remember = (list: LocalList, n: number): void => change(list, n, (word, bit) => word | bit);

export const forget = (list: LocalList, n: number): void => change(list, n, (word, bit) => word & ~bit);

export const remembers = (list: LocalList, n: number): boolean => {
  const word = wordOf(n);
  return word < list.length && (list.at(word) & bitOf(n)) !== 0;
};

export const remembersAny = (list: LocalList): boolean => {
  for (let word = 0; word < list.length; word++) if (list.at(word) !== 0) return true;
  return false;
};

/** Hands what one local remembers to another. */
export const passOn = (from: LocalList, to: LocalList): void => {
  to.clear();
  for (let word = 0; word < from.length; word++) to.push(from.at(word));
};
