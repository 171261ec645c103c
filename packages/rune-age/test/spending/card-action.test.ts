import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardId, cityId, cityTo, onlyCities, powerTo, runeId, strongholds, table } from '../kit.ts';
import { deckIn, discardIn, handIn, owns, pileIn } from './owns.ts';

const targets = ['attack:stronghold', 'attack:objective', 'attack:home:seat-1'];

/** Latari in Resurgence with this hand, one stronghold exhausted, no cities. */
const latari = (hand: readonly string[], deck: readonly string[] = ['gold.1', 'gold.1']): Play<Table> =>
  table({ races: ['latari', 'daqan'] }).given(t => {
    owns(t, 0, { hand, deck });
    onlyCities(t, []);
    strongholds(t, 0, 0, 1);
  });

everyWay({ describe, it }, 'RA-CARD', test => {
  test('RA-CARD-01 hand cards with the keyword Action are offered, others are not', () => {
    const story = latari([
      'neutral.forced_march',
      'latari.storm_sorceress',
      'latari.deepwood_archer',
      'latari.darnati_warrior',
    ]);
    expect(story.offered()).toEqual([
      'end',
      'card:latari.storm_sorceress',
      'card:neutral.forced_march',
      ...targets,
    ]);
    story.answer('card:neutral.forced_march');
    expect(story.told(1)).toEqual([
      { key: 'used-action', args: { who: 0, card: cardId('neutral.forced_march') } },
      { key: 'used-ability', args: { who: 0, card: cardId('neutral.forced_march') } },
    ]);
  });

  test('RA-CARD-01 a card of the own play area is exhausted for its Action', () => {
    const story = table({ scenario: 'runewars' }).given(t => {
      owns(t, 0, { hand: ['gold.3'], deck: ['gold.1', 'gold.1'] });
      powerTo(t, 0, 'rune.haste');
    });
    expect(story.offered()).toEqual(['end', 'gold', 'rune:rune.haste']);
    story.answer('rune:rune.haste');
    expect(story.happened).toEqual(['exhausted-rune', 'drew', 'drew']);
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.1', 'gold.3']);
  });

  test('RA-CARD-02 a card played for its Action goes to the discard pile after its effect', () => {
    const story = latari(['latari.storm_sorceress', 'gold.1']);
    story.answer('card:latari.storm_sorceress');
    // There is one thing to refresh, and so it is refreshed.
    expect(story.happened).toEqual(['used-action', 'used-ability', 'refreshed-stronghold']);
    expect(story.table.readyStrongholds.get(0)).toBe(1);
    expect(discardIn(story, 0)).toEqual(['latari.storm_sorceress*']);
    expect(handIn(story, 0)).toEqual(['gold.1']);
    expect(story.table.aside.total).toBe(0);
    expect(story.table.army.at(0).total).toBe(0);
  });

  test('RA-CARD-03 a card in play that is used stays in play, exhausted', () => {
    const story = table({ scenario: 'runewars' }).given(t => {
      owns(t, 0, { hand: ['gold.3'], deck: ['gold.1', 'gold.2', 'gold.2'] });
      powerTo(t, 0, 'rune.haste');
    });
    story.answer('rune:rune.haste');
    expect(story.offered()).toEqual(handIn(story, 0));
    story.answer(['gold.3']);
    expect(story.table.power.at(0)).toBe(runeId('rune.haste'));
    expect(story.table.runeExhausted.get(runeId('rune.haste'))).toBe(1);
    expect(discardIn(story, 0)).toEqual(['gold.3']);
    expect(story.offered()).toEqual(['end', 'gold']);
  });

  test('RA-CARD-04 in a combat nothing but a unit can be made of a Storm Sorceress', () => {
    const hand = ['latari.storm_sorceress', 'latari.deepwood_archer', 'neutral.forced_march', 'gold.1'];
    const story = latari(hand).answer('attack:home:seat-1');
    expect(story.offered()).toEqual(['latari.deepwood_archer', 'latari.storm_sorceress']);
    expect(story.tries('card:latari.storm_sorceress')).toBe('not-offered');
    expect(story.tries('card:neutral.forced_march')).toBe('not-offered');
    story.answer('latari.storm_sorceress');
    expect(story.happened).toEqual(['played']);
  });

  test('RA-CARD-04 nor can a Card action be taken on the turn of another player', () => {
    const story = table({ races: ['daqan', 'latari'] }).given(t => {
      owns(t, 0, { hand: ['daqan.siege_machine'], deck: ['gold.1'] });
      owns(t, 1, { hand: ['latari.storm_sorceress', 'neutral.forced_march'], deck: ['gold.1', 'gold.1'] });
      strongholds(t, 1, 0, 1);
    });
    expect(story.asked).toEqual([0]);
    story.answers('attack:home:seat-1', 'daqan.siege_machine');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['latari.storm_sorceress', 'pass']);
  });

  test('RA-CARD-05 a unit with an Action adds only its strength to an army', () => {
    const story = latari(['latari.storm_sorceress', 'latari.deepwood_archer']).given(t => {
      cityTo(t, 0, 'city.riverwatch', 'exhausted');
      cityTo(t, 'middle', 'city.forge');
    });
    story.answers('attack:city:city.forge', 'latari.deepwood_archer', 'latari.storm_sorceress');
    expect(story.told(1)[0]).toEqual({
      key: 'played',
      args: { who: 0, card: cardId('latari.storm_sorceress'), total: 3 },
    });
    expect(story.happened).not.toContain('used-ability');
    // At the end of the combat the Archer is offered, not the Sorceress.
    expect(story.offered()).toEqual(['card:latari.deepwood_archer', 'pass']);
    story.answer('pass');
    expect(story.table.cityExhausted.get(cityId('city.riverwatch'))).toBe(1);
    expect(story.table.exhaustedStrongholds.get(0)).toBe(1);
    // Not having been used, she is not marked.
    expect(discardIn(story, 0)).toEqual(['latari.deepwood_archer', 'latari.storm_sorceress']);
  });

  test('RA-CARD-06 a tactic with nothing but an Action cannot be played into a combat', () => {
    const story = table({ scenario: 'cataclysm' }).given(t => {
      const hand = ['neutral.pillage', 'neutral.mind_control', 'neutral.forced_march'];
      owns(t, 0, { hand: [...hand, 'neutral.battle_cry', 'daqan.footman', 'daqan.bowman'], deck: [] });
      onlyCities(t, []);
    });
    expect(story.offered()).toContain('card:neutral.pillage');
    story.answer('attack:stronghold');
    expect(story.offered()).toEqual(['daqan.footman', 'daqan.bowman', 'neutral.battle_cry']);
    story.answer('daqan.bowman');
    expect(story.offered()).toEqual(['daqan.footman', 'neutral.battle_cry', 'pass']);
    expect(story.tries('neutral.pillage')).toBe('not-offered');
  });

  test('RA-CARD-07 a tactic with another keyword cannot be used as a Card action', () => {
    const hand = ['neutral.battle_cry', 'neutral.summon_lightning', 'daqan.footman'];
    const story = table().given(t => {
      owns(t, 0, { hand, deck: ['gold.1'] });
      onlyCities(t, []);
    });
    expect(story.offered()).toEqual(['end', ...targets]);
    expect(story.tries('card:neutral.battle_cry')).toBe('not-offered');
    expect(story.tries('card:neutral.summon_lightning')).toBe('not-offered');
  });

  test('RA-CARD-08 a card being used neither pays for itself nor is shuffled in', () => {
    const alone = latari(['neutral.forced_march']);
    expect(alone.offered()).toEqual(['end']);
    const story = latari(['neutral.forced_march', 'gold.2']).given(t =>
      owns(t, 0, { hand: ['neutral.forced_march', 'gold.2'], discard: ['gold.1'] }),
    );
    const before = pileIn(story, 'gold.2');
    story.answer('card:neutral.forced_march');
    expect(story.offered()).toEqual(['gold.2']);
    expect([handIn(story, 0), discardIn(story, 0)]).toEqual([['gold.2'], ['gold.1']]);
    story.answer('gold.2');
    expect(story.happened).toEqual(['destroyed', 'reshuffled', 'drew']);
    expect(pileIn(story, 'gold.2')).toBe(before + 1);
    expect(handIn(story, 0)).toEqual(['gold.1']);
    expect(deckIn(story, 0)).toEqual([]);
    expect(discardIn(story, 0)).toEqual(['neutral.forced_march*']);
  });
});
