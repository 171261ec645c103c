/** Where the repository is and how its tools are run. No dependencies: used before the install. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Is this module the script that Node was started with?
 * @param {string} moduleUrl
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

/** Node entry points of the installed tools: started directly, they cost no shell and no npx. */
export const tools = {
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  depcruise: join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/** How a process is asked to stop. */
const stops = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a Node script to its end. Quiet runs return what was printed, others print as they go. A script that `closes`
 * is told when it is to stop, and is waited for.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, closes?: boolean, stdin?: 'ignore' | 'inherit', cwd?: string }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function node(args, { quiet = false, closes = false, stdin = 'ignore', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const shown = quiet ? 'pipe' : 'inherit';
    // Where somebody came by a link, PWD says so, and the compiler would believe it and know no package by its place.
    const env = { ...process.env, PWD: cwd };
    const child = spawn(process.execPath, args, { cwd, env, stdio: [stdin, shown, shown] });
    if (closes) for (const signal of stops) process.on(signal, () => child.kill(signal));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', status => resolve({ status: status ?? 1, output }));
  });
}
