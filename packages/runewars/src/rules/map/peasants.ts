import type { Cells } from '@runehold/kernel/layout/fields';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { factionIds } from '../../pools.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import { perContent } from '../table/per-content.ts';
import { bitOf, wordOf } from '../table/remembered.ts';
import { seatOfFaction } from '../table/seats.ts';

// Where peasants stand is a set of areas; a table without their box has no room for any. (BW-PEAS)

const has = (set: Cells, area: number): boolean => (set.get(wordOf(area)) & bitOf(area)) !== 0;

const add = (set: Cells, area: number): void => set.set(wordOf(area), set.get(wordOf(area)) | bitOf(area));

const isEmptySet = (set: Cells): boolean => set.nextTaken(NONE) === NONE;

/** The Development card that brings peasants, the faction that can have it, and how many it brings. */
const bringer = perContent(({ developmentCards }) => {
  for (const [card, { faction, effect }] of developmentCards.entries()) {
    if ('peasants' in effect)
      return { card, faction: factionIds.indexOf(faction), peasants: effect.peasants };
  }
  return { card: NONE, faction: NONE, peasants: 0 };
});

/** Whether there can be peasants at this table: they come with a Development card, where those are bought. (BW-PEAS-01) */
const canBePeasants = (t: Table): boolean => t.peasantTokens > 0 && hasDevelopmentCards(t);

/** Whether there is any peasant on the board. */
export const anyPeasants = (t: Table): boolean => canBePeasants(t) && !isEmptySet(t.peasants);

/** Whether there is one in an area: asked of nearly every area at every turn, so that it looks at the set alone. */
export const hasPeasant = (t: Table, area: number): boolean => t.peasantTokens > 0 && has(t.peasants, area);

/** The seat whose peasants they all are, or `NONE`. */
export const ownerOfPeasants = (t: Table): Seat => seatOfFaction(t, bringer(t).faction);

/** How many a seat has bought: none before its card. (BW-PEAS-01) */
export const peasantsOf = (t: Table, seat: Seat): number => {
  if (!canBePeasants(t)) return 0;
  const { card, peasants } = bringer(t);
  const has = card !== NONE && ownerOfPeasants(t) === seat && t.developmentBought.get(card) === 1;
  return has ? Math.min(peasants, t.peasantTokens) : 0;
};

export const peasantsOnBoard = (t: Table): number => {
  let placed = 0;
  if (canBePeasants(t)) for (let area = 0; area < t.areas; area++) if (has(t.peasants, area)) placed++;
  return placed;
};

/** How many a seat has that stand nowhere. (BW-PEAS-04, BW-PEAS-06) */
export const peasantsLeft = (t: Table, seat: Seat): number => {
  const bought = peasantsOf(t, seat);
  return bought === 0 ? 0 : bought - peasantsOnBoard(t);
};

export const putPeasant = (t: Table, area: number): void => add(t.peasants, area);

export const takePeasant = (t: Table, area: number): void =>
  t.peasants.set(wordOf(area), t.peasants.get(wordOf(area)) & ~bitOf(area));

/** Notes that the last units of a seat have moved out of an area, if it has peasants. (BW-PEAS-02) */
export const noteVacated = (t: Table, area: number, seat: Seat): void => {
  if (peasantsOf(t, seat) > 0) add(t.vacated, area);
};

/** Whether some area has been left in this movement by somebody who has peasants. */
export const anyVacated = (t: Table): boolean => canBePeasants(t) && !isEmptySet(t.vacated);

/** Left in this movement, and nobody's units have come since. (BW-PEAS-12) */
export const isVacated = (t: Table, area: number): boolean =>
  has(t.vacated, area) && t.occupant.get(area) === 0;

export const forgetVacated = (t: Table): void => {
  for (let word = 0; word < t.vacated.length; word++) t.vacated.set(word, 0);
};
