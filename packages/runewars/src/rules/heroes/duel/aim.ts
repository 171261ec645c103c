import { numbers, worded } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { QUEST_UNITS } from '../../../pools.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { ATTACKER, isUnitDown, seatOn } from './sides.ts';

/** A quest unit by its place in the row. */
const questUnitDomain = worded(numbers('quest-unit', QUEST_UNITS), n => say('label.quest-unit', { n }));

/** The hero's player says which quest unit each point of his damage hits. (RW-DUEL-48) */
export const aimAtUnits = procedure('duel-aim', { left: count, unit: count }, steps =>
  steps.repeatWhile(
    (_t, f) => f.left > 0,
    point =>
      point
        .ask('unit', {
          kind: 'one',
          seat: t => seatOn(t, ATTACKER),
          from: questUnitDomain,
          options: (t, _f, offer) => {
            for (let unit = 0; unit < t.questUnits; unit++) if (!isUnitDown(t, unit)) offer.add(unit);
          },
          prompt: (_t, f) => say('prompt.duel-aim', { left: f.left }),
          rule: 'RW-DUEL-48',
        })
        .do((t, f) => {
          t.questHit.add(f.unit, 1);
          f.left--;
        }),
  ),
);

/** Places what hits the quest units. The rout icons of a unit prevent damage to it, but not what is sure. (RW-DUEL-40) */
export const hurtUnits = (t: Table, sureDamage: number): void => {
  let sure = sureDamage;
  for (let unit = 0; unit < t.questUnits; unit++) {
    const hit = t.questHit.get(unit);
    const certain = Math.min(hit, sure);
    sure -= certain;
    const prevented = Math.min(hit - certain, t.questGuard.get(unit));
    t.questHurt.add(unit, hit - prevented);
    t.questHit.set(unit, 0);
    if (hit > prevented) t.emit(events['quest-unit-hurt'], unit, hit - prevented, t.questHurt.get(unit));
  }
};
