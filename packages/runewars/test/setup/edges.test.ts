import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { placeCities } from '../../src/rules/setup/board/populate.ts';
import { boardUnderway, countMarkers } from '../../src/rules/setup/board/underway.ts';
import { building, until } from '../kit/building.ts';
import { position } from '../kit/position.ts';

type Hexes = readonly { readonly q: number; readonly r: number }[];

const named = (hexes: Hexes): string => hexes.map(({ q, r }) => `${q},${r}`).join(' ');

everyWay({ describe, it }, 'the edges of board building', test => {
  test('RW-BOARD-26 the home realm takes the place of the marker that it covers, the others stay', () => {
    const story = until(building({ seats: 3 }), 'RW-BOARD-26');
    const before = boardUnderway(story.table).markers;
    const spots = story.offered();
    for (const spot of [spots[0], spots[spots.length - 1]]) {
      const again = until(building({ seats: 3 }), 'RW-BOARD-26').answer(spot);
      expect(countMarkers(again.table)).toBe(2);
      const { markers, homes } = boardUnderway(again.table);
      const [{ piece, at, rotation }] = homes;
      expect(`${at.q},${at.r}/${rotation}`).toBe(spot);
      expect(piece.areas.length).toBe(3);
      const left = markers.map(named);
      const [gone] = before.filter(marker => !left.includes(named(marker)));
      // Only the marker under the home realm is gone: it lies within a hex of its first area.
      const near = gone.some(({ q, r }) => Math.abs(q - at.q) <= 1 && Math.abs(r - at.r) <= 1);
      expect(near).toBe(true);
      for (const hexes of markers) {
        expect(hexes.some(({ q, r }) => q === at.q && r === at.r)).toBe(false);
      }
    }
  });
});

describe('what the box holds', () => {
  it('RW-BOARD-33 with no city token left a city space stays without one', () => {
    const story = position().given(t => {
      t.cityBox.pour(t.cityPile);
      placeCities(t);
    });
    expect(story.table.city.total).toBe(0);
  });
});
