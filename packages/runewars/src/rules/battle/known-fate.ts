import { localOf, type RunningFrame } from '@runehold/kernel/procedure/game';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { RuledOut } from '@runehold/kernel/table/ruled-out';
import type { FateResult, UnitClass } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { fateFor } from '../cards/fate.ts';
import { assignDamage, assignRouts } from './assign.ts';
import { combatPass } from './pass.ts';
import { ATTACKER, DEFENDER, type Side, unitOn } from './sides.ts';
import { resolveSpecials } from './specials.ts';
import { battleWindow } from './window.ts';

type Kind = FateResult['kind'];

/** What both sides have shown whole when a pass carries out one of its rules. (RW-ROUND-14, RW-ROUND-19 to 22) */
const shownWhen = new Map<Procedure, ReadonlySet<Kind>>([
  [resolveSpecials as Procedure, new Set<Kind>(['special'])],
  [battleWindow as Procedure, new Set<Kind>(['special', 'rout'])],
  [assignRouts as Procedure, new Set<Kind>(['special', 'rout'])],
  [assignDamage as Procedure, new Set<Kind>(['special', 'rout', 'damage'])],
]);

/**
 * What everybody knows of Fate cards that are still hidden in a pass: none has a result of a kind that was shown, for all
 * of those lie open. (RW-ROUND-14)
 */
export const knownFate = (t: Table, frames: readonly RunningFrame[]): readonly RuledOut[] => {
  const at = frames.findLastIndex(({ procedure }) => procedure === (combatPass as Procedure));
  const shown = shownWhen.get(frames[at + 1]?.procedure);
  if (at < 0 || !shown) return [];
  // Sides that drew for one shape rule out the same cards.
  const outOf = new Map<UnitClass, RuledOut['isOut']>();
  const knownOf = (index: Side): RuledOut[] => {
    const column = localOf(t, frames[at], 'column', index);
    if (column < 0) return [];
    const { unitClass } = unitOn(t, index, column);
    const isOut = outOf.get(unitClass) ?? ((card: number) => shown.has(fateFor(t, card, unitClass).kind));
    outOf.set(unitClass, isOut);
    return [{ zone: 'fateDrawn', index, isOut }];
  };
  return [...knownOf(ATTACKER), ...knownOf(DEFENDER)];
};
