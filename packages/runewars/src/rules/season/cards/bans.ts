import { seatBit } from '@runehold/kernel/layout/seats';
import { orderNames } from '../../../text/clause-groups.ts';
import { events } from '../../../words.ts';
import { atOnce, type Season } from './primary.ts';

/** Who is barred from Orders that move armies. (Stormy Weather) */
export const banOrders: Season<'ban-orders', { orders: readonly string[] }> = {
  clause: ['cannot choose these Orders this season:', 'nie może w tej porze roku wybrać rozkazu'],
  details: ({ orders }) => orderNames(orders),
  forbids: true,
  rule: atOnce('ban-orders', (t, seat) => {
    t.stormBound |= seatBit(seat);
    t.emit(events['storm-bound'], seat);
  }),
  bot: { bid: [1, 1] },
};

/** Who may not start battles in this season. (The Council Demands Peace) */
export const banBattles: Season<'ban-battles'> = {
  clause: ['cannot start battles until the season ends', 'nie może rozpoczynać bitew do końca tej pory roku'],
  forbids: true,
  rule: atOnce('ban-battles', (t, seat) => {
    t.keepsPeace |= seatBit(seat);
    t.emit(events['keeps-peace'], seat);
  }),
  bot: { bid: [0.25, 1] },
};

/** Heroes go farther in this Quest Phase. (Age of Heroes) */
export const longerMoves: Season<'longer-moves', { areas: number }> = {
  clause: [
    'may move each of their heroes {areas, count, thing.area} farther this Quest Phase',
    'może w tej Fazie misji poruszyć każdego swojego bohatera o {areas, count, thing.area:acc} dalej',
  ],
  rule: atOnce('longer-moves', t => {
    t.longRoads = 1;
  }),
};

/** Food counts for less in this winter. (Bitter Cold) */
export const lowerUnitLimit: Season<'lower-unit-limit', { by: number; foodFrom: number }> = {
  clause: [
    'has a unit limit lower by {by} this winter if their food dial shows {foodFrom} or more',
    'ma tej Zimy limit jednostek niższy o {by}, jeśli jego licznik żywności wskazuje co najmniej {foodFrom}',
  ],
  rule: atOnce('lower-unit-limit', t => {
    t.bitterCold = 1;
  }),
};

/** Armies go less far in this season. (Deep Snow) */
export const shorterMoves: Season<'shorter-moves', { areas: number }> = {
  clause: [
    'moves units {areas, plural, one {# fewer area} other {# fewer areas}} with Mobilize and Conquer until the season ends',
    'do końca tej pory roku porusza jednostki rozkazami „Mobilizacja” i „Podbój” o {areas, count, thing.area:acc} mniej',
  ],
  rule: atOnce('shorter-moves', t => {
    t.deepSnow = 1;
  }),
};
