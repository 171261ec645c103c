import { commitmentsOf } from '@runehold/kernel/chance/keys';
import { verifyFile } from '@runehold/kernel/match/file';
import { game as masquerade } from '@runehold/masquerade/game';
import { limits } from '@runehold/protocol/limits';
import { describe, expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';

describe('tables', () => {
  test('are listed for those whom they concern', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const bela = await Person.arrive(address, 'Bela');
    const open = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const full = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
    const secret = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, false);
    const ids = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id).sort();
    const mine = await anna.call('tables', {});
    expect(ids(mine.mine)).toEqual([open, full, secret].sort());
    expect(ids([...mine.open, ...mine.watch])).toEqual([]);
    const theirs = await bela.call('tables', {});
    expect(ids(theirs.open)).toEqual([open]);
    expect(ids(theirs.watch)).toEqual([full]);
    expect(theirs.open[0]).toMatchObject({ mine: [], waiting: [0, 1], answers: 0, over: false });
    // By its link also the one that is not listed is found.
    const seat = await bela.come(secret);
    await seat.request({ type: 'sit', seat: 1 });
    expect((await bela.call('tables', {})).mine[0]).toMatchObject({ id: secret, mine: [1] });
  });

  test.each([
    ['no such game', { game: 'chess' }, 'refusal.no-game'],
    ['too few seats', { seats: [{ kind: 'me' as const }] }, 'refusal.seats'],
    ['no such option', { options: { colour: 'red' } }, 'refusal.unknown-option'],
    ['no such value', { options: { accusations: 'loud' } }, 'refusal.option-value'],
    [
      'no such bot',
      { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'genius' }] },
      'refusal.no-level',
    ],
    ['a prototype for a game', { game: '__proto__' }, 'refusal.no-game'],
  ])('are not set with %s', async (_what, wrong, reason) => {
    const { address } = await serve();
    const anna = await Person.arrive(address);
    const plan = {
      game: 'masquerade',
      options: {},
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
      listed: true,
      pace: 'none' as const,
      ...wrong,
    };
    await expect(anna.call('set-table', plan)).rejects.toThrow(reason);
    expect((await anna.call('tables', {})).mine).toEqual([]);
  });

  test('leave the list of whoever wants to see them there no longer, once they are over', async () => {
    const { address } = await serve();
    const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seats = [await anna.come(table), await bela.come(table)];
    await seats[1].request({ type: 'sit', seat: 1 });
    const hide = (person: Person, on: boolean) => person.call('hide-table', { table, on });
    const mine = async (person: Person) => (await person.call('tables', {})).mine.map(({ id }) => id);
    await expect(hide(anna, true)).rejects.toThrow('refusal.not-hidden');
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed })));
    await expect.poll(async () => (await anna.call('table', { table })).over).toBe(true);
    expect(await hide(anna, true)).toEqual({ hidden: true });
    expect([await mine(anna), await mine(bela)]).toEqual([[], [table]]);
    // It is there for whoever has the link, and on the page of its player.
    expect(await anna.call('table', { table })).toMatchObject({ mine: [0], over: true });
    expect(await hide(anna, false)).toEqual({ hidden: false });
    expect(await mine(anna)).toEqual([table]);
    const eve = await Person.arrive(address, 'Eve');
    await expect(hide(eve, true)).rejects.toThrow('refusal.not-hidden');
  });

  test('are not found where there are none', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address);
    await expect(anna.call('table', { table: 'nowhere-at-all' })).rejects.toThrow('refusal.no-table');
    await expect(anna.call('table', { table: '../../etc' })).rejects.toThrow('refusal.malformed');
  });
});

