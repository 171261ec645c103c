import { readFileSync } from 'node:fs';
import { hashOf } from '@runehold/kernel/table/digest';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, test } from 'vitest';
import type { Told } from '../src/parts/record.ts';
import type { WireView } from '../src/parts/view.ts';
import { HostedGame, type TableSetup } from '../src/table/hosted-game.ts';
import type { LogRecord } from '../src/table/log.ts';
import { engine } from './fixtures/parlour.ts';
import { Guest, liveTable } from './fixtures/table.ts';

type Kept = {
  readonly setup: TableSetup;
  readonly log: LogRecord[];
  readonly hash: string;
  readonly told: readonly Told[];
  readonly view: WireView;
};

/**
 * A game as the first version wrote it down: without causes, groups or who answered. Anna holds seats 0 and 1 at one
 * screen and has a bot on seat 1; Bela has left seat 2 open.
 */
const kept = (): Kept =>
  JSON.parse(readFileSync(new URL('./fixtures/old-log.json', import.meta.url), 'utf8')) as Kept;

test('a log of the first version is the game it was, and tells what it told', () => {
  const { setup, log, hash, told, view } = kept();
  const hosted = HostedGame.load(engine, setup, log);
  expect(hashOf(matchOf(hosted).table)).toBe(hash);
  expect(hosted.told(2, 0)).toEqual(told);
  expect(hosted.view(0)).toEqual(view);
  expect(hosted.seats.holds.map(({ eyes }) => eyes)).toEqual([
    ['guest-Anna'],
    ['guest-Anna'],
    ['guest-Bela'],
  ]);
  expect(hosted.knowers).toEqual([]);
});

test('whoever had two seats then keeps them, and gets no third hand', async () => {
  const { setup, log } = kept();
  const { table } = liveTable(HostedGame.load(engine, setup, log), 'guest-Anna');
  const anna = new Guest('Anna');
  await table.join(anna, 1);
  expect(anna.last('state').view.viewer).toBe(1);
  await table.handle(anna, { type: 'sit', ref: 1, seat: 2 });
  expect(anna.last('refused').reason.key).toBe('refusal.second-hand');
  await table.handle(anna, { type: 'let-bot-play', ref: 2, seat: 2, level: 'plain' });
  expect(anna.last('refused').reason.key).toBe('refusal.person-seat');
  await table.handle(anna, { type: 'sit', ref: 3, seat: 1 });
  expect(anna.last('done').ref).toBe(3);
  // What Bela left open is still his until somebody sits there.
  const bela = new Guest('Bela');
  await table.join(bela, 2);
  await table.handle(bela, { type: 'sit', ref: 1, seat: 2 });
  expect(bela.last('done').ref).toBe(1);
});
