import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cityPool, heroPool } from '../../src/pools.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import {
  area,
  army,
  city,
  dials,
  heroAt,
  neutrals,
  reward,
  rune,
  tacticsHand,
  title,
  unitsAt,
} from '../kit/arrange.ts';
import { areasWithRune } from '../runes/kit.ts';
import { askedNow, dialsOf, drawing, influenceOf, toldOf } from './kit.ts';

/** What comes when the primary ability is over: the choice of seat 0 in fall. */
const FALL = '0 choice';

everyWay({ describe, it }, 'Fall cards', test => {
  test('RW-DIAL-09 Gathering the Harvest: dials are set to what the areas yield, up or down, and food is raised', () => {
    const story = drawing('fall', 'season-gathering-the-harvest', t => {
      dials(t, 0, 5, 0, 8);
      dials(t, 1, 0, 0, 0);
      for (const where of ['1A', '1B', '1C', '2B', '3A', '3B']) army(t, 1, where, { 'unit-archer': 1 });
    });
    expect(dialsOf(story, 0)).toEqual([4, 2, 2]);
    expect(dialsOf(story, 1)).toEqual([8, 5, 3]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('The Doomed City: the highest bidder destroys a city anywhere, and nothing else', () => {
    const story = drawing('fall', 'season-the-doomed-city', t => {
      city(t, '3B', 'city-forge');
      city(t, '5B', 'city-tamalir');
      army(t, 0, '3B', { 'unit-footman': 1 });
      rune(t, '3B', 'dragon');
    });
    story.answer(0, 0).answer(1, 1);
    expect(askedNow(story)).toBe('1 area');
    expect(story.offered()).toEqual(['3B', '5B']);
    story.answer('3B');
    expect(story.table.city.at(area('3B'))).toBe(-1);
    expect(story.table.cityBox.count(cityPool.cards.indexOf('city-forge'))).toBe(1);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1 });
    expect(areasWithRune(story)).toEqual(['3B']);
    expect([0, 1].map(seat => story.table.deeds.get(seat, DEED.razedCity))).toEqual([0, 1]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('The Doomed City: without a city there is no bid', () => {
    const story = drawing('fall', 'season-the-doomed-city');
    expect(toldOf(story, 'bid-total')).toEqual([]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('RW-RUNE-15 Threatened Home Realms: a token of the own home realm goes outside, as it lies', () => {
    const story = drawing('fall', 'season-threatened-home-realms', t => {
      rune(t, 'DA', 'dragon', { faceup: true });
      rune(t, 'DB', 'false', { knownTo: [0] });
      rune(t, 'DC', 'dragon', { knownTo: [0] });
      army(t, 1, 'DC', { 'unit-archer': 1 });
      army(t, 1, '3C', { 'unit-archer': 1 });
      rune(t, '1A', 'false');
      neutrals(t, '2A', { 'unit-giant': 1 });
    });
    expect(askedNow(story)).toBe('0 from');
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer('DA');
    expect(story.offered()).toEqual(['1B', '1C', '2A', '2B', '2C', '3A', '3B', '5A', '5B', '5C', '5D']);
    story.answer('2A');
    expect(areasWithRune(story)).toEqual(['1A', '2A', 'DB', 'DC']);
    expect(story.table.runeUp.get(area('2A'))).toBe(1);
    expect(askedNow(story)).toBe(FALL);
  });

  const twoRunes = (t: Table): void => {
    rune(t, 'DA', 'dragon');
    rune(t, 'DB', 'false');
    rune(t, 'LA', 'false');
  };

  test('RW-ORIG-14 Threatened Home Realms: one token in the revised edition, two in the original', () => {
    const revised = drawing('fall', 'season-threatened-home-realms', twoRunes).answer('DA');
    expect(revised.offered().filter(where => where.startsWith('D'))).toEqual([]);
    revised.answer('1A');
    expect(askedNow(revised)).toBe('1 to');
    const original = drawing('fall', 'season-threatened-home-realms', twoRunes, {
      options: { edition: 'original' },
    }).answers('DA', '1A');
    expect(askedNow(original)).toBe('0 to');
    original.answer('1B');
    expect(areasWithRune(original)).toEqual(['1A', '1B', 'LA']);
  });

  test('RW-ORIG-15 Threatened Home Realms: with one token to move the original moves one', () => {
    const story = drawing('fall', 'season-threatened-home-realms', twoRunes, {
      options: { edition: 'original' },
    }).answers('DA', '1A', '1B', '1C');
    expect(areasWithRune(story)).toEqual(['1A', '1B', '1C']);
    expect(askedNow(story)).toBe(FALL);
  });

  test('RW-HERO-59 Divided Loyalties: heroes of the opposite alignment are paid for, one by one, or desert', () => {
    const story = drawing('fall', 'season-divided-loyalties', t => {
      heroAt(t, 0, 'HE-01', 'DA');
      heroAt(t, 0, 'HE-05', 'DA');
      heroAt(t, 0, 'HE-09', 'DA');
      heroAt(t, 1, 'HE-10', 'LA');
      heroAt(t, 1, 'HE-11', 'LA');
      reward(t, 'HE-10', 'reward-rage-blade');
      t.influence.set(0, 2);
      t.influence.set(1, 3);
    });
    expect(askedNow(story)).toBe('0 pays');
    story.answer('yes');
    expect(askedNow(story)).toBe('1 pays');
    story.answer('no');
    expect(story.happened).toEqual(['hero-deserted', 'reward-given-up']);
    expect(askedNow(story)).toBe('1 pays');
    story.answer('yes');
    expect(influenceOf(story)).toEqual([0, 1]);
    const serving = heroPool.cards.filter((_, hero) => story.table.heroesInPlay.count(hero) > 0);
    expect(serving).toEqual(['HE-01', 'HE-05', 'HE-09', 'HE-11']);
    expect(askedNow(story)).toBe(FALL);
  });

  test('Divided Loyalties: who cannot pay is not asked, and the Captain of the Heroes’ League is spared', () => {
    const story = drawing('fall', 'season-divided-loyalties', t => {
      heroAt(t, 0, 'HE-09', 'DA');
      t.influence.set(0, 1);
      heroAt(t, 1, 'HE-10', 'LA');
      title(t, 1, 'title-captain-heroes-league', 1);
    });
    expect(toldOf(story, 'hero-deserted')).toEqual([{ who: 0, hero: heroPool.cards.indexOf('HE-09') }]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('Blighted Stores: the highest dial goes down, of equal ones the player’s choice', () => {
    const story = drawing('fall', 'season-blighted-stores', t => {
      dials(t, 0, 3, 5, 5);
      dials(t, 1, 0, 0, 0);
    });
    expect(askedNow(story)).toBe('0 resource');
    expect(story.offered()).toEqual(['wood', 'ore']);
    story.answer('ore');
    expect(dialsOf(story, 0)).toEqual([3, 5, 4]);
    expect(dialsOf(story, 1)).toEqual([0, 0, 0]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('RW-BID-13 Council Levy: the lowest bidder discards two Tactics cards of his choice', () => {
    const story = drawing('fall', 'season-council-levy', t => {
      tacticsHand(t, 0, 'tactics-scrying', 'tactics-sabotage', 'tactics-ambush');
    });
    story.answer(0, 0).answer(1, 1);
    expect(askedNow(story)).toBe('0 discards');
    expect(story.offered()).toEqual(['tactics-ambush', 'tactics-sabotage', 'tactics-scrying']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['tactics-ambush', 'tactics-scrying']);
    expect([story.table.tactics.at(0).total, story.table.tacticsDiscard.total]).toEqual([1, 2]);
    expect(dialsOf(story, 0)).toEqual([3, 2, 2]);
    expect(askedNow(story)).toBe(FALL);
  });

  test('Council Levy: a dial goes down for each card that is missing', () => {
    const one = drawing('fall', 'season-council-levy', t => {
      tacticsHand(t, 0, 'tactics-scrying');
      dials(t, 0, 0, 1, 4);
    });
    one.answer(0, 0).answer(1, 1).answer(['tactics-scrying']);
    expect(one.offered()).toEqual(['wood', 'ore']);
    one.answer('wood');
    expect(dialsOf(one, 0)).toEqual([0, 0, 4]);
    const none = drawing('fall', 'season-council-levy', t => dials(t, 0, 1, 2, 0));
    none.answer(0, 0).answer(1, 1);
    expect(none.offered()).toEqual(['food', 'wood']);
    none.answers('wood', 'food');
    expect(dialsOf(none, 0)).toEqual([0, 1, 0]);
    const poor = drawing('fall', 'season-council-levy', t => dials(t, 0, 1, 0, 0));
    poor.answer(0, 0).answer(1, 1);
    expect(dialsOf(poor, 0)).toEqual([0, 0, 0]);
    expect(askedNow(poor)).toBe(FALL);
  });

  test('Restless Beasts: each may move all unallied units of an area to uncontrolled ground, none of them twice', () => {
    const story = drawing('fall', 'season-restless-beasts', t => {
      neutrals(t, '1A', { 'unit-beastman': 1 });
      neutrals(t, '1A', { 'unit-hell-hound': 1 }, true);
      neutrals(t, '5D', { 'unit-giant': 1 });
      neutrals(t, 'DB', { 'unit-giant': 1 });
      army(t, 1, '1B', { 'unit-archer': 1 });
    });
    expect(askedNow(story)).toBe('0 from');
    expect(story.offered()).toEqual(['1A', '5D', 'pass']);
    story.answer('1A');
    expect(story.offered()).toEqual(['1C', '2B', '2C']);
    story.answer('1C');
    expect(unitsAt(story.table, '1A')).toEqual({});
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-beastman': 1, 'unit-hell-hound:routed': 1 });
    expect(askedNow(story)).toBe('1 from');
    expect(story.offered()).toEqual(['5D', 'pass']);
    story.answer('pass');
    expect(askedNow(story)).toBe(FALL);
  });

  test('Restless Beasts: a group crosses mountains and water only if all of it flies', () => {
    type Units = Readonly<Record<string, number>>;
    const from1A = (units: Units, routed: Units = {}): string[] =>
      drawing('fall', 'season-restless-beasts', t => {
        neutrals(t, '1A', units);
        neutrals(t, '1A', routed, true);
      })
        .answer('1A')
        .offered();
    expect(from1A({ 'unit-razorwing': 2 })).toEqual(['1B', '1C', '2A', '2B', '2C', '3C']);
    expect(from1A({ 'unit-razorwing': 1, 'unit-beastman': 1 })).toEqual(['1B', '1C', '2B', '2C']);
    expect(from1A({ 'unit-razorwing': 1 }, { 'unit-beastman': 1 })).toEqual(['1B', '1C', '2B', '2C']);
    expect(from1A({ 'unit-razorwing': 1 }, { 'unit-razorwing': 1 })).toHaveLength(6);
  });

  test('Mutinous Garrison: two standing units are routed wherever a player has six or more', () => {
    const story = drawing('fall', 'season-mutinous-garrison', t => {
      army(t, 0, 'DA', { 'unit-footman': 3, 'unit-knight': 1 });
      neutrals(t, 'DA', { 'unit-beastman': 1 });
      army(t, 0, 'DA', { 'unit-bowman': 1 }, true);
      army(t, 0, 'DB', { 'unit-footman': 5 });
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, 'DC', { 'unit-bowman': 6 }, true);
      army(t, 1, 'LA', { 'unit-archer': 6 }, true);
    });
    expect(askedNow(story)).toBe('0 routed');
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman', 'unit-beastman']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['unit-knight', 'unit-beastman']);
    expect(unitsAt(story.table, 'DA')).toEqual({
      'unit-footman': 3,
      'unit-bowman:routed': 1,
      'unit-knight:routed': 1,
      'unit-beastman:routed': 1,
    });
    expect(unitsAt(story.table, 'DB')).toEqual({ 'unit-footman': 5 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1, 'unit-bowman:routed': 6 });
    expect(askedNow(story)).toBe(FALL);
  });
});
