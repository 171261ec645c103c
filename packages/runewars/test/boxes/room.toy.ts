import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { type Box, universeOf } from '../../src/content/box.ts';
import type { Lists } from '../../src/content/content.ts';
import type { Unit } from '../../src/content/types.ts';
import type { MapPiece } from '../../src/content/types-map.ts';
import { toy } from './toy.ts';

/** So many more things of a list, each unlike all others, which takes the most room. */
const more = <List extends keyof Lists>(list: List, count: number): Lists[List] =>
  Array.from({ length: count }, (_, n) => {
    const like = base.brings[list][n % base.brings[list].length];
    return { ...like, id: `${list}-${n}`, copies: 1 };
  }) as unknown as Lists[List];

const twoEach = ['daqan', 'latari', 'uthuk', 'waiqar'].flatMap(owner =>
  base.brings.units
    .filter(unit => unit.owner === owner)
    .slice(0, 2)
    .map(unit => ({ ...unit, id: `${unit.id}-more` as Unit['id'], figures: 4 })),
);

const fiveAreas = (n: number): MapPiece => ({
  ...base.brings.tiles[0],
  id: `${10 + n}`,
  areas: Array.from({ length: 5 }, (_, i) => ({ ...base.brings.tiles[0].areas[0], id: `${10 + n}-${i}` })),
});

/** As much as Banners of War holds by its list of components. A commander takes no more room than a hero. */
const banners: Box = {
  ...toy,
  id: 'banners',
  counts: {
    ...toy.counts,
    cards: {
      ...toy.counts.cards,
      rewards: 9,
      tactics: 32,
      seasons: { spring: 3, summer: 3, fall: 3, winter: 3 },
    },
  },
  brings: {
    units: twoEach,
    heroes: more('heroes', 8 + 10),
    objectiveCards: [0, 1].flatMap(n =>
      more('objectiveCards', 3).map((card, i) => ({
        ...card,
        id: `objective-${n}-${i}`,
        alignment: n === 0 ? 'good' : 'evil',
      })),
    ),
    rewardCards: more('rewardCards', 9),
    seasonCards: more('seasonCards', 12),
    tacticsCards: more('tacticsCards', 32),
    questCards: more('questCards', 17),
    tiles: [0, 1, 2].map(fiveAreas),
    developments: more('developments', 32),
    cities: more('cities', 8),
  },
};

describe('a table with every box open', () => {
  beforeAll(() => {
    vi.resetModules();
    vi.doMock('../../src/boxes/universe.ts', () => ({ universe: universeOf(base, banners) }));
  });
  afterAll(() => {
    vi.doUnmock('../../src/boxes/universe.ts');
    vi.resetModules();
  });

  it('stays within 12 KB with a box as large as Banners of War', async () => {
    const { layout, layoutWith } = await import('../../src/layout.ts');
    const bytes = [layoutWith(1), layout].map(({ size }) => 2 * size);
    console.info(`a table takes ${bytes[0]} bytes, with a box like Banners of War ${bytes[1]}`);
    expect(layout.sizes).toMatchObject({
      areas: 56,
      ownColumns: 6,
      columns: 12,
      heroes: 30,
      developments: 39,
    });
    expect(bytes[0]).toBe(8168);
    expect(bytes[1]).toBeLessThanOrEqual(12_288);
  });
});
