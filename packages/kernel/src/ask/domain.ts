import type { Pool } from '../layout/shapes.ts';
import type { Message } from '../text/message.ts';

/** The things an ask can be about, numbered. An option is a number; its domain gives it a name and words. */
export type Domain = {
  readonly name: string;
  readonly size: number;
  /**
   * How many options there were with the first box, with two, and so on, up to all; absent where no box adds any. What
   * is made of several domains grows in the same order, so that a number once given stays. (decision 52)
   */
  readonly grown?: readonly number[];
  /** A stable name of an option, for files and scripts. */
  nameOf(code: number): string;
  /** What to call an option. */
  labelOf(code: number): Message;
};

/** Things with names of their own: cards of a pool, areas of a map. Labels are the nouns of the same table. */
export const domain = (name: string, names: readonly string[], grown?: readonly number[]): Domain => ({
  name,
  size: names.length,
  ...(grown && { grown }),
  nameOf: code => names[code] ?? `${name}-${code}`,
  labelOf: code => ({ key: `label.${name}`, args: { it: code } }),
});

/** The cards of a pool as things to pick. */
export const cardsOf = (pool: Pool): Domain => domain(pool.name, pool.cards);

/** Plain words, each with a message of its own: `deal`, `stop`. */
export const words = (name: string, keys: readonly string[]): Domain => ({
  name,
  size: keys.length,
  nameOf: code => keys[code] ?? `${name}-${code}`,
  labelOf: code => ({ key: `${name}.${keys[code]}`, args: {} }),
});

/** Numbers that stand for themselves. */
export const numbers = (name: string, size: number): Domain => ({
  name,
  size,
  nameOf: code => String(code),
  labelOf: code => ({ key: 'label.number', args: { n: code } }),
});

export type Union<Parts extends Readonly<Record<string, Domain>>> = Domain & {
  /** The option "this thing, in that way". */
  code(part: keyof Parts & string, code?: number): number;
  /** The options of one way, by the thing: for those who look many up. */
  codesOf(part: keyof Parts & string): Int16Array;
  /** The way an option was meant. */
  partOf(code: number): keyof Parts & string;
  /** The thing an option is about, in its own domain. */
  valueOf(code: number): number;
  readonly parts: Parts;
};

const isUnion = (domain: Domain): boolean => 'parts' in domain;

/** How many options a domain has with so many boxes, the first being number 0. */
export const sizeWith = ({ grown, size }: Domain, box: number): number => grown?.[box] ?? size;

/** Where the options of each box end: one end for all if no box adds any. */
export const endsOf = ({ grown, size }: Domain): readonly number[] => grown ?? [size];

/** How many boxes there are that some domains grow with. */
const growth = (...domains: readonly Domain[]): number =>
  Math.max(1, ...domains.map(({ grown }) => grown?.length ?? 1));

/** What grows in steps: at each the pairs that were not there before, and how many there are in all after it. */
const grow = (
  boxes: number,
  pairsWith: (box: number) => Iterable<readonly [number, number]>,
): { readonly pairs: readonly (readonly [number, number])[]; readonly grown: readonly number[] } => {
  const pairs: (readonly [number, number])[] = [];
  const grown: number[] = [];
  for (let box = 0; box < boxes; box++) {
    pairs.push(...pairsWith(box));
    grown.push(pairs.length);
  }
  return { pairs, grown };
};

/**
 * One domain of several ways to act: buy a card, attack a place, end the turn. Ways to act may have ways in turn:
 * the words of "attack a city" are those of `act.attack.city`.
 */
