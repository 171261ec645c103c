import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { DRAGON, FALSE_RUNE, questPool } from '../../src/pools.ts';
import { startingInfluence } from '../../src/rules/table/seats.ts';
import { tacticsHand } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { settingUp, until } from '../kit/building.ts';
import { atTurn } from '../kit/position.ts';

const ready = (seats: 2 | 3 | 4 = 4, seed = 1) => until(settingUp({ seats }, seed), 'RW-ORDER-01');

/** The table when setup is over and no season has begun to change it. */
const justSetUp = (seats: 2 | 3 | 4) => {
  const story = settingUp({ seats });
  until(story, 'RW-SETUP-17');
  while (story.asked.length > 1 || story.ask().rule === 'RW-SETUP-17') {
    const [seat] = story.asked;
    if (story.ask(seat).rule !== 'RW-SETUP-17') break;
    story.answer(story.ask(seat).absent, seat);
  }
  return story;
};

const counted = (story: ReturnType<typeof ready>, key: string) =>
  story.history().filter(event => event.key === key);

describe('RW-SETUP, the order of steps', () => {
  it('RW-SETUP-01 the log tells the twelve steps in their order', () => {
    const story = ready();
    expect(counted(story, 'setup-step').map(({ args }) => args['step'])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const of = new Map<string, number>();
    let step = 0;
    for (const { key, args } of story.history()) {
      if (key === 'setup-step') step = Number(args['step']);
      if (!of.has(key)) of.set(key, step);
    }
    expect(
      [
        'first-player',
        'faction-taken',
        'tile-laid',
        'quest-deck-built',
        'dial-turned',
        'stronghold-placed',
        'hero-dealt',
        'piles-laid',
        'tactics-drawn',
        'quest-drawn',
        'objective-drawn',
      ].map(key => of.get(key)),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]);
  });

  it('RW-SETUP-28 then spring of year 1 begins, without activation tokens and Orders in play', () => {
    const story = ready();
    const { table: t } = story;
    expect([t.year, t.season]).toEqual([1, 0]);
    expect(Array.from({ length: t.areas }, (_, area) => t.activation.get(area))).toEqual(
      Array(t.areas).fill(0),
    );
    expect([0, 1, 2, 3].map(seat => t.ordersInPlay.get(seat))).toEqual([0, 0, 0, 0]);
    const after = story.history().map(({ key }) => key);
    expect(
      after.slice(after.lastIndexOf('objective-drawn') + 1, after.lastIndexOf('objective-drawn') + 3),
    ).toEqual(['year-began', 'season-began']);
  });
});

describe('RW-SETUP, decks and piles', () => {
  it('RW-SETUP-20 eleven decks, and three Titles without owner and influence', () => {
    const { table: t } = settingUp({ seats: 4 });
    const decks = [t.fateDeck, t.rewardDeck, t.tacticsDeck, t.heroDeck, t.goodDeck, t.evilDeck];
    expect(decks.map(deck => deck.total)).toEqual([30, 25, 50, 12, 8, 8]);
    expect([0, 1, 2, 3].map(season => t.seasonDeck.at(season).total)).toEqual([8, 8, 8, 8]);
    expect(t.questDeck.total + t.questBox.total).toBe(24);
    expect([0, 1, 2].map(title => [t.titleOwner.get(title), t.titleInfluence.get(title)])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it.each([2, 3, 4] as const)(
    'RW-SETUP-21 RW-COMP-07 the unused rune tokens lie in two piles, with %i players',
    seats => {
      const { table: t } = settingUp({ seats });
      expect([t.runePile.count(DRAGON), t.runePile.count(FALSE_RUNE)]).toEqual([21 - seats, 17 - seats]);
      const kinds = Array.from({ length: t.areas }, (_, area) => t.rune.at(area));
      expect(kinds.filter(kind => kind === DRAGON)).toHaveLength(seats);
      expect(kinds.filter(kind => kind === FALSE_RUNE)).toHaveLength(seats);
    },
  );
});

describe('RW-SETUP, what players start with', () => {
  it('RW-SETUP-22 RW-TACT-01 Tactics cards and influence as on the faction sheet', () => {
    const story = justSetUp(4);
    const drawn = [0, 1, 2, 3].map(
      seat => counted(story, 'tactics-drawn').filter(({ args }) => args['who'] === seat).length,
    );
    // Daqan, Latari, Uthuk, Waiqar.
    expect(drawn).toEqual([2, 1, 4, 3]);
    const gained = counted(story, 'influence-gained').slice(0, 4);
    expect(gained.map(({ args }) => [args['who'], args['amount']])).toEqual([
      [0, 3],
      [1, 4],
      [2, 1],
      [3, 2],
    ]);
  });

  it('RW-SETUP-23 starting influence is remembered when there is none left', () => {
    const { table: t } = ready().given(table => table.influence.set(1, 0));
    expect([0, 1, 2, 3].map(seat => startingInfluence(t, seat))).toEqual([3, 4, 1, 2]);
  });

  it('RW-SETUP-26 RW-OBJ-01 one Objective of the alignment, seen by its owner alone', () => {
    const story = ready();
    const held = (t: Table, seat: number) => [t.goodObjective.at(seat).total, t.evilObjective.at(seat).total];
    expect([0, 1, 2, 3].map(seat => held(story.table, seat))).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(story.view(1).table).toMatchObject({ goodObjective: { 0: { hidden: 1 } } });
    expect(story.view(0).table).not.toMatchObject({ goodObjective: { 0: { hidden: 1 } } });
    const told = (viewer: 0 | 1) =>
      story.history(viewer).find(({ key, args }) => key === 'objective-drawn' && args['who'] === 0)?.args;
    expect(told(0)).toHaveProperty('objective');
    expect(told(1)).not.toHaveProperty('objective');
  });
});

everyWay({ describe, it }, 'RW-SETUP, first hands', test => {
  test('RW-SETUP-25 RW-QUEST-01 two Quests in each hand, seen by their owner alone', () => {
    const story = ready();
    expect([0, 1, 2, 3].map(seat => story.table.questHand.at(seat).total)).toEqual([2, 2, 2, 2]);
    expect(story.view(2).table).toMatchObject({ questHand: { 3: { hidden: 2 } } });
    const own = questPool.cards
      .slice(0, baseGame.questCards.length)
      .filter((_, quest) => story.table.questHand.at(2).count(quest) > 0);
    const seen = JSON.stringify((story.view(2).table['questHand'] as readonly unknown[])[2]);
    for (const quest of own) expect(seen).toContain(quest);
  });

  test('RW-SETUP-24 starting Tactics cards are usable in the first spring', () => {
    const story = ready(2);
    expect([0, 1].map(seat => story.table.freshTactics.at(seat).total)).toEqual([0, 0]);
    expect(story.table.tactics.at(0).total).toBeGreaterThan(0);
    // A card that is played in one's turn, in the hand of setup, is offered in the first turn.
    story.given(t => tacticsHand(t, 0, 'tactics-favors-owed'));
    expect(atTurn(story, 0, 'order-fortify').offered()).toContain('tactics:tactics-favors-owed');
  });
});
