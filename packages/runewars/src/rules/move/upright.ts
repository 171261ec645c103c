import type { Table } from '../../layout.ts';

/*
 * Units that the retreat of this moment does not rout, where a card covers it: the column plus 1 of each. (Rearguard)
 */

/** Remembers one unit more. */
export const keepUpright = (t: Table, column: number): void => {
  for (let place = 0; place < t.upright.length; place++) {
    if (t.upright.get(place) > 0) continue;
    t.upright.set(place, column + 1);
    return;
  }
};

/** How many units of a column are not routed. */
export const uprightOf = (t: Table, column: number): number => {
  let units = 0;
  for (let place = 0; place < t.upright.length; place++) if (t.upright.get(place) === column + 1) units++;
  return units;
};

export const forgetUpright = (t: Table): void => {
  for (let place = 0; place < t.upright.length; place++) t.upright.set(place, 0);
};
