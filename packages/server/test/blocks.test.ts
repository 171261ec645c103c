import { expect, test } from 'vitest';
import { joined } from './driver/member.ts';
import { Person } from './driver/person.ts';
import { serve } from './driver/server.ts';

test('whoever is blocked is not heard, invites nobody and sits at no table of whoever blocked them', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const { person: eve } = await joined(address, 'Eve');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const [a, e] = [await anna.come(table), await eve.come(table)];
  expect(await e.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  await a.until(() => a.people?.players[1]?.holder.kind === 'person');
  expect(await anna.call('block', { table, seat: '1', on: true })).toEqual({ blocked: true });
  expect((await anna.call('person-at', { table, seat: '1' })).blocked).toBe(true);
  expect((await eve.call('person-at', { table, seat: '0' })).blocked).toBeUndefined();
  expect(await e.refused({ type: 'say', text: 'can you hear me?' })).toBeUndefined();
  const again = await anna.come(table);
  expect(again.state?.chat[0]).toMatchObject({ text: '', gone: 'muted' });
  const next = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const there = await eve.come(next);
  expect(await there.refused({ type: 'sit', seat: 1 })).toBe('refusal.blocked');
  // An invitation is taken as any other, and nobody hears of it.
  const own = await eve.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  await eve.call('invite-person', { table: own, name: 'Anna' });
  expect((await anna.call('tables', {})).invited).toEqual([]);
  await anna.call('block', { table, seat: '1', on: false });
  expect((await anna.call('tables', {})).invited).toMatchObject([{ id: own }]);
  expect(await there.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  await expect(anna.call('block', { table, seat: '0', on: true })).rejects.toThrow('refusal.no-person');
  await expect(anna.call('block', { table, seat: '2', on: true })).rejects.toThrow('refusal.no-person');
});

test('the host has those who look on be quiet, also after a restart', async () => {
  const first = await serve();
  const [anna, eve] = [await Person.arrive(first.address, 'Anna'), await Person.arrive(first.address, 'Eve')];
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const [a, e] = [await anna.come(table), await eve.come(table)];
  expect(await e.refused({ type: 'quiet', on: true })).toBe('refusal.not-host');
  expect(await a.refused({ type: 'quiet', on: true })).toBeUndefined();
  await e.until(() => e.people?.quiet === true);
  expect(await e.refused({ type: 'say', text: 'psst' })).toBe('refusal.quiet');
  expect(await a.refused({ type: 'say', text: 'much better' })).toBeUndefined();
  await first.close();
  const { address } = await serve({ database: first.database });
  for (const person of [anna, eve]) person.move(address);
  const [b, f] = [await anna.come(table), await eve.come(table)];
  expect(await f.refused({ type: 'say', text: 'psst' })).toBe('refusal.quiet');
  expect(await b.refused({ type: 'quiet', on: false })).toBeUndefined();
  expect(await f.refused({ type: 'say', text: 'psst' })).toBeUndefined();
});
