import { expect, test, vi } from 'vitest';
import { bids, Guest, quiet, setUp } from './fixtures/table.ts';

/** A bot that answers when it is told to. */
const slowBot = () => {
  const waiting: (() => void)[] = [];
  const think: ReturnType<typeof bids> = async (hosted, seat, level) => {
    const reply = bids(1)(hosted, seat, level);
    await new Promise<void>(resolve => waiting.push(resolve));
    return reply;
  };
  return { think, waiting };
};

const amongBots = async (think: ReturnType<typeof bids>) => {
  const { table, sheet, anna } = setUp(think);
  await table.join(anna);
  for (const seat of [0, 1])
    await table.handle(anna, { type: 'let-bot-play', ref: seat, seat, level: 'plain' });
  return { table, sheet, anna };
};

test('bots that are to rest let their thoughts go, and think again when somebody comes', async () => {
  const { think, waiting } = slowBot();
  const { table, sheet, anna } = await amongBots(think);
  expect([table.isAmongBots, table.present]).toEqual([true, ['guest-Anna']]);
  await table.part(anna);
  expect([table.isIdle, waiting.length]).toEqual([false, 1]);
  const before = sheet.log.length;
  table.rest();
  waiting.pop()?.();
  await quiet(table);
  table.wake();
  await vi.waitUntil(() => table.isIdle);
  expect([waiting.length, sheet.log.length]).toEqual([0, before]);

  await table.join(new Guest('Bela'));
  while (waiting.length > 0) {
    waiting.pop()?.();
    await quiet(table);
  }
  expect(sheet.log.length).toBeGreaterThan(before);
  expect(await table.read(game => game.match.over)).toBe(true);
});

test('a thought from before the rest does not stand in for the one after it', async () => {
  const { think, waiting } = slowBot();
  const { table, sheet } = await amongBots(think);
  const before = sheet.log.length;
  table.rest();
  await table.join(new Guest('Bela'));
  expect(waiting).toHaveLength(2);
  waiting[0]();
  await quiet(table);
  expect([sheet.log.length, waiting.length]).toEqual([before, 2]);
  waiting[1]();
  await quiet(table);
  expect(sheet.log.length).toBe(before + 1);
});

test('a table with a person on a seat is not among bots', async () => {
  const { table, anna } = setUp();
  await table.join(anna);
  await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
  expect(table.isAmongBots).toBe(false);
});
