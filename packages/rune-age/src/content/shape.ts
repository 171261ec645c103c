import { type ContentProblem, type Place, problemAt } from './problem.ts';

/** The form a piece of content must have. */
export type Shape =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly of: readonly (string | number)[] }
  | { readonly is: 'text' }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Shape; readonly from: number; readonly to: number }
  | { readonly is: 'fields'; readonly fields: Fields }
  /** Exactly one of the fields, as with the two kinds of costs. */
  | { readonly is: 'either'; readonly fields: Fields }
  /** An object told apart by its `kind`; the other fields depend on it. */
  | { readonly is: 'kinds'; readonly kinds: Readonly<Record<string, Fields>> };

export type Field = { readonly shape: Shape; readonly required: boolean };
export type Fields = Readonly<Record<string, Field>>;

type FieldOf<T, F extends keyof T> = {
  readonly shape: Shape;
  readonly required: Record<never, never> extends Pick<T, F> ? false : true;
};

/** Fields that say for each field of a type what form it has and whether it may be absent. */
export type FieldsOf<T> = { readonly [F in keyof T]-?: FieldOf<T, F> };

/** The same for a union told apart by `kind`: a kind added to the type is missing here until described. */
export type KindsOf<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: FieldsOf<Omit<Extract<U, { readonly kind: K }>, 'kind'>>;
};

export const whole = (from: number, to: number): Shape => ({ is: 'whole', from, to });
export const word = (of: readonly (string | number)[]): Shape => ({ is: 'word', of });
export const list = (of: Shape, from: number, to: number = from): Shape => ({ is: 'list', of, from, to });
export const required = (shape: Shape) => ({ shape, required: true }) as const;
export const text: Shape = { is: 'text' };
export const flag: Shape = { is: 'flag' };
export const strength = whole(0, 40);
export const optional = (shape: Shape) => ({ shape, required: false }) as const;

/** The number of most effects. */
export const amount = required(whole(1, 20));

/** A value that has fields; a list has none. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything that keeps a value from having a shape. */
export function shapeProblems(value: unknown, shape: Shape, place: Place): ContentProblem[] {
  const shown = JSON.stringify(value) ?? '';
  const wrongType = () => [problemAt(place, 'content.wrong-type', shown)];
  switch (shape.is) {
    case 'whole':
      return typeof value === 'number' ? wholeProblems(value, shape, place) : wrongType();
    case 'word':
      if (shape.of.some(one => one === value)) return [];
      return typeof value === typeof shape.of[0]
        ? [problemAt(place, 'content.unknown-word', `${shown} (${shape.of.join(', ')})`)]
        : wrongType();
    case 'text':
      return typeof value === 'string' ? [] : wrongType();
    case 'flag':
      return typeof value === 'boolean' ? [] : wrongType();
    case 'list':
      return Array.isArray(value) ? listProblems(value, shape, place) : wrongType();
    case 'fields':
      return isObject(value) ? fieldProblems(value, shape.fields, place) : wrongType();
    case 'either':
      return isObject(value) ? eitherProblems(value, shape.fields, place) : wrongType();
    case 'kinds':
      return isObject(value) ? kindProblems(value, shape.kinds, place) : wrongType();
  }
}

function wholeProblems(value: number, { from, to }: { from: number; to: number }, place: Place) {
  if (!Number.isInteger(value)) return [problemAt(place, 'content.not-whole', `${value}`)];
  if (value < from || value > to)
    return [problemAt(place, 'content.out-of-range', `${value} (${from}–${to})`)];
  return [];
}

function listProblems(
  value: readonly unknown[],
  shape: { of: Shape; from: number; to: number },
  place: Place,
) {
  const { from, to } = shape;
  if (value.length < from || value.length > to) {
    const wanted = from === to ? `${from}` : `${from}–${to}`;
    return [problemAt(place, 'content.wrong-length', `${value.length} (${wanted})`)];
  }
  return value.flatMap((one, index) => shapeProblems(one, shape.of, [...place, index]));
}

function fieldProblems(value: Readonly<Record<string, unknown>>, fields: Fields, place: Place) {
  const problems = unknownFields(value, fields, place);
  for (const [name, field] of Object.entries(fields)) {
    const there = Object.hasOwn(value, name) && value[name] !== undefined;
    if (there) problems.push(...shapeProblems(value[name], field.shape, [...place, name]));
    else if (field.required) problems.push(problemAt([...place, name], 'content.missing-field', name));
  }
  return problems;
}

function eitherProblems(value: Readonly<Record<string, unknown>>, fields: Fields, place: Place) {
  const problems = unknownFields(value, fields, place);
  if (problems.length > 0) return problems;
  const [name, ...others] = Object.keys(value);
  const field = name === undefined ? undefined : fields[name];
  if (name === undefined || field === undefined || others.length > 0) {
    return [problemAt(place, 'content.not-exactly-one', Object.keys(fields).join(', '))];
  }
  return shapeProblems(value[name], field.shape, [...place, name]);
}

function kindProblems(
  value: Readonly<Record<string, unknown>>,
  kinds: Readonly<Record<string, Fields>>,
  place: Place,
) {
  const kind = Object.hasOwn(value, 'kind') ? value['kind'] : undefined;
  if (kind === undefined) return [problemAt([...place, 'kind'], 'content.missing-field', 'kind')];
  const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (fields === undefined) {
    return [problemAt([...place, 'kind'], 'content.unknown-kind', JSON.stringify(kind))];
  }
  return fieldProblems(value, { kind: required({ is: 'text' }), ...fields }, place);
}

const unknownFields = (value: object, fields: Fields, place: Place) =>
  Object.keys(value)
    .filter(name => !Object.hasOwn(fields, name))
    .map(name => problemAt([...place, name], 'content.unknown-field', name));
