import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardId, eventId, onlyCities, rewardTo, type Setting, table } from '../kit.ts';
import { deckIn, discardIn, handIn, owns, pileIn, purse } from './owns.ts';

const barracks = [
  'buy:daqan.footman',
  'buy:daqan.bowman',
  'buy:daqan.knight',
  'buy:daqan.siege_machine',
  'stronghold',
];

/** Daqan on its turn with this hand, the action just opened. */
const spending = (hand: readonly string[], setting: Setting = {}, reward?: string): Play<Table> =>
  table(setting)
    .given(t => {
      owns(t, 0, { hand });
      onlyCities(t, []);
      if (reward) rewardTo(t, 0, reward);
    })
    .answer('gold');

everyWay({ describe, it }, 'RA-GOLD', test => {
  test('RA-GOLD-01 gold cards of the hand go to the discard pile for their printed value', () => {
    const story = spending(['gold.1', 'gold.2', 'gold.3', 'daqan.footman']);
    expect(purse(story)).toBe(0);
    expect(story.offered()).toEqual(['pay:gold.1', 'pay:gold.2', 'pay:gold.3']);
    story.answer('pay:gold.2');
    expect(story.told(1)).toEqual([{ key: 'paid-gold', args: { who: 0, card: cardId('gold.2') } }]);
    expect(purse(story)).toBe(2);
    story.answer('pay:gold.1');
    expect(purse(story)).toBe(3);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'gold.1']);
    expect(handIn(story, 0)).toEqual(['gold.3', 'daqan.footman']);
    story.answer('pay:gold.3');
    expect(purse(story)).toBe(6);
  });

  test('RA-GOLD-02 a ready Reward with a gold icon pays together with gold cards', () => {
    const story = spending(['gold.2'], {}, 'res.mithrilim');
    expect(story.offered()).toEqual(['pay:gold.2', 'reward:res.mithrilim']);
    story.answer('reward:res.mithrilim');
    expect(story.told(1)).toEqual([
      { key: 'exhausted-reward', args: { who: 0, event: eventId('res.mithrilim') } },
    ]);
    expect(purse(story)).toBe(1);
    story.answers('pay:gold.2', 'buy:daqan.knight');
    expect(story.table.eventExhausted.get(eventId('res.mithrilim'))).toBe(1);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'daqan.knight']);
    expect(story.offered()).toEqual(['done']);
  });

  test('RA-GOLD-02 the Reward alone is enough, but not exhausted nor with an influence icon', () => {
    const alone = spending([], {}, 'res.mithrilim').answers('reward:res.mithrilim', 'buy:daqan.footman');
    expect(discardIn(alone, 0)).toEqual(['daqan.footman']);
    const without = table().given(t => {
      owns(t, 0, {});
      rewardTo(t, 0, 'res.mithrilim', 'exhausted');
    });
    expect(without.offered()).toEqual(['end']);
    const other = spending(['gold.1'], {}, 'res.sleeping_dragonlord');
    expect(other.offered()).toEqual(['pay:gold.1']);
  });

  test('RA-GOLD-03 a bought unit goes from the Barracks to the discard pile', () => {
    const story = spending(['gold.2']).answer('pay:gold.2');
    expect(story.offered()).toEqual(['buy:daqan.footman', 'buy:daqan.bowman']);
    expect(story.whyNot('buy:daqan.knight')).toBe('reason.too-expensive');
    expect(pileIn(story, 'daqan.bowman')).toBe(4);
    story.answer('buy:daqan.bowman');
    expect(story.told(1)).toEqual([{ key: 'bought', args: { who: 0, card: cardId('daqan.bowman') } }]);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'daqan.bowman']);
    expect(handIn(story, 0)).toEqual([]);
    expect(pileIn(story, 'daqan.bowman')).toBe(3);
    expect(purse(story)).toBe(0);
  });

  test('RA-GOLD-04 a stronghold costs 4 and comes into play ready', () => {
    const story = spending(['gold.3', 'gold.1']).answer('pay:gold.3');
    expect(story.whyNot('stronghold')).toBe('reason.too-expensive');
    story.answers('pay:gold.1', 'stronghold');
    expect(story.happened).toEqual(['bought-stronghold']);
    const { readyStrongholds, exhaustedStrongholds, barracksStrongholds } = story.table;
    expect([readyStrongholds, exhaustedStrongholds, barracksStrongholds].map(cell => cell.get(0))).toEqual([
      1, 0, 2,
    ]);
    expect([...discardIn(story, 0), ...deckIn(story, 0)]).toEqual(['gold.3', 'gold.1']);
    expect(purse(story)).toBe(0);
  });

  test('RA-GOLD-05 a stronghold bought this turn is a source of influence', () => {
    const story = spending(['gold.3', 'gold.1'], {}, 'res.sleeping_dragonlord');
    story.answers('pay:gold.3', 'pay:gold.1', 'stronghold', 'done');
    expect(story.offered()).toEqual(['end', 'influence']);
    story.answer('influence');
    expect(story.offered()).toEqual(['exhaust:stronghold', 'exhaust:reward:res.sleeping_dragonlord']);
    story.answer('exhaust:stronghold');
    expect(purse(story)).toBe(1);
  });

  test('RA-GOLD-06 the own Monument is bought like a unit', () => {
    const hand = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2'];
    const story = spending(hand, { scenario: 'monument' });
    for (const card of hand.slice(0, 4)) story.answer(`pay:${card}`);
    expect(story.whyNot('monument')).toBe('reason.too-expensive');
    story.answer('pay:gold.2');
    expect(story.offered()).toEqual([...barracks, 'monument']);
    story.answer('monument');
    expect(story.happened).toEqual(['built-monument']);
    expect([story.table.monument.get(0), story.table.monument.get(1)]).toEqual([2, 1]);
    expect(purse(story)).toBe(0);
  });

  test('RA-GOLD-07 one card pays for several purchases', () => {
    const story = spending(['gold.3']).answers('pay:gold.3', 'buy:daqan.footman');
    expect(purse(story)).toBe(2);
    expect(story.offered()).toEqual(['done', 'buy:daqan.footman', 'buy:daqan.bowman']);
    story.answer('buy:daqan.bowman');
    expect(discardIn(story, 0)).toEqual(['gold.3', 'daqan.footman', 'daqan.bowman']);
    expect(purse(story)).toBe(0);
    story.answer('done');
    expect(story.happened).toEqual([]);
  });

  test('RA-GOLD-07 several cards pay for one purchase, and a stronghold and units may be mixed', () => {
    const story = spending(['gold.3', 'gold.2', 'gold.1']);
    story.answers('pay:gold.3', 'pay:gold.2', 'buy:daqan.siege_machine', 'pay:gold.1', 'buy:daqan.footman');
    expect(story.offered()).toEqual(['done']);
    const mixed = spending(['gold.3', 'gold.3']).answers('pay:gold.3', 'pay:gold.3', 'stronghold');
    expect(mixed.offered()).toEqual(['done', 'buy:daqan.footman', 'buy:daqan.bowman']);
  });

  test('RA-GOLD-08 what is not used is lost, and the next action starts at nothing', () => {
    const story = spending(['gold.3', 'gold.1']).answers('pay:gold.3', 'buy:daqan.bowman', 'done');
    expect(story.told(1)).toEqual([{ key: 'lost', args: { who: 0, amount: 1 } }]);
    story.answer('gold');
    expect(purse(story)).toBe(0);
    expect(story.offered()).toEqual(['pay:gold.1']);
  });

  test('RA-GOLD-09 an open action must be closed before a combat', () => {
    const story = spending(['gold.2', 'daqan.footman']).answers('pay:gold.2', 'buy:daqan.footman');
    expect(story.offered()).toEqual(['done', 'buy:daqan.footman']);
    expect(story.tries('attack:stronghold')).toBe('not-offered');
    story.answer('done');
    expect(story.told(0)).toEqual([{ key: 'lost', args: { who: 0, amount: 1 } }]);
    expect(story.offered()).toEqual(['end', 'attack:stronghold', 'attack:objective', 'attack:home:seat-1']);
    story.answer('attack:stronghold');
    expect(story.happened).toEqual(['attacked-stronghold']);
  });

  test('RA-GOLD-10 gold buys only from the own Barracks', () => {
    const hand = ['gold.3', 'gold.3', 'gold.3', 'gold.1'];
    const story = table({ seats: 4 }).given(t => owns(t, 0, { hand }));
    story.answer('gold');
    for (const card of hand) story.answer(`pay:${card}`);
    expect(purse(story)).toBe(10);
    expect(story.offered()).toEqual(barracks);
    expect(story.tries('buy:latari.deepwood_archer')).toBe('not-offered');
    const monument = spending(hand, { scenario: 'monument' });
    for (const card of hand) monument.answer(`pay:${card}`);
    expect(monument.offered()).toEqual(barracks);
    expect(monument.whyNot('monument')).toBe('reason.too-expensive');
  });

  test('RA-GOLD-11 more gold than needed may be played and is lost', () => {
    const story = spending(['gold.2', 'gold.1']).answers('pay:gold.2', 'pay:gold.1');
    expect(story.offered()).toEqual(barracks.slice(0, 3));
    expect(story.whyNot('done')).toBe('reason.buy-first');
    expect(story.tries('done')).toBe('not-offered');
    story.answers('buy:daqan.footman', 'done');
    expect(story.told(1)).toEqual([{ key: 'lost', args: { who: 0, amount: 2 } }]);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'gold.1', 'daqan.footman']);
    expect(story.offered()).toEqual(['end']);
  });

  test('RA-GOLD-11 a stronghold and a Monument are purchases too', () => {
    const hand = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2', 'gold.1'];
    for (const [bought, cards] of [
      ['stronghold', 2],
      ['monument', 5],
    ] as const) {
      const story = spending(hand, { scenario: 'monument' });
      for (const card of hand.slice(0, cards)) story.answer(`pay:${card}`);
      expect(story.whyNot('done')).toBe('reason.buy-first');
      story.answer(bought);
      expect(story.offered()[0]).toBe('done');
      expect(story.answer('done').ask().name).toBe('action');
    }
  });

  test('RA-GOLD-12 payments and purchases alternate in one action', () => {
    const story = spending(['gold.1', 'gold.1']).answers('pay:gold.1', 'buy:daqan.footman');
    expect(story.ask().name).toBe('step');
    expect(story.offered()).toEqual(['done', 'pay:gold.1']);
    story.answers('pay:gold.1', 'buy:daqan.footman');
    expect(story.ask().name).toBe('step');
    expect(discardIn(story, 0)).toEqual(['gold.1', 'daqan.footman', 'gold.1', 'daqan.footman']);
    story.answer('done');
    expect(story.ask().name).toBe('action');
  });
});
