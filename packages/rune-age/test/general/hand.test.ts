import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardsIn, cityId, cityTo, deckOf, endTurn, eventDeckOf, handOf, strongholds, table } from '../kit.ts';

const golds = (count: number): string[] => Array<string>(count).fill('gold.1');

everyWay({ describe, it }, 'RA-TURN, hands', test => {
  test('RA-TURN-06 without influence all cards left are discarded without an ask', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.1', 'daqan.footman', 'daqan.knight']);
      strongholds(t, 0, 0, 2);
    });
    story.answer('end');
    expect(cardsIn(story.table.discard.at(0))).toEqual(['gold.1', 'daqan.footman', 'daqan.knight']);
    expect(story.happened.slice(0, 3)).toEqual(['discarded', 'discarded', 'discarded']);
    expect([story.asked, story.ask().name]).toEqual([[1], 'action']);
  });

  test('RA-TURN-07 each card kept costs 1 influence', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.1', 'gold.2', 'daqan.footman', 'daqan.knight']);
      deckOf(t, 0, ['daqan.siege_machine', 'daqan.siege_machine']);
      cityTo(t, 0, 'city.dawnsmoor');
      strongholds(t, 0, 1);
    });
    story.answer('end');
    const { kind, min, max, rule } = story.ask();
    expect([kind, min, max, rule]).toEqual(['number', 0, 3, 'RA-TURN-07']);
    expect(story.tries(4)).toBe('too-many');
    story.answer(3);
    expect(story.offered()).toEqual(['city:city.dawnsmoor', 'stronghold']);
    story.answer('city:city.dawnsmoor');
    const left = story.ask();
    expect([left.kind, left.min, left.max]).toEqual(['some', 1, 1]);
    expect(story.offered()).toEqual(['gold.1', 'gold.2', 'daqan.footman', 'daqan.knight']);
    expect([
      story.table.cityExhausted.get(cityId('city.dawnsmoor')),
      story.table.readyStrongholds.get(0),
    ]).toEqual([1, 0]);
    story.answer(['daqan.footman']);
    expect(story.happened.slice(0, 4)).toEqual(['discarded', 'kept', 'drew', 'drew']);
    expect(cardsIn(story.table.discard.at(0))).toEqual(['daqan.footman']);
    expect(cardsIn(story.table.hand.at(0))).toEqual([
      ...['gold.1', 'gold.2', 'daqan.knight'],
      ...['daqan.siege_machine', 'daqan.siege_machine'],
    ]);
  });

  test('RA-TURN-08 one source pays for several cards, and what is over is lost', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.2', 'daqan.knight']);
      cityTo(t, 0, 'city.forge');
      strongholds(t, 0, 1);
    });
    story.answer('end');
    expect([story.ask().max, story.table.hand.at(0).total]).toEqual([2, 2]);
    story.answer(2).answer('city:city.forge');
    // The city alone paid for both; the third influence is not kept for anything.
    expect(story.happened.slice(0, 2)).toEqual(['exhausted-city', 'kept']);
    expect(story.told()[1].args).toEqual({ who: 0, count: 2 });
    expect([
      story.table.cityExhausted.get(cityId('city.forge')),
      story.table.readyStrongholds.get(0),
    ]).toEqual([1, 1]);
    expect(cardsIn(story.table.hand.at(0))).toEqual(expect.arrayContaining(['gold.2', 'daqan.knight']));
    expect([story.asked, story.ask().name, story.table.discard.at(0).total]).toEqual([[1], 'action', 0]);
  });

  test('RA-TURN-09 cards are kept in the discard step only', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.knight', 'gold.1']);
      strongholds(t, 0, 2);
      cityTo(t, 0, 'city.dawnsmoor');
    });
    story.answer('influence');
    expect(story.offered()).toEqual(['exhaust:city:city.dawnsmoor', 'exhaust:stronghold']);
    story.answer('exhaust:stronghold');
    expect(story.offered()).toEqual(['exhaust:city:city.dawnsmoor', 'exhaust:stronghold', 'acquire:gold.1']);
    story.answers('acquire:gold.1', 'done', 'end');
    expect([story.ask().name, story.ask().max]).toEqual(['keep', 2]);
  });

  test('RA-TURN-10 a kept card must be paid for again on the next turn', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.knight', 'gold.1']);
      deckOf(t, 0, Array(10).fill('gold.2'));
      strongholds(t, 0, 1);
      eventDeckOf(t, ['res.mithrilim']);
    });
    story.answers('end', 1, ['gold.1']);
    expect(cardsIn(story.table.hand.at(0))).toContain('daqan.knight');
    endTurn(story);
    expect([story.table.round, story.asked]).toEqual([2, [0]]);
    expect(cardsIn(story.table.hand.at(0))).toContain('daqan.knight');
    story.answer('end').answer(0);
    expect(cardsIn(story.table.discard.at(0))).toContain('daqan.knight');
    expect(cardsIn(story.table.hand.at(0))).not.toContain('daqan.knight');
  });

  test('RA-TURN-10 a kept card may be used to defend', () => {
    const story = table({ seats: 2 }).given(t => {
      handOf(t, 0, ['daqan.knight', 'gold.1']);
      strongholds(t, 0, 1);
    });
    story.answers('end', 1, ['gold.1']);
    story.given(t => handOf(t, 1, ['latari.pegasus_rider']));
    story.answers('attack:home:seat-0', 'latari.pegasus_rider');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toContain('daqan.knight');
  });

  test('RA-TURN-11 in the draw step every player draws up to five, kept cards included', () => {
    const story = table({ races: ['daqan', 'uthuk'] }).given(t => {
      handOf(t, 0, ['daqan.bowman', 'daqan.knight', 'gold.1']);
      deckOf(t, 0, golds(4));
      handOf(t, 1, ['uthuk.berserker', 'neutral.demon', 'gold.1', 'gold.2', 'gold.2']);
      deckOf(t, 1, ['gold.3', 'gold.3', 'gold.3']);
      strongholds(t, 0, 2);
    });
    story.answers('attack:home:seat-1', 'daqan.bowman', 'uthuk.berserker', 'pass', 'neutral.demon', 'pass');
    expect([story.asked, story.ask().name, story.table.hand.at(1).total]).toEqual([[0], 'action', 3]);
    story.answers('end', 2);
    expect(story.happened.slice(-8)).toEqual([
      ...['exhausted-stronghold', 'kept', 'drew', 'drew', 'drew'],
      ...['drew', 'drew', 'turn-began'],
    ]);
    const drew = story.told().filter(({ key }) => key === 'drew');
    expect(drew.map(({ args }) => args['who'])).toEqual([0, 0, 0, 1, 1]);
    expect([story.table.hand.at(0).total, story.table.hand.at(1).total]).toEqual([5, 5]);
    expect(cardsIn(story.table.hand.at(0))).toContain('daqan.knight');
  });

  test('RA-TURN-12 who holds five or more draws nothing and discards nothing', () => {
    const archers = Array<string>(3).fill('latari.deepwood_archer');
    const seven = ['gold.1', 'gold.2', 'gold.3', ...archers, 'latari.storm_sorceress'];
    const story = table({ seats: 3 }).given(t => {
      handOf(t, 1, seven);
      deckOf(t, 1, golds(3));
    });
    endTurn(story);
    expect(cardsIn(story.table.hand.at(1))).toEqual(seven);
    expect([story.table.deck.at(1).total, story.table.discard.at(1).total]).toEqual([3, 0]);
    expect(story.told().some(({ key, args }) => key === 'drew' && args['who'] === 1)).toBe(false);
  });

  test('RA-TURN-13 only the active player discards', () => {
    const story = table({ seats: 3 }).given(t => {
      strongholds(t, 1, 1);
      strongholds(t, 2, 1);
    });
    const hands = (): string[][] => [1, 2].map(seat => cardsIn(story.table.hand.at(seat)));
    const before = hands();
    story.answer('end');
    expect([story.asked, story.ask().name]).toEqual([[1], 'action']);
    expect(hands()).toEqual(before);
    expect([1, 2].map(seat => story.table.discard.at(seat).total)).toEqual([0, 0]);
  });
});
