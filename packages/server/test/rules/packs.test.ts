import type { TablePlan } from '@runehold/protocol/hall/tables';
import { expect, test } from 'vitest';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { serve } from '../driver/server.ts';
import { yesterday } from '../driver/yesterday.ts';

const { cellar, shelf } = await yesterday('rune-age');

const packOf = (changes: string): string =>
  `{ "format": "runehold-content", "game": "rune-age", "name": "Our box", "changes": { ${changes} } }`;

/** Tables of yesterday with a content pack each, some answers in. */
const begun = async (packs: readonly string[]) => {
  const server = await serve({ shelf, cellar });
  const anna = await Person.arrive(server.address, 'Anna');
  const tables: string[] = [];
  for (const content of packs) {
    const plan: TablePlan = {
      game: 'rune-age',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      content,
      listed: false,
      pace: 'none',
    };
    const { table } = await anna.call('set-table', plan);
    const seat = await anna.come(table);
    await playOn(seat, { answers: 8 });
    await seat.until(() => seat.view?.waiting.some(({ seat: who }) => who === 0) === true);
    tables.push(table);
  }
  const views = await Promise.all(tables.map(async table => (await anna.come(table)).view));
  await server.close();
  return { anna, tables, views, database: server.database };
};

test('a game with a content pack goes on under later rules with it; one whose pack they do not take waits under its own', async () => {
  const packs = [packOf('"hand": 6'), packOf('"attic": 1, "hand": 7')];
  const { anna, tables, views, database } = await begun(packs);
  const server = await serve({ database, cellar });
  await server.move();
  anna.move(server.address);

  const moved = await anna.come(tables[0]);
  expect(moved.state).toMatchObject({ rules: '2', content: packs[0] });
  expect(moved.records.at(-1)).toMatchObject({ kind: 'moved', from: '0', to: '2' });
  const stays = await anna.come(tables[1]);
  expect(stays.state).toMatchObject({ rules: '0', content: packs[1] });
  expect(server.complaints).toEqual([
    expect.stringContaining(`table ${tables[1]} could not be compared with rules 2 and is tried again later`),
  ]);
  for (const [i, seat] of [moved, stays].entries()) {
    expect(seat.view?.table).toEqual(views[i]?.table);
    expect((await anna.call('table', { table: tables[i] })).pack).toBe('Our box');
    expect((await playOn(seat, { answers: 4 })).map(({ type }) => type)).toEqual(Array(4).fill('done'));
    expect((await anna.call('take-home', { table: tables[i] })).content).toBe(packs[i]);
  }
});
