import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Place } from './problem.ts';

export type Property = { readonly name: string; readonly nameNode: Node; readonly value: Node };

/** A reader's report of problems by their place in the text. */
export type Report = (offset: number, key: string, detail: string) => void;

const deepest = 16;
const endOfText = 17;

/** The tree of a text in JSON with comments, or nothing if it is broken. */
export function readTree(text: string, report: Report): Node | undefined {
  const tooDeep = depthExceededAt(text);
  if (tooDeep !== undefined) {
    report(tooDeep, 'pack.too-deep', `${deepest}`);
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  for (const { offset, error } of errors) report(offset, 'pack.syntax', printParseErrorCode(error));
  if (root === undefined || errors.length > 0) return undefined;
  const twice = namesGivenTwice(root);
  for (const { name, nameNode } of twice) report(nameNode.offset, 'pack.twice', name);
  return twice.length > 0 ? undefined : root;
}

/** Where brackets nest deeper than any pack does: the parser would run out of stack on such a text. */
function depthExceededAt(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.scan() !== endOfText) {
    const sign = text.charAt(scanner.getTokenOffset());
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return undefined;
}

export function properties(node: Node): readonly Property[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children }) => {
    const [nameNode, value] = children ?? [];
    return nameNode === undefined || value === undefined
      ? []
      : [{ name: String(nameNode.value), nameNode, value }];
  });
}

/** Fields given again in the same object, where the last one would win in silence. */
function namesGivenTwice(node: Node): readonly Property[] {
  const own = properties(node);
  const again = own.filter(({ name }, index) => own.findIndex(other => other.name === name) < index);
  const inside = node.type === 'object' ? own.map(property => property.value) : (node.children ?? []);
  return [...again, ...inside.flatMap(namesGivenTwice)];
}

/** The value of a node. Fields become own fields whatever they are called, `__proto__` too. */
export function nodeValue(node: Node): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(properties(node).map(({ name, value }) => [name, nodeValue(value)]));
    case 'array':
      return (node.children ?? []).map(nodeValue);
    case 'number':
      // Minus zero becomes zero.
      return Number(node.value) + 0;
    default:
      return node.value;
  }
}

/**
 * Where in the text a problem of the content stands: at the first of the places that the text names, or at the
 * innermost part of one that it names, or at the changes as a whole.
 */
export function offsetOf(changes: Node, places: readonly Place[], atName: boolean): number {
  for (const place of places) {
    const node = findNodeAtLocation(changes, [...place]);
    if (node !== undefined) return (atName ? (node.parent ?? node) : node).offset;
  }
  for (const place of places) {
    for (let length = place.length - 1; length > 0; length -= 1) {
      const node = findNodeAtLocation(changes, place.slice(0, length));
      if (node !== undefined) return node.offset;
    }
  }
  return changes.offset;
}

/** Line and column of an offset, both counted from one. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
