import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@runehold/kernel/match/match';
import { game as masquerade } from '@runehold/masquerade/game';
import { OrderBook } from '@runehold/server/store/order-book';
import { SqlStore } from '@runehold/server/store/sql-store';
import { lockDatabase } from '@runehold/server/store/sqlite/lock';
import { openSqlite } from '@runehold/server/store/sqlite/open';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

// The house has kept no earlier rules yet; these are those of a test.
vi.mock('@runehold/server/jobs/edition', async original => ({
  ...(await original<object>()),
  usualCellar: new URL('../../server/test/fixtures/capsules/', import.meta.url).href,
}));

const all = temporaryFolder('keeping');

const database = async (): Promise<{ folder: string; file: string }> => {
  const folder = mkdtempSync(join(all, 'one-'));
  const file = join(folder, 'runehold.sqlite');
  await new SqlStore(await openSqlite(file), () => 0).close();
  return { folder, file };
};

describe('a database', () => {
  test('is backed up, restored and checked, and said to be', async () => {
    const { folder, file } = await database();
    const [copy, other] = [join(folder, 'copy'), join(folder, 'other')];
    const made = await hear(['backup', copy, '--database', file]);
    expect(made).toEqual({ code: 0, out: `Backup: ${copy}\nIt holds 0 tables with 0 records.\n`, err: '' });
    const again = await hear(['backup', copy, '--database', file, '--lang', 'pl']);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toBe(`Plik ${copy} już istnieje i nie zostanie nadpisany. Najpierw go przenieś.\n`);
    const back = await hear(['restore', copy, '--json'], [], { RUNEHOLD_DATABASE: other });
    expect(JSON.parse(back.out)).toEqual({ file: other, tables: 0, records: 0, checked: [] });
    expect(existsSync(other)).toBe(true);
    expect(await hear(['check', '--database', other])).toEqual({
      code: 0,
      out: 'There is no table to check.\n',
      err: '',
    });
  });

  test('that is none is refused in a sentence', async () => {
    const { folder } = await database();
    const file = join(folder, 'diary');
    writeFileSync(file, 'Dear diary, today we played Rune Age. '.repeat(50));
    for (const command of [['check'], ['backup', join(folder, 'x')]])
      expect(await hear([...command, '--database', file])).toEqual({
        code: 1,
        out: '',
        err: `${file} is damaged or not a Runehold database (file is not a database).\n`,
      });
    expect(await hear(['check', '--database', join(folder, 'nowhere')])).toMatchObject({
      code: 1,
      err: `${join(folder, 'nowhere')} does not exist.\n`,
    });
    expect((await hear(['check', '--tables', 'all', '--database', file])).code).toBe(2);
  });
});

