import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { namesOf, type Sheet } from '@runehold/kernel/pack/sheet';
import type { Table } from '../../layout.ts';
import { DRAGON } from '../../pools.ts';
import {
  holderOf,
  homeIn,
  isCity,
  isDamagedIn,
  mapIn,
  strongholdIn,
  yieldIn,
} from '../../rules/view/areas.ts';
import type { Look } from '../../rules/view/look.ts';
import { mightIn, wallsIn, winChance } from '../planner/odds.ts';
import { NOBODY } from '../planner/survey.ts';
import { waysOf } from '../planner/ways.ts';

/** What is read of a seat's land, its armies and the dragon runes about them. */
export const land = namesOf([
  'areas',
  'yield',
  'cities',
  'strongholds',
  'damaged',
  'home',
  'abroad',
  'units',
  'strength',
  'biggest',
  'spent',
  'routed',
  'hungry',
  'room',
  'runes',
  'falseRunes',
  'walledRunes',
  'runesInDanger',
  'wallsInDanger',
  'runesInReach',
  'bestReach',
  'stepsToRune',
]);

const FOOD = 0;
/** How far an army comes in one march. */
const REACH = 2;
const FAR = 8;
/** Chances count in sixteenths. */
const SURE = 16;

/** An army as it lies: where, whose, how strong, and whether it has marched this year. */
type Army = { readonly area: number; readonly seat: Seat; strength: number; units: number; isSpent: boolean };

const armiesOf = (look: Look): Army[] => {
  const { t } = look;
  const armies: Army[] = [];
  for (const area of mapIn(look).each) {
    const seat = t.occupant.get(area) - 1;
    if (seat < 0) continue;
    const { strength, units } = mightIn(look, area);
    armies.push({ area, seat, strength, units, isSpent: hasSeat(t.activation.get(area), seat) });
  }
  return armies;
};

const routedIn = ({ t }: Look, area: number): number => {
  let sum = 0;
  for (let column = 0; column < t.columns; column++) sum += t.routed.get(area, column);
  return sum;
};

/** What one seat could bring into an area with one march. */
const coming = { strength: 0, units: 0 };

/** Everything of the board, in one walk over it and one over its armies for each rune. */
export const readLand = (t: Table, sheet: Sheet): void => {
  const look: Look = { t, me: 0 };
  const { areas, walking } = waysOf(look);
  const most = t.content.limits.unitsPerArea;
  const armies = armiesOf(look);
  for (const { area, seat, strength, units, isSpent } of armies) {
    const routed = routedIn(look, area);
    sheet.add(seat, land.units, units + routed);
    sheet.add(seat, land.strength, Math.round(4 * strength));
    sheet.raise(seat, land.biggest, Math.round(4 * strength));
    if (isSpent) sheet.add(seat, land.spent, Math.round(4 * strength));
    sheet.add(seat, land.routed, routed);
    sheet.add(seat, land.hungry, Math.max(0, units + routed - t.dial.get(seat, FOOD)));
  }

  /** Fills in what a seat could bring, without what stands there already. */
  const bring = (seat: Seat, target: number, isReady: boolean): void => {
    coming.strength = 0;
    coming.units = 0;
    for (const army of armies) {
      if (army.seat !== seat || army.area === target || (isReady && army.isSpent)) continue;
      if (walking[army.area * areas + target] > REACH) continue;
      coming.strength += army.strength;
      coming.units += army.units;
    }
    if (coming.units <= most) return;
    coming.strength *= most / coming.units;
    coming.units = most;
  };

  /** How likely an area is lost to the strongest rival near it, in sixteenths. */
  const dangerIn = (area: number, holder: Seat): number => {
    const defence = t.occupant.get(area) > 0 ? mightIn(look, area) : NOBODY;
    const walls = wallsIn(look, area);
    let worst = 0;
    for (let rival = 0; rival < t.seats; rival++) {
      if (rival === holder) continue;
      bring(rival, area, false);
      if (coming.units > 0) worst = Math.max(worst, winChance(coming, defence, walls));
    }
    return Math.round(SURE * worst);
  };

  const readRune = (area: number, holder: Seat): void => {
    if (holder !== NONE) {
      sheet.add(holder, land.runes, 1);
      sheet.add(holder, land.runesInDanger, dangerIn(area, holder));
      if (strongholdIn(look, area) === holder) sheet.add(holder, land.walledRunes, 1);
    }
    const defence = mightIn(look, area);
    const walls = holder === NONE ? 0 : wallsIn(look, area);
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === holder) continue;
      for (const army of armies)
        if (army.seat === seat)
          sheet.raise(seat, land.stepsToRune, FAR - Math.min(FAR, walking[army.area * areas + area]));
      bring(seat, area, true);
      if (coming.units === 0) continue;
      const win = Math.round(SURE * winChance(coming, defence, walls));
      sheet.add(seat, land.runesInReach, win);
      sheet.raise(seat, land.bestReach, win);
    }
  };

  for (const area of mapIn(look).each) {
    const holder = holderOf(look, area);
    const rune = t.rune.at(area);
    if (rune === DRAGON) readRune(area, holder);
    if (holder === NONE) continue;
    if (rune !== NONE && rune !== DRAGON) sheet.add(holder, land.falseRunes, 1);
    sheet.add(holder, land.areas, 1);
    sheet.add(holder, land.yield, yieldIn(look, area));
    if (isCity(look, area)) sheet.add(holder, land.cities, 1);
    const home = homeIn(look, area);
    if (home === holder) sheet.add(holder, land.home, 1);
    else if (home !== NONE) sheet.add(holder, land.abroad, 1);
    if (strongholdIn(look, area) !== holder) continue;
    sheet.add(holder, land.strongholds, 1);
    if (isDamagedIn(look, area)) sheet.add(holder, land.damaged, 1);
    if (rune !== DRAGON) sheet.add(holder, land.wallsInDanger, dangerIn(area, holder));
    const units = t.occupant.get(area) === holder + 1 ? mightIn(look, area).units : 0;
    sheet.add(holder, land.room, Math.max(0, most - units));
  }
};
