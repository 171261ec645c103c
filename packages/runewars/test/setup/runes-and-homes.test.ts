import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { areasTouching } from '../../src/board/markers.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, DRAGON, FALSE_RUNE } from '../../src/pools.ts';
import { boardUnderway, countHomes, countMarkers, countTiles } from '../../src/rules/setup/board/underway.ts';
import { leftNeighbour } from '../../src/rules/table/seats.ts';
import { area } from '../kit/arrange.ts';
import { allButOneTile, building, lastTile, putMarkers, until } from '../kit/building.ts';

const tiles = [
  ['1', 0, 0, 4],
  ['2', 1, -2, 2],
  ['3', -2, 1, 4],
  ['9', -3, 1, 4],
] as const;

/** Markers all around, so that runes find room in two areas only. */
const leaveLittleRoom = (t: Table): void =>
  putMarkers(t, [0, 1, 1, 0], [-2, -1, -1, -2], [-3, 2, -2, 2], [2, -2, 3, -3]);

const withRunes = (t: Table): string[] => areaIds.filter((_, number) => t.rune.at(number) >= 0);

const atRunes = (seats: 2 | 3 | 4) => until(building({ seats }), 'RW-BOARD-20');

everyWay({ describe, it }, 'RW-BOARD, setup runes', test => {
  test('RW-BOARD-20 RW-BOARD-24 counterclockwise, one dragon and one false rune each, facedown', () => {
    const story = atRunes(4);
    const first = story.table.firstSeat;
    const order: number[] = [];
    while (story.ask().rule === 'RW-BOARD-20') {
      const { seat, items } = story.ask();
      order.push(seat);
      expect(items.map(({ name }) => name)).toEqual(['dragon', 'false']);
      const [one, two] = story.offered();
      story.answer([two, one]);
      expect(story.table.rune.at(area(two))).toBe(DRAGON);
      expect(story.table.rune.at(area(one))).toBe(FALSE_RUNE);
    }
    expect(order).toEqual([first, (first + 3) % 4, (first + 2) % 4, (first + 1) % 4]);
    expect(withRunes(story.table)).toHaveLength(8);
  });

  test('RW-BOARD-20 only who laid a token knows it, and the order of telling says nothing', () => {
    const story = atRunes(3);
    const [seat] = story.asked;
    const other = (seat + 1) % 3;
    const [one, two] = story.offered();
    const told = (places: readonly string[]) => {
      const again = atRunes(3).answer(places);
      const runes = (viewer: number) => again.told(viewer).filter(({ key }) => key === 'rune-laid');
      return { own: runes(seat), others: runes(other), view: again.view(other).table['rune'] };
    };
    const [there, back] = [told([one, two]), told([two, one])];
    expect(there.others).toEqual(back.others);
    expect(there.view).toEqual(back.view);
    expect(there.own).not.toEqual(back.own);
    expect(there.others.every(({ args }) => !('rune' in args))).toBe(true);
  });

  test('RW-BOARD-21 RW-BOARD-22 not next to a marker and not where a token lies', () => {
    const story = atRunes(2);
    const board = boardUnderway(story.table);
    const near = new Set(
      board.markers.flatMap(marker => areasTouching(board, marker)).map(({ area: { id } }) => id),
    );
    for (const id of near) expect(story.whyNot(id)).toBe('reason.rune-next-to-marker');
    expect(story.offered().filter(id => near.has(id))).toEqual([]);
    const [one, two] = story.offered();
    expect(story.tries([one, one])).toBe('too-many');
    story.answer([one, two]);
    expect([story.whyNot(one), story.whyNot(two)]).toEqual([
      'reason.rune-already-there',
      'reason.rune-already-there',
    ]);
  });

  test('RW-BOARD-25 who has no room for his tokens sends runes and markers back', () => {
    const story = until(lastTile(allButOneTile(building({ seats: 2 }), tiles), tiles), 'RW-BOARD-20');
    const first = story.table.firstSeat;
    story.given(leaveLittleRoom);
    expect(story.offered()).toEqual(['1B', '3B']);
    story.answer(['1B', '3B']);
    expect(story.happened).toEqual(['rune-laid', 'rune-laid', 'markers-taken-back']);
    expect([withRunes(story.table), countMarkers(story.table)]).toEqual([[], 0]);
    expect([story.table.runePile.count(DRAGON), story.table.runePile.count(FALSE_RUNE)]).toEqual([21, 17]);
    expect([story.asked, story.ask().rule]).toEqual([[first], 'RW-BOARD-13']);
  });

  test('RW-BOARD-25 [ruling] after eight such times the tiles are laid anew', () => {
    const story = lastTile(allButOneTile(building({ seats: 2 }), tiles), tiles);
    for (let times = 1; times <= 8; times++) {
      until(story, 'RW-BOARD-20').given(leaveLittleRoom).answer(['1B', '3B']);
      expect(story.happened.includes('tiles-taken-back')).toBe(times === 8);
    }
    expect([withRunes(story.table), countTiles(story.table), story.ask().rule]).toEqual([
      [],
      0,
      'RW-BOARD-05',
    ]);
  });

  test('RW-BOARD-35 with two players both directions are one, and each is the left neighbour of the other', () => {
    const story = atRunes(2);
    const first = story.table.firstSeat;
    expect(story.asked).toEqual([first]);
    story.answer(story.ask().absent);
    expect([story.asked, story.ask().rule]).toEqual([[1 - first], 'RW-BOARD-20']);
    const { table } = until(story, 'RW-ORDER-01');
    expect([leftNeighbour(table, 0), leftNeighbour(table, 1)]).toEqual([1, 0]);
  });
});

