import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { hasArea } from '../../../src/board/area-set.ts';
import type { Table } from '../../../src/layout.ts';
import { areaIds, cityPool } from '../../../src/pools.ts';
import { isOnBoard } from '../../../src/rules/map/areas.ts';
import { mapOf } from '../../../src/rules/map/map-of.ts';
import { placeCities } from '../../../src/rules/setup/board/populate.ts';
import { layBoard, type Spot } from '../../kit/boards.ts';
import { building, settingUp } from '../../kit/building.ts';
import { position } from '../../kit/position.ts';
import { expansion } from './twelve.ts';

const tilesOf = (t: Table): number[] =>
  Array.from({ length: t.tiles }, (_, tile) => tile + 1).filter(tile => t.tileOf.get(tile - 1) > 0);

const setupQuests = (t: Table): number[] =>
  t.content.questCards.flatMap(({ setupTile }, quest) => (setupTile === undefined ? [] : [quest]));

everyWay({ describe, it }, 'BW-SETUP, Setup Quests', test => {
  test('BW-SETUP-10 eight of twelve are dealt to four players, new ones among them', () => {
    const dealt = new Set<number>();
    for (let seed = 1; seed <= 4; seed++) {
      const { table: t } = building({ seats: 4, options: expansion }, seed);
      expect(setupQuests(t)).toHaveLength(12);
      expect([0, 1, 2, 3].map(seat => t.setupQuests.at(seat).total)).toEqual([2, 2, 2, 2]);
      for (const tile of tilesOf(t)) dealt.add(tile);
    }
    expect([10, 11, 12].every(tile => dealt.has(tile))).toBe(true);
  });

  test('BW-SETUP-11 who is dealt one lays its tile', () => {
    for (let seed = 1; seed < 40; seed++) {
      const story = building({ seats: 2, options: expansion }, seed);
      const first = story.table.firstSeat;
      if (story.table.tileOf.get(11) !== first + 1) continue;
      expect(story.offered()).toContain('12');
      story.answers('12', '0,0/2');
      const tile = story.history('spectator').find(({ key }) => key === 'tile-laid');
      expect(tile?.args).toMatchObject({ who: first, tile: 12, q: 0, r: 0, rotation: 2 });
      // The next tile touches it with two areas.
      story.answer(story.offered()[0]);
      expect(story.ask().denied.map(({ reason }) => reason.key)).toContain('reason.board-too-few-own');
      return;
    }
    throw new Error('tile 12 was never dealt to the first player');
  });
});

describe('BW-SETUP, the Quest deck and the cities', () => {
  it('BW-SETUP-12 Quests of tiles that are not in play are out of the game', () => {
    const seen = new Set<boolean>();
    for (let seed = 1; seed <= 12; seed++) {
      const { table: t } = settingUp({ seats: 2, options: expansion }, seed);
      seen.add(isOnBoard(t, areaIds.indexOf('12')));
      for (const [quest, { place }] of t.content.questCards.entries()) {
        const stays = place.kind !== 'area' || isOnBoard(t, areaIds.indexOf(place.area));
        expect(t.questBox.count(quest)).toBe(stays ? 0 : 1);
      }
    }
    expect(seen).toEqual(new Set([false, true]));
  });

  it('BW-SETUP-18 of eight city spaces seven get a city, and chance says which', () => {
    const tiles = position({ options: expansion }).table.content.tiles.filter(({ areas }) =>
      areas.some(({ city }) => city),
    );
    const spots = tiles.map(({ id }, i): Spot => [id, 4 * i - 14, 0, 0]);
    const empty = new Set<number>();
    for (let last = 0; last < 8; last++) {
      const story = position({ options: expansion });
      // Eight spaces for seven tokens: the first roll leaves the first space empty, and so on.
      story.chance('token', ...Array.from({ length: 8 }, (_, n) => (n === last ? 7 - Math.min(n, 7) : 0)));
      story.given(t => {
        layBoard(t, spots);
        placeCities(t);
      });
      const { table: t } = story;
      const spaces = areaIds.flatMap((_, area) =>
        hasArea(mapOf(t).here, area) && t.content.area[area].city ? [area] : [],
      );
      expect(spaces).toHaveLength(8);
      const without = spaces.filter(area => t.city.at(area) < 0);
      expect(without).toHaveLength(1);
      expect(t.cityPile.total).toBe(0);
      empty.add(spaces.indexOf(without[0]));
      const cities = spaces.map(area => cityPool.cards[t.city.at(area)]);
      expect(cities).not.toContain('city-lost');
    }
    expect(empty.size).toBe(8);
  });
});
