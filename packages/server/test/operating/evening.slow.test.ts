import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { figuresOf } from '../driver/figures.ts';
import { PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import type { Seat } from '../driver/seat.ts';
import { blocks } from './guide.ts';
import { Machine } from './machine.ts';
import { proxyFor } from './proxy.ts';

/** The next release of the same house, in which the rules of Masquerade have another version; the one before is kept. */
const raiseRules = async (machine: Machine, next: string): Promise<void> => {
  const { buildCapsule } = (await import(
    pathToFileURL(machine.at('/opt/runehold/source/scripts/lib/capsule.mjs')).href
  )) as { buildCapsule(entry: string, folder: string): Promise<{ name: string }> };
  const entry = machine.at('/opt/runehold/source/packages/shelf/src/capsules/masquerade.ts');
  const { name } = await buildCapsule(entry, join(next, 'packages/shelf/capsules'));
  expect(name).toBe('masquerade@1');
  const game = join(next, 'packages/masquerade/dist/game.js');
  const code = readFileSync(game, 'utf8');
  const raised = code.replace("version: '1'", "version: '2'");
  expect(raised).not.toBe(code);
  writeFileSync(game, raised);
};

/** Two people at a table, who have answered some. */
const company = async (house: string) => {
  const [anna, bela] = [await Person.arrive(house), await Person.arrive(house, 'Bela')];
  await anna.call('claim', { name: 'Anna', password: PASSWORD });
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const [a, b] = [await anna.come(table), await bela.come(table)];
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  return { people: [anna, bela], table, seats: [a, b] };
};

const play = async (seats: readonly Seat[], answers: number): Promise<void> => {
  const upTo = seats[0].seq + answers;
  await Promise.all(seats.map((seat, seed) => playOn(seat, { seed, upTo })));
};

test('who has only the guide brings a house up behind TLS, backs it up, upgrades it with games running and restores it', async () => {
  // The certificate of this proxy was made by nobody but us.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  onTestFinished(() => void delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']);
  const machine = await Machine.open();
  const house = await proxyFor(machine.inner);

  await machine.follow('user');
  await machine.follow('build');
  await machine.settleRelease();
  await machine.follow('switch');
  await machine.follow('install');
  expect((await machine.follow('start')).out).toContain('ok');

  // People come over TLS, and it is known that they did.
  const page = await fetch(house);
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect(await page.text()).toContain('<!doctype html>');
  const { people, table, seats } = await company(house);
  expect(people[0].cookie).toMatch(/^__Host-runehold=/);
  await play(seats, 6);
  const atBackup = seats[0].seq;
  expect((await machine.follow('backup')).out).toContain('Backup:');
  await play(seats, 4);
  const atUpgrade = seats[0].seq;
  expect(atUpgrade).toBeGreaterThan(atBackup);

  // A later release, with other rules, takes over under their hands.
  await machine.follow('fetch');
  await machine.follow('build');
  await raiseRules(machine, machine.at('/opt/runehold/next'));
  await machine.settleRelease();
  expect((await machine.follow('announce')).out).toContain('Announcement 1 is on every page');
  expect((await machine.follow('drain')).out).toContain('1 table is being played, 2 windows are open');
  const rules = (await machine.follow('upgrade')).out;
  expect(rules).toMatch(/masquerade@[12]: 1 running, 0 over/);
  await seats[0].until(() => seats[0].closed);
  const again = await Promise.all(people.map(person => person.come(table)));
  expect(again.map(({ latest }) => latest?.frozen)).toEqual([false, false]);
  expect(again[0].seq).toBeGreaterThanOrEqual(atUpgrade);
  await play(again, 4);
  const elsewhere = await Person.arrive(house);
  expect((await elsewhere.call('sign-in', { name: 'Anna', password: PASSWORD })).name).toBe('Anna');
  const releases = readdirSync(machine.at('/opt/runehold/releases'));
  expect(releases).toHaveLength(2);

  // The database is lost; the backup is back, with everything up to its instant.
  await machine.follow('restore');
  const back = await Promise.all(people.map(person => person.come(table)));
  expect(back[0].records.filter(({ kind }) => kind === 'answered').length).toBeGreaterThan(0);
  expect(back[0].seq).toBeGreaterThanOrEqual(atBackup);
  expect(back[0].records.every(({ seq }) => seq <= atBackup || seq === back[0].seq)).toBe(true);
  await Promise.all(back.map((seat, seed) => playOn(seat, { seed })));
  expect(back[0].over).toBe(true);
  expect((await machine.follow('check')).out).toContain('is sound');

  expect((await machine.follow('look')).out).toContain('runehold_frozen_tables 0');
  expect((await machine.follow('keys')).out).toContain('letters 1 signs from now on');
  expect([...blocks.keys()].filter(name => !machine.followed.has(name))).toEqual([]);
  const [, port] = /METRICS_PORT=(\d+)/.exec(readFileSync(machine.at('/etc/runehold.env'), 'utf8')) ?? [];
  const figures = await figuresOf(`http://127.0.0.1:${port}`);
  expect(figures.get('runehold_answers_total{by="person"}')).toBeGreaterThan(0);
  await machine.shell('systemctl stop runehold');
  // Nothing was told but in lines that programs read, and nobody's name.
  const journal = readFileSync(join(machine.root, 'journal'), 'utf8').trim().split('\n');
  for (const line of journal) expect(JSON.parse(line)).toHaveProperty('msg');
  expect(journal.join()).not.toMatch(/Anna|Bela/);
  expect(journal.filter(line => line.includes('"level":"error"'))).toEqual([]);
}, 1_200_000);
