import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@runehold/protocol/limits';
import { WIRE_PATH } from '@runehold/protocol/version';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { joined } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { programOf } from '../driver/program.ts';
import { serve } from '../driver/server.ts';
import { recipes, startRecipe } from './recipes.ts';

const kinds = Object.keys(recipes) as (keyof typeof recipes)[];

/** The certificate of these proxies was made by nobody but us. */
const trustAll = (): void => {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  onTestFinished(() => void delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']);
};

test.each(kinds)(
  '%s with its recipe: people come over TLS, play, and are who and where they are',
  async kind => {
    trustAll();
    const server = await serve({ limits: { proxyHops: 1 } });
    const house = await startRecipe(kind, [server.address]);
    const health = await fetch(`${house}/healthz`);
    expect(health.headers.get('strict-transport-security')).toContain('max-age=');

    // A password is taken only over TLS, and the cookie says so.
    const { person: anna } = await joined(house, 'Annabella');
    expect(anna.cookie).toMatch(/^__Host-runehold=/);
    // What somebody claims of where they come from goes no further: from this machine nobody has a place.
    const eve = await Person.arrive(house, 'Eve', '203.0.113.7');
    const db = await openSqlite(server.database);
    expect(await db.selectFrom('sessions').select('place').distinct().execute()).toEqual([{ place: null }]);
    await db.destroy();

    // A whole game over sockets.
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seats = [await anna.come(table), await eve.come(table)];
    expect(await seats[1].refused({ type: 'sit', seat: 1 })).toBeUndefined();
    const program = await programOf(anna);
    const heard = await program.listen();
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed })));
    for (const seat of seats) expect(seat.over).toBe(true);
    // What is told line by line comes line by line.
    await expect.poll(() => heard.events.some(({ type }) => type === 'over')).toBe(true);

    // The largest thing that somebody may send comes through, and is refused by the house for what it is.
    const large = await fetch(`${house}/api/files`, {
      method: 'POST',
      headers: { ...anna.headers, 'content-type': 'application/json', origin: house },
      body: JSON.stringify({ file: 'x'.repeat(limits.call - 100), seats: [] }),
    });
    expect([large.status, await large.json()]).toEqual([400, { reason: expect.anything() }]);
  },
);

test.each(kinds)('%s with its recipe sends everybody of a table to one of several servers', async kind => {
  trustAll();
  const met: string[][] = [[], [], []];
  const servers = await Promise.all(
    met.map(async tables => {
      const server = createServer((_, response) => response.end('ok'));
      server.on('upgrade', ({ url = '' }, socket) => {
        tables.push(url);
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      });
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  const house = await startRecipe(kind, servers);
  for (let n = 0; n < 60; n++)
    await new Promise<void>(resolve => {
      const socket = new WebSocket(`${house.replace('http', 'ws')}${WIRE_PATH}?t=table-number-${n % 20}`);
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });
  expect(met.flat()).toHaveLength(60);
  // Every table is at one server, and every server has some.
  for (const tables of met) {
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.length).toBe(3 * new Set(tables).size);
  }
});
