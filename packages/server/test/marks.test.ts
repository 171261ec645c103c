import { expect, test } from 'vitest';
import { joined, named, PASSWORD } from './driver/member.ts';
import { Person } from './driver/person.ts';
import { letIn } from './driver/play.ts';
import { noLimits, serve } from './driver/server.ts';

test('two who come from one place are marked, to everybody, as long as both are there', async () => {
  const { address } = await serve({ limits: { ...noLimits, proxyHops: 1 } });
  const [anna, bela, cara] = await Promise.all([
    Person.arrive(address, 'Anna', '203.0.113.7'),
    Person.arrive(address, 'Bela', '203.0.113.7'),
    Person.arrive(address, 'Cara', '203.0.113.8'),
  ]);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const [a, b, c] = [await anna.come(table), await bela.come(table), await cara.come(table)];
  // Who only looks on is nobody's business.
  expect(a.people?.players.map(({ marks }) => marks)).toEqual([undefined, undefined, undefined]);
  await b.refused({ type: 'sit', seat: 1 });
  await c.refused({ type: 'sit', seat: 2 });
  await c.until(() => c.people?.players[2]?.holder.kind === 'person');
  expect(c.people?.players.map(({ marks }) => marks)).toEqual([['same-place'], ['same-place'], undefined]);
  expect([...a.received, ...c.received].join()).not.toContain('203.0.113');
  b.cut();
  await c.until(() => c.people?.players[0]?.marks === undefined);
});

test('whoever finishes somebody else’s game is marked, and two seats of one person are', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const bela = await Person.arrive(named(address), 'Bela');
  const cara = await Person.arrive(named(address), 'Cara');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const b = await bela.come(table);
  await b.refused({ type: 'sit', seat: 1 });
  await b.refused({ type: 'leave', seat: 1 });
  const c = await cara.come(table);
  await c.refused({ type: 'sit', seat: 1 });
  await letIn(await anna.come(table));
  await c.until(() => c.people?.players[1]?.marks !== undefined);
  expect(c.people?.players[1]?.marks).toEqual(['substitute']);
  const guest = await Person.arrive(named(address), 'Gela');
  const g = await guest.come(table);
  await g.refused({ type: 'sit', seat: 2 });
  // The guest turns out to be Anna: both have a hand, so they stay two, and everybody is told.
  await guest.call('sign-in', { name: 'Anna', password: PASSWORD });
  const again = await cara.come(table);
  expect(again.people?.players.map(({ marks }) => marks)).toEqual([
    ['one-person'],
    ['substitute'],
    ['one-person'],
  ]);
});
