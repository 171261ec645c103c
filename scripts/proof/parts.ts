import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProofPart } from '@runehold/testkit/proof';

/** A part and the file it is in. */
export type FoundPart = { readonly part: ProofPart; readonly path: string };

const notOurs = new Set(['node_modules', 'dist', 'coverage', 'reports', '.git']);

/** Files in and under a folder, by their path and in order. */
const filesUnder = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(path);
      return entry.isFile() ? [path] : [];
    });
};

export const loadPart = async (path: string): Promise<ProofPart> => {
  const { part } = (await import(pathToFileURL(path).href)) as { readonly part?: ProofPart };
  if (part === undefined) throw new Error(`${path} exports no part`);
  return part;
};

/** Every part there is, by name. */
export const findParts = async (root: string): Promise<FoundPart[]> => {
  const files = ['packages', 'scripts'].flatMap(folder => filesUnder(join(root, folder)));
  const found: FoundPart[] = [];
  for (const path of files.filter(file => file.endsWith('.proof.ts'))) {
    const part = await loadPart(path);
    const twin = found.find(other => other.part.name === part.name);
    if (twin) throw new Error(`${path} and ${twin.path} are both named ${part.name}`);
    found.push({ part, path });
  }
  return found.toSorted((a, b) => (a.part.name < b.part.name ? -1 : 1));
};

/** The packages that some stand on, themselves included, by folder. */
const footing = (root: string, names: readonly string[]): string[] => {
  const all = new Set<string>();
  const add = (name: string): void => {
    const file = join(root, 'packages', name, 'package.json');
    if (all.has(name) || !existsSync(file)) return;
    all.add(name);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    for (const other of Object.keys({ ...dependencies, ...devDependencies }))
      if (other.startsWith('@runehold/')) add(other.slice('@runehold/'.length));
  };
  for (const name of names) add(name);
  return [...all].sort();
};

/** A fingerprint of the packages that a part is about and of those they stand on. */
export const treeOf = (root: string, { of }: ProofPart): string => {
  const hash = createHash('sha256');
  for (const name of footing(root, of)) {
    for (const path of filesUnder(join(root, 'packages', name)))
      hash
        .update(`${relative(root, path)}\0`)
        .update(readFileSync(path))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
};
