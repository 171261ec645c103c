import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

// Tests in a browser look for what people read, and quote it. Nothing but this holds a quoted sentence to the catalogues:
// a sentence that was edited is no longer there, and the test that quotes it waits for it in vain. (docs/words.md)

/** What a test puts in itself while it runs. */
const GAP = ' ⁂ ';

/** A sentence that a test expects to read, and where it stands. */
export type Quote = { readonly file: string; readonly text: string };

type Node = { readonly type?: string; readonly [field: string]: unknown };

/** What looks for words on a page: the first thing it is given is what is to be read. */
const readers = new Set(
  'getByText getByLabel getByPlaceholder getByTitle toContainText toHaveText toHaveAccessibleName'.split(' '),
);
/** What finds things by what they are called, or by what stands in them. */
const finders = new Set('getByRole filter locator'.split(' '));
const named = new Set('name hasText hasNotText'.split(' '));

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap(each =>
    Array.isArray(each) ? each.filter(isNode) : isNode(each) ? [each] : [],
  );

const calledOf = ({ callee }: Node): string => {
  const { property } = (callee ?? {}) as { property?: { value?: string } };
  return property?.value ?? '';
};

const keyOf = ({ key }: Node): string => String((key as { value?: unknown } | undefined)?.value ?? '');

/** The strings and patterns in a piece of a program; what is put in while it runs is a gap. */
const textsIn = (node: Node): string[] => {
  const { type } = node;
  if (type === 'StringLiteral') return [String(node['value'])];
  if (type === 'RegExpLiteral') return patternsOf(String(node['pattern']));
  if (type === 'TemplateLiteral')
    return [(node['quasis'] as { cooked?: string }[]).map(({ cooked }) => cooked ?? '').join(GAP)];
  // What a key is called is not read by anybody.
  if (type === 'KeyValueProperty') return textsIn(node['value'] as Node);
  return childrenOf(node).flatMap(textsIn);
};

/** What a pattern lets be read, without what may be anything. */
const patternsOf = (pattern: string): string[] =>
  pattern
    .split('|')
    .map(each => each.replaceAll(/\\[dwsSDWbB][+*?]?|\[[^\]]*\][+*?]?|\.[+*]|.\?|[\^$()]/g, GAP))
    .map(each => each.replaceAll('\\', ''));

const isTableOfWords = (properties: readonly Node[]): boolean =>
  ['en', 'pl'].every(language => properties.some(each => keyOf(each) === language));

/** What is said by which name or text something is found; what is found within it comes by itself. */
const namesIn = (node: Node): string[] =>
  childrenOf(node)
    .filter(({ type }) => type !== 'MemberExpression' && type !== 'CallExpression')
    .flatMap(each =>
      each.type === 'KeyValueProperty' && named.has(keyOf(each)) ? textsIn(each) : namesIn(each),
    );

const quotedIn = (node: Node): string[] => {
  const { type } = node;
  if (type === 'CallExpression' && readers.has(calledOf(node)))
    return childrenOf(node).flatMap(each =>
      each.type === 'MemberExpression' ? quotedIn(each) : textsIn(each),
    );
  if (type === 'CallExpression' && finders.has(calledOf(node)))
    return [...namesIn(node), ...childrenOf(node).flatMap(quotedIn)];
  if (type === 'ObjectExpression') {
    const properties = (node['properties'] ?? []) as Node[];
    if (isTableOfWords(properties)) return properties.flatMap(textsIn);
  }
  return childrenOf(node).flatMap(quotedIn);
};

/** The quotes in the source of a test. */
export const quotesIn = (source: string, file: string): Quote[] =>
  quotedIn(parseSync(source, { syntax: 'typescript' }) as unknown as Node).map(text => ({ file, text }));

/** The quotes in all tests of a folder. */
export const quotesUnder = (folder: string): Quote[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.test.ts'))
    .flatMap(name => quotesIn(readFileSync(join(folder, name), 'utf8'), name));

/** How many words in a row must stand so in some sentence; a shorter quote must stand there whole. */
const ROW = 4;

/** What is put into sentences: addresses, names of files and of games, what is called so in quotation marks. */
const foreign = /\S+@\S+|\S+\.json\b|[“„][^”]*”|Rune Age|Runewars/g;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(foreign, GAP)
    .split(/[^\p{L}\p{N}’'⁂-]+/u)
    .filter(word => /[\p{L}\p{N}⁂]/u.test(word));

const low = (words: readonly string[]): string => words.join(' ').toLowerCase();

/** Everything that is said, ready to be asked for quotes. */
export class SaidWords {
  readonly #rows = new Set<string>();
  readonly #words = new Set<string>();

  constructor(lines: Iterable<string>) {
    for (const line of lines) {
      const words = wordsOf(line);
      for (const word of words) this.#words.add(word.toLowerCase());
      for (let from = 0; from < words.length; from++)
        for (let to = from + 1; to <= Math.min(words.length, from + ROW); to++)
          this.#rows.add(low(words.slice(from, to)));
    }
  }

  /** Something that a test puts in itself: a number, a gap, a name that nobody here has. */
  #isOpen(word: string): boolean {
    return (
      word.includes('⁂') || /\d/.test(word) || (/^\p{Lu}/u.test(word) && !this.#words.has(word.toLowerCase()))
    );
  }

  /** The words of a quote that stand so in no sentence. */
  missingIn(text: string): string[] {
    const words = wordsOf(text);
    const isKnown = words.map(word => this.#isOpen(word));
    for (let from = 0; from < words.length; ) {
      // A stretch between things that are put in: each of its words must stand in a row that somebody says.
      if (isKnown[from] === true) {
        from++;
        continue;
      }
      let end = from;
      while (end < words.length && !this.#isOpen(words[end] ?? '')) end++;
      const size = Math.min(ROW, end - from);
      for (let at = from; at + size <= end; at++)
        if (this.#rows.has(low(words.slice(at, at + size)))) isKnown.fill(true, at, at + size);
      from = end;
    }
    return words.filter((_, at) => isKnown[at] !== true);
  }
}
