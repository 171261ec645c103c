import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { area, army, heroAt, neutrals, noStronghold, rune, stronghold } from '../kit/arrange.ts';
import { areasWithRune, faceIn, isUp, pileOf, receiving, sees } from './kit.ts';

const board = ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D'];
const homes = ['DA', 'DB', 'DC'];
const places = (...where: readonly string[]): string[] => where.map(id => `area:${id}`);

/** Seat 1 holds everything outside the home realms but these areas. */
const closed = (t: Table, ...open: readonly string[]): void => {
  for (const where of board) if (!open.includes(where)) army(t, 1, where, { 'unit-archer': 1 });
};

everyWay({ describe, it }, 'Receiving a dragon rune', test => {
  test('RW-RUNE-05 none, one or two false runes of controlled areas may be discarded first', () => {
    const story = receiving(t => {
      for (const where of homes) rune(t, where, 'false');
      rune(t, 'LB', 'false');
      rune(t, '1C', 'false');
    });
    expect(story.offered()).toEqual(homes);
    expect([story.ask().min, story.ask().max]).toEqual([0, 2]);
    story.answer(['DA', 'DC']);
    expect(areasWithRune(story)).toEqual(['1C', 'DB', 'LB']);
  });

  test('RW-RUNE-06 discarded false runes are shown, go to their pile and leave their areas free', () => {
    const story = receiving(t => {
      rune(t, 'DA', 'false', { faceup: true });
      rune(t, 'DB', 'false');
      rune(t, 'DC', 'dragon');
    });
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer(['DA', 'DB']);
    expect(story.told(1)).toEqual([
      { key: 'false-rune-discarded', args: { who: 0, area: area('DA') } },
      { key: 'false-rune-discarded', args: { who: 0, area: area('DB') } },
    ]);
    expect(pileOf(story)).toEqual([20, 17]);
    expect(story.offered()).toEqual(places(...board, 'DA', 'DB'));
  });

  test('RW-RUNE-07 RW-OBJ-11 one dragon rune and one false rune are taken', () => {
    const story = receiving(t => {
      t.runePile.add(0, -6);
      t.runePile.add(1, -6);
    });
    expect(story.ask().items.map(({ name }) => name)).toEqual(['dragon', 'false']);
    story.answer(places('DA', 'DB'));
    expect(pileOf(story)).toEqual([14, 10]);
    expect([faceIn(story, 'DA'), faceIn(story, 'DB')]).toEqual(['dragon', 'false']);
    expect([isUp(story, 'DA'), isUp(story, 'DB')]).toEqual([false, false]);
  });

  const everywhere = (): Play<Table> =>
    receiving(t => {
      army(t, 0, 'LC', { 'unit-footman': 1 });
      army(t, 1, '1B', { 'unit-archer': 1 });
      neutrals(t, '1A', { 'unit-razorwing': 2 });
    });

  test('RW-RUNE-08 RW-OBJ-12 friendly and uncontrolled areas take them, and no area of another player', () => {
    expect(everywhere().offered()).toEqual(places(...board.filter(id => id !== '1B'), ...homes, 'LC'));
    expect(everywhere().tries(places('1B', 'DA'))).toBe('not-offered');
  });

  test('RW-RUNE-09 neutral areas, empty ones and home realm areas, own or occupied, are among them', () => {
    for (const where of ['1A', '1C', 'DB', 'LC']) expect(everywhere().offered()).toContain(`area:${where}`);
  });

  test('RW-RUNE-01 RW-RUNE-10 never where a token lies, and never both in one area', () => {
    const story = receiving(t => {
      rune(t, '1A', 'dragon');
      rune(t, 'DC', 'dragon', { faceup: true });
    });
    expect(story.offered()).not.toContain('area:1A');
    expect(story.offered()).not.toContain('area:DC');
    expect(story.tries(places('DA', 'DA'))).toBe('too-many');
    expect(story.tries(places('1A', 'DA'))).toBe('not-offered');
  });

  test('RW-RUNE-11 without a legal area both tokens go back', () => {
    const story = receiving(t => {
      closed(t);
      for (const where of homes) rune(t, where, 'dragon', { knownTo: [0] });
    }).answer([]);
    expect(story.offered()).toEqual(['pile']);
    story.answer(['pile', 'pile']);
    expect(pileOf(story)).toEqual([18, 17]);
    expect(story.happened).toEqual(['rune-returned', 'rune-returned']);
  });

  test('RW-RUNE-12 with one legal area the player says which token goes there', () => {
    const story = receiving(t => {
      closed(t);
      for (const where of ['DA', 'DB']) rune(t, where, 'dragon');
    }).answer([]);
    expect(story.offered()).toEqual(['area:DC', 'pile']);
    expect(story.tries(['pile', 'pile'])).toBe('too-many');
    story.answer(['area:DC', 'pile']);
    expect(faceIn(story, 'DC')).toBe('dragon');
    expect(pileOf(story)).toEqual([18, 17]);
  });

  test('RW-RUNE-13 RW-COMP-27 of an empty pile nothing is received, of two nothing happens', () => {
    const one = receiving(t => t.runePile.add(1, -17));
    expect(one.ask().items.map(({ name }) => name)).toEqual(['dragon']);
    one.answer(['area:DA']);
    expect(pileOf(one)).toEqual([20, 0]);
    const none = receiving(t => {
      t.runePile.add(0, -21);
      t.runePile.add(1, -17);
    });
    expect(none.ask().name).toBe('choice');
  });

  test('RW-INFO-07 RW-INFO-08 where tokens were laid is told to all, which is which only to who laid them', () => {
    for (const order of [places('DB', '1A'), places('1A', 'DB')]) {
      const story = receiving().answer(order);
      expect(story.told(1)).toEqual([
        { key: 'rune-placed', args: { who: 0, area: area('1A') } },
        { key: 'rune-placed', args: { who: 0, area: area('DB') } },
      ]);
      const faces = story.told(0).map(({ args }) => args['rune']);
      expect(faces).toEqual(order[0] === 'area:1A' ? [0, 1] : [1, 0]);
      expect([sees(story, 0, '1A'), sees(story, 1, '1A')]).toEqual([true, false]);
      expect(JSON.stringify(story.view(1).crumbs)).not.toContain('places":[');
    }
  });

  test('RW-RUNE-16 a player with a hero in the area sees the token laid there', () => {
    const story = receiving(t => heroAt(t, 1, 'HE-01', '1A')).answer(places('1A', 'DB'));
    expect([sees(story, 1, '1A'), sees(story, 1, 'DB')]).toEqual([true, false]);
    expect(story.told(1).at(-1)).toEqual({ key: 'rune-seen', args: { who: 1, area: area('1A'), rune: 0 } });
  });

  test('RW-EX-A14 one false rune discarded, two tokens placed', () => {
    const story = receiving(
      t => {
        rune(t, 'LA', 'dragon');
        rune(t, 'LB', 'dragon');
        rune(t, 'LC', 'false');
        stronghold(t, 0, '5A');
        rune(t, '5A', 'false');
        noStronghold(t, 'DA');
        army(t, 0, '5B', { 'unit-archer': 1 });
      },
      { factions: ['latari', 'daqan'] },
    );
    const before = pileOf(story);
    story.answer(['LC']).answer(places('LC', '5B'));
    expect(dragonRunes(story.table, 0)).toBe(3);
    expect(areasWithRune(story).filter(id => faceIn(story, id) === 'false')).toEqual(['5A', '5B']);
    expect(pileOf(story)).toEqual([before[0] - 1, before[1]]);
  });
});
