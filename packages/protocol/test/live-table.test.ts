import { describe, expect, test } from 'vitest';
import type { Thinker } from '../src/table/keeper.ts';
import { secretOfTest } from './fixtures/parlour.ts';
import { bids, Guest, quiet, type Sheet, setUp } from './fixtures/table.ts';

describe('a table without a network', () => {
  test('two people come, sit down, play and see the same', async () => {
    const { table, sheet, anna, bela } = setUp();
    await table.join(anna);
    await table.join(bela);
    expect(anna.last('state').view.viewer).toBe('spectator');
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.handle(bela, { type: 'sit', ref: 1, seat: 1 });
    expect(bela.last('presence').people.players.map(({ mine }) => mine)).toEqual([false, true]);
    const { id } = anna.last('state').view.asks[0];
    await table.handle(anna, { type: 'answer', ref: 2, ask: id, seq: 2, reply: [4] });
    expect(anna.last('done')).toEqual({ type: 'done', ref: 2, seq: 3 });
    expect(bela.records.at(-1)).toEqual([{ seq: 3, kind: 'answered', seat: 0, by: 'person', events: [] }]);
    // That she has answered is all that others see of it.
    const [patch = {}] = bela.last('update').patches;
    expect(Object.keys(patch as object)).toEqual(['0', '1']);
    expect(patch).toMatchObject({ 1: { 8: { 0: { 1: true } } } });
    expect(sheet.log).toHaveLength(4);
  });

  test('what is put together from updates is what a newcomer is shown', async () => {
    const { table, anna } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.handle(anna, { type: 'let-bot-play', ref: 2, seat: 1, level: 'plain' });
    await table.handle(anna, { type: 'let-bot-play', ref: 3, seat: 0, level: 'plain' });
    await quiet(table);
    const seen = anna.shown.view;
    expect(seen.over).toBe(true);
    const again = new Guest('Anna');
    await table.join(again, 0);
    expect(again.last('state').view).toEqual(seen);
    expect(again.last('state').chance.keys).toMatchObject([{ from: 0, secret: secretOfTest }]);
  });

  test('nobody hears of what could not be written down', async () => {
    const { table, sheet, anna, bela } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.join(bela);
    const before = bela.heard.length;
    sheet.isFull = true;
    const { id } = anna.last('state').view.asks[0];
    await table.handle(anna, { type: 'answer', ref: 2, ask: id, seq: 1, reply: [4] });
    expect(anna.last('refused')).toMatchObject({ ref: 2, reason: { key: 'refusal.store' } });
    expect(bela.heard).toHaveLength(before);
    sheet.isFull = false;
    await table.handle(anna, { type: 'answer', ref: 3, ask: id, seq: 1, reply: [4] });
    expect(anna.last('done')).toMatchObject({ ref: 3, seq: 2 });
  });

  test('what was written down and not heard of has happened, for everybody', async () => {
    const { table, sheet, anna, bela } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.join(bela);
    sheet.isDeaf = true;
    const { id } = anna.last('state').view.asks[0];
    await table.handle(anna, { type: 'answer', ref: 2, ask: id, seq: 1, reply: [4] });
    expect(anna.last('done')).toMatchObject({ ref: 2, seq: 2 });
    for (const each of [anna, bela]) {
      expect(each.last('update').seq).toBe(2);
      expect(each.records.at(-1)).toMatchObject([{ seq: 2, kind: 'answered', seat: 0 }]);
    }
    // Whoever comes after that is shown the same.
    const cyd = new Guest('Cyd');
    await table.join(cyd);
    expect(cyd.last('state').view).toEqual(bela.shown.view);
  });

  test('what somebody else has written in its place was not done here, and everybody comes in anew', async () => {
    const { table, sheet, anna, bela } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.join(bela);
    const { id } = anna.last('state').view.asks[0];
    sheet.elsewhere = [
      { kind: 'handed-over', seat: 1, holder: { kind: 'person', name: 'Cyd' }, guest: 'cyd' },
    ];
    await table.handle(anna, { type: 'answer', ref: 2, ask: id, seq: 1, reply: [4] });
    expect(table.isClosed).toBe(true);
    expect(anna.heard.filter(message => 'ref' in message && message.ref === 2)).toEqual([
      { type: 'refused', ref: 2, reason: { key: 'refusal.store', args: {} } },
    ]);
    expect(bela.heard.at(-1)).toEqual({ type: 'refused', reason: { key: 'refusal.store', args: {} } });
  });

  test('when even the log cannot be read, everybody must come in anew', async () => {
    const { table, sheet, anna } = setUp();
    await table.join(anna);
    sheet.isFull = true;
    sheet.log.length = 0;
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    expect(table.isClosed).toBe(true);
    expect(anna.heard.filter(({ type }) => type === 'refused')).toContainEqual({
      type: 'refused',
      reason: { key: 'refusal.store', args: {} },
    });
  });
});

