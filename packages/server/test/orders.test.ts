import { expect, test } from 'vitest';
import { gathered } from './driver/gathered.ts';
import { HandClock } from './driver/hand-clock.ts';
import { Person } from './driver/person.ts';
import type { Seat } from './driver/seat.ts';
import { freshFolder, serve } from './driver/server.ts';

const words = { prompt: { key: 'prompt', args: {} }, answer: [] };

/** The name by which an order knows what a seat is asked. */
const askOf = ({ view }: Seat): string => `${view?.crumbs.at(-1)?.procedure}.${view?.asks[0]?.name}`;

test('over days an answer that was left is given by a house that was closed and opened again, with nobody there', async () => {
  const clock = new HandClock();
  const settings = { database: `${freshFolder()}/runehold.sqlite`, now: clock.now, after: clock.after };
  let server = await serve(settings);
  const people = [await Person.arrive(server.address, 'Anna'), await Person.arrive(server.address, 'Bela')];
  const { table, seats } = await gathered(people, { pace: 'days', listed: false });
  for (const seat of seats) seat.cut();
  /** Has one of them answer what they are asked, if anything, as whoever is not there would. */
  const answer = async (at: number): Promise<void> => {
    const seat = await people[at].come(table);
    const ask = seat.view?.asks.find(({ answered }) => answered === undefined);
    if (ask) expect((await seat.answer(ask.id, ask.absent)).type).toBe('done');
    seat.cut();
  };
  // Bela leaves the answer he gives now for the next time, and something that there never is.
  const bela = await people[1].come(table);
  const [bid] = bela.view?.asks ?? [];
  expect(bid?.kind).toBe('number');
  const link = (options: readonly string[]) => ({
    kind: 'choose' as const,
    ask: askOf(bela),
    options,
    words,
  });
  const left = { scope: 'game' as const, guard: 'none' as const };
  expect(
    await bela.refused({ type: 'order', plan: { ...left, links: [link(['0']), link(['9999'])] } }),
  ).toBeUndefined();
  bela.cut();
  await server.close();
  server = await serve(settings);
  for (const person of people) person.move(server.address);
  const own = async () => {
    const seat = await people[1].come(table);
    const orders = seat.received.flatMap(text => {
      const message = JSON.parse(text);
      return message.type === 'orders' ? message.orders : [];
    });
    const by = seat.records.flatMap(record =>
      record.kind === 'answered' && record.seat === 1 ? [record.by] : [],
    );
    seat.cut();
    return { orders, by };
  };
  expect((await own()).orders).toMatchObject([{ links: [{ options: ['0'] }, { options: ['9999'] }] }]);
  for (let n = 0; n < 60 && !(await own()).by.includes('order'); n++) {
    await answer(0);
    const seat = await people[1].come(table);
    const isBid = seat.view?.asks.some(({ kind }) => kind === 'number') === true;
    seat.cut();
    // What he has left an answer to he need not be there for, but for the one that stood when he left it.
    if (!isBid || n === 0) await answer(1);
  }
  const { by } = await own();
  expect(by).toContain('order');
  const anna = await people[0].come(table);
  const told = anna.records.flatMap(record =>
    record.kind === 'answered' && record.seat === 1 ? [record.by] : [],
  );
  expect(told).not.toContain('order');
  expect(anna.received.some(text => text.includes('"orders"'))).toBe(false);
  anna.cut();
  expect(server.complaints).toEqual([]);
});
