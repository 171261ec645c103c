import { describe, expect, it } from 'vitest';
import { countReport, secondTries } from '../lib/vitest-report.mjs';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test })),
});

describe('the closing count of npm test', () => {
  it('counts passed and failed tests and leaves skipped ones out', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] };
    expect(countReport(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    expect(countReport({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('never calls a failed or missing run a success', () => {
    expect(countReport({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
    expect(countReport(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('names who passed at the second try only, with what went wrong at first', () => {
    const tries = (fullName: string, status: string, ...failureMessages: readonly string[]) => ({
      status: 'passed',
      assertionResults: [{ status, fullName, failureMessages }],
    });
    const testResults = [
      tries('steady', 'passed'),
      tries('shaky', 'passed', 'Error: too late\n  at page', 'Error: again'),
      tries('broken', 'failed', 'Error: wrong'),
    ];
    expect(secondTries({ testResults })).toEqual(['shaky: Error: too late']);
    expect(secondTries(undefined)).toEqual([]);
  });
});
