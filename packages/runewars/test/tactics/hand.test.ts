import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { fatePool, seasonPool, tacticsPool } from '../../src/pools.ts';
import { army, dials, heroAt, questHand, tacticsHand } from '../kit/arrange.ts';
import { settingUp } from '../kit/building.ts';
import { answerUntil, atTurn, nextCards, position } from '../kit/position.ts';
import { drawing, endSeason, isResolved } from '../season/kit.ts';
import { askedNow, card, discarded, emptyDeck, held, holding, isOver, mayPlay, playable } from './kit.ts';

const FAVORS = 'tactics:tactics-favors-owed';
const nine = [
  'scrying',
  'scrying',
  'sabotage',
  'sabotage',
  'ambush',
  'ambush',
  'rally-cry',
  'rally-cry',
  'sappers',
];

everyWay({ describe, it }, 'Tactics cards in hand', test => {
  test('RW-TACT-01 RW-TACT-10 everybody begins with as many as his faction says, usable at once', () => {
    const story = answerUntil(settingUp({ seats: 4 }), 'RW-ORDER-01');
    const { tactics, freshTactics } = story.table;
    expect([0, 1, 2, 3].map(seat => tactics.at(seat).total)).toEqual([2, 1, 4, 3]);
    expect([0, 1, 2, 3].map(seat => freshTactics.at(seat).total)).toEqual([0, 0, 0, 0]);
  });

  test('RW-TACT-10 in the first spring a starting card is offered', () => {
    const story = answerUntil(settingUp(), 'RW-ORDER-01').given(t =>
      tacticsHand(t, 0, 'tactics-favors-owed'),
    );
    expect([story.table.year, story.table.season]).toEqual([1, 0]);
    expect(playable(atTurn(story, 0, 'order-acquire-power'))).toEqual(['favors-owed']);
  });

  test('RW-TACT-02 RW-INFO-03 others see how many cards a hand has, of Tactics and of Quests, and no names', () => {
    const story = position().given(t => {
      tacticsHand(t, 0, 'tactics-scrying', 'tactics-sabotage');
      questHand(t, 0, 'quest-the-bazaar');
    });
    for (const viewer of [1, 'spectator'] as const) {
      const { tactics, questHand: quests } = story.view(viewer).table;
      expect([tactics, quests]).toMatchObject([{ 0: { hidden: 2 } }, { 0: { hidden: 1 } }]);
    }
    const own = story.view(0).table;
    expect(JSON.stringify(own['tactics'])).toContain('tactics-scrying');
    expect(JSON.stringify(own['questHand'])).toContain('quest-the-bazaar');
  });

  test('RW-INFO-12 RW-INFO-14 discard piles are open, decks are not', () => {
    const story = position().given(t => {
      for (let fate = 0; fate < 10; fate++) t.move(fate, t.fateDeck, t.fateDiscard);
      t.move(card('scrying'), t.tacticsDeck, t.tacticsDiscard);
    });
    const { fateDiscard, fateDeck, tacticsDiscard, tacticsDeck } = story.view(1).table;
    for (const fate of fatePool.cards.slice(0, 10)) expect(fateDiscard).toHaveProperty(fate);
    expect(tacticsDiscard).toHaveProperty('tactics-scrying');
    expect([fateDeck, tacticsDeck]).toEqual([{ hidden: 20 }, { hidden: 49 }]);
  });

  test('RW-TACT-04 a card of another moment is not offered in the turn', () => {
    const story = holding(['summon-lightning', 'blessing-of-kellos', 'winter-provisions', 'favors-owed']);
    expect(playable(story)).toEqual(['favors-owed']);
  });

  test('RW-TACT-05 before the Order, between its parts and after it', () => {
    const before = holding(['favors-owed']);
    expect(before.offered()).toEqual(['order', FAVORS]);
    before.answer('order');
    expect(before.offered()).toEqual(['bonus', 'end', FAVORS]);
    before.answers('bonus', 'pass');
    expect(before.offered()).toEqual(['end', FAVORS]);
  });

  test('RW-TACT-06 RW-TACT-07 at no other time: not when Orders are chosen, in the Season step or in another’s turn', () => {
    const story = position().given(t => tacticsHand(t, 1, 'tactics-favors-owed'));
    expect(story.offered(1).every(name => name.startsWith('order-'))).toBe(true);
    atTurn(story, 1, 'order-acquire-power').answer('order');
    expect(playable(story)).toEqual(['favors-owed']);
    story.answer('end');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['order']);
    const fall = drawing('fall', 'season-restless-beasts', t => tacticsHand(t, 0, 'tactics-favors-owed'));
    expect(fall.offered()).toEqual(['influence', 'tactics']);
    const quest = drawing('summer', 'season-healing-waters', t => {
      heroAt(t, 0, 'HE-01', 'DA');
      tacticsHand(t, 0, 'tactics-favors-owed');
    }).answer('HE-01');
    expect(quest.offered().filter(name => name.includes('tactics'))).toEqual([]);
  });

  test('RW-EX-B17 RW-TACT-08 cards drawn with Strategize in spring are for summer', () => {
    const story = holding([], t => dials(t, 0, 5, 5, 2), { order: 'order-strategize' });
    const drawn = ['favors-owed', 'hidden-stores'];
    nextCards(
      story,
      'tactics',
      t => t.tacticsDeck,
      tacticsPool.cards,
      ...drawn.map(name => `tactics-${name}`),
    );
    story.answer('order').answer('bonus');
    expect(held(story, 0)).toBe(2);
    expect(story.offered()).toEqual(['end']);
    nextCards(story, 'season', t => t.seasonDeck.at(1), seasonPool.cards, 'season-healing-waters');
    while (!isResolved(story)) {
      const offered = story.offered();
      story.answer(['end', 'pass', 'order'].find(name => offered.includes(name)) ?? offered[0]);
    }
    story.answer('order-acquire-power', 0).answer('order-harvest', 1);
    if (story.asked[0] === 1) story.answers('order', 'end');
    expect(playable(story)).toEqual(drawn);
  });

  test('RW-TACT-11 they are usable as soon as the Season card is drawn', () => {
    const story = drawing('summer', 'season-healing-waters', t => {
      heroAt(t, 0, 'HE-08', '3A');
      heroAt(t, 1, 'HE-12', '3A');
      t.move(card('ambush'), t.tacticsDeck, t.freshTactics.at(0));
    }).answer('HE-08');
    expect(story.offered()).toContain('tactics:tactics-ambush');
  });

  test('RW-TACT-09 a card of this season is not usable, however it came', () => {
    const story = drawing('fall', 'season-restless-beasts');
    nextCards(story, 'tactics', t => t.tacticsDeck, tacticsPool.cards, 'tactics-favors-owed');
    story.answers('tactics', 'influence');
    story.answer('order-acquire-power', 0).answer('order-fortify', 1);
    expect(playable(story)).toEqual([]);
    story.given(t => t.move(card('favors-owed'), t.freshTactics.at(0), t.tactics.at(0)));
    expect(playable(story)).toEqual(['favors-owed']);
  });

  test('RW-TACT-15 any number of different cards at one opportunity', () => {
    const story = holding(['favors-owed', 'renewed-orders', 'hidden-stores'], t => t.activation.set(3, 1));
    story.answer(FAVORS);
    expect(playable(story)).toEqual(['hidden-stores', 'renewed-orders'].toReversed());
    story.answer('tactics:tactics-renewed-orders');
    expect(playable(story)).toEqual(['hidden-stores']);
  });

  test('RW-TACT-17 a card that would change nothing is not offered', () => {
    expect(mayPlay('rally-cry')).toBe(false);
    expect(mayPlay('rally-cry', t => army(t, 0, 'DA', { 'unit-footman': 1 }, true))).toBe(true);
  });

  test('RW-TACT-18 a card lies open while it is carried out, and then on the discard pile', () => {
    const story = holding(['hidden-stores']).answer('tactics:tactics-hidden-stores');
    expect(story.view(1).table['tacticsLaid']).toEqual(expect.arrayContaining(['tactics-hidden-stores']));
    expect([discarded(story, 'hidden-stores'), held(story, 0)]).toEqual([0, 0]);
    story.answer(['food']);
    expect([discarded(story, 'hidden-stores'), story.table.tacticsLaid.total]).toEqual([1, 0]);
  });

  test('RW-TACT-19 RW-TACT-20 RW-COMP-24 ten may be held: the rest is discarded when all is drawn, new cards included', () => {
    const story = holding([...nine, 'shared-counsel']);
    nextCards(
      story,
      'tactics',
      t => t.tacticsDeck,
      tacticsPool.cards,
      'tactics-favors-owed',
      'tactics-hidden-vault',
      'tactics-lost-city',
    );
    story.answers('tactics:tactics-shared-counsel', 3);
    expect(askedNow(story)).toBe('0 discards');
    expect(held(story, 0)).toBe(12);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    expect(story.offered()).toContain('tactics-favors-owed');
    story.answer(['tactics-favors-owed', 'tactics-sappers']);
    expect(held(story, 0)).toBe(10);
    expect([discarded(story, 'favors-owed'), discarded(story, 'sappers')]).toEqual([1, 1]);
    expect(held(story, 1)).toBe(3);
    expect(isOver(story)).toBe(true);
  });

  const twentyDiscards = (t: Table): void => {
    let left = 20;
    emptyDeck(t, (table, number) => {
      table.move(number, table.tacticsDeck, left > 0 ? table.tacticsDiscard : table.tactics.at(2));
      left--;
    });
  };

  test('RW-TACT-21 an empty deck is made anew of the discard pile; of nothing nothing is drawn', () => {
    const story = drawing('fall', 'season-restless-beasts', twentyDiscards, { seats: 3 });
    story.answer('tactics');
    expect(story.happened).toEqual(['tactics-reshuffled', 'tactics-drawn']);
    story.answer('tactics');
    expect([story.table.tacticsDeck.total, story.table.tacticsDiscard.total]).toEqual([18, 0]);
    const none = drawing(
      'summer',
      'season-drilling-grounds',
      t => emptyDeck(t, (table, number) => table.move(number, table.tacticsDeck, table.tactics.at(1))),
      { orders: [4, 5] },
    );
    expect(held(none, 0)).toBe(0);
    expect(none.happened).not.toContain('tactics-drawn');
  });

  test('RW-TACT-07 when a season has ended its cards are ready', () => {
    const story = position().given(t => t.move(card('scrying'), t.tacticsDeck, t.freshTactics.at(1)));
    endSeason(story);
    expect(story.table.tactics.at(1).count(card('scrying'))).toBe(1);
  });
});
