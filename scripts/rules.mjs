/**
 * `npm run rules`: which statements of the rules ledger (docs/rules) a test proves by naming them in its title.
 *
 *   npm run rules                         a table by topic, totals by game
 *   npm run rules -- --missing [PREFIX]   the statements without a test
 *   npm run rules -- --crowded            the titles with more than two ids, the tests with fewer expectations than ids
 *   npm run rules -- --cards              the cards without a spec
 *   npm run rules -- --require A[,B]      fails when a statement under one of these prefixes has no test
 *   npm run rules -- --json               the same as data
 *   npm run rules -- --quiet              only what is wrong
 *   npm run rules -- --root FOLDER        another tree (its docs/rules and its tests)
 *
 * It always fails when a title names a statement that the ledger does not have, when a Polish edition (docs/rules/pl)
 * says more or less than the English one, and when there are more crowded tests, or more cards without a spec, than
 * docs/rules/most.json allows: these numbers may go down and never up.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countCards, readCards, withoutSpec } from './lib/cards.mjs';
import { readEditions } from './lib/editions.mjs';
import { countBy, gameOf, missing, readIds, readLedger, topicOf } from './lib/ledger.mjs';
import { root } from './lib/tree.mjs';

const names = new Map([
  ['RW', 'Runewars'],
  ['BW', 'Banners of War'],
  ['RA', 'Rune Age'],
  ['MQ', 'Masquerade'],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean' },
    crowded: { type: 'boolean' },
    cards: { type: 'boolean' },
    require: { type: 'string' },
    json: { type: 'boolean' },
    quiet: { type: 'boolean' },
    root: { type: 'string', default: root },
  },
});
const [prefix] = positionals;
if (prefix !== undefined && values.missing !== true) {
  console.error(`What is ${prefix} for? A prefix goes with --missing or --require.`);
  process.exit(2);
}

const ledger = readLedger(readIds(join(values.root, 'docs', 'rules')), values.root);
const required = values.require?.split(',') ?? [];
for (const name of [...required, ...(prefix === undefined ? [] : [prefix])]) {
  if (!ledger.ids.some(id => id === name || id.startsWith(`${name}-`))) {
    console.error(`${name} is no game, topic or statement of the ledger.`);
    process.exit(2);
  }
}
const lacking = required.flatMap(name => missing(ledger, name));

const rules = join(values.root, 'docs', 'rules');
const cards = readCards(rules);
const unspecified = withoutSpec(cards, ledger.tests);
const editions = readEditions(rules);

/** What may still be wrong, by kind, and how much of it there is. */
const found = new Map([
  ['stacked', { now: ledger.stacked.length, what: 'titles with more than two ids' }],
  ['thin', { now: ledger.thin.length, what: 'tests with fewer expectations than ids' }],
  ['unspecified', { now: unspecified.length, what: 'cards without a spec' }],
]);
const mostPath = join(rules, 'most.json');
/** @type {Record<string, number>} */
const most = existsSync(mostPath) ? JSON.parse(readFileSync(mostPath, 'utf8')) : {};
const grown = [...found].flatMap(([kind, { now, what }]) => {
  const limit = most[kind];
  return limit !== undefined && now > limit ? [`${now} ${what}: ${limit} are allowed`] : [];
});

/** @param {import('./lib/ledger.mjs').TopicCount} count */
const row = ({ topic, proved, total }) => `${topic.padEnd(12)} ${`${proved}/${total}`.padStart(9)}`;

function printTable() {
  const topics = countBy(ledger, topicOf);
  for (const game of countBy(ledger, gameOf)) {
    for (const count of topics) if (gameOf(count.topic) === game.topic) console.log(row(count));
    console.log(`${row({ ...game, topic: `${game.topic} total` })}  ${names.get(game.topic) ?? ''}\n`);
  }
  console.log(row({ topic: 'all', proved: ledger.proved.size, total: ledger.ids.length }));
  for (const { list, specified, total } of countCards(cards, ledger.tests)) {
    console.log(`${row({ topic: 'cards', proved: specified, total })}  ${list}`);
  }
  for (const { ledger: name, told, total } of editions.counts) {
    console.log(`${row({ topic: 'in Polish', proved: told, total })}  ${name}`);
  }
  console.log();
  for (const { now, what } of found.values()) console.log(`${String(now).padStart(5)} ${what}`);
}

/** @param {readonly import('./lib/ledger.mjs').Crowd[]} crowds */
const listCrowds = crowds =>
  crowds.map(({ file, line, ids, expects }) => `${file}:${line} ${ids} ids, ${expects} expectations`);

if (values.json === true) {
  const data = {
    proved: ledger.proved.size,
    total: ledger.ids.length,
    games: countBy(ledger, gameOf),
    topics: countBy(ledger, topicOf),
    missing: missing(ledger, prefix),
    required: lacking,
    unknown: ledger.unknown,
    stacked: ledger.stacked,
    thin: ledger.thin,
    cards: countCards(cards, ledger.tests),
    unspecified,
    editions: editions.counts,
    untrue: editions.faults,
  };
  console.log(JSON.stringify(data, undefined, 2));
} else if (values.missing === true) {
  for (const id of missing(ledger, prefix)) console.log(id);
} else if (values.crowded === true) {
  console.log(['More than two ids:', ...listCrowds(ledger.stacked)].join('\n'));
  console.log(['', 'Fewer expectations than ids:', ...listCrowds(ledger.thin)].join('\n'));
} else if (values.cards === true) {
  for (const card of unspecified) console.log(card);
} else if (values.quiet !== true) printTable();

for (const id of lacking) console.error(`${id} is required and has no test`);
for (const { id, file, line } of ledger.unknown) {
  console.error(`${file}:${line} names ${id}, which the ledger does not have`);
}
for (const fault of editions.faults) console.error(fault);
for (const problem of grown) console.error(`${problem} (npm run rules -- --crowded, --cards)`);
const faults = ledger.unknown.length + lacking.length + grown.length + editions.faults.length;
process.exitCode = faults === 0 ? 0 : 1;
