import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { freshFolder, serve } from '../driver/server.ts';
import { yesterday } from '../driver/yesterday.ts';

const { cellar, shelf } = await yesterday();
const sound = fileURLToPath(new URL('masquerade@0.mjs', cellar));

const logOf = async (database: string, table: string) => {
  const store = new SqlStore(await openSqlite(database), () => 0);
  const { head, log } = (await store.load(table)) ?? {};
  await store.close();
  return { rules: head?.rules, log };
};

const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;

/** A table of yesterday, three answers in. */
const begun = async (): Promise<{ anna: Person; old: string; database: string }> => {
  const { address, database, close } = await serve({ shelf, cellar });
  const anna = await Person.arrive(address, 'Anna');
  const old = await anna.setTable('masquerade', seats);
  await playOn(await anna.come(old), { answers: 3 });
  await close();
  return { anna, old, database };
};

test.each([
  ['is not there', () => undefined, 'no capsule of that name is kept'],
  [
    'cannot be loaded',
    (file: string) => writeFileSync(file, 'export const capsule = ;'),
    'its capsule cannot be loaded',
  ],
  [
    'has another form',
    (file: string) => writeFileSync(file, 'export const capsule = { form: 99 };'),
    'its capsule has a form that is not known',
  ],
  [
    'is of another version',
    (file: string) =>
      writeFileSync(file, "export const capsule = { form: 1, engine: { game: 'masquerade', rules: '7' } };"),
    'its capsule is of masquerade@7',
  ],
])('where the capsule %s, its tables wait untouched and the others go on', async (_what, lay, why) => {
  const { anna, old, database } = await begun();
  const before = await logOf(database, old);

  const folder = freshFolder();
  lay(join(folder, 'masquerade@0.mjs'));
  const server = await serve({ database, cellar: `${pathToFileURL(folder).href}/` });
  await server.move();
  anna.move(server.address);
  expect((await anna.come(old)).ended).toEqual({ key: 'refusal.no-rules', args: {} });
  expect(server.complaints.some(line => line.includes(`there is no masquerade@0: ${why}`))).toBe(true);
  const fresh = await anna.setTable('masquerade', seats);
  expect((await playOn(await anna.come(fresh), { answers: 2 })).map(({ type }) => type)).toEqual([
    'done',
    'done',
  ]);
  await server.close();
  expect(await logOf(database, old)).toEqual(before);

  // When it is back, so is the game.
  const whole = freshFolder();
  copyFileSync(sound, join(whole, 'masquerade@0.mjs'));
  const last = await serve({ database, cellar: `${pathToFileURL(whole).href}/` });
  anna.move(last.address);
  await playOn(await anna.come(old));
  expect((await anna.come(old)).over).toBe(true);
});
