import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@runehold/server/store/sqlite/open';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../server/test/driver/figures.ts';
import { joined, named, PASSWORD } from '../../server/test/driver/member.ts';
import { Person } from '../../server/test/driver/person.ts';
import { askOf, playOn } from '../../server/test/driver/play.ts';
import { serve } from '../../server/test/driver/server.ts';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

const all = temporaryFolder('operating');

/** A house that serves, with a game between two people in it, and the command as its operator gives it. */
const house = async () => {
  const server = await serve({ metrics: { host: '127.0.0.1', port: 0 } });
  const here = named(server.address);
  const anna = await Person.arrive(here, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table, { viewer: 0 });
  await playOn(seat, { answers: 1 });
  const give = (...words: readonly string[]) => hear([...words, '--database', server.database]);
  return { server, here, anna, table, seat, give };
};

describe('a table of a house that serves', () => {
  test('is frozen under the hands of its players, thawed, and goes on where it stood', async () => {
    const { anna, table, seat, give } = await house();
    expect((await give('table', 'show', table)).out).toContain(`Table ${table}: masquerade@1, 2 seats`);
    expect(await give('table', 'freeze', table, '--why', 'a bug')).toEqual({
      code: 0,
      out: 'Done.\n',
      err: '',
    });
    await seat.until(() => seat.closed);
    const frozen = await anna.come(table, { viewer: 1 });
    expect(frozen.latest?.frozen).toBe(true);
    const { asks } = frozen.view ?? {};
    expect(
      await frozen.refused({ type: 'answer', ask: asks?.[0]?.id ?? '', seq: frozen.seq, reply: [0] }),
    ).toBe('refusal.frozen');
    const shown = await give('table', 'show', table);
    expect(shown.out).toContain('frozen');
    expect(shown.out).toContain('a bug');
    expect(await give('table', 'freeze', table, '--lang', 'pl')).toMatchObject({
      code: 1,
      err: 'Stół jest zamrożony.\n',
    });
    expect((await give('table', 'thaw', table)).code).toBe(0);
    expect((await give('table', 'thaw', table)).err).toBe('The table is not frozen.\n');
    expect((await anna.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0, 1] }]);
    const seats = [await anna.come(table, { viewer: 0 }), await anna.come(table, { viewer: 1 })];
    expect(seats[0].seq).toBe(frozen.seq);
    await Promise.all(seats.map((own, seed) => playOn(own, { seed })));
    expect(seats[0].over).toBe(true);
    expect((await give('table', 'end', table)).err).toBe('The game is over already.\n');
  });

  test('whatever is done by command is written down, and that somebody has every hand of a game', async () => {
    const { server, table, give } = await house();
    const file = join(mkdtempSync(join(all, 'deeds-')), 'game.json');
    for (const words of [
      ['table', 'export', table, '--out', file],
      ['table', 'freeze', table],
      ['table', 'thaw', table],
      ['keys', 'rotate', 'letters'],
    ])
      expect(await give(...words)).toMatchObject({ code: 0, err: '' });
    const db = await openSqlite(server.database);
    const deeds = await db.selectFrom('audit').select(['by', 'act', 'about']).orderBy('at').execute();
    await db.destroy();
    expect(deeds).toEqual([
      { by: 'command', act: 'export', about: table },
      { by: 'command', act: 'freeze', about: table },
      { by: 'command', act: 'thaw', about: table },
      { by: 'command', act: 'rotate', about: 'letters' },
    ]);
  });

  test('is ended for everybody, and taken away as a file that can be read again', async () => {
    const { anna, table, seat, give } = await house();
    const file = join(mkdtempSync(join(all, 'one-')), 'game.json');
    expect(await give('table', 'export', table, '--out', file)).toMatchObject({ code: 0, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'masquerade' });
    expect((await hear(['replay', file])).code).toBe(0);
    expect((await give('table', 'end', table)).code).toBe(0);
    await seat.until(() => seat.closed);
    const ended = await anna.come(table, { viewer: 0 });
    const ask = askOf(ended)?.id ?? '';
    expect(await ended.refused({ type: 'answer', ask, seq: ended.seq, reply: [0] })).toBe(
      'refusal.game-over',
    );
    expect((await give('table', 'show', table)).out).toContain('over');
    expect((await give('table', 'end', 'nowhere')).err).toBe('There is no such table.\n');
    expect((await give('table', 'burn', table)).code).toBe(2);
  });
});

