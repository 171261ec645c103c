import { describe, expect, it } from 'vitest';
import { Reply } from '../../src/ask/reply.ts';
import { FastChance } from '../../src/chance/fast.ts';
import { count, eachSeat } from '../../src/layout/locals.ts';
import { newTable } from '../../src/match/table-setup.ts';
import { askOp, begin, nextAsked, offerTo, type Player, playOn } from '../../src/procedure/machine.ts';
import type { TableCore } from '../../src/table/table.ts';
import { answerAt, beginAt, diaryOf, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-03' };

/** Two asks of one seat, then a sealed one of all. */
const asking = gameOf({ a: count, b: count, bids: eachSeat }, s =>
  s
    .ask('a', { kind: 'number', seat: () => 1, min: 0, max: 9, ...common })
    .ask('b', { kind: 'number', seat: () => 0, min: (_t, f) => f.a, max: 9, hidden: true, ...common })
    .ask('bids', { kind: 'yes', seats: t => (1 << t.seats) - 1, sealed: true, ...common })
    .do((t, f) => {
      write(t, f.a);
      write(t, f.b);
      for (let seat = 0; seat < t.seats; seat++) write(t, f.bids.get(seat));
    }),
);

/** Gives these answers one after another, then leaves the ask open. */
const saying = (...answers: number[]): Player & { readonly seats: number[] } => {
  const reply = new Reply();
  const seats: number[] = [];
  return {
    seats,
    answer: (_offer, seat) => {
      if (answers.length === 0) return undefined;
      seats.push(seat);
      return reply.one(answers.shift() as number);
    },
  };
};

describe('a player who answers for everybody', () => {
  it('plays a game to its end without a stop', () => {
    const t = newTable(asking, {}, new FastChance(1), true);
    const player = saying(4, 7, 1, 0, 1);
    begin(asking, t, 3, player);
    expect(player.seats).toEqual([1, 0, 0, 1, 2]);
    expect(diaryOf(t)).toEqual([4, 7, 1, 0, 1]);
    expect(t.over).toBe(true);
  });

  it('may leave an ask open: it stands as any other, with what it allows', () => {
    const t = newTable(asking, {}, new FastChance(1), true);
    begin(asking, t, 2, saying(4));
    expect(nextAsked(t)).toBe(0);
    expect(offerTo(asking, t, 0).min).toBe(4);
    expect(answerAt(asking, t, 0, 3)).toBe('too-few');
    playOn(asking, t, saying(5));
    expect(askOp(asking, t).ask?.name).toBe('bids');
    expect(nextAsked(t)).toBe(0);
  });

  it('may leave a sealed ask when some have answered; the others answer by themselves', () => {
    const t = beginAt(asking, 3);
    playOn(asking, t, saying(1, 2, 1));
    expect(nextAsked(t)).toBe(1);
    expect(answerAt(asking, t, 1, 0)).toBeUndefined();
    playOn(asking, t, saying(1));
    expect(diaryOf(t)).toEqual([1, 2, 1, 0, 1]);
  });

  it('sees the table as it stands at any open ask', () => {
    const seen: number[] = [];
    const t = newTable(asking, {}, new FastChance(1), true);
    const inner = saying(4, 7, 1, 1);
    begin(asking, t, 2, {
      answer: (offer, seat) => {
        seen.push(nextAsked(t), askOp(asking, t).number, t.serial);
        expect(offerTo(asking, t, seat)).toBe(offer);
        return inner.answer(offer, seat);
      },
    });
    const [first, second, third] = [0, 1, 2].map(n => askOp(asking, tableAt(n)).number);
    expect(seen).toEqual([1, first, 1, 0, second, 2, 0, third, 3, 1, third, 3]);
  });

  it('may play other tables of the same game meanwhile', () => {
    const t = newTable(asking, {}, new FastChance(1), true);
    const other = newTable(asking, {}, new FastChance(1), true);
    const outer = saying(4, 7, 1, 0);
    begin(asking, t, 2, {
      answer: (offer, seat) => {
        other.state.fill(0);
        begin(asking, other, 2, saying(9, 9, 0, 0));
        return outer.answer(offer, seat);
      },
    });
    expect(diaryOf(t)).toEqual([4, 7, 1, 0]);
    expect(diaryOf(other)).toEqual([9, 9, 0, 0]);
  });
});

/** The table with the n-th ask open. */
function tableAt(n: number): TableCore {
  const t = newTable(asking, {}, new FastChance(1), true);
  begin(asking, t, 2, saying(...[4, 7].slice(0, n)));
  return t;
}
