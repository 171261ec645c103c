import { type ContentProblem, type Place, problemAt } from './problem.ts';
import type { PackProblemKey } from './words.ts';

/** The form a piece of content must have. */
export type Shape =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly of: readonly (string | number)[] }
  | { readonly is: 'text' }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Shape; readonly from: number; readonly to: number }
  | { readonly is: 'fields'; readonly fields: Fields }
  /** An object told apart by its `kind`; the other fields depend on it. */
  | { readonly is: 'kinds'; readonly kinds: Readonly<Record<string, Fields>> }
  /** Exactly one of the fields, as with the two kinds of costs. */
  | { readonly is: 'either'; readonly fields: Fields }
  /** Any one of several, such as a number or a word. */
  | { readonly is: 'any'; readonly of: readonly Shape[] };

export type Field = {
  readonly shape: Shape;
  readonly required: boolean;
  /** Whether what the field holds may be of another kind than before. */
  readonly isKindFixed?: boolean;
};
export type Fields = Readonly<Record<string, Field>>;

type FieldOf<T, F extends keyof T> = {
  readonly shape: Shape;
  readonly required: Record<never, never> extends Pick<T, F> ? false : true;
};

/** Fields that say for each field of a type what form it has and whether it may be absent. */
export type FieldsOf<T> = { readonly [F in keyof T]-?: FieldOf<T, F> };

export const whole = (from: number, to: number): Shape => ({ is: 'whole', from, to });
export const word = (of: readonly (string | number)[]): Shape => ({ is: 'word', of });
export const list = (of: Shape, from: number, to: number = from): Shape => ({ is: 'list', of, from, to });
export const text: Shape = { is: 'text' };
export const flag: Shape = { is: 'flag' };
export const required = (shape: Shape) => ({ shape, required: true }) as const;
export const optional = (shape: Shape) => ({ shape, required: false }) as const;

type FormProblem = ContentProblem<PackProblemKey>;
type Values = Readonly<Record<string, unknown>>;

/** A value that has fields; a list has none. */
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that keeps a value from having a shape. */
export const shapeProblems = (value: unknown, shape: Shape, place: Place): FormProblem[] => {
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
    case 'kinds':
      return isObject(value) ? kindProblems(value, shape.kinds, place) : wrongType();
    case 'either':
      return isObject(value) ? eitherProblems(value, shape.fields, place) : wrongType();
    case 'any':
      return anyProblems(value, shape.of, place);
  }
};

const wholeProblems = (
  value: number,
  { from, to }: { readonly from: number; readonly to: number },
  place: Place,
): FormProblem[] => {
  if (!Number.isInteger(value)) return [problemAt(place, 'content.not-whole', `${value}`)];
  return value < from || value > to
    ? [problemAt(place, 'content.out-of-range', `${value} (${from}–${to})`)]
    : [];
};

const listProblems = (
  value: readonly unknown[],
  { of, from, to }: { readonly of: Shape; readonly from: number; readonly to: number },
  place: Place,
): FormProblem[] => {
  if (value.length >= from && value.length <= to)
    return value.flatMap((one, index) => shapeProblems(one, of, [...place, index]));
  const wanted = from === to ? `${from}` : `${from}–${to}`;
  return [problemAt(place, 'content.wrong-length', `${value.length} (${wanted})`)];
};

const unknownFields = (value: Values, fields: Fields, place: Place): FormProblem[] =>
  Object.keys(value)
    .filter(name => !Object.hasOwn(fields, name))
    .map(name => problemAt([...place, name], 'content.unknown-field', name));

const fieldProblems = (value: Values, fields: Fields, place: Place): FormProblem[] => [
  ...unknownFields(value, fields, place),
  ...Object.entries(fields).flatMap(([name, { shape, required: isNeeded }]) => {
    if (Object.hasOwn(value, name) && value[name] !== undefined)
      return shapeProblems(value[name], shape, [...place, name]);
    return isNeeded ? [problemAt([...place, name], 'content.missing-field', name)] : [];
  }),
];

const eitherProblems = (value: Values, fields: Fields, place: Place): FormProblem[] => {
  const unknown = unknownFields(value, fields, place);
  if (unknown.length > 0) return unknown;
  const [name, ...others] = Object.keys(value);
  return name === undefined || others.length > 0
    ? [problemAt(place, 'content.not-exactly-one', Object.keys(fields).join(', '))]
    : shapeProblems(value[name], fields[name].shape, [...place, name]);
};

const kindProblems = (
  value: Values,
  kinds: Readonly<Record<string, Fields>>,
  place: Place,
): FormProblem[] => {
  if (!Object.hasOwn(value, 'kind')) return [problemAt([...place, 'kind'], 'content.missing-field', 'kind')];
  const { kind, ...rest } = value;
  return typeof kind === 'string' && Object.hasOwn(kinds, kind)
    ? fieldProblems(rest, kinds[kind], place)
    : [problemAt([...place, 'kind'], 'content.unknown-kind', JSON.stringify(kind))];
};

/** Of several shapes the nearest speaks: one that the value is at least of the type of. */
const anyProblems = (value: unknown, of: readonly Shape[], place: Place): FormProblem[] => {
  const all = of.map(shape => shapeProblems(value, shape, place));
  const isType = (problems: FormProblem[]) => problems.every(({ key }) => key !== 'content.wrong-type');
  const nothing = [problemAt(place, 'content.wrong-type', JSON.stringify(value) ?? '')];
  return all.find(problems => problems.length === 0) ?? all.find(isType) ?? nothing;
};
