import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { COMMANDERS, commanderCardIds, farPool, nearPool, tacticsPool } from '../pools.ts';
import { freePlaceOf } from '../rules/heroes/commanders/commander.ts';
import { area, type HeroState, heroAt } from './arrange.ts';

/** An exploration token in an area, facedown unless told. */
export const token = (t: Table, where: string, id: string, faceup = false): void => {
  const near = (nearPool.cards as readonly string[]).indexOf(id);
  if (near !== NONE) {
    t.nearPile.take(near);
    t.nearToken.putAt(area(where), near);
  } else {
    const far = (farPool.cards as readonly string[]).indexOf(id);
    t.farPile.take(far);
    t.farToken.putAt(area(where), far);
  }
  t.tokenUp.set(area(where), faceup ? 1 : 0);
};

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