everyWay({ describe, it }, 'RW-BOARD, home realms', test => {
  test('RW-BOARD-26 RW-EX-A02 left of the first player first; the first player gets the last marker', () => {
    const story = building({ seats: 3 });
    const first = story.table.firstSeat;
    until(story, 'RW-BOARD-20');
    const runes: number[] = [];
    const homes: number[] = [];
    const markers: number[] = [];
    for (; story.ask().rule !== 'RW-SETUP-12'; story.answer(story.ask().absent)) {
      const { rule, seat } = story.ask();
      if (rule === 'RW-BOARD-20') runes.push(seat);
      if (rule === 'RW-BOARD-26') {
        homes.push(seat);
        markers.push(countMarkers(story.table));
      }
    }
    expect(runes).toEqual([first, (first + 2) % 3, (first + 1) % 3]);
    expect(homes).toEqual([(first + 1) % 3, (first + 2) % 3, first]);
    expect(markers).toEqual([3, 2, 1]);
    expect([countMarkers(story.table), countHomes(story.table)]).toEqual([0, 3]);
    const kinds = withRunes(story.table).map(id => story.table.rune.at(area(id)));
    expect(kinds.filter(kind => kind === DRAGON)).toHaveLength(3);
    expect(kinds.filter(kind => kind === FALSE_RUNE)).toHaveLength(3);
    expect(withRunes(story.table).map(id => story.table.runeUp.get(area(id)))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('RW-BOARD-27 RW-BOARD-28 RW-BOARD-30 what breaks a rule of home realms is refused with its reason', () => {
    const story = until(building({ seats: 3 }), 'RW-BOARD-26');
    const { options, denied } = story.ask();
    expect(options.length).toBeGreaterThan(0);
    const known = ['home-off-marker', 'board-taken', 'home-next-to-home', 'board-colour-on-colour'];
    expect(denied.length).toBeGreaterThan(0);
    for (const { reason } of denied) expect(known.map(key => `reason.${key}`)).toContain(reason.key);
  });

  test('RW-BOARD-29 home realms that would have to touch send markers, runes and home realms back', () => {
    const story = until(building({ seats: 2 }), 'RW-BOARD-26');
    const { firstSeat: first } = story.table;
    // The second marker lies beside the first, so that every home realm on it touches the other one.
    story.given(t => putMarkers(t, [12, 0, 12, 1], [13, 0, 13, 1]));
    story.answer(story.offered()[0]);
    expect(story.happened).toContain('markers-taken-back');
    expect([withRunes(story.table), countMarkers(story.table), countHomes(story.table)]).toEqual([[], 0, 0]);
    expect(story.table.runePile.total).toBe(38);
    expect([story.asked, story.ask().rule]).toEqual([[first], 'RW-BOARD-13']);
  });

  test('RW-BOARD-29 [ruling] after eight such times the tiles are laid anew', () => {
    const story = building({ seats: 2 });
    for (let times = 1; times <= 8; times++) {
      until(story, 'RW-BOARD-26').given(t => putMarkers(t, [12, 0, 12, 1], [13, 0, 13, 1]));
      story.answer(story.offered()[0]);
      expect(story.happened.includes('tiles-taken-back')).toBe(times === 8);
    }
    expect([countTiles(story.table), story.ask().rule]).toEqual([0, 'RW-BOARD-05']);
  });
});
