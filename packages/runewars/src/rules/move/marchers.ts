import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Frame, LocalList } from '@runehold/kernel/layout/locals';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, areaSet, hasArea } from '../../board/area-set.ts';
import { marcherCode, marcherHero } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { HEROES, NEUTRAL_FIGURES, OWN_FIGURES } from '../../pools.ts';
import { reasons } from '../../words.ts';
import { countCommanders, isCommander } from '../heroes/commanders/commander.ts';
import { mayDepart } from '../heroes/commanders/pinned.ts';
import { nextHero, ownerOf } from '../heroes/hero.ts';
import { holderWithoutUnits, isActivated, isFriendly } from '../map/areas.ts';
import { typeOf } from '../map/columns.ts';
import { mapOf } from '../map/map-of.ts';
import { cardFor } from '../table/development-cards.ts';
import { remembers, setOf } from '../table/remembered.ts';
import { areaWords } from './area-words.ts';
import { mayEnter } from './duties.ts';
import { closedTo, heroFlies, heroIsFast, nowhere, reachOf } from './travel.ts';

/** What a march keeps: where it goes, how far each may come from, and who has been told to come. */
export const marchLocals = {
  seat: count,
  target: count,
  /** How far units and heroes go, and how far the fast ones do. */
  steps: count,
  fastSteps: count,
  heroSteps: count,
  fastHeroSteps: count,
  /** Areas that were friendly before the order. (RW-O1-10) */
  friendly: areaWords,
  /** Heroes that have moved in this order. */
  moved: setOf(HEROES),
  most: count,
  units: listOf(OWN_FIGURES),
  allies: listOf(NEUTRAL_FIGURES),
  heroes: listOf(HEROES),
  next: count,
};

type March = Frame<typeof marchLocals>;

/** The ways in which figures go, as bits. */
export const FLYING = 1;
export const FAST = 2;

/** From where figures can come, by how they go: scratch of one offer, found out when the first of a kind is looked at. */
const within: readonly AreaSet[] = [areaSet(), areaSet(), areaSet(), areaSet()];
const closed = areaSet();
const look = { steps: 0, fastSteps: 0, ground: nowhere, found: 0 };

/** What units may not pass is `closed`: it is found out with the first way that is looked for. */
const lookAround = (steps: number, fastSteps: number, ground: AreaSet): void => {
  look.steps = steps;
  look.fastSteps = fastSteps;
  look.ground = ground;
  look.found = 0;
};

/** Whether a figure that goes in a way can come from an area. */
const canCome = (t: Table, f: March, gait: number, area: number): boolean => {
  if (((look.found >> gait) & 1) === 0) {
    if (look.found === 0 && look.ground === closed) closedTo(t, f.seat, f.fastSteps, closed);
    const steps = (gait & FAST) === 0 ? look.steps : look.fastSteps;
    reachOf(t, f.seat, f.target, steps, (gait & FLYING) !== 0, look.ground, within[gait]);
    look.found |= 1 << gait;
  }
  return hasArea(within[gait], area);
};

const cardForSpeed = cardFor('be-fast');

/** How a unit of a type goes that starts in an area; a card may make all of that area fast. (Double March) */
export const gaitOf = (t: Table, area: number, type: number): number => {
  const { flying, fast } = t.content.unit[type];
  const hurries = fast || t.doubleMarch === area + 1 || cardForSpeed(t, type) >= 0;
  return (flying ? FLYING : 0) | (hurries ? FAST : 0);
};

const underwayTo = (t: Table, area: number, from: number, to: number): boolean =>
  t.underway.sum(area, from, to) > 0;

/**
 * Allied units have gone to an area because of the units there, which have to stay: who wants both lets those that
 * leave go first. (RW-O1-11)
 */
const isReliedOn = (t: Table, area: number, seat: Seat): boolean =>
  underwayTo(t, area, t.ownColumns, t.columns) &&
  !underwayTo(t, area, 0, t.ownColumns) &&
  holderWithoutUnits(t, area) !== seat;

/** Units do not leave an area with an own activation token. (RW-MOVE-10, RW-O1-06) */
export const mayLeave = (t: Table, area: number, seat: Seat, own: boolean): Verdict => {
  if (isActivated(t, area, seat)) return no(reasons['activated'], area);
  return own && isReliedOn(t, area, seat) ? no(reasons['allies-rely'], area) : YES;
};

