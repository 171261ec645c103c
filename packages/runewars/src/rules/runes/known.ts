import { hasSeat, type SeatMask, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { AREAS } from '../../pools.ts';
import { events } from '../../words.ts';
import { nextHero } from '../heroes/hero.ts';
import { controller } from '../map/areas.ts';

/** By area plus 1: the seats with a hero there. Scratch of one look around. */
const withHero = new Uint8Array(AREAS + 1);

const findHeroes = (t: Table): void => {
  withHero.fill(0);
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    withHero[t.heroArea.get(hero)] |= seatBit(t.heroOwner.get(hero) - 1);
};

/** The seats that may look at the token of an area now: its controller, and who has a hero there. (RW-RUNE-16) */
const lookersAt = (t: Table, area: number): SeatMask => {
  const owner = controller(t, area);
  return owner === NONE ? withHero[area + 1] : withHero[area + 1] | seatBit(owner);
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
  findHeroes(t);
  const { rune, runeUp, runeKnown } = t;
  for (let area = rune.nextTaken(NONE); area !== NONE; area = rune.nextTaken(area)) {
    if (runeUp.get(area) === 1) continue;
    const seats = lookersAt(t, area);
    if ((seats & ~runeKnown.get(area)) !== 0) showRuneTo(t, area, seats);
  }
};
