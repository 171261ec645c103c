import { everyReply, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { onlyReply } from '@runehold/protocol/table/orders/only-reply';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { ask, things } from '../asks.ts';

describe('what leaves no choice', () => {
  it('is one thing of one, a number between itself and itself, all there is when all is wanted', () => {
    expect(onlyReply(ask('one', { options: things(4) }))).toEqual([4]);
    expect(onlyReply(ask('number', { min: 3, max: 3 }))).toEqual([3]);
    expect(onlyReply(ask('some', { limits: [2, 1], min: 3, max: 3 }))).toEqual([0, 0, 1]);
    expect(onlyReply(ask('some', { limits: [5], min: 2, max: 2 }))).toEqual([0, 0]);
    expect(onlyReply(ask('some', { limits: [5], min: 0, max: 0 }))).toEqual([]);
    const items = things(8, 9);
    expect(onlyReply(ask('arrange', { limits: [1, 1], items, fits: [[1], [0]] }))).toEqual([1, 0]);
  });

  it('is never a choice between two things, two numbers, some and fewer, yes and no', () => {
    expect(onlyReply(ask('one', { options: things(4, 5) }))).toBeUndefined();
    expect(onlyReply(ask('yes'))).toBeUndefined();
    expect(onlyReply(ask('number', { min: 0, max: 1 }))).toBeUndefined();
    expect(onlyReply(ask('some', { limits: [1], min: 0, max: 1 }))).toBeUndefined();
    expect(onlyReply(ask('some', { limits: [1, 1], min: 1, max: 1 }))).toBeUndefined();
    const items = things(8, 9);
    expect(onlyReply(ask('arrange', { limits: [1, 1], items, fits: [[1, 0], [0]] }))).toBeUndefined();
  });

  it('is the one answer that the kernel would take, through a whole game', () => {
    const rng = new FastChance(5);
    const match = Match.create(runewarsPack.game, { seats: 3, options: {}, secret: '7'.padStart(64, '0') });
    const seen = { forced: 0, free: 0 };
    for (let step = 0; step < 1500 && !match.over; step++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      if (asked === undefined) break;
      const [open] = match.view(asked.seat).asks;
      const offer = offerTo(match.game, match.table, asked.seat);
      const replies = everyReply(offer);
      const [first, second] = [replies.next().value, replies.next().value];
      const only = onlyReply(open);
      if (second !== undefined) expect(only).toBeUndefined();
      else if (open.kind !== 'arrange') expect(only).toEqual(first);
      seen[only === undefined ? 'free' : 'forced']++;
      const reply = only ?? sampleReply(offer, rng, new Reply()).toArray();
      expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBeUndefined();
    }
    expect(seen.forced).toBeGreaterThan(5);
    expect(seen.free).toBeGreaterThan(300);
  }, 60_000);
});
