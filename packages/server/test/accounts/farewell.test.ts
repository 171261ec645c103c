import { readFileSync } from 'node:fs';
import { FORGOTTEN } from '@runehold/protocol/parts/nameless';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { serve } from '../driver/server.ts';

type Line = { readonly kind: string; readonly [part: string]: unknown };

const linesOf = (body: string): readonly Line[] =>
  body
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line);

describe('what is kept about somebody', () => {
  test('is theirs to have, once a day: a finished game as a file, of a running one what they saw', async () => {
    const clock = new HandClock();
    const { address } = await serve({ now: clock.now });
    const { person: anna } = await joined(address, 'Anna');
    const running = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const over = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const seat = await anna.come(over);
    await seat.request({ type: 'say', text: 'for the record' });
    await playOn(seat);
    const { file, body } = await anna.call('my-data', {});
    expect(file).toMatch(/^runehold-data-\d{4}-\d\d-\d\d\.jsonl$/);
    const lines = linesOf(body);
    expect(lines.find(({ kind }) => kind === 'profile')).toMatchObject({ name: 'Anna', account: true });
    expect(lines.filter(({ kind }) => kind === 'credential')).toHaveLength(11);
    expect(lines.filter(({ kind }) => kind === 'session')).toHaveLength(1);
    expect(lines.find(({ kind }) => kind === 'chat')).toMatchObject({ table: over, text: 'for the record' });
    const games = new Map(lines.filter(({ kind }) => kind === 'game').map(line => [line['table'], line]));
    expect(games.get(over)?.['file']).toEqual(await anna.call('export-file', { table: over }));
    expect(games.get(running)).toHaveProperty('told');
    expect(JSON.stringify(games.get(running))).not.toContain('secret');
    expect(body).not.toContain('scrypt');
    await expect(anna.call('my-data', {})).rejects.toThrow('refusal.data-once');
    await clock.pass(24 * 3_600_000);
    await anna.call('my-data', {});
  });
});

describe('somebody who has themselves forgotten', () => {
  test('is gone at once and from everything but the games, which stay', async () => {
    const server = await serve();
    const { address } = server;
    const { person: anna, codes } = await joined(address, 'Annabella');
    const bela = await Person.arrive(named(address), 'Bela');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const own = await anna.come(table);
    const opposite = await bela.come(table);
    await opposite.request({ type: 'sit', seat: 1 });
    await own.request({ type: 'say', text: 'remember the lighthouse' });
    await expect(anna.call('forget-me', { name: 'Bela' })).rejects.toThrow('refusal.not-your-name');
    await anna.call('forget-me', { name: 'annabella' });
    expect((await anna.call('me', {})).account).toBeUndefined();
    const thief = await Person.arrive(named(address));
    await expect(thief.call('sign-in', { name: 'Annabella', password: PASSWORD })).rejects.toThrow(
      'refusal.wrong-credentials',
    );
    await expect(thief.call('sign-in', { name: 'Annabella', code: codes[0] })).rejects.toThrow('wrong-code');
    const after = await bela.come(table);
    expect(after.people?.players[0].holder).toEqual({ kind: 'person', name: FORGOTTEN });
    expect(after.state?.chat).toMatchObject([{ name: FORGOTTEN, text: '', gone: 'removed' }]);
    expect((await bela.call('tables', {})).mine).toMatchObject([
      { id: table, holders: [{ name: FORGOTTEN }, { name: 'Bela' }] },
    ]);
    // The name is free again, and stands nowhere in the file.
    await server.close();
    const db = await openDatabase(server.database);
    await sql`vacuum`.execute(db);
    await db.destroy();
    const bytes = readFileSync(server.database);
    for (const trace of ['Annabella', 'annabella', 'lighthouse']) expect(bytes.includes(trace)).toBe(false);
  });

  test('a deletion that was broken off is gone on with at the next start', async () => {
    const server = await serve();
    const { person: anna } = await joined(server.address, 'Annabella');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, true);
    await server.close();
    const db = await openDatabase(server.database);
    await db.updateTable('people').set({ leaving: 1, skeleton: null }).execute();
    await db.destroy();
    const again = await serve({ database: server.database });
    const bela = await Person.arrive(named(again.address), 'Bela');
    expect((await bela.call('table', { table })).holders[0]).toEqual({ kind: 'person', name: FORGOTTEN });
  });
});
