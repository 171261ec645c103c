import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { COMMANDERS, commanderCardIds, heroPool, tacticsPool } from '../../../src/pools.ts';
import {
  commanderCardOf,
  commandersOf,
  freePlaceOf,
} from '../../../src/rules/heroes/commanders/commander.ts';
import { type HeroState, heroAt } from '../../kit/arrange.ts';

/** A table with the expansion and its commanders. */
export const options = { expansion: 'banners-of-war', commanders: 'yes' } as const;
export const led = { options } as const;

/** A hero of a seat in an area who is its commander, or with Lieutenant General its second one; the card by its short name. */
export const commanderAt = (
  t: Table,
  seat: Seat,
  id: string,
  where: string,
  card: string,
  state: HeroState = {},
): number => {
  const hero = heroAt(t, seat, id, where, state);
  const place = freePlaceOf(t, seat);
  const number = commanderCardIds.indexOf(`commander-${card}`);
  t.commanderDeck.at(0).take(number);
  t.commanderCard.putAt(place, number);
  t.commanderHero.set(place, hero + 1);
  if (place % COMMANDERS > 0) {
    const general = tacticsPool.cards.indexOf('tactics-lieutenant-general');
    t.tacticsDeck.take(general);
    t.tacticsKept.putAt(seat, general);
  }
  return hero;
};

/** The commanders of a seat with their cards: `HE-01 saboteur`. */
export const commandersIn = ({ table: t }: Pick<Play<Table>, 'table'>, seat: Seat = 0): string[] =>
  commandersOf(t, seat).map(
    hero => `${heroPool.cards[hero]} ${commanderCardIds[commanderCardOf(t, hero)].replace('commander-', '')}`,
  );
