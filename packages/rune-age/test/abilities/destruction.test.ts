import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cardId,
  cityId,
  cityTo,
  eventDeckOf,
  onlyCities,
  pileOf,
  readyStrongholds,
  skipTo,
  strongholds,
  table,
} from '../kit.ts';
import { discardIn, handIn, owns, pileIn } from '../spending/owns.ts';
import { armyIn, siege, totals } from './siege.ts';

everyWay({ describe, it }, 'RA-WOUND destroying', test => {
  test('RA-WOUND-01 a destroyed unit returns to its place of origin', () => {
    const story = table().given(t =>
      owns(t, 0, {
        hand: ['neutral.forced_march', 'neutral.forced_march', 'daqan.footman', 'neutral.demon'],
        deck: ['gold.1', 'gold.1', 'gold.1', 'gold.1'],
      }),
    );
    const before = [pileIn(story, 'daqan.footman'), pileIn(story, 'neutral.demon')];
    story.answers('card:neutral.forced_march', 'daqan.footman');
    expect(story.told(1)[0]).toEqual({ key: 'destroyed', args: { who: 0, card: cardId('daqan.footman') } });
    story.answers('card:neutral.forced_march', 'neutral.demon');
    expect([pileIn(story, 'daqan.footman'), pileIn(story, 'neutral.demon')]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
    expect(discardIn(story, 0)).toEqual(['neutral.forced_march*', 'neutral.forced_march*']);
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.1', 'gold.1', 'gold.1']);
  });

  test('RA-WOUND-02 a unit destroyed in combat no longer counts', () => {
    const story = siege(
      { race: 'daqan', hand: ['daqan.bowman', 'daqan.knight', 'gold.1'], deck: ['gold.1'] },
      { race: 'latari', hand: ['latari.deepwood_archer', 'latari.darnati_warrior'], ready: 1 },
    );
    const before = pileIn(story, 'daqan.bowman');
    story.answers('daqan.bowman', 'latari.deepwood_archer', 'daqan.knight', false);
    expect(totals(story)).toEqual([5, 1]);
    story.answers('latari.darnati_warrior', true);
    expect(story.offered()).toEqual(['sound:daqan.bowman', 'sound:daqan.knight']);
    story.answer('sound:daqan.bowman');
    expect(story.asked).toEqual([0]);
    expect(story.ask().prompt).toEqual({ key: 'prompt.assault', args: { total: 3, against: 4 } });
    expect(armyIn(story, 0)).toEqual(['daqan.knight']);
    expect(pileIn(story, 'daqan.bowman')).toBe(before + 1);
    expect(discardIn(story, 0)).toEqual([]);
  });

  test('RA-WOUND-03 a destroyed neutral card can be acquired again', () => {
    const lay = (hand: readonly string[]) =>
      table().given(t => {
        owns(t, 0, { hand, deck: ['gold.1', 'gold.1'] });
        pileOf(t, 'neutral.battle_cry', 0);
        onlyCities(t, []);
        readyStrongholds(t, 1, 2);
      });
    const hand = ['neutral.forced_march', 'neutral.battle_cry', 'gold.1'];
    const story = lay(hand).answers('card:neutral.forced_march', 'neutral.battle_cry', 'end');
    expect(story.asked).toEqual([1]);
    story.answers('influence', 'exhaust:stronghold');
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.battle_cry']);
    story.answer('acquire:neutral.battle_cry');
    expect(discardIn(story, 1)).toEqual(['neutral.battle_cry']);
    const without = lay(hand).answers('card:neutral.forced_march', 'gold.1', 'end');
    without.answers('influence', 'exhaust:stronghold');
    // Nothing else could be acquired, and so it was.
    expect(without.happened).toEqual(['exhausted-stronghold', 'acquired']);
    expect(without.offered()).toEqual(['done', 'acquire:gold.1']);
  });

  test('RA-WOUND-03 a destroyed unit can be bought again', () => {
    const story = table().given(t => {
      owns(t, 0, { hand: ['neutral.forced_march', 'daqan.footman', 'gold.1'], deck: ['gold.1', 'gold.1'] });
      pileOf(t, 'daqan.footman', 0);
      onlyCities(t, []);
    });
    expect(story.offered()).not.toContain('gold');
    story.answers('card:neutral.forced_march', 'daqan.footman', 'gold', 'pay:gold.1');
    expect(story.offered()).toEqual(['pay:gold.1', 'buy:daqan.footman']);
  });

  test('RA-WOUND-04 a destroyed city lies in the middle, ready and free', () => {
    const story = table({ scenario: 'cataclysm' }).given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.forge');
      owns(t, 1, { deck: ['gold.1', 'gold.1', 'gold.1', 'gold.1', 'gold.1'] });
      owns(t, 0, { hand: ['daqan.footman'], deck: Array(5).fill('daqan.footman') });
      eventDeckOf(t, ['cat.flames', 'cat.sky_falls']);
    });
    story.answer('end');
    story.answers('influence', 'acquire:gold.1', 'done');
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(1);
    story.answer('end');
    expect(story.told(0)).toContainEqual({ key: 'city-destroyed', args: { city: cityId('city.forge') } });
    expect(story.asked).toEqual([0]);
    expect(story.table.cityPlace.get(cityId('city.forge'))).toBe(1);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(0);
    expect(story.offered()).toContain('attack:city:city.forge');
    story.answers('attack:city:city.forge', 'daqan.footman', false);
    // A battle: its last owner is not asked.
    expect(story.asked).toEqual([0]);
    expect(story.table.fighter.get(1)).toBe(-1);
  });

  test('RA-WOUND-09 a destroyed gold card or tactic returns to its pile', () => {
    const hand = ['neutral.forced_march', 'neutral.forced_march', 'gold.1', 'neutral.battle_cry'];
    const story = table().given(t => owns(t, 0, { hand, deck: Array(4).fill('gold.2') }));
    const before = [pileIn(story, 'gold.1'), pileIn(story, 'neutral.battle_cry')];
    story.answer('card:neutral.forced_march');
    expect(story.offered()).toEqual(['gold.1', 'neutral.battle_cry', 'neutral.forced_march']);
    story.answer('gold.1');
    story.answers('card:neutral.forced_march', 'neutral.battle_cry');
    const after = [pileIn(story, 'gold.1'), pileIn(story, 'neutral.battle_cry')];
    expect(after).toEqual(before.map(count => count + 1));
    expect(handIn(story, 0)).toEqual(Array(4).fill('gold.2'));
  });

  test('RA-WOUND-10 a stolen unit returns to the Barracks of its own race', () => {
    const lay = (alive: number) =>
      table({ seats: 3, races: ['latari', 'daqan', 'uthuk'] }).given(t => {
        owns(t, 0, { hand: ['neutral.forced_march', 'daqan.knight'], deck: ['gold.1', 'gold.1'] });
        if (alive === 1) return;
        t.alive.set(1, 0);
        strongholds(t, 1, 0);
        t.barracksStrongholds.set(1, 0);
      });
    const places = (story: ReturnType<typeof lay>) => [
      story.table.pile.count(cardId('daqan.knight')),
      story.table.unused.count(cardId('daqan.knight')),
    ];
    const story = lay(1).answers('card:neutral.forced_march', 'daqan.knight');
    expect(places(story)).toEqual([4, 0]);
    const gone = lay(0).answers('card:neutral.forced_march', 'daqan.knight');
    expect(places(gone)).toEqual([3, 1]);
  });

  test('RA-WOUND-11 what a destroyed unit did stays done', () => {
    const story = siege(
      { race: 'uthuk', hand: ['uthuk.berserker', 'uthuk.flesh_ripper'], deck: ['gold.3'] },
      { race: 'latari', hand: ['latari.storm_sorceress', 'latari.darnati_warrior'], ready: 1 },
    );
    story.answers('uthuk.berserker', 'latari.storm_sorceress', 'uthuk.flesh_ripper', true);
    story.answers('sound:uthuk.berserker', 'latari.darnati_warrior', true);
    expect(story.offered()).toEqual(['wounded:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answer('sound:uthuk.flesh_ripper*');
    expect(armyIn(story, 0)).toEqual(['uthuk.berserker']);
    expect(story.table.wounded.get(0, 0)).toBe(1);
    expect(handIn(story, 0)).toEqual(['gold.3']);
  });

  test('RA-WOUND-11 a destroyed Naga silences no more', () => {
    const lay = () =>
      siege(
        {
          race: 'latari',
          hand: ['latari.deepwood_archer', 'neutral.battle_cry', 'latari.darnati_warrior'],
          ready: 1,
        },
        { race: 'daqan', hand: ['neutral.naga', 'gold.1'] },
      ).answers('latari.deepwood_archer', 'neutral.naga', 'neutral.battle_cry', 'pass');
    const story = lay().answers('latari.darnati_warrior', true);
    // There is one unit to destroy, and so it is destroyed.
    expect(story.happened).toContain('destroyed');
    expect(story.ask().name).toBe('pick');
    expect(story.offered()).toEqual(['card:neutral.battle_cry', 'pass']);
    const silenced = lay().answers('latari.darnati_warrior', false);
    expect(silenced.happened).toContain('compared');
    expect(silenced.happened).not.toContain('strengthened');
  });

  test('RA-WOUND-11 a destroyed unit loses what it still would have done', () => {
    const lay = (use: boolean) =>
      siege(
        { race: 'daqan', hand: ['daqan.siege_machine', 'gold.1', 'gold.1'] },
        { race: 'latari', hand: ['latari.darnati_warrior'], ready: 1 },
      ).answers('daqan.siege_machine', 'latari.darnati_warrior', use, 'pass');
    const spared = lay(false);
    expect(spared.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    const story = lay(true);
    expect(story.happened).toContain('compared');
    expect(story.ask().name).toBe('action');
  });

  test('RA-WOUND-12 a Demon is chosen neither for destruction nor for a wound', () => {
    const opposing = siege(
      { race: 'daqan', hand: ['neutral.demon', 'daqan.footman'] },
      { race: 'latari', hand: ['latari.darnati_warrior', 'latari.darnati_warrior', 'gold.1'], ready: 2 },
    ).answers('neutral.demon', 'latari.darnati_warrior');
    // With the Demon alone there is no target, with a Footman beside it there is one.
    expect(opposing.asked).toEqual([0]);
    opposing.answers('daqan.footman', 'latari.darnati_warrior', true);
    expect(opposing.told()).toContainEqual({
      key: 'destroyed',
      args: { who: 0, card: cardId('daqan.footman') },
    });
    const own = siege(
      { race: 'uthuk', hand: ['neutral.demon', 'uthuk.berserker', 'uthuk.flesh_ripper'], deck: ['gold.1'] },
      { race: 'latari' },
    );
    skipTo(own.answer('neutral.demon'), ({ asked }) => asked[0] === 0);
    own.answers('uthuk.berserker', 'uthuk.flesh_ripper', true);
    expect(own.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
  });
});
