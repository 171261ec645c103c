import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { isEnemy, isNeutral } from '../map/areas.ts';
import { activeCard } from '../orders/in-play.ts';

/** Whether the active Order has started as many battles as it may, its bonus included. (RW-O2-05, RW-O2-06) */
const hasFoughtEnough = (t: Table, seat: Seat): boolean => {
  const bonus = activeCard(t, seat)?.bonus;
  return bonus?.kind === 'repeat' && t.battlesFought >= bonus.battles;
};

/** Whether a player may start a battle now. (RW-O2-05 to 09, The Council Demands Peace) */
export const mayFight = (t: Table, seat: Seat): Verdict => {
  if (hasSeat(t.keepsPeace, seat)) return no(reasons['peace-demanded']);
  return hasFoughtEnough(t, seat) ? no(reasons['battle-spent']) : YES;
};

/** Whether so many units may talk to those they have met. (RW-DIPL-03, RW-CAP-07) */
export const mayNegotiate = (t: Table, seat: Seat, units: number): Verdict => {
  if (t.influence.get(seat) === 0) return no(reasons['no-influence']);
  const most = t.content.limits.unitsPerArea;
  return units > most ? no(reasons['too-many-to-negotiate'], most) : YES;
};

/** Whether units may enter an area at all: not where a battle would follow that may not be fought. (RW-O2-06, RW-O2-08) */
export const mayEnter = (t: Table, seat: Seat, area: number): Verdict => {
  if (isEnemy(t, area, seat)) return mayFight(t, seat);
  if (!isNeutral(t, area)) return YES;
  return mayNegotiate(t, seat, 0) === YES ? YES : mayFight(t, seat);
};

/** How many units may enter together: only as many as can negotiate where no battle may follow. (RW-O2-08, RW-CAP-04) */
export const mostToEnter = (t: Table, seat: Seat, area: number, all: number): number =>
  isNeutral(t, area) && mayFight(t, seat) !== YES ? t.content.limits.unitsPerArea : all;
