import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { seasonIds, seasonPool } from '../../src/pools.ts';
import { deciderForNeutrals } from '../../src/rules/table/seats.ts';
import { dials, heroAt } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { answerUntil, position } from '../kit/position.ts';
import { dragons, sixRunes } from '../runes/kit.ts';
import {
  decidersOf,
  drawing,
  endSeason,
  eveOf,
  firstSpring,
  influenceOf,
  isResolved,
  toldOf,
} from './kit.ts';

const decks = (t: Table): number[] => seasonIds.map((_, season) => t.seasonDeck.at(season).total);
const topOf = (t: Table): string => seasonPool.cards[t.seasonDiscard.top];
const cardsOf = (season: number): string[] =>
  baseGame.seasonCards.filter(card => card.season === seasonIds[season]).map(({ id }) => id);

everyWay({ describe, it }, 'The year', test => {
  test('RW-SEASON-01 RW-SEASON-15 a season is its card, the choice of Orders and the Orders, once each; then comes the next', () => {
    const story = position();
    const from = story.history().length;
    endSeason(story);
    const steps = story
      .history()
      .slice(from)
      .map(({ key }) => key)
      .filter(key => ['season-began', 'season-card-drawn', 'orders-revealed', 'turn-began'].includes(key));
    expect(steps).toEqual([
      'orders-revealed',
      'orders-revealed',
      'turn-began',
      'turn-began',
      'season-began',
      'season-card-drawn',
    ]);
    expect(seasonIds[story.table.season]).toBe('summer');
  });

  test('RW-SEASON-02 spring, summer, fall, winter, and then spring of the next year', () => {
    const story = position();
    const seen: string[] = [];
    for (let n = 0; n < 5; n++) {
      seen.push(`${seasonIds[story.table.season]} ${story.table.year}`);
      story.given(t => {
        for (let seat = 0; seat < t.seats; seat++) t.ordersInPlay.set(seat, 0);
      });
      endSeason(story);
      if (story.asked.length === 1 || !isResolved(story)) answerUntil(story, 'RW-ORDER-01');
    }
    expect(seen).toEqual(['spring 1', 'summer 1', 'fall 1', 'winter 1', 'spring 2']);
  });

  test('RW-SEASON-03 after winter of the seventh year the game is over', () => {
    const sixth = eveOf('spring', 'season-fertile-fields', t => {
      t.year = 6;
    }).answer('end');
    expect([sixth.over, sixth.table.year]).toEqual([false, 7]);
    const seventh = eveOf('spring', 'season-fertile-fields', t => {
      t.year = 7;
    }).answer('end');
    expect(seventh.over).toBe(true);
  });

  test('RW-SEASON-04 a Victory card on the deck is judged before the card of the season is drawn', () => {
    const story = eveOf('summer', 'season-healing-waters', t => {
      t.victoryOn.set(1, 1);
      dragons(t, 'DA');
    }).answer('end');
    const { happened } = story;
    expect(happened.indexOf('victory-missed')).toBeGreaterThan(-1);
    expect(happened.indexOf('victory-missed')).toBeLessThan(happened.indexOf('season-card-drawn'));
    const won = eveOf('summer', 'season-healing-waters', t => {
      t.victoryOn.set(1, 1);
      sixRunes(t);
    }).answer('end');
    expect([won.over, won.happened.includes('season-card-drawn')]).toEqual([true, false]);
  });

  test('RW-SEASON-05 the first player draws from the deck of the season that begins', () => {
    const before = decks(eveOf('fall', 'season-restless-beasts').table);
    const story = drawing('fall', 'season-restless-beasts', t => {
      t.firstSeat = 1;
    });
    expect(decks(story.table)).toEqual(before.map((cards, season) => (season === 2 ? cards - 1 : cards)));
    expect(toldOf(story, 'season-card-drawn')).toEqual([
      { who: 1, card: seasonPool.cards.indexOf('season-restless-beasts') },
    ]);
  });

  test('RW-SEASON-06 the primary ability comes before the secondary one', () => {
    const { happened } = drawing('fall', 'season-gathering-the-harvest', t => {
      dials(t, 0, 8, 8, 8);
      t.move(0, t.fateDeck, t.fateDiscard);
    });
    expect(happened.indexOf('dial-turned')).toBeGreaterThan(-1);
    expect(happened.indexOf('dial-turned')).toBeLessThan(happened.indexOf('fate-reshuffled'));
  });

  test('RW-SEASON-08 RW-ORDER-14 the Orders of the season before say who comes first', () => {
    const story = drawing('fall', 'season-restless-beasts', undefined, { seats: 3, orders: [6, 2, 4] });
    expect([0, 1, 2].map(seat => story.table.activeOrder.get(seat))).toEqual([6, 2, 4]);
    expect(decidersOf(story, 'influence', 'tactics', 'influence')).toEqual([1, 2, 0]);
  });

  test('RW-SEASON-09 RW-ORDER-13 decisions of a primary ability are made in play order too', () => {
    const story = drawing('summer', 'season-caravan-season', undefined, { seats: 3, orders: [6, 2, 4] });
    expect(decidersOf(story, 'pass', 'pass', 'pass')).toEqual([1, 2, 0]);
    const atOnce = drawing('summer', 'season-midsummer-festival', undefined, { seats: 3, orders: [6, 2, 4] });
    expect(toldOf(atOnce, 'influence-gained')).toHaveLength(3);
  });

  test('RW-SEASON-10 without Orders influence decides, and then the influence that factions start with', () => {
    const first = firstSpring('season-fertile-fields', 'RW-DIAL-02', { seats: 3 });
    expect(influenceOf(first)).toEqual([3, 4, 1]);
    expect(decidersOf(first, ['food'], ['food'], ['food'])).toEqual([1, 0, 2]);
    const equal = drawing(
      'summer',
      'season-caravan-season',
      t => {
        for (const seat of [0, 1, 2]) t.influence.set(seat, 2);
      },
      { seats: 3, orders: [4, 4, 4] },
    );
    expect(decidersOf(equal, 'pass', 'pass', 'pass')).toEqual([1, 0, 2]);
  });

  test('RW-SEASON-11 the order is fixed when the ability starts', () => {
    const story = drawing(
      'fall',
      'season-restless-beasts',
      t => {
        for (const [seat, amount] of [3, 2, 1].entries()) t.influence.set(seat, amount);
      },
      { seats: 3, orders: [4, 4, 4] },
    );
    expect(story.asked).toEqual([0]);
    story.given(t => t.influence.set(2, 9)).answer('tactics');
    expect(story.asked).toEqual([1]);
    story.answer('influence');
    expect(story.asked).toEqual([2]);
  });

  test('RW-SEASON-12 RW-SEASON-13 RW-INFO-14 resolved cards lie faceup on one pile, and the top one tells the season', () => {
    const story = position();
    expect(topOf(story.table)).toBe('season-envoys-of-spring');
    const summer = drawing('summer', 'season-healing-waters');
    expect(topOf(summer.table)).toBe('season-healing-waters');
    expect(summer.view(1).table['seasonDiscard']).toEqual(
      expect.arrayContaining(['season-envoys-of-spring', 'season-healing-waters']),
    );
    expect(seasonIds[summer.table.season]).toBe('summer');
  });

  test('RW-SEASON-14 while its card is resolved it is already the season of the card', () => {
    const story = drawing('winter', 'season-favor-of-the-council');
    expect([seasonIds[story.table.season], seasonPool.cards[story.table.seasonCard.top]]).toEqual([
      'winter',
      'season-favor-of-the-council',
    ]);
  });

  test('RW-SEASON-16 what lasts until the end of the season ends with the last turn', () => {
    const story = drawing('winter', 'season-bitter-cold');
    expect(story.table.waterOpen).toBe(1);
    endSeason(story);
    expect(story.table.waterOpen).toBe(0);
  });

  test('RW-SEASON-17 there is a current player only in a turn', () => {
    const quest = drawing('summer', 'season-healing-waters', t => heroAt(t, 0, 'HE-01', 'DA'));
    expect(quest.ask().rule).not.toBe('RW-ORDER-01');
    expect(quest.table.current).toBe(0);
    expect(position().table.current).toBe(0);
    const turn = position();
    for (const seat of turn.asked) turn.answer('order-fortify', seat);
    expect(turn.table.current).toBe(turn.asked[0] + 1);
  });

  test('RW-SEASON-18 without a current player neutral units are the left neighbour’s of who acts, or of the first player', () => {
    const { table } = drawing('fall', 'season-restless-beasts', undefined, { seats: 3 });
    expect([deciderForNeutrals(table), deciderForNeutrals(table, 1), deciderForNeutrals(table, 2)]).toEqual([
      1, 2, 0,
    ]);
    const turn = eveOf('fall', 'season-restless-beasts', undefined, { seats: 3 });
    expect(deciderForNeutrals(turn.table, 1)).toBe(turn.table.current % 3);
  });

  test('RW-COMP-15 an empty deck takes back the cards of its own season from the pile', () => {
    const story = eveOf('spring', 'season-famine').given(t => {
      const spring = t.seasonDeck.at(0);
      while (spring.total > 0) t.move(spring.nth(0), spring, t.seasonDiscard);
      const winter = t.seasonDeck.at(3);
      t.move(winter.nth(0), winter, t.seasonDiscard);
    });
    story.answer('end');
    expect(toldOf(story, 'season-card-drawn')).toHaveLength(1);
    expect(decks(story.table)).toEqual([7, 8, 8, 7]);
  });

  test('RW-COMP-15 seven years leave one card in each deck', () => {
    const { table } = position();
    for (const season of [0, 1, 2, 3]) {
      const copies = baseGame.seasonCards.filter(card => card.season === seasonIds[season]);
      expect(copies.reduce((sum, card) => sum + card.copies, 0)).toBe(8);
    }
    expect(decks(table)).toEqual([7, 8, 8, 8]);
  });

  test('RW-INFO-14 nobody sees what is in a Season deck', () => {
    const { table } = position().view(0);
    expect(JSON.stringify(table['seasonDeck'])).not.toContain('season-');
  });
});

describe('The year', () => {
  it('RW-SEASON-07 all cards of a season do the same in the end', () => {
    for (const [season, sign] of [
      [0, 'orders-returned'],
      [1, 'quest-phase-began'],
      [2, 'fate-reshuffled'],
      [3, 'water-frozen'],
    ] as const) {
      for (const card of cardsOf(season)) {
        const story = eveOf(seasonIds[season], card, t => t.move(0, t.fateDeck, t.fateDiscard));
        const from = story.history().length;
        story.answer('end');
        if (!story.happened.includes(sign)) answerUntil(story, season === 2 ? 'RW-FALL-02' : 'RW-ORDER-01');
        const keys = story
          .history()
          .slice(from)
          .map(({ key }) => key);
        expect([card, keys.filter(key => key === sign)]).toEqual([card, [sign]]);
      }
    }
  });
});
