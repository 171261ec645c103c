import { availableParallelism, totalmem } from 'node:os';
import { isDone, type Progress, problemsOf } from './ledger.ts';
import type { FoundPart } from './parts.ts';

const grouped = (n: number): string => n.toLocaleString('en-GB');

const EARLIER = 'on an earlier tree';

const timeOf = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`;

const resultOf = (progress: Progress): string => {
  const wrong = problemsOf(progress).length;
  if (wrong > 0) return `**${wrong} ${wrong === 1 ? 'problem' : 'problems'}**`;
  return isDone(progress) ? 'holds' : `broken off`;
};

/** What was counted over all slices, in words. */
const countedIn = ({ slices }: Progress): string => {
  const sums = new Map<string, number>();
  for (const { counted = {} } of slices)
    for (const [name, n] of Object.entries(counted)) sums.set(name, (sums.get(name) ?? 0) + n);
  return [...sums].map(([name, n]) => `; ${grouped(n)} ${name}`).join('');
};

/** Rows of the report as it lies there, by the name of their part. */
const rowsOf = (report: string): ReadonlyMap<string, string> =>
  new Map([...report.matchAll(/^\| ([a-z-]+) \|.*$/gm)].map(([line, name]) => [name, line]));

/** Rows that were written elsewhere: nobody here knows of which tree they spoke. */
const fromEarlier = (line: string): string =>
  line.replace(/ \| (holds|\*\*\d+ problems?\*\*) \|/, (_, result) => ` | ${result}, ${EARLIER} |`);

const row = (
  { part }: FoundPart,
  progress: Progress | undefined,
  tree: string,
  before: ReadonlyMap<string, string>,
): string => {
  // What was kept lies on the machine that ran it; the report travels.
  if (progress === undefined)
    return fromEarlier(before.get(part.name) ?? `| ${part.name} | ${part.what} | not run | | | |`);
  const done = progress.slices.reduce((sum, slice) => sum + slice.done, 0);
  const seconds = progress.slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const cells = [
    part.name,
    part.what,
    `${grouped(done)} ${part.unit}${countedIn(progress)}`,
    `${progress.seed}`,
    `${resultOf(progress)}${progress.tree === tree ? '' : `, ${EARLIER}`}`,
    `${(progress.ended ?? progress.begun).slice(0, 10)}, ${timeOf(seconds)}`,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The report of a whole run, as docs/proof.md holds it; of parts that were not run here it says what it said before. */
export const reportOf = (
  parts: readonly {
    readonly found: FoundPart;
    readonly progress: Progress | undefined;
    readonly tree: string;
  }[],
  report: string,
): string => {
  const before = rowsOf(report);
  const wrong = parts.flatMap(({ found, progress }) =>
    progress === undefined ? [] : problemsOf(progress).map(problem => `- ${found.part.name}: ${problem}`),
  );
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# What the long proofs say

Written by \`npm run proof\`. It goes through far more cases than \`npm test\`, which keeps a fixed slice of each part, and takes new seeds every time; a part is repeated with \`npm run proof -- --part <name> --seed <seed>\`.

Machine: ${machine}. Time is that of the clock, all slices of a part added up; several run at once.

| part | what | how many | seed | result | when, and how long |
|---|---|---|---|---|---|
${parts.map(({ found, progress, tree }) => row(found, progress, tree, before)).join('\n')}
${wrong.length === 0 ? '' : `\n## Problems\n\n${wrong.slice(0, 100).join('\n')}\n`}`;
};