describe('pruning', () => {
  const DAY = 24 * 3_600_000;

  test('says what it would do, does it, and needs the database for itself', async () => {
    const { folder, file } = await database();
    const store = new SqlStore(await openSqlite(file), () => Date.now() - 40 * DAY);
    for (const id of ['a', 'b']) await store.people.bear({ id, name: id }, id);
    await store.close();
    const would = await hear(['prune', '--dry-run', '--json', '--database', file]);
    expect(JSON.parse(would.out)).toEqual({ removed: 0, abandoned: 0, archived: 0, guests: 2, dryRun: true });
    const lock = lockDatabase(file);
    expect(await hear(['prune', '--database', file])).toMatchObject({
      code: 1,
      err: `${file} is in use by a server. Stop it first.\n`,
    });
    expect((await hear(['prune', '--dry-run', '--database', file])).code).toBe(0);
    lock.release();
    const done = await hear(['prune', '--database', file, '--lang', 'pl']);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('Zapomniano 2 gości bez gry.');
    expect((await hear(['prune', '--database', file])).out).toBe('There is nothing to prune.\n');
    expect((await hear(['prune', '--database', join(folder, 'nowhere')])).code).toBe(1);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});

describe('reports', () => {
  test('what people reported is listed, the newest first', async () => {
    const { file } = await database();
    expect((await hear(['reports', '--database', file])).out).toBe('Nothing was reported.\n');
    let now = Date.UTC(2026, 0, 1);
    const store = new SqlStore(await openSqlite(file), () => now);
    await store.people.bear({ id: 'anna', name: 'Anna' }, 'anna');
    const table = 'table-of-words';
    const room = { game: 'masquerade', host: 'anna', listed: false, options: {}, seats: [] };
    await store.rooms.save(table, room, now);
    for (const text of ['first', 'second']) {
      const line = await store.chat.say(table, { room: 'gallery', name: 'Eve', text, guest: 'eve' });
      await store.chat.report(table, line, 'anna');
      await store.chat.report(table, line, 'anna');
      now += 1000;
    }
    await store.close();
    const { out, code } = await hear(['reports', '--database', file]);
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Eve (eve): “second”; reported by Anna');
    const [newest] = (await hear(['reports', '--json', '--database', file])).out.split('\n');
    expect(JSON.parse(newest)).toMatchObject({ table, of: 'eve', by: 'anna', text: 'second' });
  });
});

describe('people', () => {
  test('have roles by command alone, are kept from writing or playing, and all of it is written down', async () => {
    const { file } = await database();
    const store = new SqlStore(await openSqlite(file), () => Date.now());
    await store.people.bear({ id: 'anna', name: 'Anna' }, 'anna');
    const password = { id: 'p', kind: 'password', secret: 'x', counter: 0, data: '' } as const;
    const session = { hash: 'new', label: '', via: 'claim', instead: 'anna', endsOthers: true } as const;
    await store.accounts.claim({ id: 'anna', name: 'Anna' }, 'anna', [password], session);
    const told = async (...args: readonly string[]) => hear(['person', ...args, '--database', file]);
    const shown = await told('show', 'ANNA');
    expect(shown.out).toMatch(
      /^Anna \(anna\), account, since 20.*\n0 tables, 1 browser signed in\nno role\n$/,
    );
    expect(await told('show', 'anna')).toEqual(shown);
    expect(await told('role', 'Anna', 'moderator')).toMatchObject({ code: 0, out: 'Done.\n' });
    expect((await told('mute', 'Anna', '--hours', '2')).code).toBe(0);
    const { out } = await told('show', 'Anna', '--lang', 'pl');
    expect(out).toMatch(/\nmoderator\n {2}zakaz pisania do 20/);
    expect(JSON.parse((await told('show', 'anna', '--json')).out)).toMatchObject({
      role: 'moderator',
      bans: [{ kind: 'mute' }],
    });
    expect((await told('lift', 'Anna')).code).toBe(0);
    expect((await told('role', 'Anna', 'none')).code).toBe(0);
    expect(await told('show', 'Anna')).toEqual(shown);
    await store.people.bear({ id: 'gela', name: 'Gela' }, 'gela');
    expect((await told('role', 'gela', 'moderator')).err).toContain('Gela is a guest');
    expect((await told('role', 'Gela', 'moderator')).err).toContain('Nobody here has an account');
    expect((await told('role', 'Anna', 'king')).code).toBe(2);
    expect((await told('crown', 'Anna')).code).toBe(2);
    expect(await told('show', 'Nobody')).toMatchObject({ code: 1 });
    const book = new OrderBook(await openSqlite(file), () => Date.now());
    expect((await book.deeds(9)).map(({ by, act }) => [by, act]).toSorted()).toEqual([
      ['command', 'lift'],
      ['command', 'mute'],
      ['command', 'role'],
      ['command', 'role'],
    ]);
    expect((await hear(['void', 'no-such-table', '--database', file])).code).toBe(1);
    await store.close();
  });
});

describe('rules', () => {
  /** A database with a table for each of some rules. */
  const withTables = async (versions: readonly string[]): Promise<string> => {
    const { file } = await database();
    const store = new SqlStore(await openSqlite(file), () => 0);
    const table = { seats: 2, options: {}, secret: '7'.repeat(64) };
    const { opening, key } = Match.create(masquerade, table);
    const common = { game: 'masquerade', options: {}, host: 'a', listed: false, setAt: 0 };
    const stands = { waiting: [], answers: 0, over: false, places: [], frozen: false };
    for (const rules of versions) {
      const id = `table-${rules}`;
      await store.append({
        table: id,
        first: 0,
        records: [{ kind: 'opened', outcomes: opening, events: [] }],
        head: { ...common, ...table, commitment: key.commitment, id, rules },
        summary: { ...common, ...stands, id, holders: [], owned: [] },
      });
    }
    await store.close();
    return file;
  };

  test('that tables go by are counted, here and missing, by two commands and in both languages', async () => {
    const file = await withTables(['0', '1']);
    const lines = [
      'masquerade@0: 1 running, 0 over; these rules are not here, and the tables wait for them.',
      'masquerade@1: 1 running, 0 over; current rules.',
      '',
    ].join('\n');
    expect(await hear(['rules', '--database', file])).toEqual({ code: 0, out: lines, err: '' });
    expect((await hear(['rules', '--database', file, '--lang', 'pl'])).out).toContain('czekają');
    expect(JSON.parse((await hear(['rules', 'list', '--json', '--database', file])).out)).toEqual({
      rules: [
        { game: 'masquerade', rules: '0', tables: 1, over: 0, standing: 'missing' },
        { game: 'masquerade', rules: '1', tables: 1, over: 0, standing: 'present' },
      ],
      stays: [],
    });
    const checked = await hear(['check', '--database', file]);
    expect(checked.out).toBe(`${lines}2 tables were replayed; 1 is not sound.\n`);
    expect(checked.err).toContain('there is no masquerade@0: no capsule of that name is kept');
  });

  test('are moved where they are here, which needs the database, and are left alone where not', async () => {
    const file = await withTables(['0', '1']);
    const lock = lockDatabase(file);
    expect((await hear(['rules', 'move', '--database', file])).code).toBe(1);
    expect(await hear(['rules', 'move', '--dry-run', '--database', file])).toEqual({
      code: 0,
      out: '0 tables go on under the current rules, 0 stay with the rules they have.\nNothing was changed: this is what would be done.\n',
      err: 'there is no masquerade@0: no capsule of that name is kept\n',
    });
    lock.release();
    expect((await hear(['rules', 'move', '--database', file])).code).toBe(0);
    expect((await hear(['rules', 'change', '--database', file])).code).toBe(2);
    expect((await hear(['rules', '--database', file])).out).toContain('masquerade@0: 1 running');
  });

  test('under which a game would go otherwise are named, and it is compared again when asked for', async () => {
    const file = await withTables(['first']);
    const stays = 'table table-first stays with rules first: ';
    const would = await hear(['rules', 'move', '--dry-run', '--database', file]);
    expect(would.out).toContain(stays);
    expect((await hear(['rules', '--database', file])).out).not.toContain(stays);
    expect((await hear(['rules', 'move', '--database', file])).out).toContain(stays);
    expect((await hear(['rules', '--database', file])).out).toContain(stays);
    expect((await hear(['rules', 'move', '--database', file])).out).not.toContain(stays);
    const again = await hear(['rules', 'move', '--again', '--database', file, '--lang', 'pl']);
    expect(again.out).toContain('stół table-first zostaje przy zasadach first');
  });
});

describe('settings', () => {
  const site = { RUNEHOLD_SITE: 'none' };

  test('are checked and printed', async () => {
    expect(await hear(['config', 'check'], [], site)).toEqual({
      code: 0,
      out: 'The settings are in order.\n',
      err: '',
    });
    const printed = await hear(['config', 'print'], [], { ...site, RUNEHOLD_PORT: '80' });
    expect(printed.out).toContain('RUNEHOLD_PORT=80\n');
    expect(printed.out).toContain('RUNEHOLD_SITE=none\n');
  });

  test('a database whose address stands in a file is found by every command, and its password is printed by none', async () => {
    const { folder, file } = await database();
    const secret = join(folder, 'secret');
    writeFileSync(secret, `${file}\n`);
    const rules = (env: Readonly<Record<string, string>>) => hear(['rules', '--json'], [], env);
    expect(await rules({ RUNEHOLD_DATABASE_FILE: secret, RUNEHOLD_DATABASE: '' })).toMatchObject({ code: 0 });
    const missing = await rules({ RUNEHOLD_DATABASE_FILE: join(folder, 'nowhere') });
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.out).error.key).toBe('cli.keep.unreadable');
    expect(missing.out).toContain(join(folder, 'nowhere'));
    writeFileSync(secret, 'postgres://runehold:swordfish@db/runehold\n');
    for (const more of [[], ['--json']]) {
      const printed = await hear(['config', 'print', ...more], [], {
        ...site,
        RUNEHOLD_DATABASE_FILE: secret,
      });
      expect(printed.out).toContain('postgres://…@db/runehold');
      expect(printed.out).not.toContain('swordfish');
    }
  });

  test('that are wrong are named with what is expected, in either language', async () => {
    const env = { ...site, RUNEHOLD_PORT: 'abc', RUNEHOLD_TRUST_PROXY: '1', RUNEHOLD_X: 'y' };
    const wrong = await hear(['config', 'check', '--lang', 'pl'], [], env);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err.split('\n')).toEqual([
      'RUNEHOLD_PORT=abc: oczekiwana jest liczba całkowita od 0 do 65535.',
      'RUNEHOLD_TRUST_PROXY=1: teraz nazywa się RUNEHOLD_PROXY_HOPS.',
      'RUNEHOLD_X=y: nie ma takiego ustawienia; lista jest w docs/server.md.',
      '',
    ]);
    expect((await hear(['config', 'print', '--json'], [], env)).code).toBe(1);
    expect((await hear(['config', 'mend'], [], site)).code).toBe(2);
  });
});
