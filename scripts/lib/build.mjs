/** Builds everything that runs: the packages, and the pages with a compressed copy of each file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { node, root, tools } from './tree.mjs';

const web = join(root, 'packages/web');

/**
 * Runs a step that must succeed.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
async function must(args, cwd) {
  const { status } = await node(args, cwd === undefined ? {} : { cwd });
  if (status !== 0) process.exit(status);
}

/**
 * Lays a compressed copy beside every file that shrinks, for the server to send as it is.
 * @param {string} folder
 */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:m?js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

export async function build() {
  await must([tools.tsc, '-b']);
  await must([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], web);
  compress(join(web, 'dist/site'));
}
