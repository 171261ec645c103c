import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, areaSet, clearAreas, hasArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { isCommander } from '../heroes/commanders/commander.ts';
import { offerAreas } from '../map/offer-areas.ts';
import { procedure } from '../rules.ts';
import { showRuneTo } from '../runes/known.ts';
import { closedTo, heroFlies, nowhere, reachOf } from './travel.ts';

const wayLocals = { seat: count, hero: count, target: count, steps: count, from: count, via: count };

type Way = Frame<typeof wayLocals>;

const here = (t: Table, f: Way): number => t.heroArea.get(f.hero) - 1;

const before = areaSet();
const beyond = areaSet();
const closed = areaSet();
/** The areas that the hero can pass on his way: scratch of one look. */
const passable = areaSet();

/** What the hero may not pass: a commander goes like units. (BW-CMD-12) */
const groundFor = (t: Table, f: Way): AreaSet =>
  isCommander(t, f.hero) ? closedTo(t, f.seat, f.steps, closed) : nowhere;

/** After how many areas the hero can pass an area and still arrive; 0 if he cannot. */
const stepsVia = (t: Table, f: Way, area: number): number => {
  const flying = heroFlies(t, f.hero);
  const ground = groundFor(t, f);
  if (hasArea(ground, area)) return 0;
  for (let step = 1; step < f.steps; step++) {
    reachOf(t, f.seat, here(t, f), step, flying, ground, before);
    reachOf(t, f.seat, f.target, f.steps - step, flying, ground, beyond);
    if (hasArea(before, area) && hasArea(beyond, area)) return step;
  }
  return 0;
};

/** Finds the areas that the hero can pass and still arrive. */
const findPassable = (t: Table, f: Way): void => {
  const flying = heroFlies(t, f.hero);
  const ground = groundFor(t, f);
  clearAreas(passable);
  for (let step = 1; step < f.steps; step++) {
    reachOf(t, f.seat, here(t, f), step, flying, ground, before);
    reachOf(t, f.seat, f.target, f.steps - step, flying, ground, beyond);
    for (let word = 0; word < passable.length; word++)
      passable[word] |= before[word] & beyond[word] & ~ground[word];
  }
};

/** A facedown rune that the player has not seen. */
const isNewTo = (t: Table, f: Way, area: number): boolean =>
  t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !hasSeat(t.runeKnown.get(area), f.seat);

const isSight = (t: Table, f: Way, area: number): Verdict => {
  if (!isNewTo(t, f, area)) return no(reasons['nothing-unseen']);
  if (area === f.target || area === here(t, f)) return no(reasons['not-on-the-way']);
  return yesIf(hasArea(passable, area), reasons['out-of-reach']);
};

const hasSights = (t: Table, f: Way): boolean => {
  if (f.steps < 2) return false;
  let looked = false;
  for (let area = t.rune.nextTaken(NONE); area !== NONE; area = t.rune.nextTaken(area)) {
    if (!isNewTo(t, f, area)) continue;
    if (!looked) findPassable(t, f);
    looked = true;
    if (isSight(t, f, area) === YES) return true;
  }
  return false;
};

const offerSights = (t: Table, f: Way, offer: Offer): void => {
  findPassable(t, f);
  offerAreas(t, offer, area => isSight(t, f, area));
};

/**
 * Brings a hero into an area that he can reach. On his way he passes an area whose rune his player has not seen, if
 * there is one; of several the player picks. (RW-RUNE-17, RW-MOVE-07)
 */
export const heroMarch = procedure('hero-march', wayLocals, steps =>
  steps
    .do((t, f) => {
      f.from = here(t, f);
    })
    .repeatWhile(hasSights, way =>
      way
        .ask('via', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: offerSights,
          prompt: (_t, f) => say('prompt.hero-via', { hero: f.hero }),
          rule: 'RW-RUNE-17',
        })
        .do((t, f) => {
          f.steps -= stepsVia(t, f, f.via);
          t.heroArea.set(f.hero, f.via + 1);
          t.emit(events['hero-passed'], f.hero, f.via);
          showRuneTo(t, f.via, seatBit(f.seat));
        }),
    )
    .do((t, f) => {
      t.heroArea.set(f.hero, f.target + 1);
      t.emit(events['hero-marched'], f.hero, f.from, f.target);
    }),
);
