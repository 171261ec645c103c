import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, addArea, areaSet, clearAreas } from '../../board/area-set.ts';
import { type GameMap, reach } from '../../board/map.ts';
import type { Trait } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { wearsTrait } from '../heroes/reward/gain-trait.ts';
import { controller, hasNeutrals } from '../map/areas.ts';
import { groundOf } from '../map/ground.ts';
import { mapOf } from '../map/map-of.ts';
import { locationAt } from '../map/tokens.ts';
import { perContent } from '../table/per-content.ts';
import { currentPlayer } from '../table/seats.ts';

/** No area at all: what closes a hero's way. (RW-MOVE-14, RW-HERO-24) */
export const nowhere: AreaSet = areaSet();

/** The areas with faceup Magic Portals. (RW-EXPL-21, RW-EXPL-39) */
export const portalAreas = (t: Table, into: AreaSet): AreaSet => {
  clearAreas(into);
  for (let area = 0; area < t.areas; area++) {
    if (locationAt(t, area)?.kind === 'join-areas') addArea(into, area);
  }
  return into;
};

/** Whether a seat's units may pass an area, or come to rest there without a fight: friendly or empty. (RW-MOVE-08) */
export const isOpenTo = (t: Table, area: number, seat: Seat): boolean => {
  const owner = controller(t, area);
  return owner === seat || (owner === NONE && !hasNeutrals(t, area));
};

/** The areas that a seat's units may enter but not pass; who takes a single step passes none. (RW-MOVE-08, RW-BORDER-03) */
export const closedTo = (t: Table, seat: Seat, steps: number, into: AreaSet): AreaSet => {
  clearAreas(into);
  if (steps < 2) return into;
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) if (!isOpenTo(t, each[n], seat)) addArea(into, each[n]);
  return into;
};

const portals = areaSet();

/** How a figure travels, written anew before each use. */
const travel: {
  flying: boolean;
  winter: boolean;
  mountainPass: boolean;
  blockedBy: AreaSet;
  portals: AreaSet | undefined;
} = { flying: false, winter: false, mountainPass: false, blockedBy: nowhere, portals: undefined };

/** Borders as they are now for a seat's figures, or for unallied units if it is `NONE`. (RW-BORDER-01 to 05) */
const setBorders = (t: Table, seat: Seat, flying: boolean): void => {
  travel.flying = flying;
  travel.winter = t.waterOpen === 1;
  travel.mountainPass = t.mountainPass === 1 && seat !== NONE && seat === currentPlayer(t);
};

/** The map for a figure: who crosses all water need not know where some of it is open. */
const groundFor = (t: Table, flying: boolean): GameMap =>
  flying || t.waterOpen === 1 ? mapOf(t) : groundOf(t);

/**
 * The areas from which a figure of a seat can come into an area, or which it can enter from there: ways lead back as
 * they lead on. Open Portals join theirs. (RW-MOVE-05 to 09, RW-EXPL-21)
 */
export const reachOf = (
  t: Table,
  seat: Seat,
  area: number,
  steps: number,
  flying: boolean,
  closed: AreaSet,
  into: AreaSet,
): AreaSet => {
  setBorders(t, seat, flying);
  travel.blockedBy = closed;
  travel.portals = t.portalsOpen === 1 ? portalAreas(t, portals) : undefined;
  return reach(groundFor(t, flying), area, steps, travel, into);
};

/** An area and its neighbours, as far as a retreating figure may cross over. (RW-RETR-19, 22, 23, RW-EXPL-23) */
export const refugesFrom = (t: Table, seat: Seat, area: number, flying: boolean, into: AreaSet): AreaSet => {
  setBorders(t, seat, flying);
  travel.blockedBy = nowhere;
  travel.portals = undefined;
  return reach(groundFor(t, flying), area, 1, travel, into);
};

/** The area of a hero who is swept out of one, and where he may go next: the flood there does not hold him. (BW-EXPL-03) */
export const sweptFrom = (t: Table, hero: number, from: number, into: AreaSet): AreaSet => {
  setBorders(t, NONE, heroFlies(t, hero));
  travel.blockedBy = nowhere;
  travel.portals = undefined;
  return reach(groundOf(t, from), t.heroArea.get(hero) - 1, 1, travel, into);
};

/** By hero whether a trait is printed on his card. */
const printed = (trait: Trait) =>
  perContent(({ heroes }) => heroes.map(({ traits }) => traits.includes(trait)));
const printedFlying = printed('flying');
const printedFast = printed('fast');

export const heroFlies = (t: Table, hero: number): boolean =>
  printedFlying(t)[hero] || wearsTrait(t, hero, 'flying');

export const heroIsFast = (t: Table, hero: number): boolean =>
  printedFast(t)[hero] || wearsTrait(t, hero, 'fast');