test('an id may begin with a dash, as one in sixty-four does', async () => {
  const { give } = await house();
  expect((await give('person', 'show', '-hXlPVYzOZ68N0F3')).err).toContain('-hXlPVYzOZ68N0F3');
  expect((await give('person', 'show', '-hXlPVYzOZ68N0F3')).err).not.toContain('no option');
  expect((await give('person', 'show', '-x')).err).toContain('no option');
});

test('a person is shown with the mark that the log has, renamed and forgotten while the house serves', async () => {
  const { server, here, give } = await house();
  const { person } = await joined(here, 'Bela');
  await joined(here, 'Cyryl');
  const table = await person.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const host = JSON.parse((await give('table', 'show', table, '--json')).out).host as string;
  const shown = JSON.parse((await give('person', 'show', host, '--json')).out);
  expect(shown).toMatchObject({ id: host, name: 'Bela', isClaimed: true, tables: 1, sessions: 1 });
  expect(shown.mark).toMatch(/^[\da-f]{12}$/);
  expect((await give('person', 'show', host)).out).toContain(`in the log as ${shown.mark}`);
  expect((await give('person', 'rename', host, '--name', 'cyryl')).err).toBe('An account has that name.\n');
  expect((await give('person', 'rename', host, '--name', '\u200b')).err).toContain(
    'A name needs visible characters',
  );
  expect((await give('person', 'rename', host, '--name', 'Barbara')).code).toBe(0);
  expect((await person.call('me', {})).name).toBe('Barbara');
  expect((await give('person', 'forget', host)).code).toBe(0);
  expect((await person.call('me', {})).name).not.toBe('Barbara');
  const again = await Person.arrive(here);
  await expect(again.call('sign-in', { name: 'Barbara', password: PASSWORD })).rejects.toThrow();
  expect((await give('person', 'forget', 'nobody')).err).toContain('Nobody here has an account named nobody');
  expect(server.complaints).toEqual([]);
});

describe('keys', () => {
  test('are rotated while the house serves: what they signed is good until they are retired', async () => {
    const { server, here, give } = await house();
    const before = await Person.arrive(here);
    const { name } = await before.call('me', {});
    expect((await give('keys', 'rotate', 'sessions')).out).toContain('sessions 1 signs from now on');
    expect((await before.call('me', {})).name).toBe(name);
    const after = await Person.arrive(here);
    const called = (await after.call('me', {})).name;
    expect((await give('keys')).out).toMatch(/sessions 0: valid.*\nsessions 1: signs/);
    expect((await give('keys', 'retire', 'sessions', '1')).err).toContain('cannot be retired');
    expect((await give('keys', 'retire', 'sessions', '0')).code).toBe(0);
    expect((await give('keys')).out).toMatch(/sessions 0: retired/);
    // Whoever was known by the old one alone is somebody new; who signed in since, or did something, is who they were.
    expect((await before.call('me', {})).name).not.toBe(name);
    expect((await after.call('me', {})).name).toBe(called);
    expect((await give('keys', 'rotate', 'front-door')).err).toContain('sessions, guests, letters, vapid');
    // What they are is told nowhere.
    const kept = (await give('keys', '--json')).out.trim().split('\n');
    for (const line of kept) expect(Object.keys(JSON.parse(line))).not.toContain('value');
    // And the same where nobody serves.
    await server.close();
    expect((await give('keys', 'rotate', 'letters')).out).toContain('letters 1 signs');
  });
});

describe('draining', () => {
  test('lets nothing new begin, says how many play, and takes it back', async () => {
    const { server, here, anna, table, give } = await house();
    const told = await give('drain', '--minutes', '0');
    expect(told).toMatchObject({ code: 1 });
    expect(told.out).toBe('Nothing new begins. 1 table is being played, 1 window is open.\n');
    expect(told.err).toContain('1 table is still being played.');
    expect((await fetch(`${here}/readyz`)).status).toBe(503);
    expect((await figuresOf(server.metrics)).get('runehold_draining')).toBe(1);
    await expect(anna.setTable('masquerade', [{ kind: 'me' }])).rejects.toThrow('refusal.busy');
    // Whoever plays plays on.
    const other = await anna.come(table, { viewer: 1 });
    expect((await playOn(other, { answers: 1 })).map(({ type }) => type)).toEqual(['done']);
    expect((await give('drain', '--off')).out).toBe('The server is open again.\n');
    expect((await fetch(`${here}/readyz`)).status).toBe(200);
    await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
    await server.close();
    expect((await give('drain')).err).toBe('No server runs here.\n');
  });
});
