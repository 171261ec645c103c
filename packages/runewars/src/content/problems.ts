import type { ProblemKey } from './problem-words.ts';

/** Something wrong with data, as a check finds it. */
export type Fault = {
  /** The place as words and numbers with dots: `unit-knight.health`, `quest-avalanche.place`. */
  readonly path: string;
  readonly key: ProblemKey;
  /** What is there and, in brackets, what should be; no sentence. */
  readonly detail: string;
  /** Where else it can be mended. */
  readonly others?: readonly string[];
};

/** Something wrong with data, and the box that they came in. */
export type Problem = Fault & { readonly box: string };

/** Nothing, or that something does not hold. */
export const unless = (
  holds: boolean,
  path: string,
  key: ProblemKey,
  detail: string,
  others?: readonly string[],
): Fault[] => (holds ? [] : [{ path, key, detail, ...(others && { others }) }]);

/** Nothing, or that a value is not what it should be. */
export const differs = (
  path: string,
  key: ProblemKey,
  is: string | number,
  should: string | number,
): Fault[] => unless(is === should, path, key, `${is} (${should})`);

/** Nothing, or that a number is not the right one. */
export const number = (path: string, is: string | number, should: string | number): Fault[] =>
  differs(path, 'content.wrong-number', is, should);

/** Nothing, or that a number is no whole number within its bounds. */
export const outside = (
  path: string,
  value: number,
  least: number,
  most: number,
  others?: readonly string[],
): Fault[] =>
  unless(
    Number.isInteger(value) && value >= least && value <= most,
    path,
    'content.out-of-range',
    `${value} (${least}–${most})`,
    others,
  );

/** The names that come again. */
export const twice = (path: string, names: readonly (string | number)[]): Fault[] =>
  names
    .filter((name, index) => names.indexOf(name) !== index)
    .map(name => ({ path, key: 'content.twice', detail: String(name) }));

/** The names that are not among those known. */
export const unknown = (
  path: string,
  names: readonly string[],
  known: readonly string[],
  key: ProblemKey = 'content.no-such-name',
): Fault[] => names.filter(name => !known.includes(name)).map(name => ({ path, key, detail: name }));

/** In rising order, as one word. */
export const sorted = (values: readonly (string | number)[]): string =>
  values.toSorted((a, b) => (a > b ? 1 : -1)).join(' ');

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
