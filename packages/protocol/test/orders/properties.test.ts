import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderGuards, orderScopes } from '../../src/parts/order.ts';
import { bid, lone, orderTable, plan, show } from './order-table.ts';

/** What may be left: a bid, a card, several of them, or whatever leaves no choice. */
const link = fc.oneof(
  fc.integer({ min: 0, max: 11 }).map(bid),
  fc.constantFrom('ace', 'king', 'queen', 'jack', 'joker').map(show),
);
const left = fc.oneof(
  { weight: 4, arbitrary: fc.array(link, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant([lone]) },
);
const seat = fc.integer({ min: 0, max: 1 });
const deed = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    seat,
    links: left,
    scope: fc.constantFrom(...orderScopes),
    guard: fc.constantFrom(...orderGuards, 'none' as const, 'none' as const),
  }),
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), seat, coins: fc.nat(9) }) },
  fc.record({ kind: fc.constant('undo' as const), seat }),
  fc.record({ kind: fc.constant('restart' as const) }),
  fc.record({ kind: fc.constant('withdraw' as const), seat, id: fc.nat(5) }),
);

/** Everything that a seat has named so far that still stood after the last time it took something back. */
type Named = { readonly seat: number; readonly at: number; readonly says: string };

test('orders choose only what was named, since nothing was taken back, over restarts; and tell others nothing', async () => {
  let used = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 24 }), async deeds => {
      const there = await orderTable();
      let named: Named[] = [];
      const withLone = new Set<number>();
      for (const each of deeds) {
        const { seq, count } = await there.read(now => ({ seq: now.seq, count: now.log.length }));
        if (each.kind === 'answer' && (await there.answer(each.seat, each.coins)) !== 'done')
          await there.answer(1 - each.seat, each.coins);
        if (each.kind === 'restart') await there.restart();
        if (each.kind === 'withdraw') await there.ask(each.seat, { type: 'withdraw', order: each.id });
        if (each.kind === 'order') {
          const other = there.guests[1 - each.seat];
          const heard = other.heard.length;
          const before = await there.read(now => JSON.stringify(now.log));
          const done = await there.leave(each.seat, plan(each.links, each.scope, each.guard));
          // Leaving an answer does nothing by itself that anybody else could notice.
          expect(other.heard).toHaveLength(heard);
          expect(await there.read(now => JSON.stringify(now.log))).toBe(before);
          if (done === 'done')
            for (const one of each.links) {
              if (one.kind === 'lone') withLone.add(each.seat);
              if (one.kind === 'choose')
                named.push({ seat: each.seat, at: seq, says: `${one.ask} ${one.options}` });
            }
        }
        if (each.kind === 'undo') {
          const done = await there.ask(each.seat, { type: 'undo', seq });
          if (done === 'done') {
            named = named.filter(one => one.seat !== each.seat);
            withLone.delete(each.seat);
            expect((await there.orders(each.seat)).filter(({ dropped }) => dropped === undefined)).toEqual(
              [],
            );
          }
        }
        const fresh = await there.read(now => now.log.slice(count));
        for (const record of fresh) {
          if (record.kind !== 'answered' || record.by === 'person') continue;
          used++;
          if (record.by === 'lone') {
            expect(withLone.has(record.seat)).toBe(true);
            continue;
          }
          const says = `${record.said?.ask} ${record.said?.options}`;
          const found = named.findIndex(one => one.seat === record.seat && one.says === says);
          expect(found, says).toBeGreaterThanOrEqual(0);
          // What was left once is given once.
          named.splice(found, 1);
        }
      }
    }),
    { numRuns: 220, seed: 18 },
  );
  // It would say nothing where orders are never used.
  expect(used).toBeGreaterThan(60);
});
