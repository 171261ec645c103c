/** A box of a game: what it brings to each list of things of which there are many kinds. */
export type Box<Lists extends object> = {
  readonly id: string;
  readonly brings: Partial<Lists>;
  /** The option by which it is opened, where that has the ids of boxes as values; else an option of its name is "yes". */
  readonly option?: string;
};

/** For each thing of each list the number of the box that it came in. */
export type Origins<Lists> = { readonly [list in keyof Lists]: readonly number[] };

/** The lists of all boxes, whether open or not. */
export type Boxed<Lists extends object, B extends Box<Lists> = Box<Lists>> = Lists & {
  readonly boxes: readonly B[];
  readonly boxOf: Origins<Lists>;
};

/**
 * Numbers everything in all boxes once and for good: the lists are laid end to end in the order of the boxes, so that
 * a box that is added later changes no number. The first box has every list. (decision 52)
 */
export const endToEnd = <Lists extends object, B extends Box<Lists>>(
  first: B & { readonly brings: Lists },
  added: readonly B[],
): Boxed<Lists, B> => {
  const boxes: readonly B[] = [first, ...added];
  const lists = Object.keys(first.brings) as (keyof Lists)[];
  const from = (list: keyof Lists, { brings }: B): readonly unknown[] =>
    (brings[list] ?? []) as readonly unknown[];
  const joined = (pick: (list: keyof Lists, box: B, number: number) => readonly unknown[]) =>
    Object.fromEntries(lists.map(list => [list, boxes.flatMap((box, number) => pick(list, box, number))]));
  return {
    ...(joined(from) as unknown as Lists),
    boxes,
    boxOf: joined((list, box, number) => from(list, box).map(() => number)) as unknown as Origins<Lists>,
  };
};

/** A set of boxes as bits; the first is in all of them. */
export type BoxSet = number;
export const FIRST: BoxSet = 1;
/** Whatever boxes there are. */
export const ALL: BoxSet = -1;

export const isOpen = (open: BoxSet, box: number): boolean => ((open >> box) & 1) === 1;

/** Every box there is. */
export const allOf = ({ boxes }: { readonly boxes: readonly unknown[] }): BoxSet => (1 << boxes.length) - 1;

type Openable = { readonly boxes: readonly { readonly id: string; readonly option?: string }[] };

/** The values of the options that open boxes; with the first of each they are closed. */
export const boxOptions = ({ boxes }: Openable): Readonly<Record<string, readonly string[]>> => {
  const values: Record<string, string[]> = {};
  for (const { id, option } of boxes.slice(1)) {
    if (option === undefined) values[id] = ['no', 'yes'];
    else {
      values[option] ??= ['none'];
      values[option].push(id);
    }
  }
  return values;
};

/** The boxes that options open. The first is always open. */
export const openedBy = ({ boxes }: Openable, options: Readonly<Record<string, string>>): BoxSet =>
  boxes.reduce((open, { id, option }, box) => {
    const chosen = option === undefined ? options[id] === 'yes' : options[option] === id;
    return box === 0 || chosen ? open | (1 << box) : open;
  }, 0);

/** How long a list must be for the things of the open boxes: up to the last of them. */
export const roomFor = <List extends PropertyKey>(
  { boxOf }: { readonly boxOf: Readonly<Record<List, readonly number[]>> },
  list: List,
  open: BoxSet,
): number => boxOf[list].findLastIndex(box => isOpen(open, box)) + 1;

const isCount = (value: unknown): value is number => typeof value === 'number';

/** Lists of components added up, number by number. */
export const addUp = <Counted extends object>(one: Counted, other: Counted): Counted =>
  Object.fromEntries(
    Object.entries({ ...other, ...one }).map(([name, value]: [string, unknown]) => {
      const more: unknown = name in one ? Reflect.get(other, name) : undefined;
      if (isCount(value) && isCount(more)) return [name, value + more];
      return [name, typeof value === 'object' && value && more ? addUp(value, more) : value];
    }),
  ) as Counted;
