import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import type { NoticePlan } from '../../src/notices/notices.ts';
import type { ServerSettings } from '../../src/running.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { Person } from '../driver/person.ts';
import type { Seat } from '../driver/seat.ts';
import { serve } from '../driver/server.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** What somebody else's machine was called with. */
export type Called = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A machine of somebody else, on this one: keeps what it was called with, and answers as it is told. */
export class Elsewhere {
  readonly calls: Called[] = [];
  /** What it answers with; undefined: nothing at all. */
  status: number | undefined = 201;
  headers: Readonly<Record<string, string>> = {};
  address = '';

  static async open(): Promise<Elsewhere> {
    const elsewhere = new Elsewhere();
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        elsewhere.calls.push({ path, headers, body: Buffer.concat(parts) });
        if (elsewhere.status !== undefined) response.writeHead(elsewhere.status, elsewhere.headers).end();
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    elsewhere.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return elsewhere;
  }

  /** What was told, as webhooks are. */
  get told(): readonly { readonly kind: string; readonly title: string; readonly table?: string }[] {
    return this.calls.map(({ body }) => JSON.parse(String(body)));
  }

  get kinds(): readonly string[] {
    return this.told.map(({ kind }) => kind);
  }
}

export const ORIGIN = 'https://games.runehold.org';

/** A house that tells people of things, with a clock that is put forward by hand. */
export const houseThatTells = async (plan: NoticePlan = {}, settings: Partial<ServerSettings> = {}) => {
  const clock = new HandClock();
  const server = await serve({
    now: clock.now,
    after: clock.after,
    ...settings,
    notices: { origin: ORIGIN, loopback: true, ...plan },
  });
  return {
    clock,
    server,
    /** Lets time pass, and sends what is due then. */
    later: async (ms: number): Promise<void> => {
      await clock.pass(ms);
      await server.sendNotices();
    },
  };
};

/** A table at which so many people have sat down, the first of whom set it. */
export const sitDown = async (people: readonly Person[], game = 'masquerade') => {
  const [host] = people;
  const table = await host.setTable(game, [
    { kind: 'me' },
    ...people.slice(1).map(() => ({ kind: 'open' as const })),
  ]);
  const seats: Seat[] = [await host.come(table)];
  for (const [n, person] of people.slice(1).entries()) {
    const seat = await person.come(table);
    expect(await seat.refused({ type: 'sit', seat: n + 1 })).toBeUndefined();
    seats.push(seat);
  }
  return { table, seats };
};

/** Two people at a table, the second of whom has an address of her own called. */
export const company = async () => {
  const house = await houseThatTells();
  const { address } = house.server;
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const phone = await Elsewhere.open();
  await bela.call('set-webhook', { url: `${phone.address}/hook` });
  const { table, seats } = await sitDown([anna, bela]);
  return { ...house, anna, bela, phone, table, a: seats[0], b: seats[1] };
};
