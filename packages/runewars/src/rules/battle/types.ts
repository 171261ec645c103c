import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { NONE } from '@runehold/kernel/layout/zones';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { reasons, say } from '../../words.ts';
import { columnOf } from '../map/columns.ts';
import { countType, isStanding } from './fighters.ts';
import { type Side, seatOn, typeOn, unitOn } from './sides.ts';

/** Whether a type draws now: of the current initiative, not drawn yet, with a unit that stands. (RW-ROUND-04, 28, 29, 32) */
const mayDraw = (t: Table, side: Side, column: number): Verdict => {
  const { initiative } = unitOn(t, side, column);
  if (initiative !== t.combatRound) return no(reasons['other-initiative'], initiative, t.combatRound);
  if (t.hasDrawn.get(side, column) === 1) return no(reasons['attacked-already']);
  return yesIf(countType(t, side, column, isStanding) > 0, reasons['all-routed']);
};

/** Whether a side has to draw in this pass. (RW-ROUND-09, RW-ROUND-25 to 27) */
export const canDraw = (t: Table, side: Side): boolean => {
  for (let column = 0; column < t.columns; column++)
    if (typeOn(t, side, column) !== NONE && mayDraw(t, side, column) === YES) return true;
  return false;
};

type Choosing = { readonly side: number };

/** A side says for which of its types it draws. (RW-ROUND-10) */
export const oneType = {
  kind: 'one',
  seat: (t: Table, f: Choosing) => seatOn(t, f.side),
  from: unitDomain,
  options: (t: Table, { side }: Choosing, offer: Offer): void => {
    for (let column = 0; column < t.columns; column++) {
      if (countType(t, side, column) > 0) offer.consider(typeOn(t, side, column), mayDraw(t, side, column));
    }
  },
  about: (_t: Table, f: Choosing) => ({ side: f.side }),
  plain: true,
  prompt: (t: Table) => say('prompt.attack-with', { round: t.combatRound }),
  rule: 'RW-ROUND-10',
} as const;

type Chosen = Choosing & { readonly unit: number; column: number; figures: number };

/** Its standing units draw, and the type does not draw again. (RW-ROUND-11, RW-ROUND-29) */
export const takeType = (t: Table, f: Chosen): void => {
  f.column = columnOf(t, f.unit);
  f.figures = countType(t, f.side, f.column, isStanding);
  t.hasDrawn.set(f.side, f.column, 1);
};
