import type { Card } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import { layout, type Table } from '../../layout.ts';
import { areaIds } from '../../pools.ts';
import { events } from '../../words.ts';
import { isOnBoard } from '../map/areas.ts';
import { perContent } from '../table/per-content.ts';
import { drawOneOf } from './deal.ts';

/** By Quest: the tile that a Setup Quest brings to the board, found by its number; `NONE` for others. (RW-BOARD-02) */
const tilesOfQuests = perContent(({ questCards, tiles }) =>
  questCards.map(({ setupTile }) => tiles.findIndex(({ id }) => id === String(setupTile))),
);

/** Steps 1 and 2 of board building: two Setup Quests for each player, faceup, and the tiles they name. (RW-BOARD-01, RW-BOARD-02, RW-INFO-17) */
export const dealSetupQuests = (t: Table): void => {
  const tiles = tilesOfQuests(t);
  const isSetupQuest = (quest: Card): boolean => tiles[quest] !== NONE;
  for (let step = 0; step < t.seats; step++) {
    const seat = (t.firstSeat + step) % t.seats;
    for (let n = 0; n < t.content.tilesPerPlayer; n++) {
      const quest = drawOneOf(t, layout.stream.quest, t.questDeck, t.setupQuests.at(seat), isSetupQuest);
      t.tileOf.set(tiles[quest], seat + 1);
      t.emit(events['setup-quest-dealt'], seat, quest);
    }
  }
};

const isOfUnusedTile = (t: Table, quest: Card): boolean => {
  const { place } = t.content.questCards[quest];
  return place.kind === 'area' && !isOnBoard(t, areaIds.indexOf(place.area));
};

/** Step 4: Quests of unused tiles leave the game, and nobody keeps a Setup Quest. (RW-SETUP-08 to 10, RW-QUEST-04) */
export const buildQuestDeck = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) t.questDeck.pour(t.setupQuests.at(seat));
  for (let quest = 0; quest < t.questDeck.types; quest++) {
    while (t.questDeck.count(quest) > 0 && isOfUnusedTile(t, quest)) t.move(quest, t.questDeck, t.questBox);
  }
  t.emit(events['quest-deck-built'], t.questDeck.total);
};