export const union = <const Parts extends Readonly<Record<string, Domain>>>(
  name: string,
  parts: Parts,
): Union<Parts> => {
  const keys = Object.keys(parts) as (keyof Parts & string)[];
  const all: readonly Domain[] = keys.map(key => parts[key]);
  const { pairs, grown } = grow(growth(...all), function* (box) {
    for (const [i, part] of all.entries())
      for (let value = box === 0 ? 0 : sizeWith(part, box - 1); value < sizeWith(part, box); value++)
        yield [i, value];
  });
  const codes = Object.fromEntries(keys.map((key, i) => [key, new Int16Array(all[i].size)]));
  pairs.forEach(([i, value], code) => {
    codes[keys[i]][value] = code;
  });
  const partAt = Uint8Array.from(pairs, ([i]) => i);
  const values = Int16Array.from(pairs, ([, value]) => value);
  const missing = (code: number): never => {
    throw new RangeError(`${name} has no option ${code}`);
  };
  const indexOf = (code: number): number => partAt[code] ?? missing(code);
  const partNames: readonly (keyof Parts & string)[] = pairs.map(([i]) => keys[i]);
  return {
    name,
    size: pairs.length,
    ...(grown.length > 1 && { grown }),
    parts,
    code: (part, code = 0) => codes[part][code],
    codesOf: part => codes[part],
    partOf: code => partNames[code] ?? missing(code),
    valueOf: code => values[code] ?? missing(code),
    nameOf: code => {
      const i = indexOf(code);
      const value = values[code];
      // What was alone once, and went without saying, keeps that name when it gets company.
      return sizeWith(all[i], 0) === 1 && value === 0 ? keys[i] : `${keys[i]}:${all[i].nameOf(value)}`;
    },
    labelOf: code => {
      const i = indexOf(code);
      const part = all[i];
      const key = `${name}.${keys[i]}`;
      if (isUnion(part)) {
        const { key: inner, args } = part.labelOf(values[code]);
        return { key: `${key}${inner.slice(part.name.length)}`, args };
      }
      return { key, args: part.size === 1 ? {} : { it: values[code] } };
    },
  };
};

/** Pairs of things: a type in an area, a Reward of a hero. */
export type Product = Domain & {
  code(first: number, second: number): number;
  firstOf(code: number): number;
  secondOf(code: number): number;
};

/** Every pair of two domains, the first by the first, as options. */
export const product = (
  name: string,
  first: Domain,
  second: Domain,
  words: (first: number, second: number) => Message,
): Product => {
  const { pairs, grown } = grow(growth(first, second), function* (box) {
    const isOld = (a: number, b: number): boolean =>
      box > 0 && a < sizeWith(first, box - 1) && b < sizeWith(second, box - 1);
    for (let a = 0; a < sizeWith(first, box); a++)
      for (let b = 0; b < sizeWith(second, box); b++) if (!isOld(a, b)) yield [a, b];
  });
  const codes = new Int16Array(first.size * second.size);
  pairs.forEach(([a, b], code) => {
    codes[a * second.size + b] = code;
  });
  const firsts = Int16Array.from(pairs, ([a]) => a);
  const seconds = Int16Array.from(pairs, ([, b]) => b);
  return {
    name,
    size: pairs.length,
    ...(grown.length > 1 && { grown }),
    code: (a, b) => codes[a * second.size + b],
    firstOf: code => firsts[code],
    secondOf: code => seconds[code],
    nameOf: code => `${first.nameOf(firsts[code])}:${second.nameOf(seconds[code])}`,
    labelOf: code => words(firsts[code], seconds[code]),
  };
};

/** Options of two kinds, each with the names and words of its own. */
export type Either = Domain & {
  first(value: number): number;
  second(value: number): number;
  isSecond(code: number): boolean;
  /** The thing an option is, in its own domain. */
  valueOf(code: number): number;
};

/** One domain of the options of two others. */
export const either = (name: string, first: Domain, second: Domain): Either => {
  const both = union(name, { first, second });
  const firsts = both.codesOf('first');
  const seconds = both.codesOf('second');
  const own = (code: number): Domain => both.parts[both.partOf(code)];
  return {
    name,
    size: both.size,
    ...(both.grown && { grown: both.grown }),
    first: value => firsts[value],
    second: value => seconds[value],
    isSecond: code => both.partOf(code) === 'second',
    valueOf: both.valueOf,
    nameOf: code => own(code).nameOf(both.valueOf(code)),
    labelOf: code => own(code).labelOf(both.valueOf(code)),
  };
};

/** The same options by other words. */
export const worded = (domain: Domain, labelOf: Domain['labelOf']): Domain => ({ ...domain, labelOf });

/** A way to act that is about nothing else. */
export const only: Domain = words('only', ['only']);
