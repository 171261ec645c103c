/** A place in the content: the name of a part, then fields and indices inside it. */
export type Place = readonly [part: string, ...steps: (string | number)[]];

/** Something wrong with content. */
export type ContentProblem<Key extends string = string> = {
  /** The place as words and numbers with dots: `daqan.knight.strength`, `setup.2.gold.0`. */
  readonly path: string;
  readonly key: Key;
  /** The value or name it is about and, in brackets, what should be there; no sentence. */
  readonly detail: string;
  /** Where it can be mended, the likeliest place first. */
  readonly places: readonly [Place, ...Place[]];
};

export const problemAt = <Key extends string>(
  place: Place,
  key: Key,
  detail: string,
  others: readonly Place[] = [],
): ContentProblem<Key> => ({ path: place.join('.'), key, detail, places: [place, ...others] });
