import type { Node } from 'jsonc-parser';
import type { ContentFault } from '../pack/pack.ts';
import { nodeValue, offsetOf, positionOf, properties, type Report, readTree } from './pack-text.ts';
import type { ContentProblem, Place } from './problem.ts';
import { problemAt } from './problem.ts';
import { type Fields, isObject, type Shape, shapeProblems } from './shape.ts';
import type { PackProblemKey } from './words.ts';

/** A part of the content that a pack can name. */
export type Part = {
  readonly name: string;
  readonly shape: Shape;
  readonly value: unknown;
  /** Fields of it that are there and stay as they are. */
  readonly fixed?: readonly string[];
  /** How sure its fields are, each in a word, as far as it is said. */
  readonly sources?: Readonly<Record<string, unknown>>;
};

/** What a pack is laid over. */
export type Correctable<Content> = {
  readonly game: string;
  readonly parts: readonly Part[];
  /** The content with some parts changed, which have the shape of those they replace. */
  assemble(changed: ReadonlyMap<string, unknown>): Content;
  /** Everything that keeps corrected content from being played with. */
  problems(content: Content): readonly ContentProblem[];
};

export type PackReading<Content> =
  | { readonly ok: true; readonly name: string; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly ContentFault[] };

const frame = ['format', 'game', 'name', 'changes'] as const;
const longestName = 100;

/**
 * Reads a content pack: an owner's corrections to what is shipped, as JSON with comments. It holds only the changed
 * fields, by the name of a part; `null` takes an optional field away. What is wrong with it comes back with its line,
 * and what it is laid over is left as it is. (decision 58)
 */
export const readPack = <Content>(text: string, base: Correctable<Content>): PackReading<Content> => {
  const plain = text.replace(/^\uFEFF/, '');
  const problems: ContentFault[] = [];
  const report: Report = (offset, key, detail) => {
    problems.push({ ...positionOf(plain, offset), key, detail });
  };
  const root = readTree(plain, report);
  const pack = root && readFrame(root, base.game, report);
  const content = pack && corrected(pack.changes, base, report);
  if (pack === undefined || content === undefined || problems.length > 0)
    return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column) };
  return { ok: true, name: pack.name, content };
};

/** Name and changes of a pack, or nothing if the text is no pack for this game. */
const readFrame = (
  root: Node,
  game: string,
  report: Report,
): { readonly name: string; readonly changes: Node } | undefined => {
  const complain = (node: Node, key: PackProblemKey, detail: string) => report(node.offset, key, detail);
  if (root.type !== 'object') {
    complain(root, 'pack.no-object', root.type);
    return undefined;
  }
  const given = new Map(properties(root).map(property => [property.name, property]));
  for (const { name, nameNode } of given.values())
    if (!frame.some(field => field === name)) complain(nameNode, 'pack.unknown-field', name);
  for (const field of frame) if (!given.has(field)) complain(root, 'pack.missing-field', field);

  const nodeOf = (field: (typeof frame)[number]): Node | undefined => given.get(field)?.value;
  const [format, meant, name, changes] = frame.map(nodeOf);
  const called: unknown = name?.value;
  const isName = typeof called === 'string' && called.trim() !== '' && called.length <= longestName;
  if (format && format.value !== 'runehold-content') complain(format, 'pack.wrong-format', shown(format));
  if (meant && meant.value !== game) complain(meant, 'pack.wrong-game', shown(meant));
  if (name && !isName) complain(name, 'pack.wrong-name', shown(name));
  if (changes && changes.type !== 'object') complain(changes, 'pack.no-object', 'changes');
  return isName && changes?.type === 'object' ? { name: called, changes } : undefined;
};

const shown = (node: Node) => JSON.stringify(nodeValue(node));

/** What is wrong with a field itself and not with its value. */
const namedBy: readonly string[] = [
  'content.unknown-field',
  'pack.fixed-field',
] satisfies readonly PackProblemKey[];

/** The base with the changes made, or nothing if one of them cannot be made. */
const corrected = <Content>(
  changes: Node,
  base: Correctable<Content>,
  report: Report,
): Content | undefined => {
  const known = new Map(base.parts.map(part => [part.name, part]));
  const changed = new Map<string, unknown>();
  const complain = ({ places, key, detail }: ContentProblem) =>
    report(offsetOf(changes, places, namedBy.includes(key)), key, detail);
  let isSound = true;
  for (const { name, nameNode, value } of properties(changes)) {
    const part = known.get(name);
    if (part === undefined) report(nameNode.offset, 'pack.unknown-id', name);
    const problems = part === undefined ? [] : changeProblems(part, nodeValue(value), changed);
    for (const problem of problems) complain(problem);
    if (part === undefined || problems.length > 0) isSound = false;
  }
  if (!isSound) return undefined;
  const content = base.assemble(changed);
  for (const problem of base.problems(content)) complain(problem);
  return content;
};

/** Notes the part as it is with a change, or says what is wrong with that. */
const changeProblems = (
  { name, shape, value, fixed = [] }: Part,
  change: unknown,
  changed: Map<string, unknown>,
): ContentProblem[] => {
  const given = isObject(change) ? fixed.filter(field => Object.hasOwn(change, field)) : [];
  const merging: Merging = { fixed: given.map(field => problemAt([name, field], 'pack.fixed-field', field)) };
  const made = merged(value, change, shape, [name], merging);
  changed.set(name, made);
  return merging.fixed.length > 0 ? merging.fixed : shapeProblems(made, shape, [name]);
};

/** A part as it is with a change, whether or not that can be played with. */
export const withChange = ({ name, shape, value }: Part, change: unknown): unknown =>
  merged(value, change, shape, [name], { fixed: [] });

type Values = Readonly<Record<string, unknown>>;
/** The changes that were met and cannot be made. */
type Merging = { readonly fixed: ContentProblem[] };

/**
 * A change laid over a value: fields that are given replace those there, `null` takes one away. What has another
 * `kind` than before starts afresh; lists are replaced as a whole.
 */
const merged = (value: unknown, change: unknown, shape: Shape, place: Place, merging: Merging): unknown => {
  if (!isObject(change)) return change;
  const before = isObject(value) ? value : {};
  switch (shape.is) {
    case 'fields':
      return mergedFields(before, change, shape.fields, place, merging);
    case 'kinds': {
      const kind = change['kind'] ?? before['kind'];
      const fields = typeof kind === 'string' && Object.hasOwn(shape.kinds, kind) ? shape.kinds[kind] : {};
      return mergedFields(kind === before['kind'] ? before : {}, change, fields, place, merging);
    }
    default:
      return change;
  }
};

const mergedFields = (
  value: Values,
  change: Values,
  fields: Fields,
  place: Place,
  merging: Merging,
): unknown => {
  const result = new Map(Object.entries(value));
  for (const [name, given] of Object.entries(change)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const before = result.get(name);
    const inside: Place = [...place, name];
    if (field?.isKindFixed && isOtherKind(before, given))
      merging.fixed.push(problemAt(inside, 'pack.fixed-field', name));
    if (given === null && field !== undefined) result.delete(name);
    else result.set(name, field ? merged(before, given, field.shape, inside, merging) : given);
  }
  return Object.fromEntries(result);
};

/** What rules know by its kind is neither put there, taken away nor exchanged. */
const isOtherKind = (before: unknown, given: unknown): boolean => {
  if (!isObject(before) || !isObject(given)) return isObject(before) !== isObject(given);
  return Object.hasOwn(given, 'kind') && given['kind'] !== before['kind'];
};
