/** The Polish editions of the rules ledger: each says what the English one says, statement by statement. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly id: string, readonly topic: number, readonly ruling: boolean, readonly text: string }} Statement
 * @typedef {{ readonly ledger: string, readonly told: number, readonly total: number }} EditionCount
 */

/** The ledgers that must have a Polish edition. Others may have one, and then it must be whole. */
const TRANSLATED = ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war', 'masquerade'];

const bullet = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z]?[0-9]+)\*\*(\s+\*\*\[ruling\]\*\*)?\s*(.*)$/;

/**
 * @param {string} file
 * @returns {Statement[]}
 */
function readStatements(file) {
  let topic = 0;
  let isNew = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      if (line.startsWith('## ')) isNew = true;
      const found = bullet.exec(line);
      // A heading over something else, such as how to read the ledger, is no topic.
      if (found && isNew) [topic, isNew] = [topic + 1, false];
      return found
        ? [{ id: found[1] ?? '', topic, ruling: found[2] !== undefined, text: found[3] ?? '' }]
        : [];
    });
}

/**
 * What is wrong with an edition of a ledger. What is missing or too much is told first: all after it would lie elsewhere.
 * @param {readonly Statement[]} english
 * @param {readonly Statement[]} polish
 * @returns {string[]}
 */
function faultsOf(english, polish) {
  const [known, told] = [english, polish].map(statements => new Set(statements.map(({ id }) => id)));
  const absent = [
    ...english.filter(({ id }) => !told?.has(id)).map(({ id }) => `${id} is missing`),
    ...polish.filter(({ id }) => !known?.has(id)).map(({ id }) => `${id} is not in the English ledger`),
    ...polish
      .filter(({ id }, at) => polish.findIndex(other => other.id === id) < at)
      .map(({ id }) => `${id} stands twice`),
  ];
  if (absent.length > 0) return absent;
  return polish.flatMap(({ id, topic, ruling, text }, at) => {
    const original = english[at];
    if (original?.id !== id) return [`${id} stands where ${original?.id} should`];
    return [
      ...(topic === original.topic ? [] : [`${id} stands under another topic`]),
      ...(ruling === original.ruling
        ? []
        : [`${id} ${ruling ? 'is no ruling' : 'is a ruling'} in the English ledger`]),
      ...(ruling === text.includes('Powód:')
        ? []
        : [`${id} ${ruling ? 'gives no reason' : 'gives a reason'}`]),
      ...(text.trim() === '' ? [`${id} says nothing`] : []),
    ];
  });
}

/**
 * @param {string} folder the ledger
 * @returns {{ readonly counts: readonly EditionCount[], readonly faults: readonly string[] }}
 */
export function readEditions(folder) {
  const polish = join(folder, 'pl');
  const present = existsSync(polish)
    ? readdirSync(polish)
        .filter(file => file.endsWith('.md'))
        .sort()
    : [];
  const required = TRANSLATED.map(name => `${name}.md`).filter(file => existsSync(join(folder, file)));
  const faults = required.filter(file => !present.includes(file)).map(file => `pl/${file} is missing`);
  const counts = present.flatMap(file => {
    if (!existsSync(join(folder, file))) {
      faults.push(`pl/${file} is an edition of no ledger`);
      return [];
    }
    const [original, edition] = [folder, polish].map(place => readStatements(join(place, file)));
    const wrong = faultsOf(original ?? [], edition ?? []);
    faults.push(...wrong.map(fault => `pl/${file}: ${fault}`));
    const ids = new Set(edition?.map(({ id }) => id));
    const told = original?.filter(({ id }) => ids.has(id)).length ?? 0;
    return [{ ledger: file.slice(0, -3), told, total: original?.length ?? 0 }];
  });
  return { counts, faults };
}
