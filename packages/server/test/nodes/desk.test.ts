import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { Visitor } from '@runehold/protocol/table/visitor';
import { expect, onTestFinished, test } from 'vitest';
import { LineBus } from '../../src/bus/bus.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { waiting } from '../../src/host/live-parts.ts';
import { Desk } from '../../src/nodes/desk.ts';
import {
  galleryOf,
  nodeSubject,
  read,
  subjectOf,
  type ToGallery,
  type ToHost,
  type ToVisitor,
} from '../../src/nodes/messages.ts';

const EPOCH = 1;

/** A desk at a table that greets whoever comes in, and what a node of the house says to it and hears. */
const deskOfTable = (viewer: number | 'spectator' = 0) => {
  const exchange = new LocalExchange();
  const [host, node] = ['host', 'node'].map(self => new LineBus(exchange.line(), self, waiting));
  const visitors = new Set<Visitor>();
  const table = {
    join: async (visitor: Visitor) => {
      visitors.add(visitor);
      visitor.send({ type: 'started' });
      visitor.send({ type: 'state', view: { viewer } } as never);
    },
    part: async (visitor: Visitor) => void visitors.delete(visitor),
  } as unknown as LiveTable;
  const desk = new Desk('table', EPOCH, {
    ...{ bus: host, ticks: () => 0, isGood: () => true },
    find: async () => ({ table }),
    handOver: async () => undefined,
  });
  onTestFinished(() => desk.close());
  const heard: ToVisitor[] = [];
  node.subscribe(nodeSubject('node'), text => {
    const told = read<ToVisitor>(text);
    if (told) heard.push(told);
  });
  const seen: ToGallery[] = [];
  node.subscribe(galleryOf('table'), text => {
    const told = read<ToGallery>(text);
    if (told) seen.push(told);
  });
  type Said = ToHost extends infer T ? (T extends ToHost ? Omit<T, 'epoch'> : never) : never;
  return {
    heard,
    seen,
    visitors,
    join: (visit: string, round: number) =>
      ({
        kind: 'join',
        ...{ visit, round, heard: 0, node: 'node' },
        person: { guest: 'anna', name: 'Anna' },
      }) as const,
    say: async (said: Said) =>
      JSON.parse(
        (await node.request(subjectOf('table'), JSON.stringify({ ...said, epoch: EPOCH }), 60_000)) ?? '{}',
      ),
  };
};

test('a visit that is over at its host and asked for once more is not there twice in one round', async () => {
  const { heard, visitors, say, join } = deskOfTable();
  // Who was there before she came is said late, and her coming is said again by who has not heard that it was heard.
  await say(join('visit', 1));
  await say({ kind: 'here', node: 'node', visits: [] });
  await say(join('visit', 1));
  await expect.poll(() => visitors.size).toBe(0);
  expect(heard.map(({ round, n }) => [round, n])).toEqual([[1, 1]]);
  // Her node sees that she is not known, and begins another round.
  expect(await say({ kind: 'here', node: 'node', visits: [{ visit: 'visit', round: 1, heard: 1 }] })).toEqual(
    {
      epoch: EPOCH,
      visits: [],
    },
  );
  await say(join('visit', 2));
  await expect
    .poll(() => heard.map(({ round, n }) => [round, n]))
    .toEqual([
      [1, 1],
      [2, 1],
    ]);
  expect(visitors.size).toBe(1);
});

test('who looks on and is sent away without hearing of it does not go on with what is told to those who have come anew', async () => {
  const { heard, seen, visitors, say, join } = deskOfTable('spectator');
  await say(join('early', 1));
  await expect.poll(() => heard.length).toBe(1);
  const [early] = visitors;
  early.send({ type: 'update', seq: 1 } as never);
  await expect.poll(() => seen.map(({ n }) => n)).toEqual([(heard[0].seen ?? 0) + 1]);
  early.send({ type: 'refused', reason: { key: 'refusal.store', args: {} } });
  await say(join('late', 1));
  await expect.poll(() => heard.length).toBe(3);
  const late = heard[2];
  for (const visitor of visitors) if (visitor !== early) visitor.send({ type: 'update', seq: 2 } as never);
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1].n).toBe((late.seen ?? 0) + 1);
  expect(seen[1].n).toBeGreaterThan(seen[0].n + 1);
});

test('who looks on and is no longer spoken of does not go on past what nobody from elsewhere was told', async () => {
  const { heard, seen, visitors, say, join } = deskOfTable('spectator');
  await say(join('early', 1));
  await expect.poll(() => heard.length).toBe(1);
  const [early] = visitors;
  early.send({ type: 'update', seq: 1 } as never);
  await expect.poll(() => seen.length).toBe(1);
  // Her node has been taken for one that has forgotten her. What happens now only those at the host are told.
  await say({ kind: 'here', node: 'node', visits: [] });
  await expect.poll(() => visitors.size).toBe(0);
  await say(join('late', 1));
  await say(join('later', 1));
  await expect.poll(() => heard.length).toBe(3);
  const [, late, later] = heard;
  for (const visitor of visitors) {
    visitor.send({ type: 'update', seq: 2 } as never);
    break;
  }
  await expect.poll(() => seen.length).toBe(2);
  expect([late.seen, later.seen]).toEqual([seen[1].n - 1, seen[1].n - 1]);
  expect(seen[1].n).toBeGreaterThan(seen[0].n + 1);
});
