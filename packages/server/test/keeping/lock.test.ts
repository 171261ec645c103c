import { existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDatabase } from '../../src/store/sqlite/lock.ts';
import { Person } from '../driver/person.ts';
import { addressOf, startProcess } from '../driver/process.ts';
import { freshFolder, serve } from '../driver/server.ts';

test('a second server on one file ends with a sentence, and a killed one lets go', async () => {
  const file = join(freshFolder(), 'runehold.sqlite');
  const first = startProcess(file);
  const address = await addressOf(first);
  const second = await startProcess(file).ended;
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.err.trim().split('\n')).toEqual([expect.stringMatching(/in use by another Runehold server/)]);
  await Person.arrive(address, 'Anna');

  first.child.kill('SIGKILL');
  await first.ended;
  const third = startProcess(file);
  await addressOf(third);
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});

test('the lock outlasts the collection of rubbish, and another name for the file is the same file', async () => {
  const folder = freshFolder();
  const file = join(folder, 'runehold.sqlite');
  const server = await serve({ database: file });
  symlinkSync(file, join(folder, 'other.sqlite'));
  for (let n = 0; n < 20; n++) Array.from({ length: 100_000 }, (_, i) => ({ i }));
  globalThis.gc?.();
  await expect(serve({ database: file })).rejects.toThrow('in use');
  expect(() => lockDatabase(join(folder, 'other.sqlite'))).toThrow('in use');
  await server.close();
  const lock = lockDatabase(file);
  lock.release();
  lock.release();
});

test('a server that cannot listen lets go of its file', async () => {
  const { address } = await serve();
  const file = join(freshFolder(), 'runehold.sqlite');
  await expect(serve({ database: file, port: Number(new URL(address).port) })).rejects.toThrow('EADDRINUSE');
  await serve({ database: file });
});

test('everything that is kept is for the owner’s eyes only', async () => {
  const folder = join(freshFolder(), 'a', 'b');
  const file = join(folder, 'runehold.sqlite');
  const { address } = await serve({ database: file });
  await Person.arrive(address, 'Anna');
  const modes = ['', '-wal', '-shm', '.lock'].map(end => statSync(`${file}${end}`).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(`${file}-journal`)).toBe(false);
});
