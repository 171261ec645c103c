/**
 * Finds the titles of tests in TypeScript source by a small scan, without a parser, so that the rules report runs
 * before anything is installed. It knows strings, templates, comments and regular expressions well enough not to
 * take the inside of one for code.
 */

/**
 * `live` is false for a test that does not run: skip, todo, or inside a skipped describe. `expects` is how often its
 * body expects something; `group` tells a describe.
 * @typedef {{
 *   readonly text: string, readonly line: number, readonly live: boolean,
 *   readonly expects: number, readonly group: boolean, readonly body: string,
 * }} Title
 * @typedef {{ readonly kind: 'word' | 'string' | 'mark', readonly text: string, readonly at: number }} Token
 */

const runners = new Set(['it', 'test', 'describe', 'suite']);
const idle = new Set(['skip', 'todo']);
/** After one of these words a slash starts a regular expression. */
const beforeRegExp = new Set(['return', 'typeof', 'case', 'in', 'of', 'await', 'yield', 'void', 'delete']);

/** @param {Token | undefined} previous */
const startsRegExp = previous =>
  previous === undefined ||
  (previous.kind === 'mark' && !')]}'.includes(previous.text)) ||
  (previous.kind === 'word' && beforeRegExp.has(previous.text));

/**
 * Where the string, template or regular expression that opens at `from` ends (past its closing mark). Quoted
 * strings and regular expressions end with their line at the latest, so that a stray apostrophe costs one line.
 * @param {string} source
 * @param {number} from
 */
function endOfLiteral(source, from) {
  const open = source[from];
  let inClass = false;
  for (let at = from + 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (char === '\n' && open !== '`') return at;
    else if (open === '/' && char === '[') inClass = true;
    else if (open === '/' && char === ']') inClass = false;
    else if (open === '`' && char === '$' && source[at + 1] === '{') at = endOfHole(source, at + 2) - 1;
    else if (char === open && !inClass) return at + 1;
  }
  return source.length;
}

/**
 * Where the `${…}` of a template whose inside starts at `from` ends (past its brace).
 * @param {string} source
 * @param {number} from
 */
function endOfHole(source, from) {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const char = source[at];
    if (char === "'" || char === '"' || char === '`') at = endOfLiteral(source, at) - 1;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/**
 * @param {string} source
 * @returns {Token[]}
 */
function tokens(source) {
  /** @type {Token[]} */
  const found = [];
  let at = 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    const pair = source.slice(at, at + 2);
    if (/\s/.test(char)) at += 1;
    else if (pair === '//') at = lineEnd(source, at);
    else if (pair === '/*') at = past(source, '*/', at + 2);
    else if (`'"\``.includes(char)) {
      const end = endOfLiteral(source, at);
      found.push({ kind: 'string', text: source.slice(at + 1, end - 1), at });
      at = end;
    } else if (char === '/' && startsRegExp(found.at(-1))) at = endOfLiteral(source, at);
    else if (/[\w$]/.test(char)) {
      const text = /^[\w$]+/.exec(source.slice(at, at + 200))?.[0] ?? char;
      found.push({ kind: 'word', text, at });
      at += text.length;
    } else {
      found.push({ kind: 'mark', text: char, at });
      at += 1;
    }
  }
  return found;
}

/** @param {string} source @param {number} from */
function lineEnd(source, from) {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

/** @param {string} source @param {string} mark @param {number} from */
function past(source, mark, from) {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end + mark.length;
}

/**
 * The index past the bracket that closes the one at `open`, and the index of the first comma directly inside it.
 * @param {readonly Token[]} all
 * @param {number} open
 */
function brackets(all, open) {
  let depth = 0;
  let comma = -1;
  for (let index = open; index < all.length; index += 1) {
    const token = all[index];
    if (token?.kind !== 'mark') continue;
    if ('([{'.includes(token.text)) depth += 1;
    else if (')]}'.includes(token.text)) depth -= 1;
    else if (token.text === ',' && depth === 1 && comma === -1) comma = index;
    if (depth === 0) return { end: index + 1, comma: comma === -1 ? index : comma };
  }
  return { end: all.length, comma: comma === -1 ? all.length : comma };
}

/** @param {readonly Token[]} part */
const strings = part => part.filter(token => token.kind === 'string');

/**
 * One call such as `it.skip.each(table)('title', …)` that starts at `start`, or undefined if it is not a call.
 * @param {readonly Token[]} all
 * @param {number} start
 */
function testCall(all, start) {
  let index = start + 1;
  let live = true;
  /** @type {Token[]} */
  const tables = [];
  for (;;) {
    const token = all[index];
    if (token?.text === '.' && token.kind === 'mark') {
      const modifier = all[index + 1]?.text ?? '';
      if (idle.has(modifier)) live = false;
      index += 2;
      const isTable = modifier === 'each' || modifier === 'for';
      const next = all[index];
      if (isTable && next?.kind === 'string') {
        tables.push(next);
        index += 1;
      } else if (isTable || modifier === 'skipIf' || modifier === 'runIf') {
        if (next?.text !== '(') return undefined;
        const { end } = brackets(all, index);
        if (isTable) tables.push(...strings(all.slice(index, end)));
        index = end;
      }
    } else if (token?.text === '(' && token.kind === 'mark') {
      const { end, comma } = brackets(all, index);
      return { titles: [...tables, ...strings(all.slice(index, comma))], live, from: start, end };
    } else return undefined;
  }
}

/**
 * How often part of a test expects something: `expect` itself, or a helper whose name says that it does.
 * @param {readonly Token[]} part
 */
const expectations = part =>
  part.filter(({ kind, text }, at) => kind === 'word' && /^expect/.test(text) && part[at + 1]?.text === '(')
    .length;

/**
 * @param {string} source
 * @returns {Title[]}
 */
export function findTitles(source) {
  const all = tokens(source);
  const calls = all.flatMap((token, index) => {
    const isRunner = token.kind === 'word' && runners.has(token.text) && all[index - 1]?.text !== '.';
    const call = isRunner ? testCall(all, index) : undefined;
    return call === undefined ? [] : [call];
  });
  const idleCalls = calls.filter(call => !call.live);
  return calls.flatMap(call => {
    const live = !idleCalls.some(outer => outer.from <= call.from && call.from < outer.end);
    const part = all.slice(call.from, call.end);
    const group = ['describe', 'suite'].includes(all[call.from]?.text ?? '');
    const body = source.slice(part[0]?.at ?? 0, part.at(-1)?.at ?? 0);
    const expects = expectations(part);
    return call.titles.map(({ text, at }) => ({
      text,
      line: source.slice(0, at).split('\n').length,
      live,
      expects,
      group,
      body,
    }));
  });
}
