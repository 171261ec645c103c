import type { LocalList } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { hasCommanders } from '../../heroes/commanders/commander.ts';
import { defeatHero } from '../../heroes/defeat.ts';
import { isStanding } from '../../heroes/hero.ts';
import { FLYER, heroReaches, WALKER } from '../../move/refuges.ts';
import { heroFlies } from '../../move/travel.ts';
import { forget } from '../../table/remembered.ts';
import { contestedArea, type Side, seatOn } from '../sides.ts';
import { commandersHere } from './leading.ts';

/*
 * Commanders of the side that has lost go with its units, as if they were such, and not with its heroes. Who can go
 * nowhere, or lay routed before, is defeated, as units then are destroyed. (BW-CMD-35 to 38)
 */

/** In which ways commanders go along, so that the refuge is looked for for them too. */
export const escortOf = (t: Table, side: Side): number =>
  hasCommanders(t)
    ? commandersHere(t, side).reduce((ways, hero) => ways | (heroFlies(t, hero) ? FLYER : WALKER), 0)
    : 0;

/** Who lay routed is defeated; the others do not go with the supporting heroes. (BW-CMD-37) */
export const loseFallenCommanders = (t: Table, side: Side, supporters: LocalList): void => {
  for (const hero of commandersHere(t, side)) {
    forget(supporters, hero);
    if (!isStanding(t, hero)) defeatHero(t, hero);
  }
};

/** A commander follows the units to their refuge, or `NONE`; who cannot is defeated in the contested area. (BW-CMD-36, BW-CMD-44) */
const followTo = (t: Table, side: Side, hero: number, to: number): void => {
  const from = contestedArea(t);
  if (!heroReaches(t, seatOn(t, side), from, hero, to)) {
    defeatHero(t, hero);
    return;
  }
  t.heroArea.set(hero, to + 1);
  t.emit(events['hero-retreated'], hero, from, to);
};

/** All commanders of the side go where its units have gone, and are routed. (BW-CMD-35, BW-CMD-38) */
export const retreatCommanders = (t: Table, side: Side, to: number): void => {
  for (const hero of commandersHere(t, side)) {
    t.heroRouted.set(hero, 1);
    followTo(t, side, hero, to);
  }
};

/** The side withdraws before the battle, its commanders with it, as they are. (BOW-33) */
export const withdrawCommanders = (t: Table, side: Side, to: number): void => {
  for (const hero of commandersHere(t, side)) followTo(t, side, hero, to);
};
