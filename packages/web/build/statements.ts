import type { Language } from '@runehold/kernel/text/catalogue';
import type { Statement } from '../src/library/statement.ts';

const line = /^- \*\*([A-Z]+-[A-Z\d]+-[A-Z]?\d+)\*\*\s+(.*)$/;
const rulingMark = /^\*\*\[ruling\]\*\*\s*/;

/** Reads the statements of a ledger page: a bullet each, under the heading of its topic. */
export const statementsOf = (page: string, language: Language): Statement[] => {
  const statements: Statement[] = [];
  let topic = '';
  for (const row of page.split('\n')) {
    if (row.startsWith('## ')) topic = row.slice(3).trim();
    const found = line.exec(row);
    if (!found) continue;
    const [, id, whole] = found;
    const said = whole.split(/\s+—\s+`Check:`/)[0];
    const ruling = rulingMark.test(said);
    const plain = said.replace(rulingMark, '');
    const source = /\*\(([^*]*)\)\*\s*$/.exec(plain);
    const text = (source ? plain.slice(0, source.index) : plain).replaceAll(/[*`]/g, '').trim();
    statements.push({ id, topic, text, source: source?.[1] ?? '', ruling, language });
  }
  return statements;
};

/** What sources say besides page numbers and the titles of chapters, which are those of the English rulebook. */
const sourceWords: readonly (readonly [RegExp, string])[] = [
  [/\bp\.(?=\d)/g, 's. '],
  [/\bsteps (?=\d)/g, 'kroki '],
  [/\bstep (?=\d)/g, 'krok '],
  [/\bitems? (?=\d)/g, 'pkt '],
  [/\bclar\. /g, 'wyjaśn. '],
  [/\bcard data\b/g, 'dane kart'],
  [/\bdata\b/g, 'dane'],
  [/\bexample\b/g, 'przykład'],
  [/\bextended\b/g, 'rozszerzone'],
  [/\bimplied\b/g, 'pośrednio'],
  [/\bsilent\b/g, 'brak w instrukcji'],
  [/\bgap\b/g, 'luka'],
];

/** Where a statement comes from, told in Polish. */
const polishSource = (source: string): string =>
  sourceWords.reduce((said, [word, polish]) => said.replaceAll(word, polish), source);

/**
 * The Polish edition of a ledger. The statements are those of the English one, in its order and with its sources;
 * one that has not been translated yet is told in English.
 */
export const polishEdition = (english: readonly Statement[], polish: readonly Statement[]): Statement[] => {
  const told = new Map(polish.map(statement => [statement.id, statement]));
  return english.map(statement => {
    const { topic, text } = told.get(statement.id) ?? {};
    if (topic === undefined || text === undefined) return statement;
    return { ...statement, topic, text, source: polishSource(statement.source), language: 'pl' };
  });
};
