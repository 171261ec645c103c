import { isOpen, openedBy } from '@runehold/kernel/layout/box';
import { universe } from '../../boxes/universe.ts';
import { factionIds } from '../../pools.ts';

/** Two seats cannot play one faction, and nobody one whose box is closed. (RW-COMP-01) */
export const refuseOptions = (
  seats: number,
  options: Readonly<Record<string, string>>,
): string | undefined => {
  const chosen = Array.from({ length: seats }, (_, seat) => options[`faction${seat + 1}`] ?? 'any').filter(
    faction => faction !== 'any',
  );
  if (new Set(chosen).size < chosen.length) return 'refusal.same-faction';
  const open = openedBy(universe, options);
  const isThere = (faction: string): boolean =>
    isOpen(open, universe.boxOf.factions[factionIds.indexOf(faction)]);
  return chosen.every(isThere) ? undefined : 'refusal.closed-faction';
};
