import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonJournal } from '../../src/watch/journal.ts';
import { listening } from '../driver/figures.ts';
import { named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { addressOf, startProcess } from '../driver/process.ts';
import { freshFolder, serve } from '../driver/server.ts';

/** Everything of an evening that is nobody's business. */
const secrets = {
  name: 'Wanda Nowakowska',
  other: 'Zbigniew Kot',
  line: 'the ogre sleeps tonight',
  password: PASSWORD,
  tablePassword: 'mellon at the gate',
};

test('an evening with talk, passwords and an account leaves no name, no word and no secret behind', async () => {
  const heard = listening();
  const server = await serve({ journal: jsonJournal(heard) });
  const here = named(server.address);
  const wanda = await Person.arrive(here, secrets.name);
  await wanda.call('claim', { name: secrets.name, password: secrets.password });
  const table = await wanda.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const seat = await wanda.come(table);
  const kot = await Person.arrive(here, secrets.other);
  const other = await kot.come(table);
  await other.request({ type: 'sit', seat: 1 });
  await other.request({ type: 'say', text: secrets.line });
  await seat.until(() => seat.lines.some(({ text }) => text === secrets.line));
  await playOn(seat, { answers: 1 });
  const wrong = await Person.arrive(here);
  await expect(
    wrong.call('sign-in', { name: secrets.name, password: secrets.tablePassword }),
  ).rejects.toThrow();
  await fetch(`${server.address}/table/${table}?word=${secrets.tablePassword}`);
  await fetch(`${server.address}/letters/confirm/${table}`);
  await server.close();
  await expect.poll(() => heard.lines.filter(line => line.includes('socket closed')).length).toBe(2);

  const told = heard.lines.map(line => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const text = heard.lines.join('');
  const cookies = [wanda, kot].map(({ cookie = '' }) => cookie.split('=')[1]);
  for (const secret of [...Object.values(secrets), ...cookies, table, '127.0.0.1'])
    expect(text).not.toContain(secret);
  // And yet it can be followed what happened, by whom and what it came to.
  const set = told.find(({ route, method }) => route === '/api/tables' && method === 'POST');
  expect(set).toMatchObject({ level: 'info', msg: 'request', status: 200, req: expect.any(String) });
  expect(set?.['person']).toMatch(/^[\da-f]{12}$/);
  const opened = told.filter(({ msg }) => msg === 'socket opened');
  expect(opened.map(({ person }) => person)).toContain(set?.['person']);
  expect(new Set(opened.map(({ person }) => person)).size).toBe(2);
});

test('a request is named as the proxy in front named it, if there is one that is believed', async () => {
  const heard = listening();
  const ask = async (address: string, id: string): Promise<string | null> => {
    const response = await fetch(`${address}/api/games`, { headers: { 'x-request-id': id } });
    await response.text();
    return response.headers.get('x-request-id');
  };
  const plain = await serve({ journal: jsonJournal(heard) });
  expect(await ask(plain.address, 'from-outside')).not.toBe('from-outside');
  const behind = await serve({ journal: jsonJournal(heard), limits: { proxyHops: 1 } });
  expect(await ask(behind.address, 'proxy-7')).toBe('proxy-7');
  expect(await ask(behind.address, 'no good: "')).toMatch(/^[\da-f-]{36}$/);
  await behind.close();
  expect(heard.lines.join('')).toContain('"req":"proxy-7"');
});

test('a process that is to write JSON writes nothing else, also of what goes wrong and when it stops', async () => {
  const file = join(freshFolder(), 'runehold.sqlite');
  const server = startProcess(file, { RUNEHOLD_LOG: 'json' });
  await server.said(/"msg":"listening"/);
  const address = (await addressOf(server)).replace(/".*/, '');
  await Person.arrive(address, 'Anna');
  server.child.kill('SIGTERM');
  const { code, out, err } = await server.ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const told = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { readonly msg: string; readonly time: string });
  expect(told.map(({ msg }) => msg)).toEqual(['listening', 'request', 'request', 'stopping', 'stopped']);
  for (const { time } of told) expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});
