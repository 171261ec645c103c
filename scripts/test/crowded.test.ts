import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readIds, readLedger } from '../lib/ledger.mjs';
import { root } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

const rules = ['01', '02', '03', '04'].map(number => `- **ZZ-RUN-${number}** It runs.\n`).join('');

const tests = `
  it('ZZ-RUN-01 ZZ-RUN-02 both are looked at', () => {
    expect(legs()).toBe(4);
    expectStripes(zebra);
  });
  it('ZZ-RUN-03 ZZ-RUN-04 one of them is not', () => {
    expect(legs()).toBe(4); // and expect(nothing) in words
  });
  it('ZZ-RUN-01 ZZ-RUN-02 ZZ-RUN-03 nobody sees which is which', () => {
    expect([legs(), stripes(), speed()]).toEqual([4, 26, 60]);
    expect(tail()).toBe(1);
    expect(ears()).toBe(2);
  });`;

const zebras = (most?: object) =>
  makeTree({
    'docs/rules/zebras.md': rules,
    'packages/z/test/z.test.ts': tests,
    ...(most && { 'docs/rules/most.json': JSON.stringify(most) }),
  });

const report = (folder: string, ...args: readonly string[]) =>
  runNode(folder, join(root, 'scripts/rules.mjs'), '--root', folder, ...args);

describe('crowded tests', () => {
  it('are titles with more than two ids, and tests with fewer expectations than ids', () => {
    const folder = zebras();
    const { stacked, thin } = readLedger(readIds(join(folder, 'docs/rules')), folder);
    expect(stacked).toEqual([{ file: 'packages/z/test/z.test.ts', line: 9, ids: 3, expects: 3 }]);
    expect(thin).toEqual([{ file: 'packages/z/test/z.test.ts', line: 6, ids: 2, expects: 1 }]);
  });

  it('are counted in the report and listed when asked for', () => {
    const folder = zebras();
    expect(report(folder).stdout).toContain('1 titles with more than two ids');
    const { stdout } = report(folder, '--crowded');
    expect(stdout).toContain('z.test.ts:9 3 ids, 3 expectations');
    expect(stdout).toContain('z.test.ts:6 2 ids, 1 expectations');
  });

  it('may become fewer and not more', () => {
    expect(report(zebras({ stacked: 1, thin: 1 }), '--quiet')).toMatchObject({ status: 0, stderr: '' });
    expect(report(zebras({ stacked: 5, thin: 1 }), '--quiet').status).toBe(0);
    const grown = report(zebras({ stacked: 0, thin: 1 }), '--quiet');
    expect([grown.status, grown.stderr]).toEqual([
      1,
      '1 titles with more than two ids: 0 are allowed (npm run rules -- --crowded, --cards)\n',
    ]);
    expect(report(zebras({ thin: 0 }), '--quiet').status).toBe(1);
  });
});
