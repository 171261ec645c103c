import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { placeOfCommander } from './commander.ts';
import { putUnder } from './deck.ts';
import { commanderEvents } from './words.ts';

/** The hero has the Commander card that lies in a place, whoever had it before. Nothing else changes. (BW-CMD-25, BW-CMD-56) */
export const nameCommander = (t: Table, seat: Seat, hero: number, place: number): void => {
  t.commanderHero.set(place, hero + 1);
  t.emit(commanderEvents['commander-named'], seat, hero, t.commanderCard.at(place));
};

/** A hero who leaves the board is no commander any more, and everybody sees his card go. (BW-CMD-42, BW-CMD-43, BW-CMD-46) */
export const loseCommander = (t: Table, hero: number): void => {
  const place = placeOfCommander(t, hero);
  if (place === NONE) return;
  const card = t.commanderCard.takeAt(place);
  t.commanderHero.set(place, 0);
  putUnder(t, card, ALL_SEATS);
  t.emit(commanderEvents['commander-card-returned'], card);
};
