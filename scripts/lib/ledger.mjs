/** The rules ledger and the tests that prove it: which statements have one, which titles name none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTitles } from './titles.mjs';

/**
 * @typedef {{ readonly id: string, readonly file: string, readonly line: number }} Mention
 * @typedef {{ readonly topic: string, readonly proved: number, readonly total: number }} TopicCount
 * @typedef {{
 *   readonly ids: readonly string[],
 *   readonly proved: ReadonlySet<string>,
 *   readonly unknown: readonly Mention[],
 *   readonly stacked: readonly Crowd[],
 *   readonly thin: readonly Crowd[],
 *   readonly tests: readonly (Title & { readonly file: string, readonly source: string })[],
 * }} Ledger
 * @typedef {{ readonly file: string, readonly line: number, readonly ids: number, readonly expects: number }} Crowd
 * @typedef {import('./titles.mjs').Title} Title
 */

/** A statement: a bullet that opens with its bold id, such as `RW-MOVE-03`, `BW-CITY12-07` or `RW-EX-A01`. */
const statement = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z]?[0-9]+)\*\*/gm;
/** More ids than this in a title, and nobody sees any more which expectation proves which. */
const MOST_IDS = 2;
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'reports', '.stryker-tmp', '.git']);

/** @param {string} id */
export const topicOf = id => id.replace(/-[A-Z]?[0-9]+$/, '');
/** @param {string} id */
export const gameOf = id => id.slice(0, 2);

/**
 * @param {string} folder
 * @returns {string[]} ids in the order of the ledger
 */
export function readIds(folder) {
  /** @type {string[]} */
  const ids = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.md')) continue;
    for (const [, id] of readFileSync(join(folder, file), 'utf8').matchAll(statement)) {
      if (id !== undefined) ids.push(id);
    }
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${twice} stands twice in the ledger`);
  return ids;
}

/**
 * @param {string} folder
 * @returns {string[]} paths of the test files in and under it
 */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : testFiles(path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/**
 * What looks like an id in a title: anything that starts with a game's prefix, and anything of an id's shape with
 * another prefix, which is then a typing error. A whole topic (`RW-MOVE`) may be named and proves nothing.
 * @param {string} title
 * @param {ReadonlySet<string>} games
 * @returns {string[]}
 */
function candidates(title, games) {
  const words = title.match(/(?<![A-Za-z0-9-])[A-Z]{2}(?:-[A-Z0-9]+)+(?![a-z])/g) ?? [];
  return words.filter(
    word => games.has(gameOf(word)) || /^[A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z]?[0-9]{2}$/.test(word),
  );
}

/**
 * @param {readonly string[]} ids
 * @param {string} folder the tree whose tests are read
 * @returns {Ledger}
 */
export function readLedger(ids, folder) {
  const known = new Set(ids);
  const topics = new Set(ids.map(topicOf));
  const games = new Set(ids.map(gameOf));
  /** @type {Set<string>} */
  const proved = new Set();
  /** @type {Mention[]} */
  const unknown = [];
  /** @type {Crowd[]} */
  const stacked = [];
  /** @type {Crowd[]} */
  const thin = [];
  /** @type {(Title & { file: string, source: string })[]} */
  const tests = [];
  for (const path of testFiles(folder)) {
    const file = relative(folder, path);
    const source = readFileSync(path, 'utf8');
    for (const title of findTitles(source)) {
      const { text, line, live, expects } = title;
      tests.push({ ...title, file, source });
      const named = candidates(text, games);
      const own = named.filter(id => known.has(id));
      for (const id of named) {
        if (!known.has(id) && !topics.has(id)) unknown.push({ id, file, line });
        else if (live && known.has(id)) proved.add(id);
      }
      if (own.length > MOST_IDS) stacked.push({ file, line, ids: own.length, expects });
      if (own.length > expects) thin.push({ file, line, ids: own.length, expects });
    }
  }
  return { ids, proved, unknown, stacked, thin, tests };
}

/**
 * @param {Ledger} ledger
 * @param {(id: string) => string} groupOf
 * @returns {TopicCount[]}
 */
export function countBy({ ids, proved }, groupOf) {
  const groups = [...new Set(ids.map(groupOf))];
  return groups.map(topic => {
    const own = ids.filter(id => groupOf(id) === topic);
    return { topic, proved: own.filter(id => proved.has(id)).length, total: own.length };
  });
}

/**
 * The statements without a test under a game, a topic or an id. `RW-O` is no prefix of `RW-ORDER-01`.
 * @param {Ledger} ledger
 * @param {string} [prefix]
 */
export function missing({ ids, proved }, prefix) {
  return ids.filter(
    id => !proved.has(id) && (prefix === undefined || id === prefix || id.startsWith(`${prefix}-`)),
  );
}
