import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { ways } from '../pools.ts';
import { events } from '../words.ts';
import { isAlive, survivors } from './order.ts';

/** The scenario by whose rules is played. */
export const scenarioOf = (t: Table) => ways[t.objective];

/** Ends the game: these seats share the first place, the others the second. (RA-WIN-01) */
export const endGame = (t: Table, wins: (seat: Seat) => boolean): void => {
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    t.setPlace(seat, wins(seat) ? 1 : 2);
    if (!wins(seat)) continue;
    winners++;
    t.emit(events.won, seat);
  }
  if (winners === 0) t.emit(events['no-winner']);
  t.finish();
};

/** What an elimination means for the scenario. (RA-RES-04, RA-RUN-10, RA-CAT-05, RA-MON-12) */
export const checkAfterElimination = (t: Table, gone: Seat): void => {
  switch (scenarioOf(t)) {
    case 'runewars':
      if (survivors(t) <= 1) endGame(t, seat => isAlive(t, seat));
      return;
    case 'cataclysm':
      // A traitor wins with the first loss among the others; his own loss ends nothing for them. (RA-CAT-08)
      if (t.traitor === NONE) endGame(t, () => false);
      else if (gone !== t.traitor) endGame(t, seat => seat === t.traitor && isAlive(t, seat));
      else if (survivors(t) === 0) endGame(t, () => false);
      return;
    default:
      if (survivors(t) === 0) endGame(t, () => false);
  }
};
