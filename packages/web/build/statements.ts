import type { Statement } from '../src/library/statement.ts';

const line = /^- \*\*([A-Z]+-[A-Z\d]+-[A-Z]?\d+)\*\*\s+(.*)$/;
const rulingMark = /^\*\*\[ruling\]\*\*\s*/;

/** Reads the statements of a ledger page: a bullet each, under the heading of its topic. */
export const statementsOf = (page: string): Statement[] => {
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
    statements.push({ id, topic, text, source: source?.[1] ?? '', ruling });
  }
  return statements;
};
