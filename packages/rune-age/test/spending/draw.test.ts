import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardPool } from '../../src/pools.ts';
import {
  cardId,
  cardsIn,
  eventDeckOf,
  onlyCities,
  powerTo,
  readyStrongholds,
  skipTo,
  table,
  topOf,
} from '../kit.ts';
import { type Cards, deckIn, discardIn, handIn, owns } from './owns.ts';

const times = (count: number, name: string): string[] => Array<string>(count).fill(name);

/** Daqan in Runewars with the rune that draws two cards, and then asks for one. */
const hasty = (cards: Cards): Play<Table> =>
  table({ scenario: 'runewars' }).given(t => {
    owns(t, 0, cards);
    powerTo(t, 0, 'rune.haste');
  });

const daqan = (cards: Cards): Play<Table> =>
  table().given(t => {
    owns(t, 0, cards);
    onlyCities(t, []);
  });

/** The cards drawn with the last answer, in their order. */
const toldCards = (story: Play<Table>): (string | undefined)[] =>
  story.told().flatMap(({ key, args }) => (key === 'drew' ? [cardPool.cards[Number(args['card'])]] : []));

everyWay({ describe, it }, 'RA-DRAW', test => {
  test('RA-DRAW-01 an ability takes a hand above five', () => {
    const story = daqan({ hand: ['neutral.forced_march', ...times(6, 'gold.1')], deck: times(3, 'gold.2') });
    story.answers('card:neutral.forced_march', 'gold.1');
    expect(handIn(story, 0)).toEqual([...times(5, 'gold.1'), ...times(2, 'gold.2')]);
    expect(story.ask().name).toBe('action');
    story.answers('gold', 'pay:gold.1', 'buy:daqan.footman', 'done');
    expect(handIn(story, 0)).toEqual([...times(4, 'gold.1'), ...times(2, 'gold.2')]);
  });

  test('RA-DRAW-01 a hand above five stays so when others end their turns', () => {
    const story = daqan({ hand: times(5, 'gold.1'), deck: times(8, 'gold.1') });
    story.given(t => {
      owns(t, 1, { hand: times(7, 'gold.2') });
      eventDeckOf(t, ['res.bountiful_harvest']);
    });
    story.answer('end');
    expect(handIn(story, 1)).toEqual(times(7, 'gold.2'));
    skipTo(story, ({ asked, table: t }) => t.round === 2 && asked[0] === 0);
    // Everybody held five cards and drew another one in the Event phase.
    expect(handIn(story, 1)).toHaveLength(6);
    const kept = handIn(story, 1);
    story.answer('end');
    expect(story.asked).toEqual([1]);
    expect(handIn(story, 1)).toEqual(kept);
  });

  test('RA-DRAW-02 an empty deck is made anew of the discard pile', () => {
    const story = hasty({ hand: ['daqan.knight'], discard: [...times(4, 'gold.1'), ...times(2, 'gold.2')] });
    story.answer('rune:rune.haste');
    expect(story.happened).toEqual(['exhausted-rune', 'reshuffled', 'drew', 'drew']);
    expect(deckIn(story, 0)).toHaveLength(4);
    expect(discardIn(story, 0)).toEqual([]);
    expect(handIn(story, 0)).toHaveLength(3);
    expect([...handIn(story, 0), ...deckIn(story, 0)].sort()).toEqual([
      'daqan.knight',
      ...times(4, 'gold.1'),
      ...times(2, 'gold.2'),
    ]);
  });

  test('RA-DRAW-02 the same for a card that is revealed', () => {
    const story = daqan({ hand: ['daqan.knight'], discard: ['gold.3', 'gold.3'] });
    story.answers('attack:stronghold', 'daqan.knight', true);
    expect(story.happened.slice(0, 4)).toEqual(['used-ability', 'reshuffled', 'revealed', 'took-revealed']);
    expect([handIn(story, 0), deckIn(story, 0)]).toEqual([['gold.3'], ['gold.3']]);
  });

  test('RA-DRAW-03 the rest of the deck is drawn before the discard pile is shuffled', () => {
    const story = daqan({ deck: ['daqan.knight', 'daqan.bowman'], discard: times(7, 'gold.1') });
    story.answer('end');
    expect(story.told(1).filter(({ args }) => args['who'] === 0)).toEqual([
      { key: 'drew', args: { who: 0 } },
      { key: 'drew', args: { who: 0 } },
      { key: 'reshuffled', args: { who: 0 } },
      { key: 'drew', args: { who: 0 } },
      { key: 'drew', args: { who: 0 } },
      { key: 'drew', args: { who: 0 } },
    ]);
    expect(handIn(story, 0)).toEqual([...times(3, 'gold.1'), 'daqan.bowman', 'daqan.knight']);
    expect(deckIn(story, 0)).toEqual(times(4, 'gold.1'));
    expect(discardIn(story, 0)).toEqual([]);
  });

  test('RA-DRAW-04 an empty deck stays empty until a card is needed', () => {
    const discard = ['gold.2', 'daqan.knight', 'gold.3'];
    const story = daqan({ deck: times(5, 'gold.1'), discard }).answer('end');
    expect(story.asked).toEqual([1]);
    expect(story.happened).not.toContain('reshuffled');
    expect(deckIn(story, 0)).toEqual([]);
    expect(discardIn(story, 0)).toEqual(discard);
    expect(story.view(1).table['discard']).toEqual([discard, [], [], []]);
    skipTo(story, ({ asked, table: t }) => t.round === 2 && asked[0] === 0).answer('end');
    expect(story.happened).toContain('reshuffled');
    expect([handIn(story, 0).length, deckIn(story, 0).length]).toEqual([5, 3]);
  });

  test('RA-DRAW-05 with too few cards a player draws what there is', () => {
    const story = daqan({ deck: ['gold.1'], discard: ['gold.2'] }).answer('end');
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.2']);
    expect([deckIn(story, 0), discardIn(story, 0)]).toEqual([[], []]);
    expect(story.asked).toEqual([1]);
    expect(story.table.damage.get(0)).toBe(0);
  });

  test('RA-DRAW-05 a card known to lie on top is there to be drawn, and comes first', () => {
    const marching = (top: readonly string[]): Play<Table> =>
      daqan({ hand: ['neutral.forced_march', 'gold.1'] }).given(t => topOf(t, 0, top));
    expect(marching([]).offered()).toEqual(['end', 'gold']);
    const story = marching(['gold.2', 'gold.3']);
    story.answers('card:neutral.forced_march', 'gold.1');
    expect(toldCards(story)).toEqual(['gold.3', 'gold.2']);
    expect(marching(['gold.2']).offered()).toEqual(['end', 'gold', 'card:neutral.forced_march']);
  });

  test('RA-DRAW-06 what stands in an army is not shuffled in', () => {
    const story = table({ races: ['uthuk'] }).given(t => {
      const hand = ['uthuk.berserker', 'uthuk.flesh_ripper', 'gold.1'];
      owns(t, 0, { hand, discard: ['gold.2', 'gold.2', 'uthuk.warlock'] });
    });
    story.answers('attack:home:seat-1', 'uthuk.berserker');
    skipTo(story, ({ asked }) => asked[0] === 0);
    story.answers('uthuk.flesh_ripper', true, 'sound:uthuk.berserker');
    expect(story.happened).toEqual(['wounded', 'reshuffled', 'drew']);
    expect(cardsIn(story.table.army.at(0))).toEqual(['uthuk.berserker', 'uthuk.flesh_ripper*']);
    const drawn = handIn(story, 0).filter(name => name !== 'gold.1');
    expect([...drawn, ...deckIn(story, 0)].sort()).toEqual(['gold.2', 'gold.2', 'uthuk.warlock']);
  });

  test('RA-DRAW-06 what was revealed and not yet placed is not shuffled in', () => {
    const story = table({ races: ['waiqar'] }).given(t =>
      owns(t, 0, {
        hand: ['waiqar.necromancer', 'gold.1'],
        deck: ['waiqar.reanimate'],
        discard: times(2, 'waiqar.skeleton_archer'),
      }),
    );
    story.answers('attack:stronghold', 'waiqar.necromancer', true);
    expect(story.happened).toEqual(['used-ability', 'revealed', 'reshuffled', 'revealed']);
    expect(story.offered()).toEqual(['waiqar.reanimate', 'waiqar.skeleton_archer']);
    expect(deckIn(story, 0)).toEqual(['waiqar.skeleton_archer']);
    story.answer('waiqar.reanimate');
    expect(discardIn(story, 0)).toEqual(['waiqar.skeleton_archer']);
  });

  test('RA-DRAW-07 the discard pile alone makes the new deck', () => {
    const story = daqan({ hand: ['gold.1', 'daqan.knight', 'gold.3'], discard: times(5, 'gold.2') });
    story.given(t => readyStrongholds(t, 0, 2));
    story.answers('gold', 'pay:gold.1', 'buy:daqan.footman', 'done');
    story.answers('influence', 'acquire:gold.1', 'done');
    const pile = [...times(5, 'gold.2'), 'gold.1', 'daqan.footman', 'gold.1'];
    expect(discardIn(story, 0)).toEqual(pile);
    story.answers('end', 1);
    story.answer(['gold.3']);
    expect(story.told(1)[0]).toEqual({ key: 'discarded', args: { who: 0, card: cardId('gold.3') } });
    expect(story.happened).toContain('reshuffled');
    expect(deckIn(story, 0)).toHaveLength(5);
    const hand = handIn(story, 0);
    expect(hand).toContain('daqan.knight');
    hand.splice(hand.indexOf('daqan.knight'), 1);
    expect([...hand, ...deckIn(story, 0)].sort()).toEqual([...pile, 'gold.3'].sort());
  });
});
