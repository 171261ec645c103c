import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentsOf } from '@runehold/kernel/chance/keys';
import type { GameFile } from '@runehold/kernel/match/file';
import { exportMatch } from '@runehold/kernel/match/file';
import { masqueradePack } from '@runehold/masquerade/pack';
import { randomMatch } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { command } from './fixtures/process.ts';
import { hear } from './fixtures/terminal.ts';

const folder = temporaryFolder('files');
const finished = randomMatch(masqueradePack.game, 3, { accusations: 'asked' }, 4);
const whole = exportMatch(finished);
const running = exportMatch(finished.fork(9), true);
const untold = exportMatch(finished.fork(9));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const read = (file: string): GameFile => JSON.parse(readFileSync(file, 'utf8')) as GameFile;

const over = write('over.json', whole);
const open = write('open.json', running);

describe('a good file', () => {
  it('is verified, shown, exported and imported by the command itself', async () => {
    const [verified, shown, exported, imported] = await Promise.all([
      command(['verify', over]),
      command(['replay', over, '--to', '9', '--seat', '1', '--lang', 'pl']),
      command(['export', open, '--json']),
      command(['import', over, '--out', join(folder, 'imported.json')]),
    ]);
    expect([verified, shown, exported, imported].map(({ code, err }) => [code, err])).toEqual(
      Array.from({ length: 4 }, () => [0, '']),
    );
    expect(verified.out).toContain('dealt as promised.');
    expect(verified.out).toContain(`${whole.entries.length} answers were allowed by the rules`);
    expect(shown.out).toContain(`Po 9 z ${whole.entries.length} odpowiedzi · tak, jak to widzi Gracz B`);
    expect(JSON.parse(exported.out)).toMatchObject({ ok: true, secret: false, entries: 9, over: false });
    expect(imported.out).toMatch(
      /Masquerade, rules 1\n3 seats, \d+ answers\nOptions: Accusations: everybody is asked\nThe game is over\.\n1\. /,
    );
    expect(read(join(folder, 'imported.json'))).toEqual(whole);
  });

  it('of a running game leaves its secret at home unless told otherwise', async () => {
    await hear(['export', open, '--out', join(folder, 'shared.json')]);
    expect(read(join(folder, 'shared.json'))).toEqual(untold);
    const kept = await hear(['export', open, '--out', join(folder, 'kept.json'), '--with-secret']);
    expect(kept.out).toContain('The secret of the deal is in it.');
    expect(read(join(folder, 'kept.json'))).toEqual(running);
    const finishedCopy = await hear(['export', over, '--out', '-']);
    expect(JSON.parse(finishedCopy.out)).toEqual(whole);
    expect(finishedCopy.err).toContain('The game is over.');
  });

  it('of a running game verifies as far as it goes, and not at all without its secret', async () => {
    expect((await hear(['verify', open])).out).toContain('so far');
    const shared = write('no-secret.json', untold);
    const verified = await hear(['verify', shared, '--lang', 'pl']);
    expect(verified).toMatchObject({ code: 1, out: '' });
    expect(verified.err).toContain('Sekretu tej gry nie ujawniono');
    const resumed = await hear(['play', '--resume', shared]);
    expect(resumed).toMatchObject({ code: 1, out: '' });
    expect(resumed.err).toContain('can be watched but not continued');
  });

  it('never costs another file', async () => {
    const first = await hear(['export', open]);
    expect(first.out).toContain(`Written: ${join(folder, 'open.shared.json')}`);
    expect((await hear(['export', open])).code).toBe(0);
    writeFileSync(join(folder, 'open.shared.json'), 'mine');
    expect(await hear(['export', open])).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(folder, 'open.shared.json'), 'utf8')).toBe('mine');
  });
});