const considerUnits = (t: Table, f: March, area: number, column: number, enters: Verdict, offer: Offer) => {
  const type = typeOf(t, f.seat, column);
  const code = marcherCode(area, type);
  const standing = t.standing.get(area, column);
  if (standing === 0) offer.consider(code, no(reasons['unit-routed']));
  else if (!canCome(t, f, gaitOf(t, area, type), area)) offer.consider(code, no(reasons['out-of-reach']));
  else {
    const verdict = enters === YES ? mayLeave(t, area, f.seat, column < t.ownColumns) : enters;
    offer.consider(code, verdict, standing);
  }
};

/** Standing units of the player's colour that can come, each on its own way. (RW-MOVE-05 to 10, 17, 23) */
export const offerOwnUnits = (t: Table, f: March, offer: Offer): void => {
  lookAround(f.steps, f.fastSteps, closed);
  const enters = remembers(f.friendly, f.target) ? YES : mayEnter(t, f.seat, f.target);
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) {
    const area = each[n];
    if (t.occupant.get(area) !== f.seat + 1 || area === f.target) continue;
    for (let column = 0; column < t.ownColumns; column++) {
      if (t.standing.get(area, column) + t.routed.get(area, column) > 0)
        considerUnits(t, f, area, column, enters, offer);
    }
  }
};

/** Allied units come where an own unit goes, or into an area that is friendly anyway. (RW-MOVE-25, RW-NEUT-12, RW-O1-11) */
export const alliesMayCome = (t: Table, f: March): boolean =>
  f.units.length > 0 || isFriendly(t, f.target, f.seat);

/** Standing allied units that can come: those of areas that were friendly before the order. (RW-NEUT-04, RW-O1-10) */
export const offerAllies = (t: Table, f: March, offer: Offer): void => {
  lookAround(f.steps, f.fastSteps, closed);
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) {
    const area = each[n];
    if (area === f.target || !remembers(f.friendly, area)) continue;
    for (let column = t.ownColumns; column < t.columns; column++) {
      if (t.standing.get(area, column) + t.routed.get(area, column) > 0)
        considerUnits(t, f, area, column, YES, offer);
    }
  }
};

const mayHeroCome = (t: Table, f: March, hero: number, steps: number): Verdict => {
  if (t.heroRouted.get(hero) === 1) return no(reasons['hero-routed']);
  if (remembers(f.moved, hero)) return no(reasons['moved-already']);
  if (steps === 0) return no(reasons['heroes-stay']);
  const gait = (heroFlies(t, hero) ? FLYING : 0) | (heroIsFast(t, hero) ? FAST : 0);
  return canCome(t, f, gait, t.heroArea.get(hero) - 1) ? mayDepart(t, hero) : no(reasons['out-of-reach']);
};

/** Considers those heroes of the player who are commanders, or those who are not. */
const considerHeroes = (t: Table, f: March, steps: number, leading: boolean, offer: Offer): void => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero)) {
    if (ownerOf(t, hero) !== f.seat) continue;
    if (t.heroArea.get(hero) === f.target + 1 || isCommander(t, hero) !== leading) continue;
    offer.consider(marcherHero(hero), mayHeroCome(t, f, hero, steps));
  }
};

/**
 * Standing heroes that can come, through whatever areas, tokens or not; but commanders go as far as units do, and where
 * units may. (RW-MOVE-13, 14, RW-HERO-19 to 29, BW-CMD-11, BW-CMD-12)
 */
export const offerHeroes = (t: Table, f: March, offer: Offer): void => {
  lookAround(f.heroSteps, f.fastHeroSteps, nowhere);
  considerHeroes(t, f, f.heroSteps, false, offer);
  if (countCommanders(t, f.seat) === 0) return;
  lookAround(f.steps, f.fastSteps, closed);
  considerHeroes(t, f, f.steps, true, offer);
};

/** How far a hero goes in a march. (RW-HERO-22, BW-CMD-11) */
export const stepsOfHero = (t: Table, f: March, hero: number): number => {
  const [steps, fastSteps] = isCommander(t, hero) ? [f.steps, f.fastSteps] : [f.heroSteps, f.fastHeroSteps];
  return heroIsFast(t, hero) ? fastSteps : steps;
};

/** How many of the chosen figures are the same as the one at a place, counted from there. */
export const runFrom = (chosen: LocalList, start: number): number => {
  let end = start + 1;
  while (end < chosen.length && chosen.at(end) === chosen.at(start)) end++;
  return end - start;
};
