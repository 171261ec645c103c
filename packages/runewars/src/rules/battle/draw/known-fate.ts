import type { Seat } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import { localOf, type RunningFrame } from '@runehold/kernel/procedure/game';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { RuledOut } from '@runehold/kernel/table/ruled-out';
import type { FateResult, UnitClass } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { fateFor } from '../../cards/fate.ts';
import { fateLaidBy, isTacticalFate, tacticalFateFor } from '../../cards/tactical-fate.ts';
import { assignDamage, assignRouts } from '../assign.ts';
import { commandedDamage } from '../command/damage.ts';
import { combatPass } from '../pass.ts';
import { ATTACKER, DEFENDER, type Side, sideOf, unitOn } from '../sides.ts';
import { resolveSpecials } from '../specials.ts';
import { battleWindow } from '../window.ts';

type Kind = FateResult['kind'];

/** What both sides have shown whole when a pass carries out one of its rules. (RW-ROUND-14, RW-ROUND-19 to 22) */
const shownWhen = new Map<Procedure, ReadonlySet<Kind>>([
  [resolveSpecials as Procedure, new Set<Kind>(['special'])],
  [battleWindow as Procedure, new Set<Kind>(['special', 'rout'])],
  [assignRouts as Procedure, new Set<Kind>(['special', 'rout'])],
  [assignDamage as Procedure, new Set<Kind>(['special', 'rout', 'damage'])],
  [commandedDamage as Procedure, new Set<Kind>(['special', 'rout', 'damage'])],
]);

const nothing: ReadonlySet<Kind> = new Set();

/** Whatever a seat has announced shows Fate icons, and none of a kind that was shown. (BW-TFATE-01, BW-TFATE-13) */
const knownLaid = (
  t: Table,
  seat: Seat,
  shown: ReadonlySet<Kind>,
  classOn: (side: Side) => UnitClass | undefined,
): RuledOut => {
  const unitClass = shown.size === 0 ? undefined : classOn(sideOf(t, seat));
  const isShown = (card: Card): boolean =>
    unitClass !== undefined && shown.has(tacticalFateFor(t, card, unitClass).kind);
  return { zone: 'fateLaid', index: seat, isOut: card => !isTacticalFate(t, card) || isShown(card) };
};

/**
 * What everybody knows of cards that are still hidden in a pass: none has a result of a kind that was shown, for all of
 * those lie open. (RW-ROUND-14)
 */
export const knownFate = (t: Table, frames: readonly RunningFrame[]): readonly RuledOut[] => {
  const at = frames.findLastIndex(({ procedure }) => procedure === (combatPass as Procedure));
  const shown = (at < 0 ? undefined : shownWhen.get(frames[at + 1]?.procedure)) ?? nothing;
  const known: RuledOut[] = [];
  const classOn = (side: Side): UnitClass | undefined => {
    const column = localOf(t, frames[at], 'column', side);
    return column < 0 ? undefined : unitOn(t, side, column).unitClass;
  };
  if (shown.size > 0) {
    // Sides that drew for one shape rule out the same cards.
    const outOf = new Map<UnitClass, RuledOut['isOut']>();
    for (let index = ATTACKER; index <= DEFENDER; index++) {
      const unitClass = classOn(index);
      if (unitClass === undefined) continue;
      const isOut = outOf.get(unitClass) ?? ((card: Card) => shown.has(fateFor(t, card, unitClass).kind));
      outOf.set(unitClass, isOut);
      known.push({ zone: 'fateDrawn', index, isOut });
    }
  }
  for (let seat = 0; seat < t.seats; seat++)
    if (fateLaidBy(t, seat) > 0) known.push(knownLaid(t, seat, shown, classOn));
  return known;
};
