import { PASS } from '@runehold/kernel/ask/offer';
import type { AskView } from '@runehold/kernel/view/describe';
import { describe, expect, test } from 'vitest';
import { fitOf, passReply } from '../../src/table/orders/fit.ts';
import { bid, lone, orderTable, plan, show } from './order-table.ts';

describe('an answer that was left', () => {
  test('is given when the question comes, once, and only its own seat is told how', async () => {
    const there = await orderTable();
    const heard = there.guests[1].heard.length;
    expect(await there.leave(0, plan([bid(7)]))).toBe('done');
    // Nobody else hears anything of it, and the question that stood is left to the person.
    expect(there.guests[1].heard).toHaveLength(heard);
    expect(await there.given()).toEqual([]);
    expect(there.guests[0].last('orders').orders).toMatchObject([{ links: [bid(7)] }]);
    expect(await there.answer(0, 2)).toBe('done');
    await there.answer(1, 1);
    await there.answer(0);
    expect(await there.given()).toEqual([[0, 'order', '7']]);
    expect(there.guests[0].last('orders').orders).toEqual([]);
    const by = (at: number) =>
      there.guests[at].records
        .flat()
        .flatMap(record => (record.kind === 'answered' && record.seat === 0 ? [record.by] : []));
    expect(by(0).at(-1)).toBe('order');
    expect(new Set(by(1))).toEqual(new Set(['person']));
    await there.answer(1, 1);
    // The round after that it is asked again.
    await there.answer(0);
    expect(await there.given()).toHaveLength(1);
  });

  test('that is not possible is dropped: nothing is chosen in its stead, and its person is told why', async () => {
    const there = await orderTable();
    const held = await there.read(now => JSON.stringify(now.match.view(0).table.hand));
    const missing = ['ace', 'king', 'queen', 'jack'].find(card => !held.includes(card)) ?? '';
    await there.leave(0, plan([show(missing), bid(9)]));
    await there.answer(0, 5);
    await there.answer(1, 1);
    expect(there.guests[0].last('orders').orders).toMatchObject([{ dropped: 'not-offered' }]);
    expect(await there.read(now => now.waits)).toEqual([0]);
    // With it the rest of what was left is gone.
    await there.answer(0);
    expect(await there.given()).toEqual([]);
    expect(await there.read(now => now.waits)).toEqual([0, 1]);
    const [{ id }] = await there.orders(0);
    expect(await there.ask(0, { type: 'withdraw', order: id })).toBe('done');
    expect(await there.ask(0, { type: 'withdraw', order: id })).toBe('refusal.no-order');
    expect(there.guests[0].last('orders').orders).toEqual([]);
  });

  test('one after another: a chain goes on as far as it fits', async () => {
    const there = await orderTable();
    const hand = await there.read(now => now.match.view(0).table.hand);
    const [card] = Object.keys((hand as readonly object[])[0]);
    await there.leave(0, plan([show(card), bid(4), bid(6)]));
    await there.answer(0, 5);
    await there.answer(1, 1);
    expect(await there.given()).toEqual([
      [0, 'order', card],
      [0, 'order', '4'],
    ]);
    expect(await there.orders(0)).toMatchObject([{ links: [bid(6)] }]);
  });

  test('stands for a turn, until the next chapter, or for the game', async () => {
    for (const [scope, expected] of [
      ['stretch', 0],
      ['chapter', 0],
      ['game', 1],
    ] as const) {
      const there = await orderTable();
      // The second seat bids and is asked to bid again: that is another turn, in another round.
      await there.leave(1, plan([bid(3)], scope));
      await there.answer(0, 5);
      await there.answer(1, 1);
      await there.answer(0);
      expect(await there.given(), scope).toHaveLength(expected);
      expect(await there.orders(1), scope).toEqual([]);
    }
  });

  test('holds as long as its guard does: nothing but passing, no attack, nothing new', async () => {
    const withGuard = async (guard: 'as-left' | 'unless-attacked', seat: number) => {
      const there = await orderTable();
      await there.leave(seat, plan([bid(3)], 'game', guard));
      await there.answer(0, 5);
      await there.answer(1, 1);
      expect((await there.orders(seat))[0].dropped).toBeUndefined();
      await there.answer(0);
      return { given: await there.given(), orders: await there.orders(seat) };
    };
    // The first seat shows a card, and both draw: that is news to everybody, and an attack on the first alone.
    expect(await withGuard('as-left', 1)).toMatchObject({ given: [], orders: [{ dropped: 'news' }] });
    expect(await withGuard('unless-attacked', 0)).toMatchObject({ orders: [{ dropped: 'attacked' }] });
    expect((await withGuard('unless-attacked', 1)).given).toEqual([[1, 'order', '3']]);
  });

  test('what was taken back before it, or by its own person, drops it; whoever has the seat next has left nothing', async () => {
    const undo = async (at: number, who: number) => {
      const there = await orderTable();
      if (at === 0) await there.leave(0, plan([bid(7)]));
      await there.answer(who, 2);
      if (at === 1) await there.leave(0, plan([bid(7)]));
      const seq = await there.read(now => now.seq);
      expect(await there.ask(who, { type: 'undo', seq })).toBe('done');
      return { there, orders: await there.orders(0) };
    };
    expect((await undo(0, 0)).orders).toEqual([]);
    expect((await undo(1, 0)).orders).toEqual([]);
    expect((await undo(0, 1)).orders).toMatchObject([{ links: [bid(7)] }]);
    expect((await undo(1, 1)).orders).toMatchObject([{ dropped: 'undone' }]);
    const { there } = await undo(0, 1);
    await there.ask(0, { type: 'leave', seat: 0 });
    expect(await there.orders(0)).toEqual([]);
  });

  test('outlives the house, with what had been used of it; what cannot be written down has not happened', async () => {
    const there = await orderTable();
    const hand = await there.read(now => now.match.view(0).table.hand);
    const [card] = Object.keys((hand as readonly object[])[0]);
    await there.leave(0, plan([show(card), bid(4)]));
    there.sheet.isFull = true;
    expect(await there.leave(0, plan([bid(9)]))).toBe('refusal.store');
    expect(await there.orders(0)).toMatchObject([{ links: [show(card), bid(4)] }]);
    there.sheet.isFull = false;
    await there.restart();
    expect(there.guests[0].last('orders').orders).toMatchObject([{ links: [show(card), bid(4)] }]);
    await there.answer(0, 5);
    await there.answer(1, 1);
    expect(await there.given()).toHaveLength(2);
    await there.restart();
    expect(await there.orders(0)).toEqual([]);
    await there.answer(1, 1);
    await there.answer(0);
    expect(await there.given()).toHaveLength(2);
  });

  test('nonsense is refused, changes nothing and is told to nobody else', async () => {
    const there = await orderTable();
    expect(await there.leave(0, plan([lone, bid(1)]))).toBe('refusal.no-such-order');
    for (let n = 0; n < 14; n++) {
      const left = { ...bid(1), ask: `parlour.${n}` } as ReturnType<typeof bid>;
      expect(await there.leave(0, plan([left]))).toBe(n < 12 ? 'done' : 'refusal.too-many-orders');
    }
    await there.ask(1, { type: 'look', viewer: 'spectator' });
    expect(await there.leave(1, plan([bid(1)]))).toBe('refusal.not-your-seat');
    expect(there.guests[1].heard.some(({ type }) => type === 'orders')).toBe(false);
  });
});

