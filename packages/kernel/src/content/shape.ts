import { type ContentProblem, type Place, problemAt } from './problem.ts';
import type { PackProblemKey } from './words.ts';

/** The form a piece of content must have. */
export type Shape =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly of: readonly (string | number)[] }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Shape; readonly from: number; readonly to: number }
  | { readonly is: 'fields'; readonly fields: Fields }
  /** An object told apart by its `kind`; the other fields depend on it. */
  | { readonly is: 'kinds'; readonly kinds: Readonly<Record<string, Fields>> }
  /** Any one of several, such as a number or a word. */
  | { readonly is: 'either'; readonly of: readonly Shape[] };

export type Field = {
  readonly shape: Shape;
  readonly required: boolean;
  /** Whether what the field holds may be of another kind than before. */
  readonly isKindFixed?: boolean;
};
export type Fields = Readonly<Record<string, Field>>;

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
    case 'flag':
      return typeof value === 'boolean' ? [] : wrongType();
    case 'list':
      return Array.isArray(value) ? listProblems(value, shape, place) : wrongType();
    case 'fields':
      return isObject(value) ? fieldProblems(value, shape.fields, place) : wrongType();
    case 'kinds':
      return isObject(value) ? kindProblems(value, shape.kinds, place) : wrongType();
    case 'either':
      return eitherProblems(value, shape.of, place);
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

const fieldProblems = (value: Values, fields: Fields, place: Place): FormProblem[] => [
  ...Object.keys(value)
    .filter(name => !Object.hasOwn(fields, name))
    .map(name => problemAt([...place, name], 'content.unknown-field', name)),
  ...Object.entries(fields).flatMap(([name, { shape, required }]) => {
    if (Object.hasOwn(value, name)) return shapeProblems(value[name], shape, [...place, name]);
    return required ? [problemAt([...place, name], 'content.missing-field', name)] : [];
  }),
];

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
const eitherProblems = (value: unknown, of: readonly Shape[], place: Place): FormProblem[] => {
  const all = of.map(shape => shapeProblems(value, shape, place));
  const isType = (problems: FormProblem[]) => problems.every(({ key }) => key !== 'content.wrong-type');
  const nothing = [problemAt(place, 'content.wrong-type', JSON.stringify(value) ?? '')];
  return all.find(problems => problems.length === 0) ?? all.find(isType) ?? nothing;
};
