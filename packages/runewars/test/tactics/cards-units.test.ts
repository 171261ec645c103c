import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { activate, army, neutrals, rune, unitsAt } from '../kit/arrange.ts';
import { holder } from '../move/told.ts';
import { faceIn, isUp, sees } from '../runes/kit.ts';
import { askedNow, isOver, mayPlay, playing } from './kit.ts';

everyWay({ describe, it }, 'Cards about units', test => {
  test('Rally Cry in a turn: up to four routed units of one area stand, allies included', () => {
    const story = playing('rally-cry', t => {
      army(t, 0, '1A', { 'unit-footman': 4, 'unit-knight': 1 }, true);
      neutrals(t, '1A', { 'unit-giant': 1 }, true);
      army(t, 0, 'DA', { 'unit-footman': 1 }, true);
      army(t, 1, 'LA', { 'unit-archer': 1 }, true);
    });
    expect(story.offered()).toEqual(['1A', 'DA']);
    story.answer('1A');
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman', 'unit-giant']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 4]);
    story.answer(['unit-giant', 'unit-footman', 'unit-footman']);
    expect(unitsAt(story.table, '1A')).toEqual({
      'unit-giant': 1,
      'unit-footman': 2,
      'unit-footman:routed': 2,
      'unit-knight:routed': 1,
    });
  });

  test('RW-TACT-17 Rally Cry is not offered without a routed unit of the player’s', () => {
    expect(mayPlay('rally-cry', t => army(t, 1, 'LA', { 'unit-archer': 1 }, true))).toBe(false);
    expect(mayPlay('rally-cry', t => army(t, 0, 'DA', { 'unit-footman': 1 }, true))).toBe(true);
  });

  test('Scatter the Beasts: unallied units retreat together as the left neighbour says, and are routed', () => {
    const story = playing(
      'scatter-the-beasts',
      t => {
        neutrals(t, '1B', { 'unit-beastman': 2 });
        neutrals(t, '1B', { 'unit-giant': 1 }, true);
        army(t, 0, '1C', { 'unit-footman': 1 });
        neutrals(t, '2A', { 'unit-giant': 1 });
      },
      { seats: 3 },
    );
    expect(story.offered()).toEqual(['1B', '2A']);
    story.answer('1B');
    expect(askedNow(story)).toBe('1 to');
    expect(story.offered()).toEqual(['1A', '2A', '2B']);
    story.answer('2A');
    expect(unitsAt(story.table, '2A')).toEqual({
      'unit-beastman:routed': 2,
      'unit-giant': 1,
      'unit-giant:routed': 1,
    });
    expect(isOver(story)).toBe(true);
  });

  test('Scatter the Beasts: of allied units their ally picks the area, and has them no more', () => {
    const story = playing(
      'scatter-the-beasts',
      t => {
        army(t, 2, '1B', { 'unit-berserker': 1 });
        neutrals(t, '1B', { 'unit-beastman': 2 });
        army(t, 2, '2B', { 'unit-berserker': 1 });
      },
      { seats: 3 },
    );
    expect(askedNow(story)).toBe('2 to');
    expect(story.offered()).toEqual(['1A', '1C', '2A']);
    story.answer('1C');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-berserker': 1 });
    expect(holder(story.table, '1C')).toBe(-1);
  });

  test('Scatter the Beasts: with uncontrolled ground nowhere near they are destroyed', () => {
    const story = playing('scatter-the-beasts', t => {
      army(t, 0, '5D', { 'unit-footman': 1 });
      neutrals(t, '5D', { 'unit-beastman': 2 });
      army(t, 0, '5C', { 'unit-footman': 1 });
      army(t, 0, '5B', { 'unit-footman': 1 });
    });
    expect(story.happened).toEqual(['tactics-played', 'units-destroyed']);
    expect(unitsAt(story.table, '5D')).toEqual({ 'unit-footman': 1 });
    expect(mayPlay('scatter-the-beasts')).toBe(false);
  });

  test('Call of the Wilds: two triangle units in any mix, or a Sorcerer, into an area of the player’s', () => {
    const story = playing('call-of-the-wilds', t => army(t, 0, '1A', { 'unit-footman': 1 }));
    expect(story.offered()).toEqual(['1A', 'DA', 'DB', 'DC']);
    story.answer('1A');
    expect(story.offered()).toEqual(['unit-beastman', 'unit-razorwing', 'unit-sorcerer']);
    story.answer('unit-razorwing');
    expect(story.offered()).toEqual(['unit-razorwing', 'unit-beastman']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['unit-beastman']);
    expect(unitsAt(story.table, '1A')).toEqual({
      'unit-footman': 1,
      'unit-razorwing': 1,
      'unit-beastman': 1,
    });
    const sorcerer = playing('call-of-the-wilds').answers('DB', 'unit-sorcerer');
    expect(unitsAt(sorcerer.table, 'DB')).toEqual({ 'unit-sorcerer': 1 });
    expect(isOver(sorcerer)).toBe(true);
  });

  test('RW-CAP-02 Call of the Wilds: what is more than eight is destroyed, and what the supply lacks is not placed', () => {
    const full = playing('call-of-the-wilds', t => army(t, 0, 'DA', { 'unit-footman': 7 })).answers('DA');
    full.answers('unit-beastman', ['unit-beastman']);
    expect(full.ask().rule).toBe('RW-CAP-02');
    full.answer(['standing:unit-footman']);
    expect(unitsAt(full.table, 'DA')).toEqual({ 'unit-footman': 6, 'unit-beastman': 2 });
    const scarce = playing('call-of-the-wilds', t => {
      neutrals(t, '1A', { 'unit-beastman': 8, 'unit-razorwing': 7 });
      neutrals(t, '1B', { 'unit-sorcerer': 8 });
    }).answer('DA');
    expect(unitsAt(scarce.table, 'DA')).toEqual({ 'unit-razorwing': 1 });
    const none = mayPlay('call-of-the-wilds', t =>
      neutrals(t, '1A', { 'unit-beastman': 8, 'unit-razorwing': 8, 'unit-sorcerer': 8 }),
    );
    expect(none).toBe(false);
  });

  test('RW-NEUT-15 Beast Lure: one or two unallied units, no hexagons, go to any neighbour as they are', () => {
    const story = playing('beast-lure', t => {
      neutrals(t, '3A', { 'unit-sorcerer': 1, 'unit-giant': 1 });
      neutrals(t, '3A', { 'unit-hell-hound': 2 }, true);
      neutrals(t, '2A', { 'unit-giant': 2 });
      army(t, 1, '3C', { 'unit-archer': 1 });
      army(t, 0, '1A', { 'unit-footman': 1 });
      neutrals(t, '1A', { 'unit-beastman': 1 });
      activate(t, 0, '3A', 'DC');
    });
    expect(story.offered()).toEqual(['3B', '3C', 'DC']);
    story.answer('DC');
    expect(story.offered()).toEqual(['standing:unit-sorcerer', 'routed:unit-hell-hound']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(['standing:unit-sorcerer', 'routed:unit-hell-hound']);
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-sorcerer': 1, 'unit-hell-hound:routed': 1 });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-giant': 1, 'unit-hell-hound:routed': 1 });
    expect(isOver(story)).toBe(true);
  });

  test('Beast Lure: only who flies crosses water and mountains, and a full ally makes room', () => {
    const story = playing('beast-lure', t => {
      neutrals(t, '1A', { 'unit-razorwing': 1, 'unit-beastman': 1 });
      army(t, 1, '2A', { 'unit-archer': 8 });
    });
    expect(story.offered()).toEqual(['1B', '1C', '2A', '2B', '2C', '3C']);
    story.answer('2A');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-CAP-02']);
    story.answer(['standing:unit-razorwing']);
    expect(unitsAt(story.table, '2A')).toEqual({ 'unit-archer': 8 });
    expect(mayPlay('beast-lure', t => neutrals(t, '2A', { 'unit-giant': 2 }))).toBe(false);
  });
});

