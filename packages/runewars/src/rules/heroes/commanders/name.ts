import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { COMMANDERS } from '../../../pools.ts';
import { strongholdOf } from '../../map/areas.ts';
import { nextHero, ownerOf } from '../hero.ts';
import { countCommanders, isCommander, placeOfCommander } from './commander.ts';
import { putUnder, turnUpCommander } from './deck.ts';
import { commanderEvents, commanderReasons } from './words.ts';

/**
 * Whether a hero of the seat's may become a commander: one who is none, at a stronghold of his player's, routed and
 * hurt or not. (BW-CMD-24, BW-CMD-27, BW-CMD-49)
 */
export const mayLead = (t: Table, seat: Seat, hero: number): Verdict => {
  if (isCommander(t, hero)) return no(commanderReasons['commander-already'], hero);
  const isThere = strongholdOf(t, t.heroArea.get(hero) - 1) === seat;
  return yesIf(isThere, commanderReasons['not-at-stronghold'], hero);
};

/** Whether the seat has a hero who may become a commander. (BW-CMD-31) */
export const mayAnyLead = (t: Table, seat: Seat): boolean => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    if (ownerOf(t, hero) === seat && mayLead(t, seat, hero) === YES) return true;
  return false;
};

/** A hero gets the Commander card that lies in a place. */
export const nameCommander = (t: Table, seat: Seat, hero: number, place: number): void => {
  t.commanderHero.set(place, hero + 1);
  t.emit(commanderEvents['commander-named'], seat, hero, t.commanderCard.at(place));
};

/** A further hero gets a card from the top of the deck. (BW-CMD-29, BW-CMD-30) */
export const drawForHero = (t: Table, seat: Seat, hero: number, place: number): void => {
  turnUpCommander(t, place);
  nameCommander(t, seat, hero, place);
};

/** The card in a place passes from hero to hero, and nothing else: damage, training and Rewards stay. (BW-CMD-25, BW-CMD-56) */
export const passCommand = (t: Table, hero: number, place: number): void => {
  const before = t.commanderHero.get(place) - 1;
  t.commanderHero.set(place, hero + 1);
  t.emit(commanderEvents['command-passed'], before, hero, t.commanderCard.at(place));
};

/** The card that allowed a second commander goes when one of the two has gone. (BW-CMD-50, BW-CMD-54) */
const discardKept = (t: Table, seat: Seat): void => {
  const card = t.tacticsKept.at(seat);
  if (card === NONE || countCommanders(t, seat) === COMMANDERS) return;
  t.tacticsKept.takeAt(seat);
  t.tacticsDiscard.put(card);
  t.emit(commanderEvents['kept-tactics-discarded'], seat, card);
};

/** A hero who leaves the board is no commander any more, and everybody sees his card go. (BW-CMD-42, BW-CMD-43, BW-CMD-46) */
export const loseCommander = (t: Table, hero: number): void => {
  const place = placeOfCommander(t, hero);
  if (place === NONE) return;
  const card = t.commanderCard.takeAt(place);
  t.commanderHero.set(place, 0);
  putUnder(t, card, ALL_SEATS);
  t.emit(commanderEvents['commander-card-returned'], card);
  discardKept(t, Math.floor(place / COMMANDERS));
};