describe('a replay', () => {
  it('tells a viewer what that viewer may know', async () => {
    const seen = async (seat: string): Promise<string> =>
      (await hear(['replay', over, '--to', '0', '--seat', seat, '--log'])).out;
    const drew = (text: string): number => text.match(/draws? an? (?!card)/g)?.length ?? 0;
    expect([drew(await seen('0')), drew(await seen('spectator')), drew(await seen('all'))]).toEqual([
      4, 0, 12,
    ]);
    expect(await seen('0')).toContain('Your hand: ');
  });

  it('opens everything only once the game is over', async () => {
    const early = await hear(['replay', open, '--seat', 'all']);
    expect(early).toMatchObject({ code: 2, out: '' });
    expect(early.err).toContain('only once the game is over');
  });

  it('shortens the log unless all of it is asked for', async () => {
    const short = await hear(['replay', over]);
    const long = await hear(['replay', over, '--log']);
    expect(short.out).toMatch(/\(\d+ earlier lines: --log\)/);
    expect(long.out.match(/^·/gm)?.length).toBe(finished.events.length);
  });

  it('refuses moments and seats that there are not', async () => {
    for (const args of [
      ['--to', '999'],
      ['--to', '-1'],
      ['--to', 'end'],
      ['--seat', '3'],
      ['--seat', 'me'],
    ])
      expect(await hear(['replay', over, ...args])).toMatchObject({ code: 2, out: '' });
  });

  it('gives data with nothing else in it', async () => {
    const { out } = await hear(['replay', over, '--json', '--seat', '2', '--to', '3']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, at: 3, viewer: 2, over: false, view: { viewer: 2 } });
  });
});

const [first, ...rest] = whole.entries;
const broken: readonly (readonly [string, unknown, string])[] = [
  ['not JSON', '{"format":', 'it cannot be read at all'],
  ['no game', { hello: 1 }, 'not a saved Runehold game'],
  ['another format', { ...whole, formatVersion: 99 }, 'another version of Runehold'],
  ['another game', { ...whole, game: 'chess' }, 'belongs to another game'],
  ['no seats', { ...whole, seats: 'three' }, 'damaged. (seats'],
  ['too many seats', { ...whole, seats: 9 }, 'damaged. (refusal.seats'],
  [
    'a wrong secret',
    { ...whole, keys: [{ ...whole.keys[0], secret: '0'.repeat(64) }] },
    'not the one that was committed to',
  ],
  ['a changed answer', { ...whole, entries: [[first[0], [99], first[2]], ...rest] }, 'entry 1 of seat'],
  ['a changed end', { ...whole, hash: 'f'.repeat(16) }, 'damaged. (hash'],
  ['a claim to be over', { ...running, over: true }, 'damaged. (over'],
  ['other rules', { ...whole, rules: '0', hash: 'f'.repeat(16) }, 'played under other rules'],
  [
    'a dealt card changed',
    { ...whole, keys: commitmentsOf(whole.keys), opening: whole.opening.slice(1) },
    'damaged',
  ],
];

describe('a broken file', () => {
  it.each(broken)('with %s is told what is wrong by every command', async (name, content, problem) => {
    const file = write(`${name.replaceAll(' ', '-')}.json`, content);
    for (const args of [['verify'], ['replay'], ['export'], ['import'], ['play', '--resume']]) {
      const heard = await hear([...args, file]);
      expect({ args, code: heard.code, out: heard.out }).toEqual({ args, code: 1, out: '' });
      expect(heard.err).toContain(problem);
    }
    const { out } = await hear(['verify', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: false, problem: { key: expect.stringMatching(/^file\./) } });
  });

  it('or none at all ends with the exit code of a failure, in the real command too', async () => {
    const [missing, bad] = await Promise.all([
      command(['import', join(folder, 'nowhere.json'), '--json', '--lang', 'pl']),
      command(['verify', write('bad.json', 'x')]),
    ]);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('Nie da się odczytać');
    expect(JSON.parse(missing.out)).toMatchObject({ ok: false, error: { key: 'cli.error.cannot-read' } });
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(bad.err).toContain('This file is not a saved game');
  });
});
