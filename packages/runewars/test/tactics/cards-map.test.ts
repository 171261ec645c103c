import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import { activate, area, army, city, heroAt, neutrals, stronghold, unitsAt } from '../kit/arrange.ts';
import { holder } from '../move/told.ts';
import { strongholdIn } from '../orders/kit.ts';
import { askedNow, holding, isOver, mayPlay, playing } from './kit.ts';

const tokens = (t: Table, where: string): number => t.activation.get(area(where));

everyWay({ describe, it }, 'Cards about the map', test => {
  test('Horrific Rumors: a token of an opponent into an area that he does not control and has not activated', () => {
    const story = playing('horrific-rumors', t => {
      army(t, 1, '1A', { 'unit-archer': 1 });
      activate(t, 1, '1B');
      activate(t, 0, '1C');
      for (const where of ['2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D']) activate(t, 1, where);
    });
    expect(story.offered()).toEqual(['1C', 'DA', 'DB', 'DC']);
    story.answer('1C');
    expect(tokens(story.table, '1C')).toBe(3);
    expect(story.told(1)).toEqual([{ key: 'activation-put', args: { who: 1, area: area('1C') } }]);
    const three = playing('horrific-rumors', undefined, { seats: 3 });
    expect(three.offered()).toEqual(['seat-1', 'seat-2']);
    three.answers('seat-2', 'DA');
    expect(tokens(three.table, 'DA')).toBe(4);
  });

  test('Renewed Orders: a token of the player’s own leaves the board', () => {
    const story = playing('renewed-orders', t => {
      activate(t, 0, '1A', '1B');
      activate(t, 1, '1B', '1C');
    });
    expect(story.offered()).toEqual(['1A', '1B']);
    story.answer('1B');
    expect([tokens(story.table, '1A'), tokens(story.table, '1B')]).toEqual([1, 2]);
    expect(mayPlay('renewed-orders', t => activate(t, 1, '1B'))).toBe(false);
  });

  test('RW-BATTLE-24 Renewed Orders at the start of a battle does not touch the contested area', () => {
    const arrange = (t: Table): void => {
      army(t, 0, '3B', { 'unit-footman': 3 });
      army(t, 1, '1B', { 'unit-archer': 1 });
      activate(t, 0, '2A');
    };
    const story = holding(['renewed-orders', 'scrying'], arrange, { order: 'order-conquer' });
    story.answers('order', '1B', 'pass', ['3B:unit-footman', '3B:unit-footman']);
    expect(story.offered()).toEqual(['turn:tactics-renewed-orders', 'pass']);
    story.answer('turn:tactics-renewed-orders');
    expect([tokens(story.table, '2A'), tokens(story.table, '1B')]).toEqual([0, 1]);
  });

  test('Raze a City: a city of the player’s own is gone, and a stronghold can be built there', () => {
    const arrange = (t: Table): void => {
      city(t, '3B', 'city-forge');
      city(t, '2C', 'city-tamalir');
      city(t, '5B', 'city-dawnsmoor');
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 0, '2C', { 'unit-footman': 1 });
    };
    const story = playing('raze-a-city', arrange, { order: 'order-fortify' });
    expect(story.offered()).toEqual(['2C', '3B']);
    story.answer('3B');
    expect([story.table.city.at(area('3B')), story.table.cityBox.total]).toEqual([-1, 1]);
    expect(story.table.deeds.get(0, DEED.razedCity)).toBe(1);
    story.answers('order', 'build');
    expect(story.offered()).toEqual(['3B', 'DB', 'DC']);
    expect(mayPlay('raze-a-city', t => city(t, '5B', 'city-dawnsmoor'))).toBe(false);
  });

  test('RW-TACT-25 RW-BORDER-05 Mountain Pass: mountains are open to the player’s figures in this turn', () => {
    const arrange = (t: Table): void => {
      army(t, 0, '3C', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-08', '3C');
      army(t, 1, '2B', { 'unit-archer': 1 });
    };
    const closed = holding(['mountain-pass'], arrange, { order: 'order-mobilize' }).answers(
      'order',
      '2A',
      'pass',
    );
    expect(isOver(closed)).toBe(true);
    const open = playing('mountain-pass', arrange, { order: 'order-mobilize' }).answers('order', '2A');
    expect(open.offered()).toEqual(['3C:unit-footman']);
    open.answer(['3C:unit-footman']);
    expect(open.offered()).toEqual(['HE-08']);
    open.answer(['HE-08']);
    expect(unitsAt(open.table, '2A')).toEqual({ 'unit-footman': 1 });
    open.answer('end');
    expect(open.table.mountainPass).toBe(0);
  });

  test('RW-TACT-17 Mountain Pass: no second one in a turn', () => {
    const story = holding(['mountain-pass', 'mountain-pass']).answer('tactics:tactics-mountain-pass');
    expect(story.offered()).toEqual(['order']);
  });
});

everyWay({ describe, it }, 'Lost City', test => {
  test('Lost City: neutral units of a hero’s area retreat as the left neighbour says, and a stronghold rises damaged', () => {
    const story = playing('lost-city', t => {
      heroAt(t, 0, 'HE-01', '1A', { routed: true });
      neutrals(t, '1A', { 'unit-beastman': 1 });
      neutrals(t, '1A', { 'unit-giant': 1 }, true);
      heroAt(t, 0, 'HE-02', '3B');
      city(t, '3B', 'city-forge');
      heroAt(t, 0, 'HE-03', 'DB');
      heroAt(t, 1, 'HE-04', '1C');
    });
    expect(askedNow(story)).toBe('1 to');
    expect(story.offered()).toEqual(['1B', '1C', '2B', '2C']);
    story.answer('1C');
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-beastman:routed': 1, 'unit-giant:routed': 1 });
    expect(strongholdIn(story, '1A')).toBe('0 damaged');
    expect(holder(story.table, '1A')).toBe(0);
    expect(isOver(story)).toBe(true);
  });

  test('Lost City: several sites are offered: uncontrolled ones without a city', () => {
    const story = playing('lost-city', t => {
      heroAt(t, 0, 'HE-01', '1A');
      heroAt(t, 0, 'HE-02', '1C');
      army(t, 1, '1B', { 'unit-archer': 1 });
      heroAt(t, 0, 'HE-03', '1B');
    });
    expect(story.offered()).toEqual(['1A', '1C']);
    expect(mayPlay('lost-city', t => heroAt(t, 0, 'HE-01', 'DA'))).toBe(false);
    expect(mayPlay('lost-city', t => heroAt(t, 1, 'HE-01', '1A'))).toBe(false);
  });

  const four = (t: Table): void => {
    for (const where of ['3A', '3B', 'DB']) stronghold(t, 0, where);
    heroAt(t, 0, 'HE-01', '1C');
  };

  test('Lost City: with all strongholds in use one is given up for it', () => {
    const story = playing('lost-city', four);
    expect(story.offered()).toEqual(['3A', '3B', 'DA', 'DB']);
    story.answer('3A');
    expect([strongholdIn(story, '3A'), strongholdIn(story, '1C')]).toEqual([undefined, '0 damaged']);
  });

  test('Lost City: only where neutral units had to retreat the stronghold may be declined', () => {
    const story = playing('lost-city', t => {
      four(t);
      neutrals(t, '1C', { 'unit-beastman': 1 });
    });
    story.answer('1B');
    expect(story.offered()).toEqual(['3A', '3B', 'DA', 'DB', 'pass']);
    story.answer('pass');
    expect(strongholdIn(story, '1C')).toBeUndefined();
    expect(isOver(story)).toBe(true);
  });
});
