import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { attributeIds } from '../../src/pools.ts';
import { attributeOf } from '../../src/rules/heroes/attribute.ts';
import { hero, heroAt, questHand } from '../kit/arrange.ts';
import { boards, type Spot } from '../kit/boards.ts';
import { nextFate } from '../kit/position.ts';
import { CORBIN, questPhase, type SummerSetting } from './summer.ts';

export type Destiny = 'red' | 'grey' | 'gold';

/** A Fate card of each destiny, and red ones that lie beside it. */
const fateOf = { red: 1, grey: 3, gold: 5 } as const;
const others = [8, 9, 10, 11, 12, 18, 19];

/** The board of two seats with another tile in the place of tile 5, if the tile is not on it. */
const boardWith = (tile: string): readonly Spot[] =>
  Number.isNaN(Number(tile)) || boards[2].some(([piece]) => piece === tile)
    ? boards[2]
    : boards[2].map(([piece, ...rest]): Spot => [piece === '5' ? tile : piece, ...rest]);

export type Attempt = SummerSetting & {
  readonly hero?: string;
  readonly damage?: number;
  readonly arrange?: (t: Table) => void;
};

/** A hero of seat 0 stands at the place of a quest and attempts it without having moved. */
export const attempts = (quest: string, where: string, setting: Attempt = {}): Play<Table> => {
  const { hero: id = CORBIN, damage = 0, arrange = () => {}, ...rest } = setting;
  const story = questPhase({ board: boardWith(where.slice(0, -1)), ...rest }, t => {
    heroAt(t, 0, id, where, { damage });
    questHand(t, 0, quest);
    arrange(t);
  });
  return story.answers(id, 'move', 'stop');
};

/** Goes on: the test is taken and a card of the destiny is chosen. */
export const comesTo = (story: Play<Table>, quest: string, destiny: Destiny, id = CORBIN): Play<Table> => {
  const { task } = story.table.content.questCards.find(card => card.id === quest) ?? {};
  if (task?.kind !== 'test') throw new Error(`${quest} is no test`);
  const cards = attributeOf(story.table, hero(id), attributeIds.indexOf(task.attribute));
  nextFate(story, fateOf[destiny], ...others.slice(0, cards - 1));
  story.answer(`quest:${quest}`);
  // A single card is chosen by itself.
  return cards > 1 ? story.answer(`fate-${fateOf[destiny]}`) : story;
};

/** The whole attempt of Corbin, or of another hero, up to what follows the chosen card. */
export const attempted = (
  quest: string,
  where: string,
  destiny: Destiny,
  setting: Attempt = {},
): Play<Table> => comesTo(attempts(quest, where, setting), quest, destiny, setting.hero);

export const influenceOf = (story: Play<Table>, seat: Seat): number => story.table.influence.get(seat);
