import { copyFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { Person } from './driver/person.ts';
import { playOn } from './driver/play.ts';
import { addressOf, startProcess } from './driver/process.ts';
import { freshFolder } from './driver/server.ts';

/** Sends the beginning of something and keeps the line. Resolves once the server has the line. */
const halfSent = async (address: string, text: string): Promise<Socket> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await new Promise<void>(resolve => socket.once('connect', () => resolve()));
  socket.write(text);
  return socket;
};

test('a server that is asked to stop closes everything, however often it is asked', async () => {
  const server = startProcess(join(freshFolder(), 'runehold.sqlite'));
  await addressOf(server);
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});

test('a stop waits neither for half-sent requests nor for sockets that do not answer', async () => {
  const server = startProcess(join(freshFolder(), 'runehold.sqlite'), { RUNEHOLD_STOP_MS: '2000' });
  const address = await addressOf(server);
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  await playOn(seat, { answers: 1 });
  const head =
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n';
  const halves = [
    await halfSent(address, 'GET /api/me HT'),
    await halfSent(address, `${head}Content-Length: 1000\r\n\r\n{"game":`),
    await halfSent(address, ''),
  ];
  const mute = await halfSent(
    address,
    'GET /api/wire HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise(resolve => mute.once('data', resolve));
  mute.pause();
  const told = new WebSocket(`${address.replace('http', 'ws')}/api/wire`);
  await new Promise(resolve => told.once('open', resolve));
  const code = new Promise(resolve => told.once('close', resolve));
  const cut = halves.map(socket => new Promise(resolve => socket.once('close', resolve)));
  server.child.kill('SIGTERM');
  expect(await code).toBe(1012);
  await Promise.all(cut);
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
});

test('after a stop the file alone holds everything', async () => {
  const folder = freshFolder();
  const file = join(folder, 'runehold.sqlite');
  const server = startProcess(file);
  const anna = await Person.arrive(await addressOf(server), 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  const done = await playOn(seat, { answers: 4 });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  const store = new SqlStore(await openSqlite(copy), () => 0);
  const log = (await store.load(table))?.log ?? [];
  await store.close();
  expect(done).toHaveLength(4);
  for (const outcome of done) expect(outcome.type === 'done' && log[outcome.seq]?.kind).toBe('answered');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
