import { expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { bids, quiet, setUp } from './fixtures/table.ts';

test('a table of which no more can be written down says so, can be looked at, and its bots rest', async () => {
  let thoughts = 0;
  const { table, anna, bela } = setUp(async (...asked) => {
    thoughts++;
    return bids(1)(...asked);
  });
  await table.join(anna);
  await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
  const { id } = anna.last('state').view.asks[0];
  await table.read(game => {
    while (!game.isFull) game.handOver(1, { kind: 'bot', name: 'Bruno', level: 'plain' });
  });
  const full = { key: 'refusal.table-full', args: { records: limits.records } };
  const seq = limits.records - 1;
  await table.handle(anna, { type: 'answer', ref: 2, ask: id, seq, reply: [4] });
  expect(anna.last('refused')).toMatchObject({ ref: 2, reason: full });
  await table.handle(anna, { type: 'leave', ref: 3, seat: 0 });
  expect(anna.last('refused')).toMatchObject({ ref: 3, reason: full });
  // Looking and talking go on, for those who come later too.
  await table.join(bela);
  expect(bela.last('state').seq).toBe(seq);
  await table.handle(anna, { type: 'say', ref: 4, text: 'Another one?' });
  expect(bela.last('chat').line.text).toBe('Another one?');
  await table.handle(bela, { type: 'moment', ref: 5, seq: 1 });
  await quiet(table);
  expect(bela.last('moment')).toMatchObject({ ref: 5, seq: 1 });
  expect(thoughts).toBe(0);
});
