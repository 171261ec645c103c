/** Something wrong with data. */
export type Problem<Key extends string> = {
  /** The place as words and numbers with dots: `unit-knight.health`, `quest-avalanche.place`. */
  readonly path: string;
  readonly key: Key;
  /** What is there and, in brackets, what should be; no sentence. */
  readonly detail: string;
};

/** Nothing, or that something does not hold. */
export const unless = <Key extends string>(
  holds: boolean,
  path: string,
  key: Key,
  detail: string,
): Problem<Key>[] => (holds ? [] : [{ path, key, detail }]);

/** Nothing, or that a value is not what it should be. */
export const differs = <Key extends string>(
  path: string,
  key: Key,
  is: string | number,
  should: string | number,
): Problem<Key>[] => unless(is === should, path, key, `${is} (${should})`);

/** Nothing, or that a number is no whole number within its bounds. */
export const outside = <Key extends string>(
  path: string,
  key: Key,
  value: number,
  least: number,
  most: number,
): Problem<Key>[] =>
  unless(
    Number.isInteger(value) && value >= least && value <= most,
    path,
    key,
    `${value} (${least}–${most})`,
  );

/** The names that come again. */
export const twice = <Key extends string>(
  path: string,
  key: Key,
  names: readonly (string | number)[],
): Problem<Key>[] =>
  names
    .filter((name, index) => names.indexOf(name) !== index)
    .map(name => ({ path, key, detail: String(name) }));

/** The names that are not among those known. */
export const unknown = <Key extends string>(
  path: string,
  key: Key,
  names: readonly string[],
  known: readonly string[],
): Problem<Key>[] => names.filter(name => !known.includes(name)).map(name => ({ path, key, detail: name }));

/** In rising order, as one word. */
export const sorted = (values: readonly (string | number)[]): string =>
  values.toSorted((a, b) => (a > b ? 1 : -1)).join(' ');

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
