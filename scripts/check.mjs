/** `npm run check`: everything that can be said about the tree without running it, one line a step. */
import { ensureInstalled } from './ensure-installed.mjs';
import { isMain, node, tools } from './lib/tree.mjs';

/**
 * A step passes when all of its commands do.
 * @typedef {{ readonly name: string, readonly commands: readonly (readonly string[])[] }} Step
 */

/** @type {readonly Step[]} */
const steps = [
  {
    name: 'types',
    commands: [
      [tools.tsc, '-b'],
      [tools.tsc, '-p', 'tsconfig.test.json'],
    ],
  },
  { name: 'lint and format', commands: [[tools.biome, 'check', '--error-on-warnings', '.']] },
  {
    name: 'boundaries',
    commands: [[tools.depcruise, '--config', '.dependency-cruiser.mjs', 'packages', 'bench', 'scripts']],
  },
  { name: 'unused code', commands: [[tools.knip, '--no-progress']] },
  // A game whose rules are whole stays whole.
  { name: 'rules ledger', commands: [['scripts/rules.mjs', '--quiet', '--require', 'MQ,RA,RW,BW']] },
];

/** @param {Step} step */
async function run(step) {
  const started = performance.now();
  for (const command of step.commands) {
    const { status, output } = await node(command, { quiet: true });
    if (status !== 0) return { ok: false, output, started };
  }
  return { ok: true, output: '', started };
}

/** Runs every step, also after a failure, and counts them. */
export async function check() {
  let passed = 0;
  for (const step of steps) {
    const { ok, output, started } = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    if (ok) passed += 1;
    else console.log(output.trimEnd());
  }
  return { passed, failed: steps.length - passed };
}

if (isMain(import.meta.url)) {
  ensureInstalled();
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
