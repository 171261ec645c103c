/** The cards of the games and the tests that are their specs. Statements of the ledger do not speak of single cards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly id: string, readonly name: string, readonly list: string }} Card
 * @typedef {{ readonly list: string, readonly named: number, readonly specified: number, readonly total: number }} CardCount
 * @typedef {import('./titles.mjs').Title} Title
 */

/** A card: a bullet with its bold id, and the name by which tests and players call it. */
const card = /^- \*\*([a-z][a-z0-9._-]*)\*\* (.+)$/gm;

/**
 * @param {string} folder of the lists, `cards-<game>.md`
 * @returns {Card[]}
 */
export function readCards(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => /^cards-.*\.md$/.test(file))
    .sort()
    .flatMap(file => {
      const list = file.replace(/^cards-|\.md$/g, '');
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(card)].map(([, id = '', name = '']) => ({ id, name, list }));
    });
}

/**
 * Words of a test about what may be done: what is offered, refused or asked; a story that plays a card by its name
 * says so too, since it refuses what is not offered, and one that tells all that happened up to the next ask.
 */
const ofOffers =
  /\b(?:offered|offeredWith|whyNot|asked|askedNow|isResolved|ask|answers?|tries|mayPlay|playable|expectEnemy|attempted|completes|drawn|during)\b/;
const expectation = /\bexpect\w*\(/;
const madeForEach = /^\$\{id\}/;

/** @param {string} text @param {string} word */
const includesWord = (text, word) => {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !/[\w.]/.test(text[at - 1] ?? ' ') && !/[\w]/.test(text[at + word.length] ?? ' ');
};

/**
 * The state of a card: a test names it; and these tests together look at what is offered and at what happened.
 * @param {Card} card
 * @param {readonly Title[]} tests
 */
function specOf({ id, name }, tests) {
  /** @param {Title & { source?: string }} test */
  const isOwn = ({ text, source = '' }) =>
    includesWord(text, name) ||
    includesWord(text, id) ||
    // A test that is made for each of a row of cards, which the file lists.
    (madeForEach.test(text) && new RegExp(`['"]${id.replaceAll('.', '\\.')}['"]`).test(source));
  const own = tests.filter(test => test.live && !test.group && isOwn(test));
  const expected = own.flatMap(({ body }) => body.split(/;\s*\n/).filter(line => expectation.test(line)));
  const offers = own.some(({ body }) => ofOffers.test(body));
  // A helper that expects by its name does so more than once.
  const helped = expected.some(line => /\bexpect[A-Z]/.test(line));
  return { named: own.length > 0, specified: offers && (helped || expected.length > 1) };
}

/**
 * @param {readonly Card[]} cards
 * @param {readonly Title[]} tests
 * @returns {CardCount[]}
 */
export function countCards(cards, tests) {
  return [...new Set(cards.map(({ list }) => list))].map(list => {
    const specs = cards.filter(one => one.list === list).map(one => specOf(one, tests));
    return {
      list,
      named: specs.filter(({ named }) => named).length,
      specified: specs.filter(({ specified }) => specified).length,
      total: specs.length,
    };
  });
}

/**
 * @param {readonly Card[]} cards
 * @param {readonly Title[]} tests
 * @returns {string[]} the cards without a whole spec
 */
export const withoutSpec = (cards, tests) =>
  cards.filter(one => !specOf(one, tests).specified).map(({ id, name }) => `${id} (${name})`);
