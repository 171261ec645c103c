/**
 * Packs what takes long for a machine with many cores where nothing is installed:
 *
 *   node tools/afar/pack.mjs FOLDER
 *
 * writes there this very Node, pressed, the ladder (docs/strength/ladder/afar.mjs) and the proof that bots know no secrets
 * (proof.ts), each in one piece, and where that proof begins. `run.sh` unpacks and runs them there; what it leaves is taken
 * in with `npm run ladder -- --merge FILE`, and by laying bots-alike.json into reports/proof.
 */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = process.argv[2];
if (folder === undefined) throw new Error('where to? node tools/afar/pack.mjs FOLDER');
const root = fileURLToPath(new URL('../..', import.meta.url));
const usual = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['runehold:source'],
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
};
mkdirSync(folder, { recursive: true });
await build({
  ...usual,
  entryPoints: [join(root, 'docs/strength/ladder/afar.mjs')],
  outfile: join(folder, 'ladder.mjs'),
});
await build({
  ...usual,
  entryPoints: [join(root, 'tools/afar/proof.ts')],
  outfile: join(folder, 'proof.mjs'),
});
// Where the proof begins is told by its own ledger and the files as they are now.
const begin = join(root, 'reports/afar/begin.mjs');
await build({
  ...usual,
  stdin: {
    contents: `import { part } from '../../packages/shelf/test/alike.proof.ts';
import { beginPart } from '../../scripts/proof/ledger.ts';
import { treeOf } from '../../scripts/proof/parts.ts';
export const progress = (root, seed) => beginPart(part, seed, treeOf(root, part));`,
    resolveDir: join(root, 'tools/afar'),
  },
  outfile: begin,
});
const { progress } = await import(pathToFileURL(begin).href);
writeFileSync(
  join(folder, 'progress.json'),
  JSON.stringify(progress(root.replace(/\/$/, ''), randomInt(2 ** 31))),
);
copyFileSync(join(root, 'tools/afar/run.sh'), join(folder, 'run.sh'));
if (!existsSync(join(folder, 'node.xz')))
  execFileSync('xz', ['-6', '-k', '-c', process.execPath], {
    stdio: ['ignore', openSync(join(folder, 'node.xz'), 'w'), 'inherit'],
  });
