/**
 * `npm run release -- FOLDER`: lays out what runs, and nothing else, in a new folder: built packages, the pages, earlier
 * rules, and of what is installed only what a server needs. Starting from it builds nothing and writes nothing into it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { closureOf } from './lib/closure.mjs';
import { root } from './lib/tree.mjs';

/** What is taken of each package of ours, where it has it. */
const parts = ['package.json', 'dist', 'bin', 'capsules'];

/** What whoever runs the house reads and copies. */
const beside = ['LICENSE', 'deploy', 'docs/operating.md', 'docs/server.md'];

const [given] = process.argv.slice(2);
const target = resolve(given ?? '');
if (given === undefined || existsSync(target)) {
  console.error(given === undefined ? 'Into which folder?' : `${target} is there already.`);
  process.exit(2);
}
if (!existsSync(join(root, 'packages/web/dist/site/index.html'))) {
  console.error('The pages are not built. Run npm run build first.');
  process.exit(1);
}

/** @param {string} path */
function take(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(from, join(target, path), {
    recursive: true,
    dereference: true,
    filter: source => !source.endsWith('.tsbuildinfo') && !source.endsWith('.d.ts'),
  });
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { own, others } = closureOf(packages, ['packages/server', 'packages/cli']);
for (const path of others) take(path);
for (const folder of own) {
  for (const part of parts) take(join(folder, part));
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const link = join(target, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, folder)), link, 'dir');
}
take('packages/web/dist/site');
for (const path of beside) take(path);
console.log(`${target}: ${own.length} packages of ours, ${others.length} of others`);
