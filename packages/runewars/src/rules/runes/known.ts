import { hasSeat, type Seat, type SeatMask, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { nextHero } from '../heroes/hero.ts';
import { controller } from '../map/areas.ts';

/** The seats that may look at the token of an area now: its controller, and who has a hero there. (RW-RUNE-16) */
const lookersAt = (t: Table, area: number): SeatMask => {
  const owner = controller(t, area);
  let seats = owner === NONE ? 0 : seatBit(owner);
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    if (t.heroArea.get(hero) === area + 1) seats |= seatBit(t.heroOwner.get(hero) - 1);
  return seats;
};

/** Whether a seat has not seen the facedown token of an area. */
const isNews = ({ rune, runeUp, runeKnown }: Table, area: number, seat: Seat): boolean =>
  area >= 0 && rune.at(area) !== NONE && runeUp.get(area) === 0 && !hasSeat(runeKnown.get(area), seat);

/** Whether there is a token that somebody may look at and has not: mostly there is none, and nothing to be told. */
const isAnythingNew = (t: Table): boolean => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    if (isNews(t, t.heroArea.get(hero) - 1, t.heroOwner.get(hero) - 1)) return true;
  const { rune, runeUp, runeKnown } = t;
  for (let area = rune.nextTaken(NONE); area !== NONE; area = rune.nextTaken(area)) {
    if (runeUp.get(area) === 1) continue;
    const owner = controller(t, area);
    if (owner !== NONE && !hasSeat(runeKnown.get(area), owner)) return true;
  }
  return false;
};

/** Lets these seats see the rune of an area from now on; that they look is told to all. (RW-INFO-07, RW-INFO-08) */
export const showRuneTo = (t: Table, area: number, seats: number): void => {
  const known = t.runeKnown.get(area);
  if ((seats & ~known) === 0 || t.rune.at(area) === NONE) return;
  t.runeKnown.set(area, known | seats);
  if (t.runeUp.get(area) === 1) return;
  t.notice(known, known | seats);
  for (let seat = 0; seat < t.seats; seat++) {
    if (hasSeat(seats & ~known, seat))
      t.emitTo(seatBit(seat), events['rune-seen'], seat, area, t.rune.at(area));
  }
};

/** Whoever may look has looked: permission holds at any time, so knowledge follows control and heroes at once. */
export const lookAtRunes = (t: Table): void => {
  if (!isAnythingNew(t)) return;
  const { rune, runeUp } = t;
  for (let area = rune.nextTaken(NONE); area !== NONE; area = rune.nextTaken(area))
    if (runeUp.get(area) === 0) showRuneTo(t, area, lookersAt(t, area));
};
