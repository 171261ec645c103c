import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutOf, runBench } from '../src/commands/bench.ts';
import { likely } from '../src/frame/suggest.ts';
import { temporaryFolder } from './fixtures/folder.ts';
import { command, repository } from './fixtures/process.ts';
import { hear } from './fixtures/terminal.ts';

const names = ['play', 'replay', 'verify', 'export', 'import', 'fuzz', 'fuzz-test', 'bench'];

describe('runehold', () => {
  it('has help for the whole and for every command', async () => {
    const [main, ...each] = await Promise.all([
      command(['--help']),
      ...names.map(name => command([name, '--help'])),
    ]);
    expect(main).toMatchObject({ code: 0, err: '' });
    for (const name of names) expect(main.out).toContain(`\n  ${name}`);
    expect(main.out).toMatch(/Games: .*masquerade/);
    each.forEach(({ code, out, err }, i) => {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`Usage: runehold ${names[i]}`);
      expect(out).toContain('--lang en|pl');
    });
  });

  it('has the same help in Polish', async () => {
    for (const args of [['--help'], ...names.map(name => [name, '-h'])]) {
      const polish = await hear([...args, '--lang', 'pl']);
      const system = await hear(args, [], { LANG: 'pl_PL.UTF-8' });
      expect(polish).toMatchObject({ code: 0, err: '' });
      expect(polish.out).toContain('Użycie: runehold');
      expect(system).toEqual(polish);
    }
  });

  it('tells its version', async () => {
    expect(await hear(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
    expect((await hear(['-v'])).out).toBe('0.1.0\n');
  });

  it('does not guess: an unknown command is refused with what may have been meant', async () => {
    const heard = await command(['reply', 'x.json']);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toBe('There is no command reply.\nDid you mean replay?\nSee: runehold --help\n');
    const polish = await hear(['reply', '--lang=pl', '--json']);
    expect(JSON.parse(polish.out)).toEqual({
      ok: false,
      error: { key: 'cli.error.unknown-command', message: 'Nie ma polecenia reply.' },
    });
  });

  it('says how it is used when nothing is asked of it', async () => {
    const nothing = await hear([]);
    expect(nothing).toMatchObject({ code: 2, out: '' });
    expect(nothing.err).toContain('Which command?');
    expect((await hear(['--halp'])).err).toContain('Did you mean --help?');
  });

  it.each(['replay', 'verify', 'export', 'import', 'fuzz-test'])('%s needs a file', async name => {
    const heard = await hear([name]);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toContain('is missing.');
    expect(heard.err).toContain(`See: runehold ${name} --help`);
  });

  it('suggests what is near and nothing that is far', () => {
    expect(likely('ply', names)).toEqual(['play']);
    expect(likely('evrify', names)).toEqual(['verify']);
    expect(likely('fuz', names)).toEqual(['fuzz', 'fuzz-test']);
    expect(likely('dance', names)).toEqual([]);
  });
});

describe('runehold bench', () => {
  const root = temporaryFolder('bench');

  it('is found in a checkout and nowhere else', async () => {
    expect(`${checkoutOf(join(repository, 'packages', 'cli', 'src'))}/`).toBe(repository);
    expect(checkoutOf(tmpdir())).toBeUndefined();
    await expect(runBench(undefined, [])).rejects.toMatchObject({ exit: 1, key: 'cli.error.no-checkout' });
  });

  it('hands its words on, and the outcome back', async () => {
    mkdirSync(join(root, 'deep'));
    const bench = 'node -e "process.exit(process.argv[1] === \'good\' ? 0 : 3)" --';
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ name: '@runehold/workspace', scripts: { bench } }),
    );
    expect(checkoutOf(join(root, 'deep'))).toBe(root);
    expect(await runBench(root, ['good'])).toBe(0);
    expect(await runBench(root, ['bad'])).toBe(1);
  });
});
