import { FastChance } from '@runehold/kernel/chance/fast';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import { newTable } from '@runehold/kernel/match/table-setup';
import { hashOf } from '@runehold/kernel/table/digest';
import { redact } from '@runehold/kernel/table/redeal';
import { viewOf } from '@runehold/kernel/view/view';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { ends, lastTurn, toldOf } from '../events/stories.ts';
import {
  cardId,
  cardsIn,
  deckOf,
  discardOf,
  eventDeckOf,
  eventId,
  handOf,
  strongholds,
  table,
} from '../kit.ts';

/** What a viewer knows of a table, as a number. */
const knowledgeOf = (story: Play<Table>, viewer: Viewer): string => {
  const copy = newTable(story.game, {}, new FastChance(1), true);
  redact(copy, story.table, viewer);
  return String(hashOf(copy));
};

/** Two tables that look the same to a viewer: what he reads, and what a copy made for him holds. */
const expectSame = (one: Play<Table>, other: Play<Table>, viewer: Viewer): void => {
  expect(other.view(viewer)).toEqual(one.view(viewer));
  expect(knowledgeOf(other, viewer)).toBe(knowledgeOf(one, viewer));
};

const expectDifferent = (one: Play<Table>, other: Play<Table>, viewer: Viewer): void => {
  expect(other.view(viewer)).not.toEqual(one.view(viewer));
  expect(knowledgeOf(other, viewer)).not.toBe(knowledgeOf(one, viewer));
};

/** A seat owns exactly these cards: hand and deck. */
const owns = (t: Table, seat: number, hand: readonly string[], deck: readonly string[]): void => {
  handOf(t, seat, []);
  discardOf(t, seat, []);
  deckOf(t, seat, [...hand, ...deck]);
  for (const name of hand) t.move(cardId(name), t.deck.at(seat), t.hand.at(seat));
};

const mixed = ['gold.1', 'gold.2', 'gold.3', 'daqan.footman', 'daqan.knight'];

