import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { AREAS, DRAGON, FALSE_RUNE } from '../../src/pools.ts';
import { area } from '../kit/arrange.ts';
import { allButOneTile, building, lastTile, markerName, settingUp, until } from '../kit/building.ts';

const original = { edition: 'original' };

const areasWithRunes = (t: Table): number[] =>
  Array.from({ length: AREAS }, (_, number) => number).filter(number => t.rune.at(number) >= 0);

everyWay({ describe, it }, 'RW-ORIG, setup', test => {
  test('RW-ORIG-05 building the board has no rune step', () => {
    const story = building({ seats: 3, options: original });
    const rules: string[] = [];
    while (story.ask().rule !== 'RW-SETUP-12') {
      rules.push(story.ask().rule);
      story.answer(story.ask().absent);
    }
    expect(rules).toContain('RW-BOARD-26');
    expect(rules).not.toContain('RW-BOARD-20');
    expect(areasWithRunes(story.table)).toEqual([]);
  });

  test('RW-ORIG-06 RW-ORIG-07 each player lays two dragon runes and a false one at home, in step 8', () => {
    const story = until(settingUp({ seats: 4, options: original }), 'RW-ORIG-07');
    const first = story.table.firstSeat;
    for (let step = 0; step < 4; step++) {
      const seat = (first + step) % 4;
      const home = story.table.content.homeRealms[story.table.faction.get(seat) - 1];
      const ids = home.areas.map(({ id }) => id);
      expect(story.asked).toEqual([seat]);
      expect(story.ask().items.map(({ name }) => name)).toEqual(['dragon', 'dragon', 'false']);
      expect(story.offered()).toEqual(ids);
      expect(story.tries([ids[0], ids[0], ids[1]])).toBe('too-many');
      story.answer([ids[0], ids[2], ids[1]]);
      expect(ids.map(id => story.table.rune.at(area(id)))).toEqual([DRAGON, FALSE_RUNE, DRAGON]);
    }
    const { table: t } = story;
    expect(areasWithRunes(t).every(number => t.content.area[number].home >= 0)).toBe(true);
    expect(areasWithRunes(t)).toHaveLength(12);
    expect([t.runePile.count(DRAGON), t.runePile.count(FALSE_RUNE)]).toEqual([13, 13]);
    const steps = story.history().filter(({ key }) => key === 'setup-step' || key === 'rune-laid');
    expect(steps.findIndex(({ key }) => key === 'rune-laid')).toBe(8);
  });

  test('RW-ORIG-08 four areas between markers are needed, where the revised edition asks for three', () => {
    const tiles = [
      ['5', 0, 0, 3],
      ['2', 2, -3, 1],
      ['1', 2, -2, 0],
      ['3', 4, -4, 0],
    ] as const;
    const second = (options: Readonly<Record<string, string>>) => {
      const story = lastTile(allButOneTile(building({ seats: 2, options }), tiles), tiles);
      return story.answer(markerName([5, -4, 5, -3]));
    };
    const [old, revised] = [second(original), second({})];
    const between = (spot: string) => old.ask().denied.find(({ option }) => option.name === spot)?.reason;
    const stricter = revised.offered().filter(spot => !old.offered().includes(spot));
    expect(stricter.length).toBeGreaterThan(0);
    for (const spot of stricter) {
      expect(between(spot)).toMatchObject({ key: 'reason.marker-too-close', args: { need: 4, have: 3 } });
    }
    expect(old.offered().every(spot => revised.offered().includes(spot))).toBe(true);
  });
});
