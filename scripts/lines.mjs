/**
 * `node scripts/lines.mjs [FOLDER …]`: how much source each room of each game and each package has, so that two states
 * of the tree can be held side by side (decision 146).
 *
 *   node scripts/lines.mjs                this tree
 *   node scripts/lines.mjs OTHER .        another tree, such as an older one laid out elsewhere, and this one
 *
 * Comments, blank lines and imports do not count. `logic` are the lines that name something outside of a string: words in
 * two languages and tables of bare data are left out. `wide` is how many characters these have on average, `asks` how
 * many decisions are put.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/tree.mjs';

/** A game's rooms, by what a path inside its source begins with; what fits none is in `else`. */
const rooms = /** @type {const} */ ({
  reading: /^(?:rules\/view\/|sight)/,
  words: /^(?:text|words)\/|words\.ts$/,
  rules: /^(?:rules|effects|board)\//,
  content: /^(?:content|boxes)[/.]/,
  bots: /^(?:bots|coach)\//,
});

const games = ['masquerade', 'rune-age', 'runewars'];

/**
 * A source without its comments and without what stands in its strings, line by line.
 * @param {string} source
 */
const bare = source => {
  let out = '';
  /** What the place at hand is inside of: a comment or a string by what ends it, or nothing. */
  let until = '';
  for (let i = 0; i < source.length; i++) {
    const [at, two] = [source[i], source.slice(i, i + 2)];
    const isLineEnd = at === '\n';
    if (isLineEnd) out += at;
    if (until === '') {
      if (two === '//') until = '\n';
      else if (two === '/*') until = '*/';
      else if (at === "'" || at === '"' || at === '`') {
        until = at;
        out += '"';
      } else if (!isLineEnd) out += at;
    } else if (at === '\\' && until.length === 1 && until !== '\n') i++;
    else if (source.startsWith(until, i)) {
      i += until.length - 1;
      until = '';
    } else if (isLineEnd && (until === "'" || until === '"')) until = '';
  }
  return out.replaceAll(/^import\b[^"]*";?[ \t]*$/gm, '');
};

/**
 * @param {readonly string[]} sources
 * @returns {{ files: number, lines: number, logic: number, wide: number, asks: number }}
 */
export const measure = sources => {
  let [lines, logic, characters, asks] = [0, 0, 0, 0];
  for (const source of sources) {
    for (const line of bare(source)
      .split('\n')
      .map(one => one.trim())) {
      if (line === '') continue;
      lines++;
      if (!/[A-Za-z_$]/.test(line)) continue;
      logic++;
      characters += line.length;
    }
    asks += (source.match(/\.ask\(\s*'/g) ?? []).length;
  }
  return { files: sources.length, lines, logic, wide: Math.round(characters / Math.max(1, logic)), asks };
};

/**
 * The sources of every room of a tree, by `package room`.
 * @param {string} tree
 */
export const roomsOf = tree => {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const name of readdirSync(join(tree, 'packages')).toSorted()) {
    const folder = join(tree, 'packages', name, 'src');
    if (!existsSync(folder)) continue;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!/\.tsx?$/.test(path)) continue;
      const [room] = Object.entries(rooms).find(([, begins]) => begins.test(path)) ?? ['else'];
      const key = games.includes(name) ? `${name} ${room}` : name;
      found.set(key, [...(found.get(key) ?? []), readFileSync(join(folder, path), 'utf8')]);
    }
  }
  return found;
};

if (isMain(import.meta.url)) {
  const trees = process.argv.length > 2 ? process.argv.slice(2) : [root];
  for (const tree of trees) {
    console.log(tree);
    console.table(Object.fromEntries([...roomsOf(tree)].map(([room, sources]) => [room, measure(sources)])));
  }
}
