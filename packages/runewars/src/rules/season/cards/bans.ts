import { seatBit } from '@runehold/kernel/layout/seats';
import { events } from '../../../words.ts';
import { atOnce } from './primary.ts';

/** Who is barred from Orders that move armies. (Stormy Weather) */
export const banOrders = atOnce('ban-orders', (t, seat) => {
  t.stormBound |= seatBit(seat);
  t.emit(events['storm-bound'], seat);
});

/** Who may not start battles in this season. (The Council Demands Peace) */
export const banBattles = atOnce('ban-battles', (t, seat) => {
  t.keepsPeace |= seatBit(seat);
  t.emit(events['keeps-peace'], seat);
});

/** Heroes go farther in this Quest Phase. (Age of Heroes) */
export const longerMoves = atOnce('longer-moves', t => {
  t.longRoads = 1;
});

/** Food counts for less in this winter. (Bitter Cold) */
export const lowerUnitLimit = atOnce('lower-unit-limit', t => {
  t.bitterCold = 1;
});

/** Armies go less far in this season. (Deep Snow) */
export const shorterMoves = atOnce('shorter-moves', t => {
  t.deepSnow = 1;
});
