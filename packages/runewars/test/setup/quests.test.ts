import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { areaIds, tilePieces } from '../../src/pools.ts';
import { isOnBoard } from '../../src/rules/map/areas.ts';
import { baseGame } from '../kit/base-game.ts';
import { building, settingUp, until } from '../kit/building.ts';

/** What a table without further boxes has room for. */
const { questCards, tiles: tileList } = baseGame;

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat);

const questIn = (t: Table, quest: number): boolean =>
  t.questDeck.count(quest) + seatsOf(t).reduce((sum, seat) => sum + t.questHand.at(seat).count(quest), 0) > 0;

/** The tile that a Setup Quest names, by the area in its text. */
const tileNamed = (t: Table, quest: number): number => {
  const { place } = t.content.questCards[quest];
  return place.kind === 'area' ? Number.parseInt(place.area, 10) - 1 : -1;
};

everyWay({ describe, it }, 'RW-BOARD, Setup Quests', test => {
  test('RW-BOARD-01 RW-BOARD-02 each player has two faceup Setup Quests and the tiles they name', () => {
    const { table: t } = building({ seats: 3 });
    for (const seat of seatsOf(t)) {
      const held = questCards.flatMap((_, quest) => (t.setupQuests.at(seat).count(quest) > 0 ? [quest] : []));
      expect(held).toHaveLength(2);
      for (const quest of held) expect(t.content.questCards[quest].setupTile).toBe(tileNamed(t, quest) + 1);
      const tiles = tilePieces.slice(0, tileList.length).filter(tile => t.tileOf.get(tile) === seat + 1);
      expect(tiles).toEqual(held.map(quest => tileNamed(t, quest)).sort((a, b) => a - b));
    }
  });

  test('RW-INFO-17 everybody sees who was dealt which, and nobody the others', () => {
    const story = building({ seats: 3 });
    const dealt = story.history('spectator').filter(({ key }) => key === 'setup-quest-dealt');
    expect(dealt).toHaveLength(6);
    for (const { args } of dealt) {
      expect(story.table.setupQuests.at(Number(args['who'])).count(Number(args['quest']))).toBe(1);
    }
    expect(story.view('spectator').table['questDeck']).toEqual({ hidden: 18 });
    until(story, 'RW-ORDER-01');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(story.view(viewer).table).toMatchObject({ questHand: { 2: { hidden: 2 } } });
    }
  });
});

describe('RW-SETUP, the Quest deck', () => {
  it.each([
    [2, 4],
    [3, 6],
    [4, 8],
  ] as const)('RW-BOARD-03 with %i players %i numbered tiles are on the board', (seats, tiles) => {
    const { table } = settingUp({ seats });
    expect(
      tilePieces
        .slice(0, tileList.length)
        .map(tile => table.laid.get(tile, 0))
        .filter(laid => laid > 0),
    ).toHaveLength(tiles);
  });

  it.each([2, 3, 4] as const)(
    'RW-SETUP-08 RW-SETUP-09 RW-SETUP-10 RW-QUEST-04 holds the Quests of used tiles and those without one, with %i players',
    seats => {
      for (let seed = 1; seed <= 3; seed++) {
        const { table: t } = settingUp({ seats }, seed);
        for (const [quest, { place }] of questCards.entries()) {
          const stays = place.kind !== 'area' || isOnBoard(t, areaIds.indexOf(place.area));
          expect([quest, questIn(t, quest)]).toEqual([quest, stays]);
          expect(t.questBox.count(quest)).toBe(stays ? 0 : 1);
        }
        // The Setup Quests of the tiles in play are among them, and nobody keeps one.
        expect(seatsOf(t).map(seat => t.setupQuests.at(seat).total)).toEqual(seatsOf(t).map(() => 0));
        expect(seatsOf(t).map(seat => t.questHand.at(seat).total)).toEqual(seatsOf(t).map(() => 0));
        const dealt = questCards.flatMap(({ setupTile = 0 }, quest) =>
          setupTile > 0 && t.tileOf.get(setupTile - 1) > 0 ? [quest] : [],
        );
        expect(dealt).toHaveLength(2 * seats);
        for (const quest of dealt) expect(t.questDeck.count(quest)).toBe(1);
      }
    },
  );
});
