import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { fatePool, tacticsPool } from '../../src/pools.ts';
import { army, dials, tacticsHand } from '../kit/arrange.ts';
import { nextCards } from '../kit/position.ts';
import { askedNow, decidersOf, dialsOf, drawing, endSeason, influenceOf, isResolved } from './kit.ts';

const quiet = 'season-restless-beasts';

/** Puts the first so many Fate cards on the discard pile. */
const discardFate = (t: Table, cards: number): void => {
  for (let card = 0; card < cards; card++) t.move(card, t.fateDeck, t.fateDiscard);
};

everyWay({ describe, it }, 'Fall', test => {
  test('RW-FALL-01 RW-FATE-10 the Fate discard pile goes into the deck before anything else', () => {
    const story = drawing('fall', quiet, t => discardFate(t, 18));
    expect([story.table.fateDeck.total, story.table.fateDiscard.total]).toEqual([fatePool.cards.length, 0]);
    expect(story.happened).toContain('fate-reshuffled');
    expect(askedNow(story)).toBe('0 choice');
  });

  test('RW-FALL-02 RW-TACT-03 each takes two influence or a Tactics card', () => {
    const story = drawing('fall', quiet);
    expect(story.offered()).toEqual(['influence', 'tactics']);
    story.answer('influence');
    expect(influenceOf(story)).toEqual([5, 4]);
    expect(story.table.freshTactics.at(0).total).toBe(0);
    story.answer('tactics');
    expect(influenceOf(story)).toEqual([5, 4]);
    expect(story.table.freshTactics.at(1).total).toBe(1);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-FALL-03 everybody sees who took a card, and only he which', () => {
    const story = drawing('fall', quiet).answer('tactics');
    expect(story.told(1)).toEqual([{ key: 'tactics-drawn', args: { who: 0 } }]);
    expect(story.told(0)[0].args).toHaveProperty('tactics');
    expect(story.tries('pass')).toBeDefined();
  });

  test('RW-FALL-03 with no Tactics card left there is only influence', () => {
    const story = drawing('fall', quiet, t => {
      for (let card = 0; card < tacticsPool.cards.length; card++) {
        while (t.tacticsDeck.count(card) > 0) t.move(card, t.tacticsDeck, t.tactics.at(1));
      }
    });
    expect(isResolved(story)).toBe(true);
    expect(influenceOf(story)).toEqual([5, 6]);
  });

  test('RW-FALL-04 RW-TACT-08 a card taken in fall is for winter, not for this fall', () => {
    const story = nextCards(
      drawing('fall', quiet),
      'tactics',
      t => t.tacticsDeck,
      tacticsPool.cards,
      'tactics-favors-owed',
    );
    story.answer('tactics').answer('influence');
    story.answer('order-acquire-power', 0).answer('order-fortify', 1);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['order']);
    expect(story.table.freshTactics.at(0).total).toBe(1);
  });

  test('RW-FALL-04 in winter it can be played', () => {
    const story = nextCards(
      drawing('fall', quiet),
      'tactics',
      t => t.tacticsDeck,
      tacticsPool.cards,
      'tactics-favors-owed',
    );
    story.answer('tactics').answer('influence');
    endSeason(story);
    expect([story.table.tactics.at(0).total, story.table.freshTactics.at(0).total]).toEqual([1, 0]);
  });

  test('RW-EX-A06 dials to what the areas yield and a food more, the Fate deck whole, and choices by the summer Orders', () => {
    const story = drawing(
      'fall',
      'season-gathering-the-harvest',
      t => {
        dials(t, 2, 5, 0, 0);
        army(t, 2, 'DA', { 'unit-footman': 1 });
        discardFate(t, 14);
      },
      { seats: 3, factions: ['latari', 'uthuk', 'daqan'], orders: [5, 7, 2] },
    );
    expect(dialsOf(story, 2)).toEqual([4, 2, 2]);
    expect(story.table.fateDeck.total).toBe(30);
    expect(decidersOf(story, 'influence', 'tactics', 'influence')).toEqual([2, 0, 1]);
  });

  test('RW-TACT-19 a card beyond ten is discarded at once', () => {
    const story = drawing('fall', quiet, t => {
      const names = [
        'rally-cry',
        'rally-cry',
        'rally-cry',
        'scrying',
        'scrying',
        'sabotage',
        'sabotage',
        'ambush',
      ];
      tacticsHand(t, 0, ...[...names, 'ambush', 'sappers'].map(name => `tactics-${name}`));
    }).answer('tactics');
    expect(askedNow(story)).toBe('0 discards');
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
  });
});