everyWay({ describe, it }, 'Cards about runes', test => {
  test('RW-INFO-08 Scrying: one or two facedown runes anywhere, seen by the player alone', () => {
    const arrange = (t: Table): void => {
      rune(t, 'LA', 'dragon', { knownTo: [1] });
      rune(t, 'LB', 'false', { knownTo: [1] });
      rune(t, '1A', 'dragon');
      rune(t, '1B', 'dragon', { faceup: true });
      rune(t, 'DA', 'false', { knownTo: [0] });
    };
    const story = playing('scrying', arrange, { seats: 3 });
    expect(story.offered()).toEqual(['1A', 'DA', 'LA', 'LB']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(['LA', '1A']);
    expect([0, 1, 2].map(seat => sees(story, seat, 'LA'))).toEqual([true, true, false]);
    expect([0, 1, 2].map(seat => sees(story, seat, '1A'))).toEqual([true, false, false]);
    expect(isUp(story, 'LA')).toBe(false);
    expect(story.told(2).map(({ key }) => key)).toEqual([
      'rune-looked-at',
      'rune-seen',
      'rune-looked-at',
      'rune-seen',
    ]);
    expect(JSON.stringify(story.told(2))).not.toContain('"rune":');
    expect(mayPlay('scrying', t => rune(t, 'DA', 'dragon', { knownTo: [0] }))).toBe(false);
    expect(mayPlay('scrying', t => rune(t, '1B', 'dragon', { faceup: true }))).toBe(false);
  });

  test('RW-O8-08 Hidden Vault: the runes of two areas are mixed as by Fortify, free of charge', () => {
    const story = playing('hidden-vault', t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      rune(t, 'DB', 'false', { knownTo: [0, 1] });
      rune(t, 'LA', 'dragon', { knownTo: [1] });
    });
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer('DA');
    expect(story.offered()).toEqual(['DB', 'DC']);
    story.answers('DB', ['DB', 'DA']);
    expect([faceIn(story, 'DA'), faceIn(story, 'DB')]).toEqual(['false', 'dragon']);
    expect(['DA', 'DB'].map(where => sees(story, 1, where))).toEqual([false, false]);
    expect([0, 1, 2].map(resource => story.table.dial.get(0, resource))).toEqual([3, 2, 2]);
    expect(mayPlay('hidden-vault', t => rune(t, 'LA', 'dragon'))).toBe(false);
  });
});
