import { describe, expect, it } from 'vitest';
import { editionSources, originalBox } from '../../src/boxes/base/counts.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import { baseGame } from '../kit/base-game.ts';

const { counts, editions, units } = baseGame;

describe('the editions', () => {
  it('differ in these values', () => {
    expect(editions).toEqual({
      years: { revised: 7, original: 6 },
      winning: { revised: 'victory-card', original: 'at-once' },
      startingRunes: {
        revised: { place: 'map', dragon: 1, false: 1 },
        original: { place: 'home-realm', dragon: 2, false: 1 },
      },
      areasBetweenMarkers: { revised: 3, original: 4 },
      routedHexagonStrength: { revised: 1, original: 0 },
      heroSupport: { revised: { draws: 1, discards: 1 }, original: { draws: 0, discards: 0 } },
      sorceressChooser: { revised: 'controller', original: 'opponent' },
      assignsFirst: { revised: 'defender', original: 'attacker' },
      activationMovers: { revised: ['units', 'heroes'], original: ['units'] },
      threatenedHomeRealms: { revised: 1, original: 2 },
      ambush: { revised: ['quest-phase'], original: ['own-turn', 'quest-phase'] },
    });
    for (const { revised, original } of Object.values(editions)) expect(revised).not.toEqual(original);
    expect(Object.keys(editionSources)).toEqual(['assignsFirst.original', 'ambush.original']);
  });

  it('have the same figures and cards where the old list was wrong', () => {
    const right = originalBox.misprints.map(({ of, right: number }) => [of, number]);
    expect(right).toEqual([
      ['quests', counts.cards.quests],
      ['unit-hell-hound', units.find(({ id }) => id === 'unit-hell-hound')?.figures],
    ]);
    const areas = tiles.flatMap(tile => tile.areas);
    for (const [id, count] of Object.entries(originalBox.giants)) {
      expect(areas.find(area => area.id === id)?.neutral).toEqual({ unit: 'unit-giant', count });
    }
    expect(originalBox.mountains).toEqual({ revised: 'printed', original: 'pieces' });
  });
});
