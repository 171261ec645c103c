/** Counts what vitest's JSON report says. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly status: string, readonly fullName?: string, readonly failureMessages?: readonly string[] }} Assertion
 * @typedef {{ readonly status: string, readonly assertionResults: readonly Assertion[] }} TestFile
 * @typedef {{ readonly testResults: readonly TestFile[] }} Report
 */

/**
 * @param {string} path
 * @returns {Report | undefined} undefined when vitest did not get as far as writing one
 */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * A file that fails outside its tests (it does not load, a hook throws) counts as one failure, and so does a run
 * that vitest itself calls failed for any other reason. Skipped tests count as neither.
 * @param {Report | undefined} report
 * @param {number} exitStatus
 */
export function countReport(report, exitStatus) {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const failures = file.assertionResults.filter(test => test.status === 'failed').length;
    passed += file.assertionResults.filter(test => test.status === 'passed').length;
    failed += failures === 0 && file.status === 'failed' ? 1 : failures;
  }
  if (failed === 0 && (exitStatus !== 0 || report === undefined)) failed = 1;
  return { passed, failed };
}

/**
 * The tests that passed only when they were tried again, with what went wrong at first: each is a race to be found.
 * @param {Report | undefined} report
 */
export function secondTries(report) {
  const tests = (report?.testResults ?? []).flatMap(file => file.assertionResults);
  return tests
    .filter(test => test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0)
    .map(test => `${test.fullName}: ${test.failureMessages?.[0]?.split('\n')[0]}`);
}
