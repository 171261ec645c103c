import { type Field, type Fields, isObject, type Shape } from './shape.ts';

/** What is said of a family of values besides what they show. */
export type Manner = {
  /** Fields that a pack does not speak of: names and numbers for good, and how sure a datum is. */
  readonly kept: readonly string[];
  /** Fields that hold what rules know by its kind, which stays. */
  readonly kindFixed: readonly string[];
  /** Words that stand for one another: where some of a family are seen, all of it may be given. */
  readonly families: readonly (readonly string[])[];
};

/** No number of a game is higher, and no list longer; what is too much for a rule its validator says. */
const HIGHEST = 99;
const LONGEST = 24;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * The shape that some values have in common: what a thing may be corrected to is what others of its list look like.
 * Fields that only some have are optional; objects with a `kind` are alike kind by kind.
 */
export const likeness = (values: readonly unknown[], manner: Manner): Shape => {
  const shapes: Shape[] = [];
  const numbers = values.filter(value => typeof value === 'number');
  const words = values.filter(value => typeof value === 'string');
  const lists = values.filter(value => Array.isArray(value));
  const objects = values.filter(isObject);
  if (numbers.length > 0) shapes.push({ is: 'whole', from: 0, to: HIGHEST });
  if (words.length > 0) shapes.push({ is: 'word', of: familyOf(unique(words), manner) });
  if (values.some(value => typeof value === 'boolean')) shapes.push({ is: 'flag' });
  if (lists.length > 0) shapes.push({ is: 'list', of: likeness(lists.flat(), manner), from: 0, to: LONGEST });
  if (objects.length > 0) shapes.push(likeObjects(objects, manner));
  return shapes.length === 1 ? shapes[0] : { is: 'any', of: shapes };
};

const familyOf = (words: readonly string[], { families }: Manner): readonly string[] =>
  unique([...words, ...families.filter(family => family.some(word => words.includes(word))).flat()]);

const likeObjects = (objects: readonly Readonly<Record<string, unknown>>[], manner: Manner): Shape => {
  if (!objects.every(({ kind }) => typeof kind === 'string'))
    return { is: 'fields', fields: fieldsOf(objects, manner) };
  const kinds = unique(objects.map(({ kind }) => String(kind)));
  return {
    is: 'kinds',
    kinds: Object.fromEntries(
      kinds.map(kind => {
        const { kind: _kind, ...fields } = fieldsOf(
          objects.filter(object => object['kind'] === kind),
          manner,
        );
        return [kind, fields];
      }),
    ),
  };
};

const fieldsOf = (objects: readonly Readonly<Record<string, unknown>>[], manner: Manner): Fields => {
  const names = unique(objects.flatMap(Object.keys)).filter(name => !manner.kept.includes(name));
  return Object.fromEntries(
    names.map((name): [string, Field] => {
      const given = objects.flatMap(object => (object[name] === undefined ? [] : [object[name]]));
      const shape = likeness(given, manner);
      const required = given.length === objects.length;
      return [name, { shape, required, isKindFixed: manner.kindFixed.includes(name) }];
    }),
  );
};

/** What a pack speaks of in a value. */
export const spokenOf = (value: unknown, manner: Manner): unknown => {
  if (Array.isArray(value)) return value.map(one => spokenOf(one, manner));
  if (!isObject(value)) return value;
  const spoken = Object.entries(value).filter(([name]) => !manner.kept.includes(name));
  return Object.fromEntries(spoken.map(([name, one]) => [name, spokenOf(one, manner)]));
};

/** A value with all that a pack does not speak of put back as it was. Lists are as the pack has them. */
export const restored = (before: unknown, after: unknown, manner: Manner): unknown => {
  if (!isObject(before) || !isObject(after)) return after;
  const kept = Object.entries(before).filter(([name]) => manner.kept.includes(name));
  const given = Object.entries(after).map(([name, one]) => [name, restored(before[name], one, manner)]);
  return Object.fromEntries([...kept, ...given]);
};
