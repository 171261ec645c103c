import { describe, expect, it } from 'vitest';
import { numbers } from '../../src/ask/domain.ts';
import { PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import { Reply, refusalOf } from '../../src/ask/reply.ts';
import { defineReasons, yesIf } from '../../src/ask/verdict.ts';
import { FastChance } from '../../src/chance/fast.ts';
import { count, eachSeat, listOf } from '../../src/layout/locals.ts';
import { newTable } from '../../src/match/table-setup.ts';
import { nextAsked, offerTo } from '../../src/procedure/machine.ts';
import { redact } from '../../src/table/redeal.ts';
import {
  absentReply,
  askId,
  asksFor,
  describeAsk,
  isHarmless,
  isHidden,
  waitingList,
} from '../../src/view/describe.ts';
import { answerAt, beginAt, fruit, gameOf } from '../fixtures/rules-kit.ts';

const reasons = defineReasons({ sour: { fruit: 'fruit' } });
const common = {
  seat: () => 0,
  rule: 'TEST-07',
  prompt: (_t: unknown, f: { readonly got: number }, seat: number) => ({
    key: 'prompt.eat',
    args: { seat, got: f.got },
  }),
};

/** One seat is asked for a fruit, a number, a yes, some fruit and where to put them. */
const meal = gameOf({ got: count, n: count, ok: count, many: listOf(3), shelf: listOf(3) }, s =>
  s
    .ask('got', {
      kind: 'one',
      from: fruit,
      where: (_t, _f, code) => yesIf(code % 2 === 1, reasons.sour, code),
      optional: true,
      pass: skipping,
      ...common,
    })
    .ask('n', {
      kind: 'number',
      min: 2,
      max: 5,
      absent: (_t, f, offer, reply) => reply.push(offer.max - (f.got === 3 ? 1 : 0)),
      ...common,
    })
    .ask('ok', { kind: 'yes', ...common })
    .ask('many', {
      kind: 'some',
      from: fruit,
      options: (_t, _f, offer) => {
        offer.add(2, 2);
        offer.add(0);
      },
      min: 1,
      max: 3,
      ...common,
    })
    .ask('shelf', {
      kind: 'arrange',
      items: fruit,
      take: (_t, f, items) => {
        for (let i = 0; i < f.many.length; i++) items.push(f.many.at(i));
      },
      from: numbers('shelf', 2),
      options: (_t, _f, offer) => {
        offer.add(0, 3);
        offer.add(1, 2);
      },
      ...common,
    }),
);

/** Small things go on the upper shelf only, the apple anywhere. */
const shelves = gameOf({ got: count, shelf: listOf(3) }, s =>
  s.ask('shelf', {
    kind: 'arrange',
    items: fruit,
    take: (_t, _f, items) => void items.push(0, 1),
    from: numbers('shelf', 2),
    options: (_t, _f, offer) => {
      offer.add(0, 2);
      offer.add(1, 2);
    },
    fits: (_t, _f, item, place) => yesIf(item === 0 || place === 1, reasons.sour, item),
    about: (_t, f, seat) => ({ seat, got: f.got }),
    ...common,
  }),
);

describe('an arrangement, described', () => {
  it('says which item may go where, if not every item may go everywhere', () => {
    expect(describeAsk(shelves, beginAt(shelves, 2), 0).fits).toEqual([[0, 1], [1]]);
    const t = beginAt(meal, 2);
    for (const answer of [[1], [2], [1], [0, 2]]) answerAt(meal, t, 0, ...answer);
    expect(describeAsk(meal, t, 0)).not.toHaveProperty('fits');
  });
});

describe('an open ask, described', () => {
  it('says what it is about, if its rule does', () => {
    expect(describeAsk(shelves, beginAt(shelves, 2), 0).about).toEqual({ seat: 0, got: 0 });
    expect(describeAsk(meal, beginAt(meal, 2), 0)).not.toHaveProperty('about');
  });

  it('lists the options with names, words and limits, and what is denied with its reason', () => {
    const t = beginAt(meal, 2);
    expect(describeAsk(meal, t, 0)).toEqual({
      id: '1.0',
      seat: 0,
      name: 'got',
      kind: 'one',
      prompt: { key: 'prompt.eat', args: { seat: 0, got: 0 } },
      rule: 'TEST-07',
      min: 1,
      max: 1,
      options: [
        { code: 1, name: 'pear', label: { key: 'fruit.pear', args: {} }, limit: 1 },
        { code: 3, name: 'fig', label: { key: 'fruit.fig', args: {} }, limit: 1 },
        { code: PASS, name: 'pass', label: { key: 'label.skip', args: {} }, limit: 1 },
      ],
      items: [],
      denied: [
        {
          option: { code: 0, name: 'apple', label: { key: 'fruit.apple', args: {} }, limit: 1 },
          reason: { key: 'reason.sour', args: { fruit: 0 } },
        },
        {
          option: { code: 2, name: 'plum', label: { key: 'fruit.plum', args: {} }, limit: 1 },
          reason: { key: 'reason.sour', args: { fruit: 2 } },
        },
      ],
      absent: [PASS],
      sealed: false,
    });
  });

  it('tells the reasons also to one who asked for the bare offer before', () => {
    const t = beginAt(meal, 2);
    expect(offerTo(meal, t, 0).denials).toEqual([]);
    expect(describeAsk(meal, t, 0).denied).toHaveLength(2);
    expect(offerTo(meal, t, 0).denials).toHaveLength(2);
  });

  it('says what happens to an absent seat, alike however often it is asked', () => {
    const t = beginAt(meal, 2);
    answerAt(meal, t, 0, 3);
    for (let n = 0; n < 2; n++) expect(describeAsk(meal, t, 0).absent).toEqual([4]);
    const view = describeAsk(meal, t, 0);
    expect([view.kind, view.min, view.max, view.options, view.items]).toEqual(['number', 2, 5, [], []]);
    expect(view.prompt.args).toEqual({ seat: 0, got: 3 });
    expect(absentReply(meal, t, 0, new Reply().set([1, 2, 3])).toArray()).toEqual([4]);
  });

  it('shows limits of some things, and the items of an arrangement', () => {
    const t = beginAt(meal, 2);
    for (const answer of [[1], [2], [1]]) answerAt(meal, t, 0, ...answer);
    expect(describeAsk(meal, t, 0).options.map(({ name, limit }) => [name, limit])).toEqual([
      ['plum', 2],
      ['apple', 1],
    ]);
    answerAt(meal, t, 0, 0, 2);
    const view = describeAsk(meal, t, 0);
    expect(view.items.map(({ name, limit }) => [name, limit])).toEqual([
      ['apple', 1],
      ['plum', 1],
    ]);
    expect(view.options.map(({ name, limit }) => [name, limit])).toEqual([
      ['0', 3],
      ['1', 2],
    ]);
    expect(view.absent).toEqual([0, 0]);
  });

  it('has an absent answer that would be taken, at every ask of the game', () => {
    const t = beginAt(meal, 1);
    for (let asks = 0; asks < 5; asks++) {
      const reply = absentReply(meal, t, 0, new Reply());
      expect(refusalOf(offerTo(meal, t, 0), reply)).toBeUndefined();
      expect(answerAt(meal, t, 0, ...reply.toArray())).toBeUndefined();
    }
    expect(t.over).toBe(true);
  });
});

describe('asks of several seats', () => {
  const vote = (sealed: boolean) =>
    gameOf({ bids: eachSeat }, s =>
      s.ask('bids', {
        kind: 'number',
        seats: () => 0b101,
        sealed,
        min: 0,
        max: 9,
        rule: 'TEST-08',
        prompt: (_t, _f, seat) => ({ key: 'prompt.bid', args: { seat } }),
      }),
    );

  it('are waited for, each seat by itself, and shown to nobody else', () => {
    const game = vote(true);
    const t = beginAt(game, 3);
    expect(waitingList(t)).toEqual([
      { seat: 0, answered: false },
      { seat: 2, answered: false },
    ]);
    expect(asksFor(game, t, 2).map(ask => [ask.id, ask.sealed])).toEqual([['1.2', true]]);
    expect(asksFor(game, t, 1)).toEqual([]);
    expect(asksFor(game, t, 'spectator')).toEqual([]);
    expect(asksFor(game, t, 'all-seeing').map(ask => ask.seat)).toEqual([0, 2]);
    expect(askId(t, 2)).toBe('1.2');
  });

  it('stay open to one who answered under seal, with what was answered', () => {
    const game = vote(true);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    expect(waitingList(t)).toEqual([
      { seat: 0, answered: false },
      { seat: 2, answered: true },
    ]);
    expect(asksFor(game, t, 2).map(ask => ask.answered)).toEqual([[7]]);
    expect(asksFor(game, t, 0).map(ask => 'answered' in ask)).toEqual([false]);
    expect(nextAsked(t)).toBe(0);
  });

  it('say that others answered, not what, in a table as another seat knows it', () => {
    const game = vote(true);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    const known = newTable(game, {}, new FastChance(1));
    redact(known, t, 0);
    expect(waitingList(known)).toEqual(waitingList(t));
    expect(asksFor(game, known, 'all-seeing').map(ask => ask.answered)).toEqual([undefined, undefined]);
  });

  it('are closed to one who answered in the open', () => {
    const game = vote(false);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    expect(asksFor(game, t, 2)).toEqual([]);
    expect(asksFor(game, t, 0)).toHaveLength(1);
  });

  it('are gone when the game is over', () => {
    const game = vote(false);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    answerAt(game, t, 0, 1);
    expect(t.over).toBe(true);
    expect(waitingList(t)).toEqual([]);
    expect(asksFor(game, t, 'all-seeing')).toEqual([]);
    expect(() => describeAsk(game, t, 0)).toThrow('nobody is asked');
  });
});

describe('an ask that is harmless', () => {
  const marks = [
    [
      'a moment that may pass, whatever the seat holds',
      { optional: true, pass: skipping, hidden: true },
      true,
    ],
    ['one that everybody sees may be a whole turn', { optional: true, pass: skipping }, false],
    [
      'declining that does something',
      { optional: true, pass: () => ({ key: 'x', args: {} }), hidden: true },
      false,
    ],
    ['what must be answered', { hidden: true }, false],
    ['what a game says is harmless', { hidden: true, harmless: true }, true],
    ['what a game says is not', { optional: true, pass: skipping, hidden: true, harmless: false }, false],
  ] as const;
  for (const [what, marked, harmless] of marks)
    it(`${what}: ${harmless}, and what the seat holds does not matter`, () => {
      for (const only of [true, false]) {
        const game = gameOf({ got: count }, s =>
          s.ask('got', {
            kind: 'one',
            from: fruit,
            options: (_t: unknown, _f: unknown, offer: { add(code: number): void }) => {
              offer.add(1);
              if (!only) offer.add(2);
            },
            ...common,
            ...marked,
          } as never),
        );
        const t = beginAt(game, 2);
        // An ask that everybody sees is not put where there is but one answer.
        if (!only || 'hidden' in marked) expect(isHarmless(game, t)).toBe(harmless);
      }
    });
});

describe('an ask that may be let pass', () => {
  const marks = [
    [
      'put whatever the seat holds, and declined by doing nothing',
      { optional: true, pass: skipping, hidden: true },
      true,
    ],
    ['what everybody sees', { optional: true, pass: skipping }, undefined],
    [
      'declining that does something',
      { optional: true, pass: () => ({ key: 'x', args: {} }), hidden: true },
      undefined,
    ],
    ['what must be answered', { hidden: true }, undefined],
    [
      'whatever a game says of its harm',
      { optional: true, pass: skipping, hidden: true, harmless: false },
      true,
    ],
  ] as const;
  for (const [what, marked, isWindow] of marks)
    it(`${what}: ${isWindow === true}`, () => {
      const game = gameOf({ got: count }, s =>
        s.ask('got', {
          kind: 'one',
          from: fruit,
          options: (_t: unknown, _f: unknown, offer: { add(code: number): void }) => {
            offer.add(1);
            offer.add(2);
          },
          ...common,
          ...marked,
        } as never),
      );
      expect(describeAsk(game, beginAt(game, 2), 0).isWindow).toBe(isWindow);
    });
});

it('how soon an ask is answered could tell something where it is put whatever seats hold, or lies under seal', () => {
  const ask = (more: object) =>
    gameOf({ got: count }, s =>
      s.ask('got', {
        kind: 'one',
        from: fruit,
        options: (_t: unknown, _f: unknown, offer: { add(code: number): void }) => {
          offer.add(1);
          offer.add(2);
        },
        seat: () => 0,
        rule: 'X-1',
        prompt: () => ({ key: 'p', args: {} }),
        ...more,
      } as never),
    );
  expect(isHidden(ask({}), beginAt(ask({}), 2))).toBe(false);
  const hidden = ask({ hidden: true });
  expect(isHidden(hidden, beginAt(hidden, 2))).toBe(true);
});