everyWay({ describe, it }, 'RA-INFO, what is hidden', test => {
  test('RA-INFO-03 nobody knows the order of a deck before it is drawn', () => {
    const deal = (...draws: number[]): Play<Table> =>
      table()
        .given(t => owns(t, 0, ['gold.1', 'gold.1', 'gold.1', 'gold.1', 'gold.1'], mixed))
        .chance('deck', ...draws);
    const [one, other] = [deal(0, 0, 0, 0, 0), deal(4, 3, 2, 1, 0)];
    for (const viewer of [0, 1, 'spectator'] as const) expectSame(one, other, viewer);
    expect(one.view(0).table['deck']).toEqual([{ hidden: 5 }, { hidden: 3 }, { hidden: 0 }, { hidden: 0 }]);
    const drawn = (story: Play<Table>): unknown[] => toldOf(ends(story), 'drew').map(({ card }) => card);
    expect(drawn(one)).toEqual(mixed.map(cardId).sort((a, b) => a - b));
    expect(drawn(other)).toEqual(mixed.map(cardId).sort((a, b) => b - a));
  });

  test('RA-INFO-03 a card revealed and left on top is known, and comes first', () => {
    const story = table().given(t => owns(t, 0, ['daqan.footman'], ['gold.1', 'gold.2', 'gold.3']));
    story.chance('deck', 1).answers('attack:stronghold', 'daqan.footman', true, 'leave');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { deck, deckTop } = story.view(viewer).table;
      expect([deck, deckTop]).toEqual([
        [{ hidden: 2 }, { hidden: 3 }, { hidden: 0 }, { hidden: 0 }],
        [['gold.2'], [], [], []],
      ]);
    }
    ends(story);
    expect(toldOf(story, 'drew').map(({ card }) => card)[0]).toBe(cardId('gold.2'));
  });

  test('RA-INFO-05 the order of the Event deck is unknown until a card is drawn', () => {
    const deal = (first: number): Play<Table> => table({ seats: 3 }).chance('event', first);
    const [one, other] = [deal(0), deal(2)];
    for (const viewer of [0, 1, 2, 'spectator'] as const) expectSame(one, other, viewer);
    ends(lastTurn(one));
    ends(lastTurn(other));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const drawn = (story: Play<Table>) =>
        story.told(viewer).find(({ key }) => key === 'event-drawn')?.args['event'];
      expect([drawn(one), drawn(other)]).toEqual(
        ['res.sleeping_dragonlord', 'res.bountiful_harvest'].map(eventId),
      );
    }
  });

  test('RA-INFO-06 a hand is its owner’s secret, its size is not', () => {
    const deal = (hand: readonly string[], deck: readonly string[]): Play<Table> =>
      table({ seats: 3, races: ['latari', 'daqan'] }).given(t => owns(t, 1, hand, deck));
    const one = deal(mixed, ['gold.1', 'daqan.footman', 'gold.2']);
    const other = deal(
      ['gold.1', 'gold.1', 'daqan.footman', 'daqan.footman', 'gold.2'],
      [...['gold.2', 'gold.3', 'daqan.knight']],
    );
    for (const viewer of [0, 2, 'spectator'] as const) {
      expectSame(one, other, viewer);
      expect(one.view(viewer).table['hand']).toContainEqual({ hidden: 5 });
    }
    expectDifferent(one, other, 1);
    expect(one.view(1).table['hand']).toEqual([
      { hidden: 5 },
      { 'gold.1': 1, 'gold.2': 1, 'gold.3': 1, 'daqan.footman': 1, 'daqan.knight': 1 },
      { hidden: 5 },
      { hidden: 0 },
    ]);
  });

  test('RA-INFO-06 a copy made for a seat deals anew what it does not see, and only that', () => {
    const story = table({ seats: 3 }).given(t => owns(t, 1, ['gold.1', 'gold.2', 'gold.3'], mixed));
    const copy = newTable(story.game, {}, new FastChance(1), true) as Table;
    const rng = new FastChance(7);
    const hands = new Set<string>();
    for (let n = 0; n < 40; n++) {
      resample(story.game, copy, story.table, 0, rng);
      expect(viewOf(story.game, copy, 0)).toEqual(story.view(0));
      hands.add(cardsIn(copy.hand.at(1)).join());
    }
    expect(hands.size).toBeGreaterThan(10);
    resample(story.game, copy, story.table, 1, rng);
    expect(cardsIn(copy.hand.at(1))).toEqual(['gold.1', 'gold.2', 'gold.3']);
  });

  test('RA-INFO-08 revealed cards are shown to everybody', () => {
    const story = table({ seats: 3, races: ['waiqar'] }).given(t =>
      owns(t, 0, ['waiqar.necromancer'], ['gold.2', 'waiqar.skeleton_archer', 'gold.3']),
    );
    story.chance('deck', 0, 1).answers('attack:stronghold', 'waiqar.necromancer', true);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const revealed = story.told(viewer).filter(({ key }) => key === 'revealed');
      expect(revealed.map(({ args }) => args)).toEqual([
        { who: 0, card: cardId('gold.2') },
        { who: 0, card: cardId('waiqar.skeleton_archer') },
      ]);
    }
  });

  test('RA-INFO-08 they lie open to everybody until one of them is chosen', () => {
    const revealed = ['waiqar.reanimate', 'waiqar.skeleton_archer'];
    const story = table({ seats: 3, races: ['waiqar'] }).given(t =>
      owns(t, 0, ['waiqar.necromancer'], revealed),
    );
    story.chance('deck', 0, 0).answers('attack:stronghold', 'waiqar.necromancer', true);
    expect(story.offered()).toEqual(revealed);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(story.view(viewer).table['aside']).toEqual(revealed);
  });

  test('RA-INFO-08 Mind Control: only the taker and the victim know the hand and the card', () => {
    const look = (): Play<Table> =>
      table({ seats: 4, scenario: 'monument' })
        .given(t => {
          owns(t, 0, ['neutral.mind_control'], ['daqan.footman', 'gold.1']);
          owns(t, 1, ['gold.1', 'gold.3', 'latari.pegasus_rider'], ['gold.1', 'latari.deepwood_archer']);
        })
        .answers('card:neutral.mind_control', 'seat-1');
    const hand = { 'gold.1': 1, 'gold.3': 1, 'latari.pegasus_rider': 1 };
    const looking = look();
    const handOfOne = (viewer: Viewer): unknown => (looking.view(viewer).table['hand'] as unknown[])[1];
    expect([0, 1, 2, 3].map(handOfOne)).toEqual([hand, hand, { hidden: 3 }, { hidden: 3 }]);
    const took = (card: string): Play<Table> => look().answer(card);
    const [one, other] = [took('gold.3'), took('latari.pegasus_rider')];
    for (const viewer of [2, 3, 'spectator'] as const) {
      expectSame(one, other, viewer);
      expect(one.told(viewer)).toEqual([{ key: 'took-card', args: { who: 0, victim: 1 } }]);
    }
    for (const viewer of [0, 1] as const) {
      expectDifferent(one, other, viewer);
      expect(one.told(viewer)).toEqual([
        { key: 'took-card', args: { who: 0, victim: 1, card: cardId('gold.3') } },
      ]);
    }
    // The look is over: the taker sees no longer what is left.
    expect((one.view(0).table['hand'] as unknown[])[1]).toEqual({ hidden: 2 });
  });

  test('RA-INFO-09 kept cards stay hidden; their number and the price are public', () => {
    const keep = (kept: readonly string[], deck: readonly string[]): Play<Table> =>
      table()
        .given(t => {
          strongholds(t, 0, 2);
          owns(t, 0, ['gold.1', 'daqan.footman', ...kept], deck);
        })
        .chance('deck', 0, 0, 0)
        .answers('end', 2, ['gold.1', 'daqan.footman']);
    const one = keep(['gold.3', 'daqan.knight'], ['gold.2', 'gold.2', 'daqan.bowman', 'daqan.siege_machine']);
    const other = keep(
      ['gold.2', 'daqan.bowman'],
      ['gold.2', 'gold.3', 'daqan.knight', 'daqan.siege_machine'],
    );
    expect(one.told(1).slice(0, 3)).toEqual([
      { key: 'discarded', args: { who: 0, card: cardId('gold.1') } },
      { key: 'discarded', args: { who: 0, card: cardId('daqan.footman') } },
      { key: 'kept', args: { who: 0, count: 2 } },
    ]);
    expect(one.history(1).filter(({ key }) => key === 'exhausted-stronghold')).toHaveLength(2);
    for (const viewer of [1, 'spectator'] as const) {
      expectSame(one, other, viewer);
      expect(other.told(viewer)).toEqual(one.told(viewer));
      expect(one.view(viewer).table['hand']).toContainEqual({ hidden: 5 });
      expect(one.view(viewer).table['discard']).toEqual([['gold.1', 'daqan.footman'], [], [], []]);
    }
  });

  test('RA-INFO-09 which cards go is asked although all are alike, so that waiting tells nothing', () => {
    const keep = (...hand: readonly string[]): Play<Table> =>
      table()
        .given(t => {
          strongholds(t, 0, 1);
          owns(t, 0, hand, [...mixed, 'gold.1', 'gold.1']);
        })
        .answers('end', 1);
    const [alike, unlike] = [keep('gold.1', 'gold.1', 'gold.1'), keep('gold.1', 'gold.2', 'daqan.knight')];
    expect([alike.asked, alike.offered(), alike.ask().min]).toEqual([[0], ['gold.1'], 2]);
    expect(unlike.offered()).toEqual(['gold.1', 'gold.2', 'daqan.knight']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(alike.view(viewer).waiting).toEqual(unlike.view(viewer).waiting);
      expect(alike.told(viewer)).toEqual(unlike.told(viewer));
    }
  });

  test('RA-INFO-12 in The Cataclysm too no hand is shown to another seat', () => {
    const story = table({ seats: 3, scenario: 'cataclysm' }).given(t => eventDeckOf(t, ['cat.tide']));
    const hands = (viewer: Viewer): unknown => story.view(viewer).table['hand'];
    const none = { hidden: 0 };
    const own = Object.fromEntries(
      [...new Set(cardsIn(story.table.hand.at(0)))].map(name => [
        name,
        story.table.hand.at(0).count(cardId(name)),
      ]),
    );
    expect(hands(0)).toEqual([own, { hidden: 5 }, { hidden: 5 }, none]);
    expect(hands('spectator')).toEqual([{ hidden: 5 }, { hidden: 5 }, { hidden: 5 }, none]);
    ends(lastTurn(story));
    expect(story.asked).toEqual([0, 1, 2]);
    expect((hands(1) as unknown[])[0]).toEqual({ hidden: 5 });
  });
});
