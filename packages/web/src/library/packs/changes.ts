import { type Fields, isObject, type Shape } from '@runehold/kernel/content/shape';

/** What a pack changes: for each part that it names the fields that are otherwise. */
export type Changes = Readonly<Record<string, unknown>>;

/** A place in the changes: a part, then what lies inside. */
export type Path = readonly (string | number)[];

export const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every(name => same(a[name], b[name]));
};

/** The fields that a value of some shape has, where a change to it is laid over field by field. */
const fieldsIn = (shape: Shape, before: unknown, after: unknown): Fields | undefined => {
  if (!isObject(before) || !isObject(after)) return undefined;
  if (shape.is === 'fields') return shape.fields;
  if (shape.is !== 'kinds' || before['kind'] !== after['kind']) return undefined;
  return shape.kinds[String(after['kind'])];
};

/** What a pack has to say so that one value becomes another: only what differs, `null` for what is taken away. */
export const changeBetween = (before: unknown, after: unknown, shape: Shape): unknown => {
  if (same(before, after)) return undefined;
  const fields = fieldsIn(shape, before, after);
  if (fields === undefined || !isObject(before) || !isObject(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const entries = [...names].flatMap((name): [string, unknown][] => {
    if (same(before[name], after[name])) return [];
    if (after[name] === undefined) return [[name, null]];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || before[name] === undefined) return [[name, after[name]]];
    return [[name, changeBetween(before[name], after[name], field.shape)]];
  });
  return Object.fromEntries(entries);
};

export const withPart = (changes: Changes, part: string, change: unknown): Changes =>
  change === undefined
    ? Object.fromEntries(Object.entries(changes).filter(([name]) => name !== part))
    : { ...changes, [part]: change };

/** A value to begin with where something of a shape is added. */
export const firstOf = (shape: Shape): unknown => {
  switch (shape.is) {
    case 'whole':
      return shape.from;
    case 'word':
      return shape.of[0];
    case 'text':
      return '';
    case 'flag':
      return true;
    case 'list':
      return Array.from({ length: shape.from }, () => firstOf(shape.of));
    case 'fields':
      return firstFields(shape.fields);
    case 'kinds': {
      const [[kind, fields]] = Object.entries(shape.kinds);
      return { kind, ...firstFields(fields) };
    }
    case 'either': {
      const [[name, field]] = Object.entries(shape.fields);
      return { [name]: firstOf(field.shape) };
    }
    case 'any':
      return firstOf(shape.of[0]);
  }
};

export const firstFields = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shape, required }]) =>
      required ? [[name, firstOf(shape)]] : [],
    ),
  );

/** Each single thing that is otherwise, by its place: lists and what is replaced as a whole are one thing. */
export const leavesOf = (change: unknown, path: Path): readonly { path: Path; value: unknown }[] =>
  isObject(change) && Object.keys(change).length > 0
    ? Object.entries(change).flatMap(([name, one]) => leavesOf(one, [...path, name]))
    : [{ path, value: change }];

/** What lies at a place of a value. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) => (isObject(at) ? at[step] : Array.isArray(at) ? at[Number(step)] : undefined),
    value,
  );