describe('bots', () => {
  /** Anna at seat 1, a bot at seat 0: it would be asked first. */
  const botTable = async (think: Thinker['think']) => {
    const parts = setUp(think);
    const { table, anna } = parts;
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 1 });
    await table.handle(anna, { type: 'let-bot-play', ref: 2, seat: 0, level: 'plain' });
    await quiet(table);
    const { id } = anna.last('state').view.asks[0];
    const bid = (): Promise<void> =>
      table.handle(anna, { type: 'answer', ref: 3, ask: id, seq: 2, reply: [4] });
    return { ...parts, bid };
  };
  const answersOf = ({ log }: Sheet): number[][] =>
    log.flatMap(record => (record.kind === 'answered' ? [[record.seat, ...record.reply]] : []));

  test('wait for people, so that these may still take back', async () => {
    const { table, sheet, bid } = await botTable(bids(1));
    expect(answersOf(sheet)).toEqual([]);
    await bid();
    await quiet(table);
    expect(answersOf(sheet)).toEqual([
      [1, 4],
      [0, 1],
    ]);
  });

  test('one that is sent away while it thinks does not answer', async () => {
    let decide: (reply: readonly number[]) => void = () => undefined;
    const slowly: Thinker['think'] = () =>
      new Promise(resolve => {
        decide = resolve;
      });
    const { table, sheet, anna, bid } = await botTable(slowly);
    await bid();
    expect(table.isIdle).toBe(false);
    await table.handle(anna, { type: 'leave', ref: 4, seat: 0 });
    decide([2]);
    await quiet(table);
    expect(answersOf(sheet)).toEqual([[1, 4]]);
    // It goes on with whoever sits there next.
    await table.handle(anna, { type: 'let-bot-play', ref: 5, seat: 0, level: 'plain' });
    decide([3]);
    await quiet(table);
    expect(answersOf(sheet)).toEqual([
      [1, 4],
      [0, 3],
    ]);
  });

  test('one whose answer could not be written down does not try at once, but when it is woken', async () => {
    const { table, sheet, bid } = await botTable(async () => {
      sheet.isFull = tries++ === 0;
      return [1];
    });
    let tries = 0;
    await bid();
    await quiet(table);
    expect([tries, answersOf(sheet)]).toEqual([1, [[1, 4]]]);
    table.wake();
    await quiet(table);
    expect(answersOf(sheet)).toContainEqual([0, 1]);
  });

  test.each([
    ['has nothing to say', () => Promise.reject(new Error('lost'))],
    ['says what is not offered', async () => [99]],
  ])('one that %s does what an absent player does', async (_what, think) => {
    const { table, sheet, bid } = await botTable(think);
    await bid();
    await quiet(table);
    expect(answersOf(sheet)).toEqual([
      [1, 4],
      [0, 0],
    ]);
  });
});

describe('who hears what', () => {
  test('somebody whose seat was taken by another sees what a spectator sees', async () => {
    const { table, anna, bela } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.handle(anna, { type: 'leave', ref: 2, seat: 0 });
    // Her own until somebody sits down there.
    expect(anna.last('presence').people.players[0].mayTakeBack).toBe(true);
    await table.join(bela);
    await table.handle(bela, { type: 'sit', ref: 1, seat: 0 });
    expect(anna.last('state').view.viewer).toBe('spectator');
    await table.handle(anna, { type: 'look', ref: 3, viewer: 0 });
    expect(anna.last('refused').reason.key).toBe('refusal.not-your-seat');
  });

  test('the gallery is read by players once the game is over', async () => {
    const { table, anna, bela } = setUp();
    await table.join(anna);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    await table.join(bela);
    await table.handle(bela, { type: 'say', ref: 1, text: 'She has an ace.' });
    expect(anna.heard.some(({ type }) => type === 'chat')).toBe(false);
    for (const seat of [0, 1])
      await table.handle(anna, { type: 'let-bot-play', ref: 2 + seat, seat, level: 'plain' });
    await quiet(table);
    await table.join(anna);
    expect(anna.last('state').chat.map(({ text }) => text)).toEqual(['She has an ace.']);
  });

  test('who has a coach tells everybody, for as long as they are there', async () => {
    const { table, anna, bela } = setUp();
    await table.join(anna);
    await table.join(bela);
    await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
    const coached = () => bela.last('presence').people.players.map(player => player.coached === true);
    await table.handle(anna, { type: 'coach', ref: 2, on: true });
    expect(anna.last('done').ref).toBe(2);
    expect(coached()).toEqual([true, false]);
    await table.handle(anna, { type: 'coach', ref: 3, on: false });
    expect(coached()).toEqual([false, false]);
    await table.handle(anna, { type: 'coach', ref: 4, on: true });
    await table.part(anna);
    expect(coached()).toEqual([false, false]);
  });
});
