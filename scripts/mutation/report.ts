import type { Found } from './hunt.ts';

/** A fault that no rule test noticed. */
export const isSurvivor = ({ fate }: Found): boolean => fate === 'survived' || fate === 'unreached';

const compiles = ({ fate }: Found): boolean => fate !== 'refused';

/** The share of faults that were noticed, in percent; what does not compile is no fault. */
export const scoreOf = (found: readonly Found[]): number => {
  const faults = found.filter(compiles);
  return faults.length === 0 ? 0 : (100 * faults.filter(one => !isSurvivor(one)).length) / faults.length;
};

const byName = <T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The folder of a fault, from that of the rules on. */
const folderOf = ({ file }: Found): string => {
  const [, , ...path] = file.split('/');
  return path.slice(0, -1).join('/');
};

/** A piece of code on one line, short enough to be read in a list. */
const shown = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '\\|');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

const row = ([folder, found]: [string, readonly Found[]]): string => {
  const faults = found.filter(compiles);
  const left = faults.filter(isSurvivor).length;
  return `| \`${folder}\` | ${faults.length} | ${left} | ${scoreOf(found).toFixed(1)} % |`;
};

const lines = ([file, found]: [string, readonly Found[]]): string => {
  const listed = found
    .toSorted((a, b) => a.line - b.line)
    .map(
      ({ line, original, replacement, fate }) =>
        `  - ${line}: \`${shown(original)}\` → \`${shown(replacement)}\`${fate === 'unreached' ? ' (no test comes here)' : ''}`,
    );
  return `- \`${file}\`\n${listed.join('\n')}`;
};

/** Faults that survived, by file. */
const survivorsOf = (found: readonly Found[]): string =>
  byName(found.filter(isSurvivor), ({ file }) => file)
    .map(lines)
    .join('\n');

/** What docs/mutation.md says about a package. */
export const sectionOf = (
  name: string,
  found: readonly Found[],
  { seed, date }: { readonly seed: number; readonly date: string },
): string => {
  const faults = found.filter(compiles);
  const [left, endless] = [faults.filter(isSurvivor), faults.filter(({ fate }) => fate === 'endless')];
  return `## ${name}

${date}, seed ${seed}: ${found.length} faults drawn, ${found.length - faults.length} refused by the compiler; of the other ${faults.length}, ${faults.length - left.length} were noticed (${endless.length} of them by a test that never ended): **${scoreOf(found).toFixed(1)} %**.

| folder | faults | survived | noticed |
|---|---|---|---|
${byName(faults, folderOf).map(row).join('\n')}

Survivors:

${left.length === 0 ? 'none.' : survivorsOf(found)}
`;
};

/** Puts the section of a package into the page, in place of the one that stands there. */
export const withSection = (page: string, name: string, section: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/mutation.md has no place for ${name}`);
  return `${page.slice(0, from)}${open}\n\n${section}\n${page.slice(to)}`;
};
