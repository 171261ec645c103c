import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { commanderCardIds, heroPool, seasonIds, seasonPool } from '../../../src/pools.ts';
import { commanderAt } from '../../../src/positions/tokens.ts';
import { commanderCardOf, commandersOf } from '../../../src/rules/heroes/commanders/commander.ts';
import { answerUntil, nextCards, position } from '../../kit/position.ts';

/** A table with the expansion and its commanders. */
export const options = { expansion: 'banners-of-war', commanders: 'yes' } as const;
export const led = { options } as const;

export { commanderAt };

const shortName = (card: number): string => commanderCardIds[card].replace('commander-', '');

/** The commanders of a seat with their cards: `HE-01 saboteur`. */
export const commandersIn = ({ table: t }: Pick<Play<Table>, 'table'>, seat: Seat = 0): string[] =>
  commandersOf(t, seat).map(hero => `${heroPool.cards[hero]} ${shortName(commanderCardOf(t, hero))}`);

/** The Commander cards under the deck by their short names, the lowest first. */
export const bottomOf = ({ table: t }: Pick<Play<Table>, 'table'>): string[] => {
  const bottom = t.commanderBottom.at(0);
  return Array.from({ length: bottom.total }, (_, slot) => shortName(bottom.at(slot)));
};

/** Says which Commander cards come next, by their short names. */
export const nextCommanders = (story: Play<Table>, ...names: readonly string[]): Play<Table> =>
  nextCards(
    story,
    'hero',
    t => t.commanderDeck.at(0),
    commanderCardIds,
    ...names.map(name => `commander-${name}`),
  );

type Summer = {
  readonly orders?: readonly [string, string];
  readonly options?: Readonly<Record<string, string>>;
};

/** Two seats come to the first Quest Phase: to the first ask about commanders, or of who acts. */
export const summer = (arrange: (t: Table) => void, setting: Summer = {}): Play<Table> => {
  const { orders = ['order-harvest', 'order-recruit'], options: other } = setting;
  const story = position({ options: { ...options, ...other } }).given(arrange);
  const season = seasonIds.indexOf('summer');
  nextCards(story, 'season', t => t.seasonDeck.at(season), seasonPool.cards, 'season-midsummer-festival');
  for (const seat of story.asked) story.answer(orders[seat], seat);
  return answerUntil(story, 'BW-CMD-24', 'BW-CMD-29', 'RW-QUEST-10');
};
