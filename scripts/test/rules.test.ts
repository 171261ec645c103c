import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countBy, missing, readIds, readLedger, topicOf } from '../lib/ledger.mjs';
import { root } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

/** A ledger of a made-up game, so that no title here proves anything about a real one. */
const rules = `# Zebras

- **ZZ-GEN-01** A zebra has stripes. See ZZ-RUN-02.
- **ZZ-GEN-02** A zebra is not a horse.
- **ZZ-RUN-01** It runs.
- **ZZ-RUN-02** It runs fast.
- **ZZ-EX-A01** An example.
- **Words** are not statements.
`;

const report = (folder: string, ...args: readonly string[]) =>
  runNode(folder, join(root, 'scripts/rules.mjs'), '--root', folder, ...args);

const zebras = (test: string) =>
  makeTree({ 'docs/rules/zebras.md': rules, 'packages/z/test/z.test.ts': test });

const someProved = `
  describe('ZZ-RUN', () => {
    it('ZZ-GEN-01 a zebra has stripes', () => check('ZZ-GEN-02'));
    it.each([['ZZ-RUN-01', 1], ['ZZ-RUN-02', 2]])('%s', run);
    it.skip(\`ZZ-EX-A01 \${later}\`, run);
  });`;

describe('the rules report', () => {
  it('reads the statements in the order of the ledger', () => {
    const folder = zebras('');
    expect(readIds(join(folder, 'docs/rules'))).toEqual([
      'ZZ-GEN-01',
      'ZZ-GEN-02',
      'ZZ-RUN-01',
      'ZZ-RUN-02',
      'ZZ-EX-A01',
    ]);
  });

  it('refuses a ledger that has an id twice', () => {
    const folder = makeTree({ 'docs/rules/a.md': rules, 'docs/rules/b.md': '- **ZZ-GEN-01** Again.' });
    expect(() => readIds(join(folder, 'docs/rules'))).toThrow('ZZ-GEN-01 stands twice');
  });

  it('counts a statement as proved when the title of a test that runs names it', () => {
    const folder = zebras(someProved);
    const ledger = readLedger(readIds(join(folder, 'docs/rules')), folder);
    expect([...ledger.proved].sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'ZZ-GEN-01',
      'ZZ-RUN-01',
      'ZZ-RUN-02',
    ]);
    expect(ledger.unknown).toEqual([]);
    expect(countBy(ledger, topicOf)).toEqual([
      { topic: 'ZZ-GEN', proved: 1, total: 2 },
      { topic: 'ZZ-RUN', proved: 2, total: 2 },
      { topic: 'ZZ-EX', proved: 0, total: 1 },
    ]);
    expect(missing(ledger)).toEqual(['ZZ-GEN-02', 'ZZ-EX-A01']);
    expect(missing(ledger, 'ZZ-GEN')).toEqual(['ZZ-GEN-02']);
  });

  it('reads tests and specs, with or without JSX, and nothing installed or built', () => {
    const folder = makeTree({
      'docs/rules/zebras.md': rules,
      'a.spec.tsx': `it('ZZ-GEN-01', f)`,
      'a.ts': `it('ZZ-GEN-02', f)`,
      'node_modules/x/a.test.ts': `it('ZZ-RUN-01', f)`,
      'packages/z/dist/a.test.ts': `it('ZZ-RUN-02', f)`,
    });
    expect(report(folder, '--missing').stdout.split('\n')).toHaveLength(5);
  });

  it('prints a table by topic with totals', () => {
    const { status, stdout } = report(zebras(someProved));
    expect(status).toBe(0);
    expect(stdout.replace(/ +/g, ' ')).toContain('ZZ-GEN 1/2\nZZ-RUN 2/2\nZZ-EX 0/1\nZZ total 3/5');
  });

  it('lists the statements without a test', () => {
    const folder = zebras(someProved);
    expect(report(folder, '--missing').stdout).toBe('ZZ-GEN-02\nZZ-EX-A01\n');
    expect(report(folder, '--missing', 'ZZ-EX').stdout).toBe('ZZ-EX-A01\n');
  });

  it('fails when a required statement has no test', () => {
    const folder = zebras(someProved);
    expect(report(folder, '--require', 'ZZ-RUN').status).toBe(0);
    expect(report(folder, '--require', 'ZZ-RUN,ZZ-GEN')).toMatchObject({
      status: 1,
      stderr: 'ZZ-GEN-02 is required and has no test\n',
    });
    expect(report(folder, '--require', 'ZZ-RU').status).toBe(2);
  });

  it('fails when a title names a statement that does not exist', () => {
    const { status, stderr } = report(
      zebras(`it('ZZ-GEN-07 and YZ-GEN-01, see UTF-8 and ZZ-RUN', f)`),
      '--quiet',
    );
    expect(status).toBe(1);
    expect(stderr.match(/names (\S+),/g)).toEqual(['names ZZ-GEN-07,', 'names YZ-GEN-01,']);
    expect(stderr).toContain(`${join('packages/z/test/z.test.ts')}:1 `);
  });

  it('gives the same as data', () => {
    const data = JSON.parse(report(zebras(someProved), '--json').stdout);
    expect(data).toMatchObject({ proved: 3, total: 5, missing: ['ZZ-GEN-02', 'ZZ-EX-A01'], unknown: [] });
  });
});

describe('our rules ledger', () => {
  it('has every statement of the four parts', () => {
    const ids = readIds(join(root, 'docs/rules'));
    const count = (game: string) => ids.filter(id => id.startsWith(game)).length;
    expect([count('RW'), count('BW'), count('RA')]).toEqual([1082, 353, 313]);
  });
});
