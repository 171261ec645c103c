import type { Pool } from '../layout/shapes.ts';
import type { Message } from '../text/message.ts';

/** The things an ask can be about, numbered. An option is a number; its domain gives it a name and words. */
export type Domain = {
  readonly name: string;
  readonly size: number;
  /** A stable name of an option, for files and scripts. */
  nameOf(code: number): string;
  /** What to call an option. */
  labelOf(code: number): Message;
};

/** Things with names of their own: cards of a pool, areas of a map. Labels are the nouns of the same table. */
export const domain = (name: string, names: readonly string[]): Domain => ({
  name,
  size: names.length,
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
  /** The way an option was meant. */
  partOf(code: number): keyof Parts & string;
  /** The thing an option is about, in its own domain. */
  valueOf(code: number): number;
  readonly parts: Parts;
};

const isUnion = (domain: Domain): boolean => 'parts' in domain;

/**
 * One domain of several ways to act: buy a card, attack a place, end the turn. Ways to act may have ways in turn:
 * the words of "attack a city" are those of `act.attack.city`.
 */
export const union = <const Parts extends Readonly<Record<string, Domain>>>(
  name: string,
  parts: Parts,
): Union<Parts> => {
  const keys = Object.keys(parts) as (keyof Parts & string)[];
  const starts: number[] = [];
  let size = 0;
  for (const key of keys) {
    starts.push(size);
    size += parts[key].size;
  }
  const partAt = Uint8Array.from(keys.flatMap((key, i) => Array<number>(parts[key].size).fill(i)));
  const missing = (code: number): never => {
    throw new RangeError(`${name} has no option ${code}`);
  };
  const indexOf = (code: number): number => partAt[code] ?? missing(code);
  const startOf = Object.fromEntries(keys.map((key, i) => [key, starts[i]]));
  const partNames: readonly (keyof Parts & string)[] = keys.flatMap(key =>
    Array<keyof Parts & string>(parts[key].size).fill(key),
  );
  const values = Int16Array.from(keys.flatMap(key => Array.from({ length: parts[key].size }, (_, i) => i)));
  return {
    name,
    size,
    parts,
    code: (part, code = 0) => startOf[part] + code,
    partOf: code => partNames[code] ?? missing(code),
    valueOf: code => values[code] ?? missing(code),
    nameOf: code => {
      const i = indexOf(code);
      const part = parts[keys[i]];
      return part.size === 1 ? keys[i] : `${keys[i]}:${part.nameOf(code - starts[i])}`;
    },
    labelOf: code => {
      const i = indexOf(code);
      const part = parts[keys[i]];
      const key = `${name}.${keys[i]}`;
      if (isUnion(part)) {
        const { key: inner, args } = part.labelOf(code - starts[i]);
        return { key: `${key}${inner.slice(part.name.length)}`, args };
      }
      return { key, args: part.size === 1 ? {} : { it: code - starts[i] } };
    },
  };
};

/** A way to act that is about nothing else. */
export const only: Domain = words('only', ['only']);
