import type { Table } from '../../layout.ts';

/** Cards drawn in the last season can be used from now on. (RW-TACT-08, RW-TACT-11) */
export const readyTactics = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    const fresh = t.freshTactics.at(seat);
    if (fresh.total > 0) t.tactics.at(seat).pour(fresh);
  }
};
