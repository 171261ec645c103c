import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardsIn, cityId, cityTo, eventsIn, onlyCities, readyStrongholds, table } from '../kit.ts';
import { discardIn, handIn, owns, pileIn, purse } from '../spending/owns.ts';

everyWay({ describe, it }, 'RA-EX spending', test => {
  test('RA-EX-01 a combat, a purchase and another combat in one turn', () => {
    const story = table().given(t => {
      owns(t, 0, { hand: ['daqan.bowman', 'daqan.bowman', 'gold.2'] });
      onlyCities(t, []);
    });
    const strongholdsOf = () => [story.table.readyStrongholds.get(0), story.table.barracksStrongholds.get(0)];
    expect(strongholdsOf()).toEqual([0, 3]);
    story.answers('attack:stronghold', 'daqan.bowman', 'pass');
    expect(story.happened).toEqual(['passed', 'compared', 'took-stronghold', 'combat-ended']);
    expect(strongholdsOf()).toEqual([1, 2]);
    story.answers('gold', 'pay:gold.2', 'buy:daqan.bowman', 'done');
    expect(discardIn(story, 0)).toEqual(['daqan.bowman', 'gold.2', 'daqan.bowman']);
    story.answers('attack:stronghold', 'daqan.bowman');
    expect(story.happened.slice(-3)).toEqual(['compared', 'took-stronghold', 'combat-ended']);
    expect(strongholdsOf()).toEqual([2, 1]);
    expect(story.asked).toEqual([0]);
    expect(story.table.round).toBe(1);
  });

  test('RA-EX-02 gold left over does not outlast a combat', () => {
    const waiqar = (): ReturnType<typeof table> =>
      table({ races: ['waiqar'] })
        .given(t => {
          owns(t, 0, { hand: ['gold.2', 'waiqar.skeleton_archer'] });
          onlyCities(t, []);
        })
        .answers('gold', 'pay:gold.2', 'buy:waiqar.reanimate');
    const story = waiqar();
    expect(story.offered()).toEqual(['done', 'buy:waiqar.reanimate']);
    expect(story.tries('attack:stronghold')).toBe('not-offered');
    story.answer('done');
    expect(story.told(0)).toEqual([{ key: 'lost', args: { who: 0, amount: 1 } }]);
    story.answers('attack:stronghold', 'waiqar.skeleton_archer');
    expect(story.happened).toContain('took-stronghold');
    // No gold is left, and so no Spend Gold action: what the stronghold gives is influence.
    expect(story.offered()).toEqual(['end', 'influence']);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'waiqar.reanimate', 'waiqar.skeleton_archer']);
    const both = waiqar().answers('buy:waiqar.reanimate', 'done');
    expect(both.happened).toEqual([]);
    expect(discardIn(both, 0)).toEqual(['gold.2', 'waiqar.reanimate', 'waiqar.reanimate']);
  });

  test('RA-EX-03 Latari spends 7 gold on a Pegasus Rider and a Storm Sorceress', () => {
    const story = table({ races: ['latari'] }).given(t =>
      owns(t, 0, { hand: ['gold.3', 'gold.3', 'gold.1'] }),
    );
    expect([pileIn(story, 'latari.pegasus_rider'), pileIn(story, 'latari.storm_sorceress')]).toEqual([3, 4]);
    story.answers('gold', 'pay:gold.3', 'pay:gold.3', 'pay:gold.1');
    expect(purse(story)).toBe(7);
    story.answer('buy:latari.pegasus_rider');
    expect(purse(story)).toBe(2);
    story.answer('buy:latari.storm_sorceress');
    expect(purse(story)).toBe(0);
    expect(story.offered()).toEqual(['done']);
    expect(discardIn(story, 0)).toEqual([
      'gold.3',
      'gold.3',
      'gold.1',
      'latari.pegasus_rider',
      'latari.storm_sorceress',
    ]);
    expect(handIn(story, 0)).toEqual([]);
    expect([pileIn(story, 'latari.pegasus_rider'), pileIn(story, 'latari.storm_sorceress')]).toEqual([2, 3]);
    story.answer('done');
    expect(story.happened).toEqual([]);
  });

  test('RA-EX-04 Daqan acquires a 3-gold card with two strongholds and Riverwatch', () => {
    const story = table().given(t => {
      owns(t, 0, {});
      onlyCities(t, []);
      cityTo(t, 0, 'city.riverwatch');
      readyStrongholds(t, 0, 2);
    });
    const before = pileIn(story, 'gold.3');
    story.answer('influence');
    expect(story.offered()).toEqual(['exhaust:city:city.riverwatch', 'exhaust:stronghold']);
    story.answer('exhaust:stronghold');
    expect(purse(story)).toBe(1);
    story.answer('exhaust:stronghold');
    expect(purse(story)).toBe(2);
    story.answer('exhaust:city:city.riverwatch');
    expect(purse(story)).toBe(5);
    story.answer('acquire:gold.3');
    expect(discardIn(story, 0)).toEqual(['gold.3']);
    expect(pileIn(story, 'gold.3')).toBe(before - 1);
    expect([story.table.readyStrongholds.get(0), story.table.exhaustedStrongholds.get(0)]).toEqual([0, 2]);
    expect(story.table.cityExhausted.get(cityId('city.riverwatch'))).toBe(1);
    expect(story.happened).not.toContain('lost');
    expect(story.offered()).toEqual(['end']);
  });

  test('RA-EX-10 the setup for four players', () => {
    const { table: t } = table({ seats: 4, scenario: 'resurgence' });
    const counted = (names: readonly string[]): number[] =>
      names.map(name => cardsIn(t.pile).filter(card => card === name).length);
    // Twenty of the 24 are in the starting decks.
    expect(counted(['gold.1', 'gold.2', 'gold.3'])).toEqual([4, 14, 10]);
    expect(counted(['neutral.battle_cry', 'neutral.forced_march', 'neutral.demon'])).toEqual([5, 5, 5]);
    const neutralKinds = new Set(cardsIn(t.pile).filter(name => name.startsWith('neutral.')));
    expect(neutralKinds.size).toBe(3);
    const inTheMiddle = t.content.cities.filter((_, city) => t.cityPlace.get(city) === 1);
    expect(inTheMiddle).toHaveLength(5);
    const barracks = [
      ['daqan.footman', 'daqan.bowman', 'daqan.knight', 'daqan.siege_machine'],
      ['latari.deepwood_archer', 'latari.storm_sorceress', 'latari.darnati_warrior', 'latari.pegasus_rider'],
      ['uthuk.berserker', 'uthuk.flesh_ripper', 'uthuk.warlock', 'uthuk.chaos_lord'],
      ['waiqar.reanimate', 'waiqar.skeleton_archer', 'waiqar.necromancer', 'waiqar.dark_knight'],
    ];
    for (const [seat, units] of barracks.entries()) {
      expect([t.barracksStrongholds.get(seat), ...counted(units)]).toEqual([3, 5, 4, 4, 3]);
      expect(t.damage.get(seat)).toBe(0);
      expect(t.discard.at(seat).total).toBe(0);
      const own = [...cardsIn(t.hand.at(seat)), ...cardsIn(t.deck.at(seat))].sort();
      expect(own).toEqual([...Array(5).fill('gold.1'), ...Array(3).fill(units[0])].sort());
      expect([t.hand.at(seat).total, t.deck.at(seat).total]).toEqual([5, 3]);
    }
    expect(eventsIn(t.eventDeck)).toHaveLength(10);
    expect(eventsIn(t.enemies)).toEqual([]);
    expect(t.content.objective).toEqual({ strength: 18, attrition: 1 });
  });
});
