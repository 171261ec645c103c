/**
 * `npm test`: every check and every test, from a bare clone. The last line is always `N passed, N failed`, in which
 * each step of `npm run check` counts like one test. Arguments go to vitest.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { node, root, tools } from './lib/tree.mjs';
import { countReport, readReport, secondTries } from './lib/vitest-report.mjs';

const report = join(root, 'reports', 'vitest.json');

ensureInstalled();
const checks = await check();

rmSync(report, { force: true });
const { status } = await node([
  tools.vitest,
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const told = readReport(report);
const tests = countReport(told, status);
for (const line of secondTries(told)) console.log(`passed at the second try only: ${line}`);

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
