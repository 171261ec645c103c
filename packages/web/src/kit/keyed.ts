/** A thing in a list, with a key of its own. */
export type Keyed<T> = { readonly key: string; readonly item: T; readonly at: number };

/** Gives every item a key: its name, and which of its name it is. Equal cards are told apart by nothing else. */
export const keyed = <T>(items: readonly T[], nameOf: (item: T) => string): Keyed<T>[] => {
  const seen = new Map<string, number>();
  return items.map((item, at) => {
    const name = nameOf(item);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { key: `${name}/${nth}`, item, at };
  });
};