describe('game files', () => {
  test('a game against bots moves to another server and goes on there', async () => {
    const [here, there] = [await serve(), await serve()];
    const anna = await Person.arrive(here.address);
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const seat = await anna.come(table);
    await playOn(seat, { answers: 3 });
    await seat.until(() => askOf(seat) !== undefined);
    const file = await anna.call('take-home', { table });

    const bela = await Person.arrive(there.address);
    const { table: moved } = await bela.call('import-file', {
      file,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    const on = await bela.come(moved);
    expect(on.view).toEqual(seat.view);
    await playOn(on);
    expect(on.over).toBe(true);
    const finished = await bela.call('export-file', { table: moved });
    expect(verifyFile(masquerade, JSON.stringify(finished)).ok).toBe(true);
  });

  test('while others play, nobody gets the file with their secrets', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address);
    const bela = await Person.arrive(address);
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seat = await bela.come(table);
    await seat.request({ type: 'sit', seat: 1 });
    await seat.request({ type: 'leave', seat: 1 });
    for (const person of [anna, bela, await Person.arrive(address)])
      for (const call of ['export-file', 'take-home'] as const)
        await expect(person.call(call, { table })).rejects.toThrow('refusal.file-secret');
  });

  test('nobody takes home a running game of bots', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address);
    const bots = [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' }));
    const table = await anna.setTable('masquerade', bots);
    await expect(anna.call('take-home', { table })).rejects.toThrow('refusal.file-secret');
  });

  test('a game that was taken home is an open book: not listed, and whoever comes is told', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const bela = await Person.arrive(address, 'Bela');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    expect((await bela.call('tables', {})).open.map(({ id }) => id)).toEqual([table]);
    const b = await bela.come(table);
    // The plain way gives no running game; the other says what it does, and does it before the file leaves.
    await expect(anna.call('export-file', { table })).rejects.toThrow('refusal.file-secret');
    expect(b.people?.knowers).toEqual([]);
    expect((await anna.call('take-home', { table })).keys[0].secret).toMatch(/^[0-9a-f]{64}$/);
    await b.until(() => b.people?.knowers.length === 1);
    expect(b.people?.knowers).toEqual(['Anna']);
    expect((await bela.call('tables', {})).open).toEqual([]);
    expect((await anna.call('table', { table })).openBook).toBe(true);
    expect(await b.refused({ type: 'sit', seat: 1 })).toBe('refusal.open-book');
    expect(await b.refused({ type: 'sit', seat: 1, agreed: true })).toBeUndefined();
    // With Bela at the table it does not leave again.
    await expect(anna.call('take-home', { table })).rejects.toThrow('refusal.file-secret');
  });

  test('whoever joins an open book plays under a new key, also after a restart, and all keys are told', async () => {
    const { address, close, database } = await serve();
    const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const [known] = (await anna.call('take-home', { table })).keys;
    const joining = await bela.come(table);
    await joining.request({ type: 'sit', seat: 1, agreed: true });
    expect(joining.records.at(-2)).toEqual({ seq: 3, kind: 'rekeyed', commitment: expect.any(String) });
    const a = await anna.come(table);
    await Promise.all([a, joining].map((seat, seed) => playOn(seat, { seed, upTo: 8 })));
    await close();

    const again = await serve({ database });
    for (const person of [anna, bela]) person.move(again.address);
    const seats = [await anna.come(table), await bela.come(table)];
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed })));
    const file = await anna.call('export-file', { table });
    expect(file.keys).toHaveLength(2);
    expect(file.keys[0]).toEqual(known);
    expect(seats[1].latest?.chance.keys).toEqual(file.keys);
    expect(verifyFile(masquerade, JSON.stringify(file)).ok).toBe(true);
    // Such a game comes back whole from its file too.
    const { table: moved } = await anna.call('import-file', {
      file,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    expect((await anna.call('export-file', { table: moved })).keys).toEqual(file.keys);
  });

  test('a running game that comes as a file is an open book, a finished one is not', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const running = await anna.call('take-home', { table });
    const { table: moved } = await anna.call('import-file', { file: running, seats });
    expect((await anna.come(moved)).people?.knowers).toEqual(['Anna']);
    const seat = await anna.come(table);
    await playOn(seat);
    const finished = await anna.call('export-file', { table });
    const { table: shown } = await anna.call('import-file', { file: finished, seats });
    expect((await anna.come(shown)).people).toMatchObject({ knowers: [], file: 'yes' });
  });

  test('a file that was changed by hand is not taken', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address);
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
    const seats = await Promise.all([0, 1].map(viewer => anna.come(table, { viewer })));
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed, upTo: 8 })));
    const file = await anna.call('take-home', { table });
    const plan = [0, 1].map(() => ({ kind: 'me' as const, group: 1 }));
    const untold = { ...file, keys: commitmentsOf(file.keys) };
    const changed = [
      [{ ...file, hash: 'x' }, 'file.broken'],
      [{ ...file, entries: file.entries.slice(1) }, 'file.broken'],
      [{ ...file, keys: [{ ...file.keys[0], secret: '0'.repeat(64) }] }, 'file.broken'],
      [{ ...file, game: 'rune-age' }, 'file.other-rules'],
      [untold, 'file.no-secret'],
      [{ ...file, content: '{}' }, 'file.other-content'],
    ] as const;
    for (const [wrong, reason] of changed)
      await expect(anna.call('import-file', { file: wrong, seats: plan })).rejects.toThrow(reason);
    expect((await anna.call('tables', {})).mine).toHaveLength(1);
  });
});

describe('the door', () => {
  const post = (address: string, path: string, body: string, type = 'application/json') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: address },
      body,
    });

  test('takes nothing that is malformed or too large', async () => {
    const { address, complaints } = await serve();
    const refusals = await Promise.all([
      post(address, '/api/tables', '{"game":'),
      post(address, '/api/tables', '{"game":1}'),
      post(address, '/api/tables', 'game=chess', 'text/plain'),
      post(address, '/api/me', JSON.stringify({ name: 'x'.repeat(limits.message) })),
      post(address, '/api/files', JSON.stringify({ file: 'x'.repeat(limits.call) })),
      fetch(`${address}/api/nothing`),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 415, 413, 413, 404]);
    for (const response of refusals) expect(await response.json()).toHaveProperty('reason.key');
    expect(complaints).toEqual([]);
  });

  test('describes itself, every reference leading somewhere', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/api/openapi.json`);
    const description = (await response.json()) as {
      readonly openapi: string;
      readonly paths: Readonly<Record<string, unknown>>;
      readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
    };
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/api/tables/{table}/file');
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const known = Object.keys(description.components.schemas).map(id => `#/components/schemas/${id}`);
    expect(references.filter(to => !known.includes(to))).toEqual([]);
    expect(JSON.stringify(description.components.schemas['wire.from-client'])).toContain('let-bot-play');
  });
});
