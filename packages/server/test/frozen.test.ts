import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';
import { TRAP, withTrapdoor } from './fixtures/trapdoor.ts';

test('a game that breaks is frozen with a report, and the others go on', async () => {
  const server = await serve({ shelf: withTrapdoor });
  const anna = await Person.arrive(server.address);
  const [broken, sound] = [
    await anna.setTable('trapdoor', [{ kind: 'me' }]),
    await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]),
  ];
  const walker = await anna.come(broken);
  const player = await anna.come(sound);
  await walker.answer(askOf(walker)?.id ?? '', [7]);
  await walker.until(() => walker.view?.table['walked'] === 7);
  await playOn(player, { answers: 2 });

  const { seq } = walker;
  const ask = askOf(walker)?.id ?? '';
  expect(await walker.refused({ type: 'answer', ask, seq, reply: [TRAP] })).toBe('refusal.frozen');
  await walker.until(() => walker.latest?.frozen === true);
  // What was answered before is there, what broke it is not.
  expect(walker.view?.table['walked']).toBe(7);
  expect(walker.seq).toBe(seq);
  expect(await walker.refused({ type: 'answer', ask, seq, reply: [1] })).toBe('refusal.frozen');
  expect(await walker.refused({ type: 'undo', seq })).toBe('refusal.frozen');
  expect((await anna.call('table', { table: broken })).frozen).toBe(true);

  await playOn(player);
  expect(player.over).toBe(true);

  // The report says what broke where, and which answer broke it.
  expect(server.complaints).toHaveLength(1);
  await server.close();
  const db = await openSqlite(server.database);
  const [fault] = await db.selectFrom('faults').selectAll().execute();
  await db.destroy();
  expect(fault).toMatchObject({ table_id: broken, seq });
  expect(JSON.parse(fault.report)).toMatchObject({ game: 'trapdoor', seat: 0, reply: [TRAP], entries: 1 });
  expect(fault.report).toContain('the floor gave way');

  // It stays frozen when it is loaded again, and can be looked at.
  const again = await serve({ shelf: withTrapdoor, database: server.database });
  const back = await new Person(again.address, anna.cookie).come(broken);
  expect(back.latest?.frozen).toBe(true);
  expect(back.view?.table['walked']).toBe(7);
});

test('a table whose log no longer makes a game is left alone', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const sound = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  await first.close();
  const db = await openSqlite(first.database);
  const body = JSON.stringify({
    kind: 'answered',
    seat: 0,
    reply: [99],
    outcomes: [],
    events: [],
    closes: true,
  });
  await db.insertInto('records').values({ table_id: table, seq: 3, body }).execute();
  await db.destroy();

  const server = await serve({ database: first.database });
  const back = new Person(server.address, anna.cookie);
  expect((await back.come(table)).ended?.key).toBe('refusal.frozen');
  expect((await back.come(table)).ended?.key).toBe('refusal.frozen');
  expect(server.complaints).toEqual([expect.stringContaining(`table ${table} cannot be loaded`)]);
  expect((await back.come(sound)).view).toBeDefined();
});
