import { Reply } from '@runehold/kernel/ask/reply';
import { takeReply } from '@runehold/kernel/procedure/machine';
import { viewOf } from '@runehold/kernel/view/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { caravans, played, viewers } from '../fixtures/layout-random.ts';

const hidden = { hidden: 1 };

const laid = () => {
  const t = played(2, 3, 0);
  for (const zone of [
    t.deck,
    t.hand.at(0),
    t.hand.at(1),
    t.chest.at(0),
    t.chest.at(1),
    t.purse.at(0),
    t.purse.at(1),
  ])
    zone.clear();
  t.deck.add(0, 2);
  t.deck.add(3, 1);
  t.hand.at(0).add(1, 2);
  t.hand.at(1).add(2, 1);
  t.market.add(3, 2);
  t.trail.put(1);
  t.trail.put(2);
  t.queue.at(1).put(3);
  t.stalls.putAt(2, 0);
  t.gate.putAt(1, 2);
  t.lit.set(1, 1);
  t.tax = 2;
  t.debt.set(1, -7);
  t.wells.set(1, 4);
  t.wells.set(2, 5);
  t.road.set(1, 1, 8);
  t.tally.set(1, 0, 6);
  t.purse.at(0).add(0, 1);
  t.chest.at(0).add(2, 1);
  return t;
};

describe('what a seat is shown', () => {
  it('is its own hand, open cards, and counts of the rest', () => {
    const { table } = viewOf(caravan, laid(), 0);
    expect(table).toEqual({
      weather: 0,
      guide: 0,
      day: 0,
      tax: null,
      lit: [0, 1, 0, 0, 0],
      gold: [5, 5, 0, 0],
      debt: [0, null, null, null],
      wells: [null, 4, null, null, null],
      road: [
        [0, 0, 0],
        [0, 8, 0],
      ],
      tally: [
        [0, 0],
        [null, null],
        [null, null],
        [null, null],
      ],
      deck: { hidden: 3 },
      hand: [{ horse: 2 }, { hidden: 1 }, { hidden: 0 }, { hidden: 0 }],
      market: { ox: 2 },
      pens: [{}, {}],
      trail: [hidden, 'mule'],
      queue: [[], [hidden], [], []],
      stalls: [null, null, hidden, null, null],
      gate: [null, 'mule'],
      purse: [{ salt: 1 }, { hidden: 0 }, { hidden: 0 }, { hidden: 0 }],
      chest: [{ hidden: 1 }, { hidden: 0 }, { hidden: 0 }, { hidden: 0 }],
      sold: {},
    });
  });

  it('is something else for another seat', () => {
    const { table } = viewOf(caravan, laid(), 1);
    expect(table).toMatchObject({
      debt: [null, -7, null, null],
      wells: [0, 4, 5, 0, 0],
      tally: [
        [null, null],
        [6, 0],
        [null, null],
        [null, null],
      ],
      hand: [{ hidden: 2 }, { mule: 1 }, { hidden: 0 }, { hidden: 0 }],
      queue: [[], ['ox'], [], []],
      trail: [hidden, 'mule'],
    });
  });

  it('names the cards that lie hidden, not where', () => {
    const t = laid();
    expect(viewOf(caravan, t, 0).unseen).toEqual({
      beast: { camel: 3, horse: 1, mule: 1, ox: 2 },
      'good.0': { tea: 1 },
    });
    expect(viewOf(caravan, t, 'spectator').unseen).toEqual({
      beast: { camel: 3, horse: 3, mule: 1, ox: 2 },
      'good.0': { salt: 1, tea: 1 },
    });
  });

  it('says who looks, how many play and that nobody has won yet', () => {
    expect(viewOf(caravan, laid(), 1)).toMatchObject({ viewer: 1, seats: 2, over: false, places: [0, 0] });
  });

  it('shows spectators what every seat sees, and no ask', () => {
    const view = viewOf(caravan, laid(), 'spectator');
    expect(view.table).toMatchObject({
      deck: { hidden: 3 },
      hand: [{ hidden: 2 }, { hidden: 1 }, { hidden: 0 }, { hidden: 0 }],
      market: { ox: 2 },
      wells: [null, 4, null, null, null],
    });
    expect([view.asks, view.viewer]).toEqual([[], 'spectator']);
    expect(view.waiting).toEqual([
      { seat: 0, answered: false },
      { seat: 1, answered: false },
    ]);
  });

  it('shows the operator all, the asks of all seats too', () => {
    const view = viewOf(caravan, laid(), 'all-seeing');
    expect(view.table).toMatchObject({ tax: 2, deck: { camel: 2, ox: 1 }, trail: ['horse', 'mule'] });
    expect([view.unseen, view.asks.map(ask => ask.seat)]).toEqual([{}, [0, 1]]);
  });

  it('shows a seat its own ask alone', () => {
    const t = laid();
    expect(viewOf(caravan, t, 1).asks.map(ask => [ask.seat, ask.name])).toEqual([[1, 'bids']]);
    takeReply(caravan, t, 0, new Reply().one(2));
    expect(viewOf(caravan, t, 0).asks[0].answered).toEqual([2]);
    expect(viewOf(caravan, t, 1).waiting).toEqual([
      { seat: 0, answered: true },
      { seat: 1, answered: false },
    ]);
  });
});

describe('public fields', () => {
  it('are the same for everybody', () => {
    const open = layout.plan.filter(({ name, shape }) => !name.startsWith('@') && shape.visible === 'public');
    fc.assert(
      fc.property(caravans, t => {
        const views = viewers.map(viewer => viewOf(caravan, t, viewer).table);
        for (const { name } of open) for (const view of views) expect(view[name]).toEqual(views[5][name]);
      }),
      { numRuns: 30 },
    );
  });

  it('never include the kernel’s own', () => {
    expect(
      Object.keys(viewOf(caravan, laid(), 'all-seeing').table).filter(name => name.startsWith('@')),
    ).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('lead from the whole game to the rule that asks, without what loops count for themselves', () => {
    const t = played(2, 3, 2);
    expect(viewOf(caravan, t, 0).crumbs).toEqual([
      { procedure: 'journey', locals: { bids: expect.any(Array), left: 3, log: [-7] } },
      { procedure: 'stage', locals: { walker: 0, pick: 0, loads: [], marks: [0, 0, 0, 3] } },
    ]);
  });
});

describe('a game that is over', () => {
  it('lies open to everybody', () => {
    const t = played(2, 3, 99);
    const all = viewOf(caravan, t, 'all-seeing');
    for (const viewer of viewers) {
      const view = viewOf(caravan, t, viewer);
      expect(view).toEqual({ ...all, viewer });
    }
    expect(all).toMatchObject({ over: true, places: [1, 2], unseen: {}, asks: [], waiting: [], crumbs: [] });
    expect(all.table['deck']).not.toHaveProperty('hidden');
  });
});
