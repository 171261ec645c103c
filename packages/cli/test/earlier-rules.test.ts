import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@runehold/kernel/match/file';
import { exportMatch } from '@runehold/kernel/match/file';
import { game as masquerade } from '@runehold/masquerade/game';
import type { Capsule } from '@runehold/shelf/capsule';
import { randomMatch } from '@runehold/testkit/corpus';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

const capsules = new URL('../../server/test/fixtures/capsules/', import.meta.url).href;
vi.mock('@runehold/server/jobs/edition', async original => ({
  ...(await original<object>()),
  usualCellar: new URL('../../server/test/fixtures/capsules/', import.meta.url).href,
}));

const folder = temporaryFolder('earlier-rules');
const write = (name: string, file: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(file));
  return path;
};

/** A few answers under earlier rules, whose fines are others. */
const earlier = async (): Promise<GameFile> => {
  const { capsule } = (await import(/* @vite-ignore */ `${capsules}masquerade@first.mjs`)) as {
    readonly capsule: Capsule;
  };
  const { engine } = capsule;
  const play = engine.open({ seats: 2, options: {}, secret: '7'.repeat(64) });
  for (let n = 0; n < 6; n++) {
    const [ask] = play.view('all-seeing').asks;
    expect(play.answer(ask.seat, ask.id, ask.absent)).toBeUndefined();
  }
  return engine.file(play);
};

test('a file of earlier rules that are kept is verified, shown and copied under them', async () => {
  const file = await earlier();
  const old = write('first.json', file);
  const verified = await hear(['verify', old]);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toContain('6 answers were allowed by the rules');
  expect(JSON.parse((await hear(['verify', old, '--json'])).out)).toMatchObject({ ok: true, rules: 'first' });
  const shown = await hear(['replay', old, '--to', '3', '--json']);
  expect(JSON.parse(shown.out)).toMatchObject({ ok: true, rules: 'first', at: 3 });
  expect((await hear(['replay', old, '--lang', 'pl'])).code).toBe(0);
  const copy = join(folder, 'copy.json');
  expect((await hear(['import', old, '--out', copy])).out).toContain('Masquerade, rules first\n');
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(file);
  // To go on with it takes the rules of this version.
  const resumed = await hear(['play', '--resume', old]);
  expect(resumed).toMatchObject({ code: 1, out: '' });
  expect(resumed.err).toContain('played under other rules');
});

test('where the rules of a file are not kept, that is said, whether it is the same game or not', async () => {
  const same = write('lost.json', { ...exportMatch(randomMatch(masquerade, 2, {}, 4)), rules: 'lost' });
  const verified = await hear(['verify', same]);
  expect(verified.code).toBe(0);
  expect(verified.err).toContain('Rules lost, named in the file, are not kept here.');
  expect((await hear(['replay', same, '--lang', 'pl'])).err).toContain(
    'Zasad lost, które podaje plik, tu nie ma.',
  );
  const other = write('other.json', { ...(await earlier()), rules: 'lost' });
  for (const command of ['verify', 'replay', 'import']) {
    const heard = await hear([command, other]);
    expect(heard).toMatchObject({ code: 1, out: '' });
    expect(heard.err).toContain('played under other rules');
    expect(heard.err).toContain('masquerade@lost is not kept here');
  }
});