describe('how soon an answer comes', () => {
  test('tells nothing: orders, what leaves no choice, and bots wait for the same time where others play', async () => {
    const there = await orderTable({ windowMs: 3000 });
    await there.leave(0, plan([bid(7)]));
    await there.leave(0, plan([lone]));
    await there.answer(0, 5);
    await there.answer(1, 1);
    // There is one card to show, or several: which of it, nobody learns by the time it takes.
    const only = await there.read(now => now.match.view(0).asks[0].options.length === 1);
    await there.pass(2999);
    expect(await there.given()).toEqual([]);
    await there.pass(1);
    if (only) expect(await there.given()).toEqual([[0, 'lone', expect.any(String)]]);
    else await there.answer(0);
    const before = (await there.given()).length;
    await there.pass(2999);
    expect(await there.given()).toHaveLength(before);
    await there.pass(1);
    expect((await there.given()).at(-1)).toEqual([0, 'order', '7']);
  });

  test('whoever plays with bots alone waits for nothing, and the bot neither', async () => {
    const there = await orderTable({ windowMs: 3000, bot: true });
    await there.leave(0, plan([bid(7)]));
    await there.answer(0, 5);
    await there.answer(0);
    expect(await there.given()).toEqual([[0, 'order', '7']]);
    expect(
      await there.read(now => now.log.filter(record => 'by' in record && record.by === 'bot').length),
    ).toBe(2);
  });

  test('over days it is given when all others are in, and two who have left theirs wait for nobody', async () => {
    const there = await orderTable({ pace: 'days', windowMs: 3000 });
    await there.leave(0, plan([bid(7)]));
    await there.answer(0, 5);
    await there.answer(1, 1);
    await there.answer(0);
    expect(await there.given()).toEqual([]);
    await there.answer(1, 1);
    expect(await there.given()).toEqual([[0, 'order', '7']]);
    await there.leave(0, plan([bid(8)]));
    await there.leave(1, plan([bid(2)]));
    await there.answer(0);
    expect((await there.given()).slice(1)).toEqual([
      [0, 'order', '8'],
      [1, 'order', '2'],
    ]);
  });
});

