import type { Node } from 'jsonc-parser';
import { universe } from '../boxes/universe.ts';
import type { Universe } from './box.ts';
import type { Name } from './name.ts';
import {
  nodeValue,
  offsetOf,
  type PackProblem,
  type Property,
  positionOf,
  properties,
  type Report,
  readTree,
} from './pack-text.ts';
import { type Part, parts } from './parts.ts';
import type { ContentProblem } from './problem.ts';
import { type Fields, isObject, type Shape, shapeProblems } from './shape.ts';
import { contentProblems } from './validate.ts';

export type PackReading =
  | { readonly ok: true; readonly name: string; readonly content: Universe }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

const frame = ['format', 'game', 'name', 'changes'] as const;
const longestName = 100;

/**
 * Reads a content pack: an owner's corrections to the shipped cards, as JSON with comments. It holds only the
 * changed fields, by card id or section; `null` takes an optional field away. What is wrong with it comes back
 * with its line, and the base is left as it is.
 */
export function readPack(text: string, base: Universe = universe): PackReading {
  const plain = text.replace(/^\uFEFF/, '');
  const problems: PackProblem[] = [];
  const report: Report = (offset, key, detail) => {
    problems.push({ ...positionOf(plain, offset), key, detail });
  };

  const root = readTree(plain, report);
  const pack = root && readFrame(root, report);
  const content = pack && applied(pack.changes, base, report);
  if (pack === undefined || content === undefined || problems.length > 0) {
    return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column) };
  }
  return { ok: true, name: pack.name, content };
}

/** Name and changes of a pack, or nothing if the text is no pack for this game. */
function readFrame(root: Node, report: Report): { name: string; changes: Node } | undefined {
  if (root.type !== 'object') {
    report(root.offset, 'pack.no-object', root.type);
    return undefined;
  }
  const given = new Map(properties(root).map(property => [property.name, property]));
  for (const { name, nameNode } of given.values()) {
    if (!frame.some(field => field === name)) report(nameNode.offset, 'pack.unknown-field', name);
  }
  for (const field of frame) if (!given.has(field)) report(root.offset, 'pack.missing-field', field);

  const format = given.get('format')?.value;
  if (format !== undefined && format.value !== 'runehold-content') {
    report(format.offset, 'pack.wrong-format', shown(format));
  }
  const game = given.get('game')?.value;
  if (game !== undefined && game.value !== 'rune-age') {
    report(game.offset, 'pack.wrong-game', shown(game));
  }
  const name = given.get('name')?.value;
  const called: unknown = name?.value;
  const isName = typeof called === 'string' && called.trim() !== '' && called.length <= longestName;
  if (name !== undefined && !isName) report(name.offset, 'pack.wrong-name', shown(name));
  const changes = given.get('changes')?.value;
  if (changes !== undefined && changes.type !== 'object') {
    report(changes.offset, 'pack.no-object', 'changes');
  }
  return isName && changes?.type === 'object' ? { name: called, changes } : undefined;
}

const shown = (node: Node) => JSON.stringify(nodeValue(node));

/** The base with the changes made, or nothing if one of them cannot be made. */
function applied(changes: Node, base: Universe, report: Report): Universe | undefined {
  const place = ({ places, key, detail }: ContentProblem) =>
    report(offsetOf(changes, places, key === 'content.unknown-field'), key, detail);

  const known = new Map(parts(base).map(part => [part.name, part]));
  const changed = new Map<string, unknown>();
  let sound = true;
  for (const property of properties(changes)) {
    const part = known.get(property.name);
    const value = part && changedPart(property, part, report);
    if (part === undefined) report(property.nameNode.offset, 'pack.unknown-id', property.name);
    const problems = part === undefined ? [] : shapeProblems(value, part.shape, [part.name]);
    for (const problem of problems) place(problem);
    if (part === undefined || problems.length > 0) sound = false;
    else changed.set(part.name, value);
  }
  if (!sound) return undefined;

  const content = assembled(base, changed);
  for (const problem of contentProblems(content)) place(problem);
  return content;
}

/** A part with a change merged into it. The id names the card and stays. */
function changedPart({ value }: Property, part: Part, report: Report): unknown {
  const id = properties(value).find(({ name }) => name === 'id');
  if (id !== undefined) report(id.nameNode.offset, 'pack.fixed-field', 'id');
  const change = nodeValue(value);
  const rest = isObject(change)
    ? Object.fromEntries(Object.entries(change).filter(([name]) => name !== 'id'))
    : change;
  return merged(part.value, rest, part.shape);
}

/**
 * A change laid over a value: fields that are given replace those there, `null` takes one away. What has another
 * `kind` than before starts afresh; lists and costs are replaced as a whole.
 */
function merged(value: unknown, change: unknown, shape: Shape | undefined): unknown {
  if (!isObject(change)) return change;
  switch (shape?.is) {
    case 'fields':
      return mergedFields(isObject(value) ? value : {}, change, shape.fields);
    case 'kinds': {
      const before = isObject(value) ? value : {};
      const kind = change['kind'] ?? before['kind'];
      const fields = typeof kind === 'string' && Object.hasOwn(shape.kinds, kind) ? shape.kinds[kind] : {};
      return mergedFields(kind === before['kind'] ? before : {}, change, fields ?? {});
    }
    default:
      return change;
  }
}

type Values = Readonly<Record<string, unknown>>;

function mergedFields(value: Values, change: Values, fields: Fields): unknown {
  const result = new Map(Object.entries(value));
  for (const [name, given] of Object.entries(change)) {
    const shape = Object.hasOwn(fields, name) ? fields[name]?.shape : undefined;
    if (given === null && shape !== undefined) result.delete(name);
    else result.set(name, merged(result.get(name), given, shape));
  }
  return Object.fromEntries(result);
}

/** The content with its changed parts in place, which have the shape of those they replace. */
function assembled(base: Universe, changed: ReadonlyMap<string, unknown>): Universe {
  const part = <T>(name: string, value: T): T => (changed.has(name) ? (changed.get(name) as T) : value);
  const byId = <T extends { readonly id: string; readonly name: Name }>(things: readonly T[]) =>
    things.map(thing => ({ ...part(thing.id, thing), name: thing.name }));
  return {
    ...base,
    cards: byId(base.cards),
    cities: byId(base.cities),
    events: byId(base.events),
    runes: byId(base.runes),
    stronghold: part('stronghold', base.stronghold),
    homeRealm: part('homeRealm', base.homeRealm),
    monument: part('monument', base.monument),
    objective: part('objective', base.objective),
    die: part('die', base.die),
    hand: part('hand', base.hand),
    retain: part('retain', base.retain),
    start: part('start', base.start),
    setup: base.setup.map((row, index) => part(`setup.${index + 1}`, row)),
    neutrals: Object.fromEntries(
      Object.entries(base.neutrals).map(([scenario, names]) => [
        scenario,
        part(`neutrals.${scenario}`, names),
      ]),
    ) as Universe['neutrals'],
  };
}
