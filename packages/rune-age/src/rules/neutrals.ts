import { layout, type Table } from '../layout.ts';
import { scenarios } from '../pools.ts';
import { dataOf, isGold } from './cards.ts';

/** The three neutral types: the scenario's own, or others of the same cost. (RA-SETUP-03, RA-OPT-01) */
export const neutralTypes = (t: Table): readonly string[] => {
  const chosen = [
    layout.options.neutral2.values[t.neutral2],
    layout.options.neutral4.values[t.neutral4],
    layout.options.neutral6.values[t.neutral6],
  ];
  return t.content.neutrals[scenarios[t.objective]].map((usual, tier) =>
    chosen[tier] === 'usual' ? usual : chosen[tier],
  );
};

/** Whether a card that influence acquires has a pile in this game, though it may be used up. */
export const hasPile = (t: Table, card: number): boolean =>
  isGold(t, card) || neutralTypes(t).includes(dataOf(t, card).id);
