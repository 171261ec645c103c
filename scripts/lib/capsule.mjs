import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Builds a game as it is now into one file, `<game>@<rules>.mjs`, with the kernel it runs on (docs/decisions/0054).
 * A file that is there is what games were played with and is never replaced by another.
 * @param {string} entry a module that exports `capsule`
 * @param {string} folder
 */
export async function buildCapsule(entry, folder) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    minify: true,
    conditions: ['runehold:source'],
  });
  const { contents } = outputFiles[0];
  mkdirSync(folder, { recursive: true });
  const trial = join(folder, `.trial-${process.pid}-${Date.now()}.mjs`);
  writeFileSync(trial, contents);
  try {
    const { capsule } = await import(pathToFileURL(trial).href);
    const name = `${capsule.engine.game}@${capsule.engine.rules}`;
    const file = join(folder, `${name}.mjs`);
    if (existsSync(file)) {
      if (!readFileSync(file).equals(contents))
        throw new Error(`${name} is kept already and is another: raise the version of the rules`);
    } else writeFileSync(file, contents);
    return { name, file, bytes: contents.length };
  } finally {
    rmSync(trial);
  }
}
