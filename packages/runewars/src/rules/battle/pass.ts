import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { FateResult } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { usesTacticalFate } from '../cards/tactical-fate.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { procedure } from '../rules.ts';
import { assignDamage, assignRouts, dealTo } from './assign.ts';
import { commandedDamage } from './command/damage.ts';
import { drawForType } from './draw/draw-type.ts';
import { discardPass, revealFate } from './draw/fate-draw.ts';
import { announceFate, discardTurnedFate, dropMissedFate, turnFateOf } from './draw/tactical-fate.ts';
import {
  ATTACKER,
  attackerFirst,
  DEFENDER,
  eachSide,
  inOrderOfDealing,
  otherSide,
  type Side,
  typeOn,
} from './sides.ts';
import { resolveSpecials } from './specials.ts';
import { battleWindow, mayUseAtRouts, WINDOW } from './window.ts';

type Drawn = { get(side: Side): number };
type Sums = { set(side: Side, sum: number): void };

/** A side shows its cards with one kind of result, drawn and announced ones. (BW-TFATE-08) */
const revealAll = (t: Table, side: Side, column: number, kind: FateResult['kind']): number => {
  const sum = revealFate(t, side, column, kind);
  return usesTacticalFate(t) ? sum + turnFateOf(t, side, column, kind) : sum;
};

/** Both sides show their cards with one kind of result. */
const revealBoth = (t: Table, column: Drawn, sums: Sums, kind: FateResult['kind']): void => {
  if (usesTacticalFate(t)) discardTurnedFate(t);
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    sums.set(side, column.get(side) < 0 ? 0 : revealAll(t, side, column.get(side), kind));
  }
};

type Row = Drawn & Sums;
type Pass = { readonly side: Side; readonly column: Row; readonly figures: Row };

/** The type that a side draws for in this pass, and how many of it. */
const keepType = (
  _t: Table,
  { side, column, figures }: Pass,
  callee: { readonly column: number; readonly figures: number },
): void => {
  column.set(side, callee.column);
  figures.set(side, callee.figures);
};

/**
 * One pass of a combat round: each side draws for one type if it can; then all special abilities, all routs and all
 * damage of both sides. (RW-ROUND-04 to 26)
 */
export const combatPass = procedure(
  'combat-pass',
  { side: count, column: eachSide, figures: eachSide, sums: eachSide },
  steps =>
    steps
      .when(
        usesTacticalFate,
        announced =>
          announced
            .eachSeat('side', attackerFirst, each =>
              each.call(() => announceFate, { side: 'side' }, keepType),
            )
            .eachSeat('side', attackerFirst, each =>
              each.when(
                (_t, f) => f.column.get(f.side) !== NONE,
                draws =>
                  draws.call(() => drawForType, {
                    side: 'side',
                    unit: (t, f) => typeOn(t, f.side, f.column.get(f.side)),
                    column: (_t, f) => f.column.get(f.side),
                    figures: (_t, f) => f.figures.get(f.side),
                  }),
              ),
            ),
        drawn =>
          drawn.eachSeat('side', attackerFirst, each =>
            each.call(() => drawForType, { side: 'side' }, keepType),
          ),
      )
      .do((t, f) => revealBoth(t, f.column, f.sums, 'special'))
      .eachSeat('side', attackerFirst, each =>
        each.call(() => resolveSpecials, {
          side: 'side',
          column: (_t, f) => f.column.get(f.side),
          figures: (_t, f) => f.figures.get(f.side),
          icons: (_t, f) => f.sums.get(f.side),
        }),
      )
      .do((t, f) => revealBoth(t, f.column, f.sums, 'rout'))
      .eachSeat('side', inOrderOfDealing, each =>
        each
          .when(
            (t, f) => mayUseAtRouts(t, otherSide(f.side), f.sums.get(f.side)),
            window =>
              window.call(
                () => battleWindow,
                {
                  side: (_t, f) => otherSide(f.side),
                  moment: WINDOW.routs,
                  routs: (_t, f) => f.sums.get(f.side),
                },
                (_t, f, callee) => f.sums.set(f.side, callee.routs),
              ),
          )
          .call(
            () => assignRouts,
            (t, f, callee) => dealTo(t, callee, otherSide(f.side), f.sums.get(f.side)),
          ),
      )
      .do((t, f) => revealBoth(t, f.column, f.sums, 'damage'))
      .when(
        hasCommanders,
        commanded =>
          commanded.call(
            () => commandedDamage,
            (_t, f, callee) => {
              for (let side = ATTACKER; side <= DEFENDER; side++) callee.sums.set(side, f.sums.get(side));
            },
          ),
        plain =>
          plain.eachSeat('side', inOrderOfDealing, each =>
            each.call(
              () => assignDamage,
              (t, f, callee) => dealTo(t, callee, otherSide(f.side), f.sums.get(f.side)),
            ),
          ),
      )
      .do(t => {
        discardPass(t, ATTACKER);
        discardPass(t, DEFENDER);
        if (usesTacticalFate(t)) dropMissedFate(t);
      }),
);