test('to pass is to say no, to choose nothing, or to decline; an order never says anything else', () => {
  const common = { id: '1.0', seat: 0, name: 'x', prompt: { key: '', args: {} }, rule: '', min: 0, max: 2 };
  const option = (code: number, name: string) => ({ code, name, label: { key: '', args: {} }, limit: 1 });
  const ask = (more: Partial<AskView>): AskView => ({
    ...common,
    kind: 'some',
    options: [],
    items: [],
    denied: [],
    absent: [],
    sealed: false,
    ...more,
  });
  expect(passReply(ask({ kind: 'yes' }))).toEqual([0]);
  expect(passReply(ask({ kind: 'some' }))).toEqual([]);
  expect(passReply(ask({ kind: 'some', min: 1 }))).toBeUndefined();
  expect(passReply(ask({ kind: 'one', options: [option(4, 'four')] }))).toBeUndefined();
  expect(passReply(ask({ kind: 'one', options: [option(PASS, 'pass')] }))).toEqual([PASS]);
  expect(passReply(ask({ kind: 'number' }))).toBeUndefined();
  const order = {
    ...plan([{ kind: 'pass' as const, ask: 'p.x', words: { prompt: { key: '', args: {} }, answer: [] } }]),
    id: 1,
    since: 0,
    open: '',
    seat: 0,
    person: 'anna',
  };
  const question = {
    name: 'p.x',
    ask: ask({ kind: 'one', options: [option(PASS, 'pass'), option(4, 'four')] }),
  };
  expect(fitOf(order, question, true)).toEqual({ reply: [PASS] });
  const known = { ...order, guard: 'nothing-new' as const, among: ['pass', 'three'] };
  expect(fitOf(known, question, true)).toEqual({ dropped: 'something-new' });
  expect(fitOf({ ...known, among: ['pass', 'four', 'five'] }, question, true)).toEqual({ reply: [PASS] });
  expect(fitOf(order, { ...question, name: 'p.y' }, true)).toBeUndefined();
});
