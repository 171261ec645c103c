import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { SeatOrder } from '@runehold/kernel/procedure/op';
import { factionDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { isOpened } from '../table/opened.ts';
import { seatOfFaction } from '../table/seats.ts';
import { fromFirstPlayer, lastPlayerFirst } from './orders.ts';

const isWay = (t: Table, way: string): boolean => layout.options.factions.values[t.factions] === way;

const wishOf = (t: Table, seat: Seat): number => [t.faction1, t.faction2, t.faction3, t.faction4][seat];

const take = (t: Table, seat: Seat, faction: number): void => {
  t.faction.set(seat, faction + 1);
  t.emit(events['faction-taken'], seat, faction);
};

/** Seats whose faction was fixed for this table have it before anybody chooses. (RW-COMP-01) */
const takeFixed = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) if (wishOf(t, seat) > 0) take(t, seat, wishOf(t, seat) - 1);
};

const isFree = (t: Table, faction: number): boolean => seatOfFaction(t, faction) === NONE;

const mayBeDealt = (t: Table, faction: number): boolean =>
  isOpened(t, t.content.boxOf.factions, faction) && isFree(t, faction);

const dealFaction = (t: Table, seat: Seat): void => {
  let free = 0;
  for (let faction = 0; faction < factionDomain.size; faction++) if (mayBeDealt(t, faction)) free++;
  let left = t.roll(layout.stream.setup, free);
  for (let faction = 0; faction < factionDomain.size; faction++) {
    if (!mayBeDealt(t, faction) || left-- > 0) continue;
    take(t, seat, faction);
    return;
  }
};

const mayTake = (t: Table, faction: number): Verdict =>
  isFree(t, faction) ? YES : no(reasons['faction-taken'], seatOfFaction(t, faction));

const choosing = { seat: count, faction: count };
type Choosing = { seat: number; faction: number };

/** Each seat of an order without a faction chooses one of those that are free. (RW-SETUP-05) */
const chooseIn = (name: string, order: SeatOrder<Table, Choosing>) =>
  procedure(name, choosing, steps =>
    steps.eachSeat('seat', order, each =>
      each.when(
        (t, f) => t.faction.get(f.seat) === 0,
        one =>
          one
            .ask('faction', {
              kind: 'one',
              seat: 'seat',
              from: factionDomain,
              where: (t, _f, faction) => mayTake(t, faction),
              prompt: () => say('prompt.choose-faction'),
              rule: 'RW-SETUP-05',
            })
            .do((t, f) => take(t, f.seat, f.faction)),
      ),
    ),
  );

const chooseInOrder = chooseIn('choose-factions', fromFirstPlayer());
const draft = chooseIn('draft-factions', lastPlayerFirst());

const deal = procedure('deal-factions', choosing, steps =>
  steps.do(t => {
    for (let seat = 0; seat < t.seats; seat++) if (t.faction.get(seat) === 0) dealFaction(t, seat);
  }),
);

/** Step 2: everybody takes a faction, by choice, by draft or by chance. Nothing of the others is in play. (RW-SETUP-05 to 07) */
export const takeFactions = procedure('take-factions', {}, steps =>
  steps.do(takeFixed).dispatch(
    () => [chooseInOrder, draft, deal],
    t => (isWay(t, 'choose') ? 0 : isWay(t, 'draft') ? 1 : 2),
  ),
);
