import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { expect, test } from 'vitest';
import { HostedGame } from '../src/table/hosted-game.ts';
import { foldLog } from '../src/table/log.ts';
import { engine, game, secretOfTest } from './fixtures/parlour.ts';
import { Guest, liveTable, quiet } from './fixtures/table.ts';

/** A game to practise with, from the first ask of another one. */
const practised = (): HostedGame => {
  const { match } = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });
  const { seats, options } = match;
  const from = match.snapshot();
  return HostedGame.practice(
    engine,
    Match.practice(game, { seats, options, from, chance: new FastChance(1) }),
  );
};

const answer = (hosted: HostedGame, seat: number, reply: number) =>
  hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, [reply]);

test('a game to practise with goes back over what others did, and its log says so', () => {
  const hosted = practised();
  const before = hosted.match.hash;
  answer(hosted, 0, 3);
  answer(hosted, 1, 5);
  expect(hosted.rewind(0)).toBeUndefined();
  expect(hosted.match.hash).toBe(before);
  expect(hosted.log.slice(-2)).toEqual([
    { kind: 'undone', seat: 1, of: 2 },
    { kind: 'undone', seat: 0, of: 1 },
  ]);
  expect(foldLog(hosted.log, 2).entries).toEqual([]);
  expect(answer(hosted, 1, 2)).toBeUndefined();
  expect(hosted.rewind(1)).toBe('nothing-to-undo');
});

test('no other game does', () => {
  const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });
  answer(hosted, 0, 3);
  expect(hosted.rewind(0)).toBe('barrier');
});

test('whoever looks sees the table go back, and the bots begin again from there', async () => {
  const hosted = practised();
  hosted.handOver(0, { kind: 'person', name: 'Anna' }, 'guest-Anna');
  hosted.handOver(1, { kind: 'bot', name: 'Bo', level: 'plain' });
  const { table } = liveTable(hosted, 'guest-Anna');
  const anna = new Guest('Anna');
  await table.join(anna);
  const { view } = anna.last('state');
  const bid = { type: 'answer', ref: 1, ask: view.asks[0]?.id ?? '', reply: [0] } as const;
  await table.handle(anna, { ...bid, seq: hosted.seq });
  await quiet(table);
  const played = hosted.match.entries.length;
  expect(played).toBeGreaterThan(0);
  expect(await table.rewind(0)).toBeUndefined();
  expect(anna.records.flat()).toContainEqual(expect.objectContaining({ kind: 'undone', seat: 1 }));
  expect(anna.shown.view.asks[0]?.id).toBe(view.asks[0]?.id);
  await table.handle(anna, { ...bid, seq: hosted.seq });
  await quiet(table);
  expect(hosted.match.entries).toHaveLength(played);
  expect(await table.rewind(99)).toEqual({ key: 'refusal.nothing-to-undo', args: {} });
});
