import { cpus } from 'node:os';
import type { Row, Topic } from './result.ts';
import { missedBy } from './result.ts';

export type Machine = { readonly cpu: string; readonly node: string; readonly v8: string };

export const thisMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  node: process.version,
  v8: process.versions.v8,
});

const number = (value: number): string => {
  const size = Math.abs(value);
  const digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const withUnit = (value: number, unit: string): string => (unit ? `${number(value)} ${unit}` : number(value));

const targetOf = ({ target, unit }: Row): string => {
  if (target === undefined) return '';
  const [sign, limit] = 'atLeast' in target ? ['≥', target.atLeast] : ['≤', target.atMost];
  return `${sign} ${limit.toLocaleString('en')} ${unit}`;
};

const verdictOf = (row: Row): string => {
  if (row.target === undefined) return '';
  const factor = missedBy(row);
  const verdict = factor === undefined ? 'met' : `MISSED by ${number(factor)} ×`;
  return row.takes === undefined ? verdict : `${verdict} (the calmest of ${row.takes} takes)`;
};

const heads = ['what', 'measured', 'spread', 'peer', 'peer measured', 'ratio', 'target', ''] as const;

const cellsOf = (row: Row): string[] => [
  row.name,
  withUnit(row.value, row.unit),
  row.spread === undefined ? '' : `${(100 * row.spread).toFixed(1)} %`,
  row.peer?.name ?? '',
  row.peer ? withUnit(row.peer.value, row.unit) : '',
  row.peer ? `${number(row.peer.ratio)} ×` : '',
  targetOf(row),
  verdictOf(row),
];

/** Columns that hold numbers are aligned on the right. */
const numeric = new Set([1, 2, 4, 5, 6]);

/** All topics as one table for people. */
export const tableOf = (machine: Machine, topics: readonly Topic[]): string => {
  const cells = topics.map(({ rows }) => rows.map(cellsOf));
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.flat().map(row => row[i].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (numeric.has(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  const misses = topics.flatMap(({ title, rows }) =>
    rows
      .filter(row => missedBy(row) !== undefined)
      .map(
        row =>
          `  ${title} / ${row.name}: ${verdictOf(row)} (${withUnit(row.value, row.unit)}, ${targetOf(row)})`,
      ),
  );
  return [
    `${machine.cpu}, Node ${machine.node}, V8 ${machine.v8}`,
    '',
    line(heads),
    ...topics.flatMap(({ title }, i) => ['', title, ...cells[i].map(line)]),
    '',
    misses.length === 0 ? 'All targets met.' : `Targets missed: ${misses.length}`,
    ...misses,
  ].join('\n');
};

/** The same for scripts. */
export const jsonOf = (machine: Machine, topics: readonly Topic[]): string =>
  JSON.stringify(
    {
      machine,
      topics: topics.map(({ title, rows }) => ({
        title,
        rows: rows.map(row => ({
          ...row,
          ...(row.target && { met: missedBy(row) === undefined, missedBy: missedBy(row) ?? null }),
        })),
      })),
    },
    null,
    2,
  );
