import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import type { Frame, LocalList } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, areaSet, hasArea, removeArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { HEROES } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { offerAreas } from '../map/offer-areas.ts';
import { procedure } from '../rules.ts';
import { forget, remember, remembers, setOf } from '../table/remembered.ts';
import { heroFlies, refugesFrom } from './travel.ts';

const heroLocals = {
  seat: count,
  origin: count,
  /** The heroes that have not gone yet. */
  heroes: setOf(HEROES),
  /** Where the units of their side have gone, or `NONE`; then where the others go. */
  to: count,
};

type HeroRetreat = Frame<typeof heroLocals>;

/** Whether heroes support a side of the battle. */
export const isSupported = (t: Table, side: number): boolean => {
  for (let column = 0; column < t.columns; column++) if (t.supporter.get(side, column) > 0) return true;
  return false;
};

/** Remembers the heroes that support a side of the battle. */
export const rememberSupporters = (t: Table, side: number, heroes: LocalList): void => {
  heroes.clear();
  for (let column = 0; column < t.columns; column++) {
    const hero = t.supporter.get(side, column);
    if (hero > 0) remember(heroes, hero - 1);
  }
};

const near = areaSet();
const common = areaSet();

const neighboursOf = (t: Table, f: HeroRetreat, hero: number): AreaSet =>
  refugesFrom(t, f.seat, f.origin, heroFlies(t, hero), near);

const go = (t: Table, f: HeroRetreat, hero: number, to: number): void => {
  t.heroArea.set(hero, to + 1);
  t.heroRouted.set(hero, 1);
  t.emit(events['hero-retreated'], hero, f.origin, to);
  forget(f.heroes, hero);
};

/** Those who can cross over follow to an area. */
const follow = (t: Table, f: HeroRetreat): void => {
  if (f.to === NONE) return;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (remembers(f.heroes, hero) && hasArea(neighboursOf(t, f, hero), f.to)) go(t, f, hero, f.to);
  }
};

/** Areas next to this one that all can enter who can enter any: who flies can go wherever the others can. (RW-RETR-10, RW-RETR-13) */
const findCommon = (t: Table, f: HeroRetreat): AreaSet => {
  common.fill(0);
  for (let hero = 0; hero < t.heroes; hero++) {
    if (!remembers(f.heroes, hero)) continue;
    neighboursOf(t, f, hero);
    removeArea(near, f.origin);
    const low = near[0];
    const high = near[1];
    if ((low | high) === 0) continue;
    const first = (common[0] | common[1]) === 0;
    common[0] = first ? low : common[0] & low;
    common[1] = first ? high : common[1] & high;
  }
  return common;
};

const hasCommon = (t: Table, f: HeroRetreat): boolean => {
  const found = findCommon(t, f);
  return (found[0] | found[1]) !== 0;
};

const offerCommon = (t: Table, f: HeroRetreat, offer: Offer): void => {
  const found = findCommon(t, f);
  offerAreas(t, offer, area => yesIf(hasArea(found, area), reasons['not-all-can-go'], f.origin));
};

/** Who can go nowhere stays, routed: a retreat never costs a hero. (RW-RETR-13) */
const stay = (t: Table, f: HeroRetreat): void => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (!remembers(f.heroes, hero)) continue;
    t.heroRouted.set(hero, 1);
    t.emit(events['hero-stayed'], hero, f.origin);
  }
  f.heroes.clear();
};

/**
 * Supporting heroes of the losing side follow its units if they can, else go together to any area next to this one,
 * and are routed. No token is turned, nothing starts. (RW-RETR-10 to 13, 36, 37)
 */
export const retreatHeroes = procedure('retreat-heroes', heroLocals, steps =>
  steps
    .do(follow)
    .when(hasCommon, others =>
      others
        .ask('to', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: offerCommon,
          prompt: (_t, f) => say('prompt.retreat-heroes', { area: f.origin }),
          rule: 'RW-RETR-12',
        })
        .do(follow),
    )
    .do(stay),
);
